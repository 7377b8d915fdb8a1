/** Who hangs in which lane where levels are many: what the art direction tells of chains and forks. */

import type { Order } from '@/engine/view';

import { coversOf, isRanked } from './crossings';
import type { Case } from './laws';

/** From four levels on a chain takes turns between two lanes, whatever it has grown from. */
export function judgeZigzag({ order, plan }: Pick<Case, 'order' | 'plan'>, faults: string[]): void {
  const ranked = plan.nodes.filter(({ wrestler }) => isRanked(order, wrestler));
  const links = coversOf(order).length;
  const below = new Set(ranked.map(({ wrestler }) => order.weaker[wrestler]));
  const isChain = links === ranked.length - 1 && below.size === ranked.length;
  if (ranked.length < 4 || !isChain) return;
  const xs = ranked.sort((a, b) => a.y - b.y).map(({ x }) => x);
  const sways = xs.every((x, at) => {
    const [next, third] = [xs[at + 1] ?? NaN, xs[at + 2] ?? x];
    return !(Math.abs(next - x) < 1) && Math.abs(third - x) < 1;
  });
  if (!sways) faults.push(`zigzag: ${xs.map(Math.round).join()}`);
}

/** How high everybody stands: the longest way down. */
function depthsOf({ weaker }: Order): number[] {
  const depthOf = (w: number): number =>
    Math.max(
      0,
      ...[0, 1, 2, 3, 4, 5].flatMap((v) => (((weaker[w] ?? 0) >> v) & 1 ? [depthOf(v) + 1] : [])),
    );
  return weaker.map((_, w) => depthOf(w));
}

/** Up to this height a box has no room for more than what does not touch. */
const FLAT = 160;

/**
 * On five levels two of the six stand side by side: outermost, and those on the levels above and below
 * them in the middle between them. Nobody else stands straight above the next.
 */
export function judgeFork({ order, box, plan }: Case, faults: string[]): void {
  const ranked = plan.nodes.filter(({ wrestler }) => isRanked(order, wrestler));
  const depths = depthsOf(order);
  if (ranked.length < 6 || Math.max(...depths) !== 4 || box.height <= FLAT) return;
  const rows = [4, 3, 2, 1, 0].map((depth) =>
    ranked.filter(({ wrestler }) => depths[wrestler] === depth).map(({ x }) => x),
  );
  const xs = rows.flat();
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const isFork = rows.every((row, at) => {
    if (row.length === 2)
      return Math.abs(Math.abs((row[0] ?? NaN) - (row[1] ?? NaN)) - (right - left)) < 1;
    const [x = NaN] = row;
    const beside = rows[at - 1]?.length === 2 || rows[at + 1]?.length === 2;
    if (beside) return Math.abs(2 * x - left - right) < 1;
    const next = rows[at + 1] ?? [];
    return next.every((other) => Math.abs(other - x) > 0.4 * (right - left));
  });
  if (!isFork) faults.push(`fork: ${rows.map((row) => row.map(Math.round).join('+')).join()}`);
}
