/**
 * Fourth stage: in which lane everybody stands. Of the orders with the fewest crossings, in all the
 * lanes they may take, the one in which masks and ropes are clear of each other, then that with the
 * least movement, then that which looks best. As with crossings, two levels at a time.
 */

import type { Between, State } from './between-levels';
import { COST, betweenFor, isTight, troubleBetween } from './between-levels';
import { lanesFor, standStill } from './lanes';
import type { Levels } from './levels';
import { PASSING } from './levels';
import type { Orders, Ranks } from './orders';
import { dropsOf } from './places';
import type { Memory } from './plan';
import type { Frame } from './sizes';
import { rememberedX } from './sizes';

/** How many arrangements of a level are looked at. */
const VARIETY = 16;

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
    const stands = search.before !== undefined;
    const between = betweenFor(found, search.frame, { depth, stands });
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
    const trouble = troubleBetween(between, { above: state, below: next, spare });
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
