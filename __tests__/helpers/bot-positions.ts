/** Positions for bots: seasons that bots play among themselves, with every state on the way. */

import type { BotIdentity } from '@/engine/maskmen/bots/think';
import { think } from '@/engine/maskmen/bots/think';
import type { RngState, Rules, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  applyMove,
  dealSeason,
  expectOk,
  officialRules,
  seedRng,
  startSeason,
  viewFor,
} from '@/engine/truth';

const SEED = '00000000000b07e5';

/** Every decision of a season among bots of one kind; each plays with its own chance. */
export function seasonOf(
  bot: BotIdentity,
  of: { readonly players: number; readonly season: number; readonly rules?: Rules },
  playouts = 0,
): SeasonState[] {
  const { players, season, rules = officialRules(players) } = of;
  const rngs: RngState[] = Array.from({ length: players }, (_, seat) =>
    seedRng(SEED, 100_000 + season * 8 + seat),
  );
  const states: SeasonState[] = [];
  let state = startSeason(
    rules,
    dealSeason(rules, players, { seed: SEED, season }),
    season % players,
  );
  while (state.turn !== NOBODY) {
    states.push(state);
    const { turn } = state;
    const answer = think(bot, {
      view: viewFor(state, turn),
      budget: { playouts },
      rng: rngs[turn] as RngState,
    });
    rngs[turn] = answer.rng;
    state = expectOk(applyMove(state, answer.move)).state;
  }
  states.push(state);
  return states;
}

/** Some seasons of 2–6 players, in turns, played by the Regular; state n stands before move n. */
export const seasonsOf = (seasons: number): SeasonState[][] =>
  Array.from({ length: seasons }, (_, season) =>
    seasonOf({ level: 'regular' }, { players: 2 + (season % 5), season }),
  );

/** Their running positions. */
export const positionsOf = (seasons: number): SeasonState[] =>
  seasonsOf(seasons).flatMap((states) => states.slice(0, -1));
