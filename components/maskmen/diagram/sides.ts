/**
 * Fourth stage: in which lane everybody stands. Of the orders with the fewest crossings, in all the
 * lanes they may take, the one in which masks and ropes are clear of each other, then that with the
 * least movement, then that which looks best. As with crossings, two levels at a time.
 */

import { lanesFor, standStill } from './lanes';
import type { Levels, Piece } from './levels';
import { PASSING } from './levels';
import type { Orders, Ranks } from './orders';
import { dropsOf } from './places';
import type { Memory } from './plan';
import type { Frame } from './sizes';
import { rememberedX } from './sizes';

const COST = {
  overlap: 1e5,
  hit: 1e4,
  /** A rope that passes several levels has one waypoint: it should pass them in one line. */
  bend: 2000,
  sameLane: 300,
  /** A rope of a few pixels between two masks in one lane. */
  stack: 30,
  move: 3,
  topRight: 8,
} as const;

/** How close a straight rope may come to a foreign mask's centre, in mask widths. */
const CLEAR = 0.8;

/** How many arrangements of a level are looked at. */
const VARIETY = 16;

/** An arrangement of a level: each item's x, and the cheapest way to go on below it. */
interface State {
  readonly x: readonly number[];
  /** How far below its level each hangs, where levels are close. */
  readonly drops: readonly number[];
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
export type Sides = readonly (readonly number[])[];

/** The cheapest arrangements, the cheapest first, at most so many. */
export function arrangeSides(search: Search, most: number): readonly Sides[] {
  const { found, orders } = search;
  let lower = statesOf(search, 0);
  for (let at = 0; at < lower.length; at++) {
    const states = lower[at];
    if (states === undefined) continue;
    for (let n = 0; n < states.length; n++) (states[n] as State).cost = (states[n] as State).own;
  }
  for (let depth = 1; depth < found.items.length; depth++) {
    sortAll(lower);
    const upper = statesOf(search, depth);
    const pairs = orders.pairs[depth - 1] as readonly number[];
    const between = betweenFor(search, depth);
    for (let at = 0; at < pairs.length; at += 2) {
      const above = upper[pairs[at] as number] as State[];
      const below = lower[pairs[at + 1] as number] as State[];
      for (let a = 0; a < above.length; a++) joinAll(above[a] as State, below, between);
    }
    lower = upper;
  }
  return bestOf(lower, most);
}

/** The cheapest arrangements, each with another highest level. */
function bestOf(states: readonly (State[] | undefined)[], most: number): Sides[] {
  const tops: State[] = [];
  for (let at = 0; at < states.length; at++) {
    const list = states[at] ?? NOTHING;
    for (let n = 0; n < list.length; n++) {
      const state = list[n] as State;
      if (state.cost < Infinity) tops.push(state);
    }
  }
  tops.sort((a, b) => a.cost - b.cost);
  const best: Sides[] = [];
  for (let n = 0; n < tops.length && n < most; n++) {
    // Where something is in the way already, the others need no look.
    if (n > 0 && (tops[n] as State).cost >= COST.hit) break;
    const sides: (readonly number[])[] = [];
    for (let at = tops[n]; at !== undefined; at = at.below) sides.unshift(at.x);
    best.push(sides);
  }
  return best;
}

const NOTHING: readonly State[] = [];

/** The cheapest first, so that the others need no closer look. */
function sortAll(states: readonly (State[] | undefined)[]): void {
  for (let at = 0; at < states.length; at++) {
    const list = states[at];
    if (list !== undefined && list.length > 1) list.sort((a, b) => a.cost - b.cost);
  }
}

/** Goes on below a state with the cheapest of others. */
function joinAll(state: State, below: readonly State[], between: Between): void {
  for (let b = 0; b < below.length; b++) {
    const next = below[b] as State;
    const spare = state.cost - 1e-9 - state.own - next.cost;
    if (spare <= 0) return;
    const trouble = troubleBetween(between, state, { next, spare });
    if (trouble >= spare) continue;
    state.cost = state.own + next.cost + trouble;
    state.below = next;
  }
}

/** The states of a level by its orders; of orders that lead nowhere, none. */
function statesOf(search: Search, depth: number): (State[] | undefined)[] {
  const { found, orders, frame, before } = search;
  const level = found.items[depth] as readonly number[];
  const alive = aliveAt(orders, depth);
  let count = 0;
  for (let at = 0; at < alive.length; at++) if (alive[at] === true) count++;
  // Where many orders are equally good, their variety is enough.
  const choices = Math.max(1, Math.floor(VARIETY / count));
  const lanes = lanesFor(frame, level.length);
  const all = orders.ranks[depth] as readonly Ranks[];
  const states: (State[] | undefined)[] = [];
  const most = Math.min(choices, lanes.length);
  for (let at = 0; at < all.length; at++) {
    if (alive[at] !== true) {
      states.push(undefined);
      continue;
    }
    const ranks = all[at] as Ranks;
    const list: State[] = [];
    const still = before === undefined ? undefined : standStill(level, ranks, { frame, before });
    if (still !== undefined) list.push(stateOf(search, depth, still));
    for (let n = 0; n < most; n++) {
      const shares = lanes[n] as readonly number[];
      const x: number[] = [];
      for (let item = 0; item < level.length; item++)
        x.push(frame.left + frame.spread * (shares[ranks[item] as number] as number));
      list.push(stateOf(search, depth, x));
    }
    states.push(list);
  }
  return states;
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

function stateOf({ found, frame, before }: Search, depth: number, x: readonly number[]): State {
  const level = found.items[depth] as readonly number[];
  const { left, maskWidth } = frame;
  const top = depth === found.items.length - 1;
  let own = 0;
  for (let at = 0; at < level.length; at++) {
    const item = level[at] as number;
    if (item >= PASSING) continue;
    const here = x[at] as number;
    const stood = before === undefined ? -1 : rememberedX(before, item, frame);
    if (stood >= 0) own += (stood > here ? stood - here : here - stood) * COST.move;
    else if (top) own += ((here - left) / maskWidth) * COST.topRight;
    for (let other = 0; other < at; other++) {
      if ((level[other] as number) >= PASSING) continue;
      const apart = (x[other] as number) - here;
      if (apart < 1.1 * maskWidth && apart > -1.1 * maskWidth) own += COST.overlap;
    }
  }
  const drops = isTight(frame) ? dropsOf(level, x, { depth, frame }) : x;
  return { x, drops, own, cost: Infinity, below: undefined };
}

/** How much closer two may be than their levels: the lowest rise, those above them hang. */
const DEEPEST = 29;

/** Whether masks of two levels above each other may touch. */
const isTight = ({ pitch, maskWidth, stagger }: Frame): boolean =>
  pitch < 1.2 * maskWidth + 2 + DEEPEST * stagger;

interface Between {
  readonly pieces: readonly Piece[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly frame: Frame;
  /** Whether somebody stood somewhere before: then a shorter step aside is enough for a zigzag. */
  readonly stands: boolean;
}

const betweenFor = ({ found, frame, before }: Search, depth: number): Between => ({
  pieces: found.pieces[depth - 1] as readonly Piece[],
  high: found.items[depth] as readonly number[],
  low: found.items[depth - 1] as readonly number[],
  frame,
  stands: before !== undefined,
});

interface Onward {
  readonly next: State;
  /** What it may cost at most: more than that is not counted to its end. */
  readonly spare: number;
}

function troubleBetween(between: Between, state: State, { next, spare }: Onward): number {
  const { pieces, high, low, frame } = between;
  const { maskWidth: w, pitch, lanes } = frame;
  const above = state.x;
  const below = next.x;
  const clear = CLEAR * CLEAR * w * w;
  const fall = pitch * pitch;
  let cost = overlapBetween(between, state, next);
  for (let n = 0; n < pieces.length && cost < spare; n++) {
    const piece = pieces[n] as Piece;
    const upper = piece.upper;
    const lower = piece.lower;
    const from = above[upper] as number;
    const run = (below[lower] as number) - from;
    const wide = run < 0 ? -run : run;
    const long = (high[upper] as number) >= PASSING;
    if (long && (low[lower] as number) >= PASSING) cost += (wide / w) * COST.bend;
    // A rope that hangs dead straight reads as a ladder; one that runs far sideways reads slowly.
    else if (!lanes) cost += (wide > 0.9 * w ? wide - 0.9 * w : 0.9 * w - wide) * 0.1;
    else {
      const short = !long && (low[lower] as number) < PASSING && wide < 0.7 * w;
      cost += short ? COST.stack + wide * 0.1 : wide * 0.1;
    }
    const length = run * run + fall;
    for (let at = 0; at < high.length; at++) {
      if (at === upper || (high[at] as number) >= PASSING) continue;
      const dx = (above[at] as number) - from;
      const along = dx * run;
      if (along < 0) continue;
      const t = along < length ? along / length : 1;
      const ex = dx - t * run;
      if (ex * ex + t * t * fall < clear) cost += COST.hit;
    }
    for (let at = 0; at < low.length; at++) {
      if (at === lower || (low[at] as number) >= PASSING) continue;
      const dx = (below[at] as number) - from - run;
      const along = -dx * run;
      if (along < 0) continue;
      const t = along < length ? along / length : 1;
      const ex = dx + t * run;
      if (ex * ex + t * t * fall < clear) cost += COST.hit;
    }
  }
  return cost;
}

function overlapBetween({ high, low, frame, stands }: Between, above: State, below: State): number {
  const { maskWidth: w, pitch, lanes, spread } = frame;
  const tight = isTight(frame);
  const ladder = lanes && high.length === 1 && low.length === 1;
  const step = stands && 1.7 * w < 0.9 * spread ? 1.7 * w : 0.9 * spread;
  if (!tight && !ladder) return 0;
  let cost = 0;
  for (let a = 0; a < high.length && (high[a] as number) < PASSING; a++)
    for (let b = 0; b < low.length && (low[b] as number) < PASSING; b++) {
      const run = (above.x[a] as number) - (below.x[b] as number);
      const apart = run < 0 ? -run : run;
      if (ladder && apart < step) cost += COST.sameLane;
      if (!tight || apart >= w + 2) continue;
      const fall = pitch + (below.drops[b] as number) - (above.drops[a] as number);
      if (pitch < 1.2 * w + 2 || fall < 1.2 * w + 2) cost += COST.overlap;
    }
  return cost;
}
