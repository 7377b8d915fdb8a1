/**
 * Third stage: left and right. Every order of every level is tried, together with the lanes it may
 * stand in; a level's cost depends on itself and on the level below alone, so the best of all
 * combinations is found level by level. Fewest crossings before everything, then masks and ropes
 * clear of each other, then the least movement, then looks.
 */

import type { Levels, Piece } from './levels';
import { PASSING } from './levels';
import type { Memory } from './plan';
import type { Frame } from './sizes';

const COST = {
  crossing: 1e7,
  overlap: 1e5,
  hit: 1e4,
  /** A rope that passes several levels has one waypoint: it should pass them in one line. */
  bend: 2000,
  sameLane: 300,
  move: 1,
  topRight: 8,
} as const;

/** How close a straight rope may come to a foreign mask's centre, in mask widths. */
const CLEAR = 0.8;

/** Lanes of a level by how many items it has, as shares of the lanes' distance. */
const LANES: readonly (readonly (readonly number[])[])[] = [
  [],
  [[0], [1], [0.5]],
  [
    [0, 1],
    [0, 0.5],
    [0.5, 1],
  ],
  [[0, 0.5, 1]],
];

/** Rows with room between them: more places, none quite above another. */
const PLACES: readonly (readonly (readonly number[])[])[] = [
  [],
  [[0.5], [0.2], [0.8], [0.35], [0.65]],
  [
    [0.25, 0.85],
    [0.08, 0.65],
    [0.35, 0.92],
    [0.15, 0.75],
  ],
  [
    [0, 0.5, 1],
    [0.04, 0.4, 0.92],
  ],
];

function lanesFor({ lanes, middle }: Frame, count: number): readonly (readonly number[])[] {
  if (count === 3 && middle < 0.5)
    return [
      [0, middle, 1],
      [0, 1 - middle, 1],
    ];
  const known = (lanes ? LANES : PLACES)[count];
  if (known !== undefined) return known;
  return [Array.from({ length: count }, (_, at) => at / (count - 1))];
}

const ORDERS: (readonly (readonly number[])[])[] = [[[]]];

/** All orders of so many items, made once. */
function ordersOf(count: number): readonly (readonly number[])[] {
  const known = ORDERS[count];
  if (known !== undefined) return known;
  const made = ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [
      ...order.slice(0, at),
      count - 1,
      ...order.slice(at),
    ]),
  );
  ORDERS[count] = made;
  return made;
}

/** An arrangement of a level: each item's x, and the cheapest way to go on below it. */
interface State {
  readonly x: readonly number[];
  cost: number;
  below: State | undefined;
}

interface Search {
  readonly found: Levels;
  readonly frame: Frame;
  readonly before: Memory | undefined;
}

/** The x of every item of every level, the weakest level first. */
export function arrangeSides(search: Search): readonly (readonly number[])[] {
  const { items } = search.found;
  let states = statesOf(search, 0);
  for (let depth = 1; depth < items.length; depth++) {
    const upper = statesOf(search, depth);
    for (const state of upper) goOn(search, depth, { state, lower: states });
    states = upper;
  }
  let best = states[0] as State;
  for (const state of states) if (state.cost < best.cost - 1e-9) best = state;
  const sides: (readonly number[])[] = [];
  for (let at: State | undefined = best; at !== undefined; at = at.below) sides.unshift(at.x);
  return sides;
}

function statesOf({ found, frame, before }: Search, depth: number): State[] {
  const level = found.items[depth] as readonly number[];
  const { left, spread, right, maskWidth } = frame;
  const top = depth === found.items.length - 1;
  const states: State[] = [];
  for (const lanes of lanesFor(frame, level.length))
    for (const order of ordersOf(level.length)) {
      const x: number[] = [];
      let cost = 0;
      for (let at = 0; at < level.length; at++) {
        const here = left + spread * (lanes[order[at] as number] as number);
        const item = level[at] as number;
        const stood = item < PASSING ? (before?.[item] ?? -1) : -1;
        if (stood >= 0) cost += Math.abs(stood * right - here) * COST.move;
        else if (top && item < PASSING) cost += ((here - left) / maskWidth) * COST.topRight;
        x.push(here);
        if (item < PASSING)
          for (let other = 0; other < at; other++)
            if (
              (level[other] as number) < PASSING &&
              Math.abs((x[other] as number) - here) < 1.1 * maskWidth
            )
              cost += COST.overlap;
      }
      states.push({ x, cost, below: undefined });
    }
  return states;
}

