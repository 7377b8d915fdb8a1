/** The simple bot: honest, deterministic, and as simple as it says. */

import { simpleBot } from '@/engine/maskmen/bots/simple';
import type { SeasonState } from '@/engine/truth';
import { applyMove, dealSeason, determinize, seedRng, startSeason, viewFor } from '@/engine/truth';
import {
  NOBODY,
  expectOk,
  legalMovesIn,
  officialRules,
  wrestlerIndex,
  wrestlersIn,
} from '@/engine/view';

const BUDGET = { playouts: 0 };

/** Every position of some seasons that bots play among themselves. */
function positions(seasons: number): SeasonState[] {
  const states: SeasonState[] = [];
  for (let season = 0; season < seasons; season++) {
    const players = 2 + (season % 5);
    const rules = officialRules(players);
    let rng: readonly number[] = seedRng('00000000000000d1', season);
    let state = startSeason(
      rules,
      dealSeason(rules, players, { seed: '00000000000000d2', season }),
      0,
    );
    while (state.turn !== NOBODY) {
      states.push(state);
      const answer = simpleBot.choose({ view: viewFor(state, state.turn), budget: BUDGET, rng });
      rng = answer.rng;
      state = expectOk(applyMove(state, answer.move)).state;
    }
  }
  return states;
}

const POSITIONS = positions(40);
const ask = (state: SeasonState, rng: readonly number[] = [1, 2, 3, 4]) =>
  simpleBot.choose({ view: viewFor(state, state.turn), budget: BUDGET, rng });

test('it passes only when it cannot play', () => {
  let passes = 0;
  for (const state of POSITIONS) {
    const plays = legalMovesIn(viewFor(state, state.turn)).filter(({ kind }) => kind === 'play');
    const { move } = ask(state);
    expect(move.kind === 'pass').toBe(plays.length === 0);
    if (move.kind === 'pass') passes++;
  }
  expect(passes).toBeGreaterThan(100);
});

test('it sheds the most cards, and of those plays the known weakest wrestler', () => {
  const above = (state: SeasonState, index: number) =>
    wrestlersIn(state.stronger[index] as number).length -
    wrestlersIn(state.weaker[index] as number).length;
  for (const state of POSITIONS) {
    const { move } = ask(state);
    if (move.kind === 'pass') continue;
    for (const other of legalMovesIn(viewFor(state, state.turn))) {
      if (other.kind === 'pass') continue;
      expect(other.count).toBeLessThanOrEqual(move.count);
      if (other.count < move.count) continue;
      const chosen = above(state, wrestlerIndex(move.wrestler));
      expect(above(state, wrestlerIndex(other.wrestler))).toBeLessThanOrEqual(chosen);
    }
  }
});

test('the same question has the same answer, and leaves the random state it was given alone', () => {
  const rng = Object.freeze([5, 6, 7, 8]);
  for (const state of POSITIONS.slice(0, 200)) expect(ask(state, rng)).toEqual(ask(state, rng));
});

test('chance decides between equals', () => {
  const lead = POSITIONS[0] as SeasonState;
  const moves = new Set<string>();
  for (let stream = 0; stream < 60; stream++)
    moves.add(JSON.stringify(ask(lead, seedRng('00000000000000d3', stream)).move));
  expect(moves.size).toBe(legalMovesIn(viewFor(lead, 0)).length);
});

test('cards it cannot see do not change its answer', () => {
  const shuffle = seedRng('00000000000000d4', 0);
  for (const state of POSITIONS.filter((_, at) => at % 5 === 0)) {
    const other = determinize(viewFor(state, state.turn), shuffle);
    expect(ask(other)).toEqual(ask(state));
  }
});
