/**
 * The measured part of `npm run bench`, run by V8 and by Hermes alike: full random seasons, dealt and
 * played, for a number of players. Plain code without Node: it must run in a bare VM.
 */

import { advance, cloneSeason, startSeason } from '@/engine/maskmen/season';
import { listMoves } from '@/engine/maskmen/moves';
import { dealPlayout, makeDealer, makePlayout, playOut } from '@/engine/maskmen/playout';
import { officialRules } from '@/engine/maskmen/rule-sets';

export interface Figures {
  readonly players: number;
  readonly seasons: number;
  readonly moves: number;
  readonly milliseconds: number;
}

/** Deals and plays so many seasons with the playing loop. */
export function timePlayouts(players: number, seasons: number, now: () => number): Figures {
  const playout = makePlayout(0x5eed + players);
  const dealer = makeDealer(officialRules(players), players);
  let moves = 0;
  const start = now();
  for (let season = 0; season < seasons; season++) {
    dealPlayout(playout, dealer, season % players);
    playOut(playout);
    moves += playout.moves;
  }
  return { players, seasons, moves, milliseconds: now() - start };
}

/** The same with `listMoves` and `advance` on a cloned state, as a bot's tree would use them. */
export function timeGeneric(players: number, seasons: number, now: () => number): Figures {
  const playout = makePlayout(0x5eed + players);
  const rules = officialRules(players);
  const dealer = makeDealer(rules, players);
  const codes: number[] = [];
  let random = 0x5eed;
  let moves = 0;
  const start = now();
  for (let season = 0; season < seasons; season++) {
    const host = season % players;
    dealPlayout(playout, dealer, host);
    const hands = playout.hands.slice(0, players);
    const state = cloneSeason(startSeason(rules, { hands, leftOut: 0 }, host));
    while (state.turn >= 0) {
      const legal = listMoves(state, state.hands[state.turn] as number, codes);
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      advance(state, codes[((random >>> 16) * legal) >>> 16] as number);
      moves++;
    }
  }
  return { players, seasons, moves, milliseconds: now() - start };
}

/** So many clones of a season in its middle; each counts as a season. */
export function timeClones(players: number, clones: number, now: () => number): Figures {
  const rules = officialRules(players);
  const playout = makePlayout(0x5eed + players);
  dealPlayout(playout, makeDealer(rules, players), 0);
  const hands = playout.hands.slice(0, players);
  let state = cloneSeason(startSeason(rules, { hands, leftOut: 0 }, 0));
  const start = now();
  for (let at = 0; at < clones; at++) state = cloneSeason(state);
  return { players, seasons: clones, moves: state.turn, milliseconds: now() - start };
}
