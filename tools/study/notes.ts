/** Decisions watched: for each, the weights every legal move draws on, and which was chosen. */

import { countOf } from '@/engine/maskmen/cards';
import { codeOf, listMoves } from '@/engine/maskmen/moves';
import type { MoveCode } from '@/engine/maskmen/moves';
import { officialRules } from '@/engine/maskmen/rule-sets';
import { deckOf } from '@/engine/maskmen/rules';
import { findPass, findPlay, situationOf } from '@/engine/maskmen/bots/policy';
import type { RngState, SeasonState, SeatView } from '@/engine/truth';
import {
  NOBODY,
  applyMove,
  dealSeason,
  expectOk,
  seedRng,
  startSeason,
  viewFor,
} from '@/engine/truth';
import type { Entrant } from '../arena/bots';

export interface Notes {
  /** Where each decision's moves begin, and one more: where the last one's end. */
  readonly starts: number[];
  /** Three places a move in the weights; −1 where a pass has no third. */
  readonly places: number[];
  /** Which of its moves was chosen, by decision. */
  readonly chosen: number[];
}

export const emptyNotes = (): Notes => ({ starts: [0], places: [], chosen: [] });

const found: number[] = [0, 0, 0];

function note(notes: Notes, view: SeatView, code: MoveCode): void {
  const codes: MoveCode[] = [];
  const moves = listMoves(view, view.hand, codes);
  if (moves < 2) return;
  const situation = situationOf(view, deckOf(view.rules));
  for (let at = 0; at < moves; at++) {
    const move = codes[at] as MoveCode;
    found[2] = -1;
    if ((move & 3) === 0) findPass(situation, found);
    else findPlay(situation, { code: move, held: countOf(view.hand, move >> 2) }, found);
    notes.places.push(...found);
    if (move === code) notes.chosen.push(at);
  }
  notes.starts.push(notes.places.length / 3);
}

/** Watches one season that a bot plays in every seat. */
export function watchSeason(
  notes: Notes,
  bot: Entrant,
  of: { readonly players: number; readonly seed: string; readonly season: number },
): void {
  const { players, seed, season } = of;
  const rules = officialRules(players);
  const rngs: RngState[] = Array.from({ length: players }, (_, seat) =>
    seedRng(seed, 7_000_000 + season * 8 + seat),
  );
  const deal = dealSeason(rules, players, { seed, season });
  let state: SeasonState = startSeason(rules, deal, season % players);
  while (state.turn !== NOBODY) {
    const seat = state.turn;
    const view = viewFor(state, seat);
    const budget = { playouts: bot.playouts };
    const { move, rng } = bot.ask({ view, budget, rng: rngs[seat] as RngState });
    rngs[seat] = rng;
    note(notes, view, codeOf(move));
    state = expectOk(applyMove(state, move)).state;
  }
}