/** Finds the cheapest arrangement of the level below a state. */
function goOn(
  { found, frame }: Search,
  depth: number,
  { state, lower }: { state: State; lower: readonly State[] },
): void {
  const pieces = found.pieces[depth - 1] as readonly Piece[];
  const high = found.items[depth] as readonly number[];
  const low = found.items[depth - 1] as readonly number[];
  let least = Infinity;
  for (const other of lower) {
    let cost = other.cost + crossings(pieces, state.x, other.x) * COST.crossing;
    if (cost >= least) continue;
    cost += troubleBetween({ pieces, high, low, frame }, state.x, other.x);
    if (cost < least - 1e-9) {
      least = cost;
      state.below = other;
    }
  }
  state.cost += least;
}

function crossings(
  pieces: readonly Piece[],
  high: readonly number[],
  low: readonly number[],
): number {
  let count = 0;
  for (let a = 1; a < pieces.length; a++) {
    const one = pieces[a] as Piece;
    for (let b = 0; b < a; b++) {
      const two = pieces[b] as Piece;
      const above = (high[one.upper] as number) - (high[two.upper] as number);
      if (above * ((low[one.lower] as number) - (low[two.lower] as number)) < 0) count++;
    }
  }
  return count;
}

interface Between {
  readonly pieces: readonly Piece[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly frame: Frame;
}

function troubleBetween(
  { pieces, high, low, frame }: Between,
  above: readonly number[],
  below: readonly number[],
): number {
  const { maskWidth: w, pitch, lanes } = frame;
  let cost = 0;
  for (const { upper, lower } of pieces) {
    const [from, to] = [above[upper] as number, below[lower] as number];
    const run = Math.abs(from - to);
    const passing = (high[upper] as number) >= PASSING && (low[lower] as number) >= PASSING;
    if (passing) cost += (run / w) * COST.bend;
    // A rope that hangs dead straight reads as a ladder; one that runs far sideways reads slowly.
    else cost += lanes ? run * 0.1 : Math.abs(run - 0.9 * w) * 0.1;
    for (let at = 0; at < high.length; at++)
      if (at !== upper && (high[at] as number) < PASSING)
        cost += hitCost((above[at] as number) - from, to - from, { pitch, w, at: 0 });
    for (let at = 0; at < low.length; at++)
      if (at !== lower && (low[at] as number) < PASSING)
        cost += hitCost((below[at] as number) - from, to - from, { pitch, w, at: pitch });
  }
  const close = pitch < 1.2 * w + 2;
  const ladder = lanes && high.length === 1 && low.length === 1;
  for (let a = 0; a < high.length; a++)
    for (let b = 0; b < low.length; b++) {
      if ((high[a] as number) >= PASSING || (low[b] as number) >= PASSING) continue;
      const apart = Math.abs((above[a] as number) - (below[b] as number));
      if (close && apart < w + 2) cost += COST.overlap;
      if (ladder && apart < w) cost += COST.sameLane;
    }
  return cost;
}

/** What it costs that a straight rope of a run, over one pitch, passes a mask. */
function hitCost(
  dx: number,
  run: number,
  { pitch, w, at }: { readonly pitch: number; readonly w: number; readonly at: number },
): number {
  const along = (dx * run + at * pitch) / (run * run + pitch * pitch);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const [ex, ey] = [dx - t * run, at - t * pitch];
  return ex * ex + ey * ey < CLEAR * CLEAR * w * w ? COST.hit : 0;
}
