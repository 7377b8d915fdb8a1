/**
 * The fewest crossings an order can be drawn with, by brute force: all orders of each level, ropes
 * that pass a level among its members, plain counting. Written apart from the layout's own search.
 */

import type { Order } from '@/engine/view';

type Segment = readonly [above: string, below: string];

const ALL = [0, 1, 2, 3, 4, 5];

function levelOf(order: Order, w: number): number {
  const below = ALL.filter((v) => ((order.weaker[w] ?? 0) >> v) & 1);
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((v) => levelOf(order, v)));
}

/** Relations with nobody between. */
export function coversOf(order: Order): [number, number][] {
  const beats = (a: number, b: number): boolean => (((order.weaker[a] ?? 0) >> b) & 1) === 1;
  return ALL.flatMap((a) =>
    ALL.filter((b) => beats(a, b) && !ALL.some((c) => beats(a, c) && beats(c, b))).map(
      (b): [number, number] => [a, b],
    ),
  );
}

export const isRanked = (order: Order, w: number): boolean =>
  ((order.weaker[w] ?? 0) | (order.stronger[w] ?? 0)) !== 0;

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

function countBetween(
  segments: readonly Segment[],
  above: readonly string[],
  below: readonly string[],
): number {
  let count = 0;
  segments.forEach(([a, b], at) => {
    for (const [c, d] of segments.slice(at + 1)) {
      const left = above.indexOf(a) - above.indexOf(c);
      const right = below.indexOf(b) - below.indexOf(d);
      if (left * right < 0) count++;
    }
  });
  return count;
}

/** The fewest crossings with levels as longest paths from the bottom. */
export function fewestCrossings(order: Order): number {
  const levels = new Map<number, string[]>();
  const put = (level: number, item: string): void => {
    levels.set(level, [...(levels.get(level) ?? []), item]);
  };
  for (const w of ALL) if (isRanked(order, w)) put(levelOf(order, w), `${w}`);
  const segments = new Map<number, Segment[]>();
  for (const [winner, loser] of coversOf(order)) {
    let below = `${loser}`;
    for (let level = levelOf(order, loser) + 1; level <= levelOf(order, winner); level++) {
      const above = level === levelOf(order, winner) ? `${winner}` : `${winner}>${loser}@${level}`;
      if (above !== `${winner}`) put(level, above);
      segments.set(level, [...(segments.get(level) ?? []), [above, below]]);
      below = above;
    }
  }
  let ways = permutations(levels.get(0) ?? []).map((order) => ({ order, count: 0 }));
  for (let level = 1; level < levels.size; level++) {
    const pieces = segments.get(level) ?? [];
    ways = permutations(levels.get(level) ?? []).map((above) => ({
      order: above,
      count: Math.min(...ways.map((way) => way.count + countBetween(pieces, above, way.order))),
    }));
  }
  return Math.min(...ways.map((way) => way.count));
}
