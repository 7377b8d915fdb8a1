/** The playing loop, written out for speed, against the functions it is written out from. */

import type { Dealer, MoveCode, Playout, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  advance,
  cloneSeason,
  dealPlayout,
  deckOf,
  listMoves,
  loadPlayout,
  makeDealer,
  makePlayout,
  playOut,
  startSeason,
  stepFast,
} from '@/engine/truth';
import type { Laws, Table } from './tables';
import { countAll, same, states } from './tables';

/** The playing loop's choice, made from the list of legal moves. */
function pick(codes: readonly MoveCode[], byCount: boolean, random: number): [MoveCode, number] {
  if (codes.length === 1 && codes[0] === 0) return [0, random];
  const next = stepFast(random);
  const at = ((next >>> 16) * codes.length) >>> 16;
  // Where the count is free, moves are drawn from all ones, then all twos, then all threes; then a pass.
  const rank = (code: MoveCode): number => ((code & 3) + 3) % 4;
  const inOrder = byCount ? [...codes].sort((a, b) => rank(a) - rank(b) || a - b) : codes;
  return [inOrder[at] as MoveCode, next];
}

/** Plays on by chance with `listMoves` and `advance`. */
function playOn(state: SeasonState, random: number) {
  const season = cloneSeason(state);
  let moves = 0;
  let word = random;
  while (season.turn !== NOBODY) {
    const codes: MoveCode[] = [];
    listMoves(season, season.hands[season.turn] as number, codes);
    const byCount = season.top === NOBODY || season.rules.strength === 'totals';
    const [code, next] = pick(codes, byCount, word);
    word = next;
    advance(season, code);
    moves++;
  }
  return { season, moves, random: word };
}

function compare(playout: Playout, from: SeasonState): void {
  const { players } = from;
  const { random } = playout;
  playOut(playout);
  const { season, moves, random: word } = playOn(from, random);
  same('places', season.places, playout.places.slice(0, playout.out), from);
  same('moves', moves, playout.moves, from);
  same('random', word, playout.random, from);
  same('stronger', season.stronger, playout.stronger, from);
  same('weaker', season.weaker, playout.weaker, from);
  same('played', season.played, playout.played, from);
  same('standing', season.standing, playout.standing, from);
  same('hands', season.hands, playout.hands.slice(0, players), from);
  same('holding', season.holding, playout.holding, from);
  same('holder', season.holder, playout.holder, from);
  same('over', NOBODY, playout.turn, from);
}

const dealt = ({ rules, players }: Table, { hands }: Playout, host: number): SeasonState => {
  const held = hands.slice(0, players);
  const leftOut = held.reduce((rest, hand) => rest - hand, deckOf(rules));
  return startSeason(rules, { hands: held, leftOut }, host);
};

export const PLAYOUT_LAWS: Laws = {
  'the playing loop makes the moves of listMoves and advance, from every point of a season': {
    runs: 150,
    check: (table) => {
      const playout = makePlayout(table.choices);
      for (const state of states(table)) {
        if (state.turn === NOBODY) continue;
        loadPlayout(playout, state, state.hands);
        compare(playout, state);
      }
    },
  },
  'a playout dealt anew starts as a season does, whatever was played before': {
    runs: 400,
    check: (table) => {
      const { rules, players } = table;
      const playout = makePlayout(table.choices);
      const dealer: Dealer = makeDealer(rules, players);
      for (let season = 0; season < 8; season++) {
        const host = season % players;
        dealPlayout(playout, dealer, host);
        const start = dealt(table, playout, host);
        same('sizes', new Array(players).fill(rules.handSize), start.sizes);
        const left = countAll(deckOf(rules)) - players * rules.handSize;
        same('left out', left, countAll(start.leftOut));
        compare(playout, start);
      }
    },
  },
  'a playout of a season that is over changes nothing': {
    runs: 20,
    check: (table) => {
      const playout = makePlayout(7);
      let last: SeasonState | undefined;
      for (const state of states(table)) last = state;
      const over = last as SeasonState;
      loadPlayout(playout, over, over.hands);
      const before = JSON.stringify({ ...playout, moves: 0 });
      playOut(playout);
      same('playout', before, JSON.stringify(playout), over);
    },
  },
};
