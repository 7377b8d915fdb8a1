/**
 * Fourth stage: in which lane everybody stands. Of the orders with the fewest crossings, in all the
 * lanes they may take, the one in which masks and ropes are clear of each other, then that with the
 * least movement, then that which looks best. As with crossings, two levels at a time.
 */

import type { Levels, Piece } from './levels';
import { PASSING } from './levels';
import type { Orders, Ranks } from './orders';
import type { Memory } from './plan';
import type { Frame } from './sizes';

const COST = {
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

/** How many arrangements of a level are looked at. */
const VARIETY = 16;

type Lanes = readonly (readonly number[])[];

/** Lanes of a level by how many items it has, as shares of the lanes' distance. */
const LANES: readonly Lanes[] = [
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
const PLACES: readonly Lanes[] = [
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

function lanesFor({ lanes, middle }: Frame, count: number): Lanes {
  if (count === 3 && middle < 0.5)
    return [
      [0, middle, 1],
      [0, 1 - middle, 1],
    ];
  const known = (lanes ? LANES : PLACES)[count];
  if (known !== undefined) return known;
  return [Array.from({ length: count }, (_, at) => at / (count - 1))];
}

/** An arrangement of a level: each item's x, and the cheapest way to go on below it. */
interface State {
  readonly x: readonly number[];
  readonly own: number;
  cost: number;
  below: State | undefined;
}

interface Search {
  readonly found: Levels;
  readonly orders: Orders;
  readonly frame: Frame;
  readonly before: Memory | undefined;
}

/** The x of every item of every level, the weakest level first. */
export function arrangeSides(search: Search): readonly (readonly number[])[] {
  const { found, orders } = search;
  let lower = statesOf(search, 0);
  for (const states of lower) for (const state of states ?? []) state.cost = state.own;
  for (let depth = 1; depth < found.items.length; depth++) {
    const upper = statesOf(search, depth);
    const pairs = orders.pairs[depth - 1] as readonly number[];
    const between = betweenFor(search, depth);
    for (let at = 0; at < pairs.length; at += 2) {
      const above = upper[pairs[at] as number] as State[];
      const below = lower[pairs[at + 1] as number] as State[];
      for (let a = 0; a < above.length; a++)
        for (let b = 0; b < below.length; b++) join(above[a] as State, below[b] as State, between);
    }
    lower = upper;
  }
  let best: State | undefined;
  for (const states of lower)
    for (const state of states ?? [])
      if (best === undefined || state.cost < best.cost - 1e-9) best = state;
  const sides: (readonly number[])[] = [];
  for (let at = best; at !== undefined; at = at.below) sides.unshift(at.x);
  return sides;
}

/** Goes on below a state with another, if that is the cheapest so far. */
function join(state: State, below: State, between: Between): void {
  const least = state.own + below.cost;
  if (least >= state.cost) return;
  const cost = least + troubleBetween(between, state.x, below.x);
  if (cost >= state.cost - 1e-9) return;
  state.cost = cost;
  state.below = below;
}

/** The states of a level by its orders; of orders that lead nowhere, none. */
function statesOf(search: Search, depth: number): (State[] | undefined)[] {
  const { found, orders, frame } = search;
  const level = found.items[depth] as readonly number[];
  const alive = aliveAt(orders, depth);
  // Where many orders are equally good, their variety is enough.
  const choices = Math.max(1, Math.floor(VARIETY / alive.filter(Boolean).length));
  const lanes = lanesFor(frame, level.length).slice(0, choices);
  return (orders.ranks[depth] as readonly Ranks[]).map((ranks, at) => {
    if (alive[at] !== true) return undefined;
    const states: State[] = [];
    for (let n = 0; n < lanes.length; n++)
      states.push(stateOf(search, depth, { ranks, lanes: lanes[n] as readonly number[] }));
    return states;
  });
}

/** Which orders of a level some pair leads to. */
function aliveAt({ pairs }: Orders, depth: number): readonly (boolean | undefined)[] {
  const above = pairs[depth];
  const below = pairs[depth - 1];
  const alive: boolean[] = [];
  if (above !== undefined)
    for (let at = 1; at < above.length; at += 2) alive[above[at] as number] = true;
  else if (below !== undefined)
    for (let at = 0; at < below.length; at += 2) alive[below[at] as number] = true;
  return alive;
}

function stateOf(
  { found, frame, before }: Search,
  depth: number,
  { ranks, lanes }: { readonly ranks: Ranks; readonly lanes: readonly number[] },
): State {
  const level = found.items[depth] as readonly number[];
  const { left, spread, right, maskWidth } = frame;
  const top = depth === found.items.length - 1;
  const x: number[] = [];
  let own = 0;
  for (let at = 0; at < level.length; at++) {
    const here = left + spread * (lanes[ranks[at] as number] as number);
    x.push(here);
    const item = level[at] as number;
    if (item >= PASSING) continue;
    const stood = before === undefined ? -1 : (before[item] as number);
    if (stood >= 0) own += Math.abs(stood * right - here) * COST.move;
    else if (top) own += ((here - left) / maskWidth) * COST.topRight;
    for (let other = 0; other < at; other++) {
      if ((level[other] as number) >= PASSING) continue;
      if (Math.abs((x[other] as number) - here) < 1.1 * maskWidth) own += COST.overlap;
    }
  }
  return { x, own, cost: Infinity, below: undefined };
}

interface Between {
  readonly pieces: readonly Piece[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly frame: Frame;
}

const betweenFor = ({ found, frame }: Search, depth: number): Between => ({
  pieces: found.pieces[depth - 1] as readonly Piece[],
  high: found.items[depth] as readonly number[],
  low: found.items[depth - 1] as readonly number[],
  frame,
});

function troubleBetween(
  { pieces, high, low, frame }: Between,
  above: readonly number[],
  below: readonly number[],
): number {
  const { maskWidth: w, pitch, lanes } = frame;
  const clear = CLEAR * w;
  let cost = 0;
  for (let n = 0; n < pieces.length; n++) {
    const { upper, lower } = pieces[n] as Piece;
    const from = above[upper] as number;
    const run = (below[lower] as number) - from;
    const wide = run < 0 ? -run : run;
    const passing = (high[upper] as number) >= PASSING && (low[lower] as number) >= PASSING;
    if (passing) cost += (wide / w) * COST.bend;
    // A rope that hangs dead straight reads as a ladder; one that runs far sideways reads slowly.
    else cost += lanes ? wide * 0.1 : Math.abs(wide - 0.9 * w) * 0.1;
    const length = run * run + pitch * pitch;
    for (let at = 0; at < high.length; at++) {
      if (at === upper || (high[at] as number) >= PASSING) continue;
      const dx = (above[at] as number) - from;
      if (dx * run < 0) continue;
      const t = Math.min(1, (dx * run) / length);
      const ex = dx - t * run;
      if (ex * ex + t * t * pitch * pitch < clear * clear) cost += COST.hit;
    }
    for (let at = 0; at < low.length; at++) {
      if (at === lower || (low[at] as number) >= PASSING) continue;
      const dx = (below[at] as number) - from - run;
      if (dx * run > 0) continue;
      const t = Math.min(1, (-dx * run) / length);
      const ex = dx + t * run;
      if (ex * ex + t * t * pitch * pitch < clear * clear) cost += COST.hit;
    }
  }
  return cost + overlapBetween({ pieces, high, low, frame }, above, below);
}

function overlapBetween(
  { high, low, frame }: Between,
  above: readonly number[],
  below: readonly number[],
): number {
  const { maskWidth: w, pitch, lanes, spread } = frame;
  const close = pitch < 1.2 * w + 2;
  const ladder = lanes && high.length === 1 && low.length === 1;
  if (!close && !ladder) return 0;
  let cost = 0;
  for (let a = 0; a < high.length; a++)
    for (let b = 0; b < low.length; b++) {
      if ((high[a] as number) >= PASSING || (low[b] as number) >= PASSING) continue;
      const apart = Math.abs((above[a] as number) - (below[b] as number));
      if (close && apart < w + 2) cost += COST.overlap;
      if (ladder && apart < 0.9 * spread) cost += COST.sameLane;
    }
  return cost;
}
