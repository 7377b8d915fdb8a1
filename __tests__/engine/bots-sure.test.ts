/** Wins that nobody can prevent: found in a table of positions, and true whoever holds what. */

import { findSureWin } from '@/engine/maskmen/bots/sure';
import { think } from '@/engine/maskmen/bots/think';
import type { SeasonState } from '@/engine/truth';
import {
  NOBODY,
  advance,
  cloneSeason,
  determinize,
  expectOk,
  legalMoves,
  codeOf,
  makeMove,
  moveOf,
  nextBelow,
  parsePosition,
  seedRng,
  viewFor,
} from '@/engine/truth';
import { positionsOf } from '../helpers/bot-positions';

/** A position and the moves that begin a forced win. */
const TABLE: readonly (readonly [string, string, readonly string[]])[] = [
  ['the last card', 'hands V1/Z5 played V5Z5N9U3D2 order Z>V turn 0', ['V1']],
  ['the last three, led', 'hands V3/Z5N3 played V3Z3N4U5D4 order Z>V turn 0', ['V3']],
  [
    'the last three, following',
    'hands Z3/V2N7 played V5Z4N3U6 order Z>V round 1:V3 turn 0',
    ['Z3'],
  ],
  [
    'three of the strongest, then one',
    'hands V3Z1/Z5N6 played V4Z4N4U3 order V>Z>N turn 0',
    ['V3'],
  ],
  [
    'one above all, then the weakest',
    'hands V4F1/Z4N4U3 played V3Z2N2U2D2F3 order V>Z>N>U>D>F turn 0',
    ['V1', 'V2', 'V3'],
  ],
  ['three that nobody knows, among three', 'hands V3Z1/N5/U4 played V6Z5N5U5D6F5 turn 0', ['V3']],
  [
    'proving it with three, then one',
    'hands Z3F1/N5U5 played V4Z2N4U4F2 round 1:V2 turn 0',
    ['Z3'],
  ],
];

const choose = (level: 'expert' | 'champion', state: SeasonState, word: number): string =>
  makeMove(
    think(
      { level },
      { view: viewFor(state, state.turn), budget: { playouts: 200 }, rng: [word, 2, 3, 4] },
    ).move,
  );

const officialRow = (line: string): SeasonState => expectOk(parsePosition(line));

test.each(TABLE)('%s', (_name, line, wins) => {
  const state = officialRow(line);
  for (const level of ['expert', 'champion'] as const)
    for (let word = 1; word <= 5; word++) expect(wins).toContain(choose(level, state, word));
});

test('a sure win is won against everybody, whoever holds the unseen cards', () => {
  const rng = seedRng('00000000000b05e5', 0);
  let found = 0;
  for (const state of positionsOf(120)) {
    const seat = state.turn;
    if (findSureWin(viewFor(state, seat)) < 0) continue;
    found++;
    for (let world = 0; world < 8; world++) {
      const season = cloneSeason(determinize(viewFor(state, seat), rng));
      const place = season.places.length;
      while (season.turn !== NOBODY && (season.hands[seat] as number) > 0) {
        const legal = legalMoves(season);
        const sure = season.turn === seat ? findSureWin(viewFor(season, seat)) : -1;
        if (season.turn === seat) expect(sure).toBeGreaterThan(0);
        const code = sure >= 0 ? sure : codeOf(legal[nextBelow(rng, legal.length)] ?? moveOf(0));
        advance(season, code);
      }
      expect(season.places[place]).toBe(seat);
    }
  }
  expect(found).toBeGreaterThan(100);
});
