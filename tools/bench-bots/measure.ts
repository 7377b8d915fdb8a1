/**
 * The measured part of `npm run bench:bots`, run by V8 and by Hermes alike: decisions of a bot in
 * real positions. Plain code without Node: it must run in a bare VM.
 */

import { playoutsOf } from '@/engine/maskmen/bots/levels';
import type { BotIdentity, Thinking } from '@/engine/maskmen/bots/think';
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

const begin = (bot: BotIdentity, state: SeasonState, at: number): Thinking =>
  startThinking(bot, {
    view: viewFor(state, state.turn),
    budget: { playouts: playoutsOf(bot.level, state.players) },
    rng: [at + 1, 2, 3, 4],
  });

/** Decides in the positions named, each so many times; returns how many decisions that were. */
export function decideIn(
  bot: BotIdentity,
  positions: readonly SeasonState[],
  { only, times }: { readonly only: readonly number[] | undefined; readonly times: number },
): number {
  let decisions = 0;
  positions.forEach((state, at) => {
    if (only !== undefined && !only.includes(at)) return;
    for (let n = 0; n < times; n++) {
      const thinking = begin(bot, state, at);
      stepThinking(thinking);
      answerOf(thinking);
      decisions++;
    }
  });
  return decisions;
}

/** What the wall clock says of decisions: the slowest ones, and of the pieces they are made of. */
export interface Pieces {
  readonly decisions: number;
  /** Positions by time, the slowest first. */
  readonly slowest: readonly number[];
  /** The longest stretch between two looks at the clock, of all pieces, beginnings and ends. */
  readonly piece: number;
  readonly beginning: number;
  readonly end: number;
}

/** One position in so many is thought often enough to trust its pieces. */
const SAMPLED = 6;

/**
 * Thinks every decision several times over, piece by piece, as a slice that is over at once would. A
 * piece is the same work each time, so the shortest of its times is what it takes; the others are the
 * machine's doing.
 */
export function timePieces(
  bot: BotIdentity,
  positions: readonly SeasonState[],
  { now, times }: { readonly now: () => number; readonly times: number },
): Pieces {
  // The slowest are found by two looks at each; pieces are looked at closely in some.
  const isSampled = (at: number): boolean => at % SAMPLED === 0;
  const totals: number[] = [];
  let [piece, beginning, end] = [0, 0, 0];
  positions.forEach((state, at) => {
    const shortest: number[] = [];
    let [began, ended, whole] = [1e9, 1e9, 1e9];
    for (let n = 0; n < (isSampled(at) ? times : 2); n++) {
      const start = now();
      const thinking = begin(bot, state, at);
      let last = now();
      began = Math.min(began, last - start);
      for (let index = 0, done = false; !done; index++) {
        done = stepThinking(thinking, { now, until: -1 });
        const time = now();
        shortest[index] = Math.min(shortest[index] ?? 1e9, time - last);
        last = time;
      }
      answerOf(thinking);
      const over = now();
      ended = Math.min(ended, over - last);
      whole = Math.min(whole, over - start);
    }
    totals.push(whole);
    if (!isSampled(at)) return;
    for (const one of shortest) piece = Math.max(piece, one);
    beginning = Math.max(beginning, began);
    end = Math.max(end, ended);
  });
  const slowest = totals.map((_, at) => at).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  return { decisions: positions.length, slowest: slowest.slice(0, 3), piece, beginning, end };
}
