/**
 * Fourth stage: in which lane everybody stands. Of the orders with the fewest crossings, in all the
 * lanes they may take, the one in which masks and ropes are clear of each other, then that with the
 * least movement, then that which looks best. As with crossings, two levels at a time.
 */

import type { Between, State, Two } from './between-levels';
import { COST, betweenFor, isTight, troubleBetween } from './between-levels';
import { TAKES, spend } from './effort';
import type { Row } from './places';
import { isFlat } from './sizes';
import { statesWithRoom } from './standing-room';
import type { LevelStates, Search, Turning } from './states';
import { statesOfAll } from './states';

/** What it costs when masks go far: so much that high and low are rather changed about. */
const FAR = 24 * COST.move;

/** Every level, the weakest first. */
export type Sides = readonly Row[];

/** What a search for arrangements is asked. */
interface Wanted {
  /** At most so many. */
  readonly most: number;
  /** Whether masks may lie over each other, for want of anything better. */
  readonly crowded: boolean;
}

/** The cheapest arrangements, the cheapest first; none where masks find no room beside each other. */
export function arrangeSides(search: Search, { most, crowded }: Wanted): readonly Sides[] {
  const { found, orders, frame, before } = search;
  const tight = isTight(frame);
  spend(TAKES.frame);
  const plain = { found, orders, frame, before, tight, turns: false };
  const turned = { found, orders, frame, before, tight, turns: true };
  const mayTurn = tight && found.mostMasks > 1;
  const levels = tight && !crowded ? statesWithRoom(plain) : statesOfAll(plain);
  if (levels === undefined) {
    const others = mayTurn ? statesWithRoom(turned) : undefined;
    if (others === undefined) return NO_SIDES;
    return bestOf(cheapestOf(turned, others, { most, below: Infinity, roomy: true }));
  }
  // In high boxes there is time for a look at all of them.
  const roomy = tight && !crowded && isFlat(frame.box);
  const states = cheapestOf(plain, levels, { most, below: Infinity, roomy });
  const { cost: below } = states[0] as State;
  // In high boxes somebody hangs lower so that nobody has to go far.
  const worth = isFlat(frame.box) ? COST.hit : before === undefined ? Infinity : FAR;
  if (!mayTurn || below < worth) return bestOf(states);
  const better = cheapestOf(turned, statesOfAll(turned), { most, below, roomy: false });
  return bestOf(better.length > 0 ? better : states);
}

const NO_SIDES: readonly Sides[] = [];
const NOTHING: readonly State[] = [];

interface Limits {
  /** At most so many, */
  readonly most: number;
  /** none that costs as much as this, */
  readonly below: number;
  /** and, where that is known, none whose masks have no room. */
  readonly roomy: boolean;
}

/** The arrangements of the highest level, each with the cheapest below it, the cheapest first. */
function cheapestOf(
  search: Turning,
  levels: readonly LevelStates[],
  { most, below: limit, roomy }: Limits,
): State[] {
  const { found, orders, frame, before } = search;
  let lower = levels[0] as LevelStates;
  for (let at = 0; at < lower.length; at++) {
    const states = lower[at];
    if (states === undefined) continue;
    for (let n = 0; n < states.length; n++) (states[n] as State).cost = (states[n] as State).own;
  }
  for (let depth = 1; depth < found.items.length; depth++) {
    sortAll(lower);
    const upper = levels[depth] as LevelStates;
    const pairs = orders.pairs[depth - 1] as readonly number[];
    const between = betweenFor(found, frame, { depth, before });
    spend((TAKES.pair * pairs.length) / 2);
    for (let at = 0; at < pairs.length; at += 2) {
      const above = upper[pairs[at] as number] as State[];
      const below = lower[pairs[at + 1] as number] as State[];
      const joint = { between, most: limit, roomy };
      for (let a = 0; a < above.length; a++) {
        const state = above[a] as State;
        if (!roomy || state.clear) joinAll(state, below, joint);
      }
    }
    lower = upper;
  }
  return firstOf(lower, most);
}

/** The cheapest, in their order; there is no need to sort the others. */
function firstOf(states: LevelStates, most: number): State[] {
  const tops: State[] = [];
  for (let at = 0; at < states.length; at++) {
    const list = states[at] ?? NOTHING;
    for (let n = 0; n < list.length; n++) {
      const state = list[n] as State;
      if (state.cost === Infinity) continue;
      const last = tops.length - 1;
      if (last + 1 < most) tops.push(state);
      else if (state.cost < (tops[last] as State).cost) tops[last] = state;
      else continue;
      sink(tops, tops.length - 1);
    }
  }
  return tops;
}

/** Moves one to before those that cost more. */
function sink(states: State[], from: number): void {
  const state = states[from] as State;
  const { cost } = state;
  let to = from;
  for (; to > 0 && (states[to - 1] as State).cost > cost; to--)
    states[to] = states[to - 1] as State;
  states[to] = state;
}

/** Each with another highest level. */
function bestOf(tops: readonly State[]): Sides[] {
  const best: Sides[] = [];
  for (let n = 0; n < tops.length; n++) {
    // Where something is in the way already, the others need no look.
    if (n > 0 && (tops[n] as State).cost >= COST.hit) break;
    const sides: Row[] = [];
    for (let at = tops[n]; at !== undefined; at = at.below) sides.unshift(at);
    best.push(sides);
  }
  return best;
}

/** The cheapest first, so that the others need no closer look. Phones sort short lists slowly. */
function sortAll(states: LevelStates): void {
  for (let at = 0; at < states.length; at++) {
    const list = states[at];
    if (list === undefined) continue;
    for (let n = 1; n < list.length; n++) sink(list, n);
  }
}

interface Joint {
  readonly between: Between;
  /** What it may cost together. */
  readonly most: number;
  /** Whether masks without room need no look. */
  readonly roomy: boolean;
}

/** Goes on below a state with the cheapest of others. */
function joinAll(state: State, below: readonly State[], { between, most, roomy }: Joint): void {
  const { own } = state;
  let two: Two | undefined;
  let looked = 0;
  for (let b = 0; b < below.length; b++) {
    const next = below[b] as State;
    const spare = (state.cost < most ? state.cost : most) - 1e-9 - own - next.cost;
    if (spare <= 0) break;
    if (roomy && !next.clear) continue;
    looked++;
    if (two === undefined) two = { above: state, below: next, spare };
    else {
      two.below = next;
      two.spare = spare;
    }
    const trouble = troubleBetween(between, two);
    if (trouble >= spare) continue;
    state.cost = own + next.cost + trouble;
    state.below = next;
  }
  spend(TAKES.pair + looked * between.takes);
}
