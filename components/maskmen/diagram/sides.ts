/**
 * Fourth stage: in which lane everybody stands. Of the orders with the fewest crossings, in all the
 * lanes they may take, the one in which masks and ropes are clear of each other, then that with the
 * least movement, then that which looks best. As with crossings, two levels at a time.
 */

import type { Between, State } from './between-levels';
import { COST, betweenFor, isTight, troubleBetween } from './between-levels';
import { TAKES, spend } from './effort';
import { lanesFor, standStill } from './lanes';
import type { Levels } from './levels';
import { PASSING } from './levels';
import type { Orders, Ranks } from './orders';
import type { Row } from './places';
import { dropsOf } from './places';
import type { Memory } from './plan';
import { AXIS } from './plan';
import type { Frame } from './sizes';
import { isFlat, marginOf, rememberedX } from './sizes';

/** How many arrangements of a level are looked at. */
const VARIETY = 16;
/** What it costs when masks go far: so much that high and low are rather changed about. */
const FAR = 24 * COST.move;

interface Search {
  readonly found: Levels;
  readonly orders: Orders;
  readonly frame: Frame;
  readonly before: Memory | undefined;
}

/** A search that may change high and low about. */
interface Turning extends Search {
  readonly turns: boolean;
  /** Whether masks of two levels may touch. */
  readonly tight: boolean;
  /** What costs as much is not looked at. */
  readonly below: number;
}

/** Every level, the weakest first. */
export type Sides = readonly Row[];

/** The cheapest arrangements, the cheapest first, at most so many. */
export function arrangeSides(search: Search, most: number): readonly Sides[] {
  const { found, orders, frame, before } = search;
  const tight = isTight(frame);
  const plain = cheapestOf({ found, orders, frame, before, tight, turns: false, below: Infinity });
  const mayTurn = tight && found.mostMasks > 1;
  const { cost: below } = plain[0] as State;
  // In high boxes somebody hangs lower so that nobody has to go far.
  const worth = isFlat(frame.box) ? COST.hit : before === undefined ? Infinity : FAR;
  if (!mayTurn || below < worth) return bestOf(plain, most);
  const turned = cheapestOf({ found, orders, frame, before, tight, turns: true, below });
  return bestOf(turned.length > 0 ? turned : plain, most);
}

/** The arrangements of the highest level, each with the cheapest below it, the cheapest first. */
function cheapestOf(search: Turning): State[] {
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
      for (let a = 0; a < above.length; a++)
        joinAll(above[a] as State, below, { between, most: search.below });
    }
    lower = upper;
  }
  return sortTops(lower);
}

function sortTops(states: readonly (State[] | undefined)[]): State[] {
  const tops: State[] = [];
  for (let at = 0; at < states.length; at++) {
    const list = states[at] ?? NOTHING;
    for (let n = 0; n < list.length; n++) {
      const state = list[n] as State;
      if (state.cost < Infinity) tops.push(state);
    }
  }
  return tops.sort((a, b) => a.cost - b.cost);
}

/** Each with another highest level. */
function bestOf(tops: readonly State[], most: number): Sides[] {
  const best: Sides[] = [];
  for (let n = 0; n < tops.length && n < most; n++) {
    // Where something is in the way already, the others need no look.
    if (n > 0 && (tops[n] as State).cost >= COST.hit) break;
    const sides: Row[] = [];
    for (let at = tops[n]; at !== undefined; at = at.below) sides.unshift(at);
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

interface Joint {
  readonly between: Between;
  /** What it may cost together. */
  readonly most: number;
}

/** Goes on below a state with the cheapest of others. */
function joinAll(state: State, below: readonly State[], { between, most }: Joint): void {
  const two = { above: state, below: state, spare: 0 };
  let looked = 0;
  for (let b = 0; b < below.length; b++) {
    const next = below[b] as State;
    const spare = (state.cost < most ? state.cost : most) - 1e-9 - state.own - next.cost;
    if (spare <= 0) break;
    looked++;
    two.below = next;
    two.spare = spare;
    const trouble = troubleBetween(between, two);
    if (trouble >= spare) continue;
    state.cost = state.own + next.cost + trouble;
    state.below = next;
  }
  spend(looked * between.takes);
}

/** The states of a level by its orders; of orders that lead nowhere, none. */
function statesOf(search: Turning, depth: number): (State[] | undefined)[] {
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
    if (still !== undefined) {
      addStates(list, still, { search, depth });
      addSteps(list, still, { search, depth });
    }
    for (let n = 0; n < most; n++) {
      const shares = lanes[n] as readonly number[];
      const x = ranks.slice();
      for (let item = 0; item < level.length; item++)
        x[item] = frame.left + frame.spread * (shares[ranks[item] as number] as number);
      addStates(list, x, { search, depth });
    }
    states.push(list);
    spend(list.length * TAKES.state);
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

interface Spot {
  readonly search: Turning;
  readonly depth: number;
}

/** One state, or where height is short two: the other has high and low changed about. */
function addStates(list: State[], x: readonly number[], { search, depth }: Spot): void {
  const state = stateOf(search, depth, x);
  list.push(state);
  if (!search.turns || (search.found.masks[depth] as number) < 2) return;
  const level = search.found.items[depth] as readonly number[];
  const row = { x, turned: true };
  const drops = dropsOf(level, row, { depth, frame: search.frame });
  const own = state.own + COST.turned;
  list.push({ x, turned: true, drops, own, cost: Infinity, below: undefined });
}

/** How far somebody steps aside for others, in mask widths. */
const STEP = 0.5;

/** The same with one mask a step to the left or to the right, as long as few stand there. */
function addSteps(list: State[], still: readonly number[], { search, depth }: Spot): void {
  const { found, frame } = search;
  // A chain is a zigzag between its two lanes, whatever moves.
  if (found.mostItems < 2 || still.length > 2) return;
  if (search.turns && isFlat(frame.box)) return;
  const masks = found.masks[depth] as number;
  const margin = marginOf(frame);
  for (let at = 0; at < masks; at++)
    for (let way = -1; way < 2; way += 2) {
      const to = (still[at] as number) + way * STEP * frame.maskWidth;
      if (to < AXIS + margin || to > frame.right - margin) continue;
      const x = still.slice();
      x[at] = to;
      addStates(list, x, { search, depth });
    }
}

function stateOf(search: Turning, depth: number, x: readonly number[]): State {
  const { found, frame, before, tight } = search;
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
  const turned = false;
  const drops = tight ? dropsOf(level, { x, turned }, { depth, frame }) : x;
  return { x, turned, drops, own, cost: Infinity, below: undefined };
}
