/**
 * Whether masks of all levels have room, whatever the ropes do: that is told much sooner than which
 * arrangement is the cheapest, and where they have none, no arrangement is worth drawing.
 */

import type { Between, State } from './between-levels';
import { betweenFor } from './between-levels';
import { TAKES, spend } from './effort';
import type { LevelStates, Turning } from './states';
import { statesOf } from './states';

/** The arrangements of every level, if some of them leave all masks room. */
export function statesWithRoom(search: Turning): readonly LevelStates[] | undefined {
  const { found, orders, frame, before } = search;
  let lower = statesOf(search, 0);
  const levels = [lower];
  if (!markLowest(lower)) return undefined;
  for (let depth = 1; depth < found.items.length; depth++) {
    const upper = statesOf(search, depth);
    levels.push(upper);
    const pairs = orders.pairs[depth - 1] as readonly number[];
    const between = betweenFor(found, frame, { depth, before });
    let some = false;
    spend((TAKES.pair * pairs.length) / 2);
    for (let at = 0; at < pairs.length; at += 2) {
      const above = upper[pairs[at] as number] as State[];
      const below = lower[pairs[at + 1] as number] as State[];
      if (markRoom(above, below, between)) some = true;
    }
    if (!some) return undefined;
    lower = upper;
  }
  return levels;
}

const NOTHING: readonly State[] = [];

/** Marks arrangements of the lowest level in which masks have room. */
function markLowest(level: LevelStates): boolean {
  let some = false;
  for (let at = 0; at < level.length; at++) {
    const states = level[at] ?? NOTHING;
    for (let n = 0; n < states.length; n++) {
      const state = states[n] as State;
      state.clear = state.roomy;
      if (state.clear) some = true;
    }
  }
  return some;
}

/** Marks those that have room above one of those below. */
function markRoom(above: readonly State[], below: readonly State[], between: Between): boolean {
  let some = false;
  for (let n = 0; n < above.length; n++) {
    const state = above[n] as State;
    if (!state.clear && state.roomy) state.clear = hasRoomAbove(state, below, between);
    if (state.clear) some = true;
  }
  return some;
}

/** So much less than an arrangement keeps is enough for masks not to touch. */
const AIR = 1;

/** Whether no mask of an arrangement lies over those of some arrangement below it. */
function hasRoomAbove(state: State, below: readonly State[], between: Between): boolean {
  const { x: highs, drops: hangs } = state;
  const { high, low } = between;
  const near = between.wide - AIR;
  const deep = between.tall - AIR - between.pitch;
  spend(TAKES.pair);
  for (let n = 0; n < below.length; n++) {
    const next = below[n] as State;
    if (!next.clear) continue;
    const lows = next.x;
    const rises = next.drops;
    let over = false;
    for (let a = 0; a < high && !over; a++) {
      const x = highs[a] as number;
      const most = deep + (hangs[a] as number);
      for (let b = 0; b < low && !over; b++) {
        const run = x - (lows[b] as number);
        over = run < near && run > -near && (rises[b] as number) < most;
      }
    }
    if (!over) return true;
  }
  return false;
}
