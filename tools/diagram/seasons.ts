/** Real seasons for the diagram: random four-player ones, as the defeats they prove. */

import type { Defeat } from '@/engine/truth';
import {
  advance,
  cloneSeason,
  dealSeason,
  listMoves,
  makeSeed,
  nextBelow,
  officialRules,
  seedRng,
  startSeason,
  wrestlerAt,
} from '@/engine/truth';

/** The defeats of a season played by chance, in their order. */
export function defeatsOfSeason(season: number, players = 4): Defeat[] {
  const rules = officialRules(players);
  const rng = seedRng(makeSeed([season, 11]), 1);
  const deal = dealSeason(rules, players, { seed: makeSeed([3, 9]), season });
  const state = cloneSeason(startSeason(rules, deal, season % players));
  const defeats: Defeat[] = [];
  const codes: number[] = [];
  while (state.turn >= 0) {
    const { top } = state;
    const stronger = state.stronger.join();
    const code = codes[nextBelow(rng, listMoves(state, state.hands[state.turn] ?? 0, codes))] ?? 0;
    advance(state, code);
    if (state.stronger.join() !== stronger) defeats.push([wrestlerAt(code >> 2), wrestlerAt(top)]);
  }
  return defeats;
}
