/** The playing loop, written out for speed, against the functions it is written out from. */

import type { Dealer, MoveCode, Playout, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  NTH,
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
import type { Table } from '../helpers/tables';
import { countAll, forTables, same, states } from '../helpers/tables';

/** The playing loop's choice, made from the list of legal moves. */
function pick(codes: readonly MoveCode[], isLead: boolean, random: number): [MoveCode, number] {
  if (!isLead && codes.length === 1) return [codes[0] as MoveCode, random];
  const next = stepFast(random);
  const at = ((next >>> 16) * codes.length) >>> 16;
  // Leads are drawn from all ones, then all twos, then all threes.
  const inOrder = isLead ? [...codes].sort((a, b) => (a & 3) - (b & 3) || a - b) : codes;
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
    const [code, next] = pick(codes, season.top === NOBODY, word);
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
  same('hands', season.hands, playout.hands.slice(0, players), from);
  same('holding', season.holding, playout.holding, from);
  same('holder', season.holder, playout.holder, from);
  same('over', NOBODY, playout.turn, from);
}

test('the playing loop makes the moves of listMoves and advance, from every point of a season', () => {
  forTables(150, (table) => {
    const playout = makePlayout(table.choices);
    for (const state of states(table)) {
      if (state.turn === NOBODY) continue;
      loadPlayout(playout, state, state.hands);
      compare(playout, state);
    }
  });
});

const dealt = ({ rules, players }: Table, { hands }: Playout, host: number): SeasonState => {
  const held = hands.slice(0, players);
  const leftOut = held.reduce((rest, hand) => rest - hand, deckOf(rules));
  return startSeason(rules, { hands: held, leftOut }, host);
};

test('a playout dealt anew starts as a season does, whatever was played before', () => {
  forTables(400, (table) => {
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
  });
});

test('a playout of a season that is over changes nothing', () => {
  forTables(20, (table) => {
    const playout = makePlayout(7);
    let last: SeasonState | undefined;
    for (const state of states(table)) last = state;
    const over = last as SeasonState;
    loadPlayout(playout, over, over.hands);
    const before = JSON.stringify({ ...playout, moves: 0 });
    playOut(playout);
    same('playout', before, JSON.stringify(playout), over);
  });
});

test('NTH finds the members of a set in their order', () => {
  for (let set = 0; set < 64; set++) {
    const members = [0, 1, 2, 3, 4, 5].filter((member) => (set >> member) & 1);
    for (let n = 0; n < 8; n++) same(`${n} of ${set}`, members[n] ?? NOBODY, NTH[set * 8 + n]);
  }
});
