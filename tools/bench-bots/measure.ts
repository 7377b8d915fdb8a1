/**
 * The measured part of `npm run bench:bots`, run by V8 and by Hermes alike: decisions of a bot in
 * real positions, thought in slices as the app does. Plain code without Node: it must run in a bare VM.
 */

import { playoutsOf } from '@/engine/maskmen/bots/levels';
import type { BotIdentity } from '@/engine/maskmen/bots/think';
import { answerOf, startThinking, stepThinking, think } from '@/engine/maskmen/bots/think';
import type { RngState, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  applyMove,
  dealSeason,
  expectOk,
  legalMovesIn,
  officialRules,
  seedRng,
  startSeason,
  viewFor,
} from '@/engine/truth';

export interface Timed {
  readonly bot: string;
  readonly players: number;
  readonly decisions: number;
  /** Milliseconds a decision that has a choice, the slices of each added up. */
  readonly mean: number;
  readonly worst: number;
  /** The longest single slice, and how many were longer than 6 ms. */
  readonly slice: number;
  readonly overlong: number;
  readonly slices: number;
}

const SEED = '000000000be9c407';

/** Positions with a choice from seasons that Club players play. */
export function benchPositions(players: number, seasons: number): SeasonState[] {
  const rules = officialRules(players);
  const positions: SeasonState[] = [];
  for (let season = 0; season < seasons; season++) {
    let rng: RngState = seedRng(SEED, 5000 + season);
    let state = startSeason(rules, dealSeason(rules, players, { seed: SEED, season }), 0);
    while (state.turn !== NOBODY) {
      const view = viewFor(state, state.turn);
      if (legalMovesIn(view).length > 1) positions.push(state);
      const answer = think({ level: 'club' }, { view, budget: { playouts: 0 }, rng });
      rng = answer.rng;
      state = expectOk(applyMove(state, answer.move)).state;
    }
  }
  return positions;
}

/** Times a bot in positions, in slices of so many milliseconds. */
export function timeBot(
  bot: BotIdentity,
  positions: readonly SeasonState[],
  clock: { readonly now: () => number; readonly slice: number },
): Timed {
  const { now } = clock;
  let sum = 0;
  let worst = 0;
  let longest = 0;
  let overlong = 0;
  let slices = 0;
  positions.forEach((state, at) => {
    const view = viewFor(state, state.turn);
    const budget = { playouts: playoutsOf(bot.level) };
    let spent = 0;
    const note = (began: number): void => {
      const took = now() - began;
      spent += took;
      slices++;
      longest = Math.max(longest, took);
      if (took > 6) overlong++;
    };
    let began = now();
    const thinking = startThinking(bot, { view, budget, rng: [at + 1, 2, 3, 4] });
    note(began);
    for (let done = false; !done;) {
      began = now();
      done = stepThinking(thinking, { now, until: began + clock.slice });
      note(began);
    }
    began = now();
    answerOf(thinking);
    note(began);
    sum += spent;
    worst = Math.max(worst, spent);
  });
  return {
    bot: bot.level,
    players: positions[0]?.players ?? 0,
    decisions: positions.length,
    mean: sum / positions.length,
    worst,
    slice: longest,
    overlong,
    slices,
  };
}

/** Every level at every number of players. */
export function measureBots(now: () => number, seasons: number): Timed[] {
  return [2, 3, 4, 5, 6].flatMap((players) => {
    const positions = benchPositions(players, seasons);
    return (['club', 'expert', 'champion'] as const).map((level) =>
      timeBot({ level }, positions, { now, slice: 4 }),
    );
  });
}
