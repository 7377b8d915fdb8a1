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

/** Whom each level holds, wrestlers and ropes that pass it, and the pieces of rope above each. */
interface Ladder {
  readonly levels: readonly (readonly string[])[];
  readonly segments: ReadonlyMap<number, readonly Segment[]>;
}

/** Levels as longest paths from the bottom. */
function ladderOf(order: Order): Ladder {
  const levels: string[][] = [];
  const put = (level: number, item: string): void => void (levels[level] ??= []).push(item);
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
  return { levels, segments };
}

/** The least a drawing costs: each crossing one, and what the order of each level costs by itself. */
function leastCost(order: Order, costOf: (level: readonly string[]) => number): number {
  const { levels, segments } = ladderOf(order);
  let ways = permutations(levels[0] ?? []).map((level) => ({ level, cost: costOf(level) }));
  for (let at = 1; at < levels.length; at++) {
    const pieces = segments.get(at) ?? [];
    ways = permutations(levels[at] ?? []).map((level) => ({
      level,
      cost:
        costOf(level) +
        Math.min(...ways.map((way) => way.cost + countBetween(pieces, level, way.level))),
    }));
  }
  return Math.min(...ways.map((way) => way.cost));
}

/** The fewest crossings an order can be drawn with. */
export const fewestCrossings = (order: Order): number => leastCost(order, () => 0);

/** Less than one crossing, however many wrestlers move. */
const MOVED = 1 / 64;

/**
 * How many of those who stood somewhere change places with a neighbour on their level, at least, in
 * any drawing with the fewest crossings. `stood` holds the x of those who keep their level.
 */
export function fewestMoved(order: Order, stood: ReadonlyMap<number, number>): number {
  const cost = leastCost(order, (level) => {
    const xs = level.flatMap((item) => stood.get(Number(item)) ?? []);
    return (xs.length - longestRise(xs)) * MOVED;
  });
  return Math.round((cost - Math.floor(cost)) / MOVED);
}

/** The most of a list that need not move to be in order. */
function longestRise(xs: readonly number[]): number {
  const rises: number[] = [];
  xs.forEach((x, at) => {
    const before = rises.filter((_, other) => (xs[other] as number) <= x);
    rises[at] = 1 + Math.max(0, ...before);
  });
  return Math.max(0, ...rises);
}
