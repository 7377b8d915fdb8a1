/**
 * Whether masks of all levels have room, whatever the ropes do: that is told much sooner than which
 * arrangement is the cheapest, and where they have none, no arrangement is worth drawing.
 */

import type { Between, State } from './between-levels';
import { betweenFor } from './between-levels';
import { TAKES, spend } from './effort';
import type { LevelStates, Turning } from './states';

/** Whether an arrangement of every level leaves all masks room. */
export function findRoom(search: Turning, levels: readonly LevelStates[]): boolean {
  const { found, orders, frame, before } = search;
  if (!markLowest(levels[0] as LevelStates)) return false;
  const stands = before !== undefined;
  for (let depth = 1; depth < levels.length; depth++) {
    const upper = levels[depth] as LevelStates;
    const lower = levels[depth - 1] as LevelStates;
    const pairs = orders.pairs[depth - 1] as readonly number[];
    const between = betweenFor(found, frame, { depth, stands });
    let some = false;
    for (let at = 0; at < pairs.length; at += 2) {
      const above = upper[pairs[at] as number] as State[];
      const below = lower[pairs[at + 1] as number] as State[];
      if (markRoom(above, below, between)) some = true;
    }
    if (!some) return false;
  }
  return true;
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

function hasRoomAbove(state: State, below: readonly State[], between: Between): boolean {
  let looked = 0;
  let clear = false;
  for (; looked < below.length && !clear; looked++) {
    const next = below[looked] as State;
    clear = next.clear && !isOver(state, next, between);
  }
  spend(looked * TAKES.room);
  return clear;
}

/** So much less than an arrangement keeps is enough for masks not to touch. */
const AIR = 1;

/** Whether a mask lies over one of the level below it. */
function isOver(
  { x: highs, drops: hangs }: State,
  { x: lows, drops: rises }: State,
  { high, low, pitch, tall, wide }: Between,
): boolean {
  const near = wide - AIR;
  const deep = tall - AIR - pitch;
  for (let a = 0; a < high; a++) {
    const x = highs[a] as number;
    const most = deep + (hangs[a] as number);
    for (let b = 0; b < low; b++) {
      const run = x - (lows[b] as number);
      if (run < near && run > -near && (rises[b] as number) < most) return true;
    }
  }
  return false;
}
