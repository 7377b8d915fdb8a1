/** Endings: imagined moves against the rules, the worth of a last season, and the solved game. */

import { advanceImagined, imagine, makeImagined } from '@/engine/maskmen/bots/imagined';
import { think } from '@/engine/maskmen/bots/think';
import { shareOfMatch } from '@/engine/maskmen/bots/utility';
import type { SeasonState } from '@/engine/truth';
import {
  codeOf,
  decideMatch,
  expectOk,
  makeMove,
  officialConfig,
  officialRules,
  parsePosition,
  seasonResult,
  viewFor,
} from '@/engine/truth';
import { growGame, nodesOf } from '@/tools/exploit/game';
import { exploitabilityOf, solve } from '@/tools/exploit/solve';
import { seasonsOf } from '../helpers/bot-positions';

const SEASONS = seasonsOf(25);

test('a move that is imagined does what the move would', () => {
  for (const states of SEASONS) {
    const first = states[0] as SeasonState;
    const season = makeImagined(1);
    imagine(season, first, { hands: first.hands, at: 0 });
    states.slice(1).forEach((state) => {
      const { move } = state.log[state.log.length - 1] as SeasonState['log'][number];
      advanceImagined(season, codeOf(move));
      expect(season.turn).toBe(state.turn);
      expect(season.holding).toBe(state.holding);
      expect(season.places.slice(0, season.out)).toEqual(state.places);
      expect(season.hands.slice(0, state.players)).toEqual(state.hands);
      if (state.turn < 0) return;
      expect([season.top, season.topCount, season.holder, season.inRound]).toEqual([
        state.top,
        state.topCount,
        state.holder,
        state.inRound,
      ]);
      expect([season.stronger, season.weaker]).toEqual([state.stronger, state.weaker]);
    });
  }
});

test('the worth of a last season is what the rules decide, ties and all', () => {
  let ties = 0;
  for (const [at, states] of SEASONS.entries()) {
    const end = states[states.length - 1] as SeasonState;
    const { players } = end;
    if (players === 2) continue;
    const result = seasonResult(end);
    const { tokens } = officialRules(players);
    for (let shift = 0; shift < players; shift++) {
      const turned = tokens.map((_, seat) => tokens[(seat + shift + at) % players] as number);
      const before = {
        places: turned.map((_, place) => turned.indexOf(tokens[place] as number)),
        tokens: turned,
        roundWinners: [shift],
        nextHost: 0,
      };
      const points = turned.slice();
      const firsts = turned.map((_, seat) => (seat === before.places[0] ? 1 : 0));
      const { winners, by } = decideMatch(officialConfig(players, { seasons: 2 }), [
        before,
        result,
      ]);
      if (by !== 'points') ties++;
      const season = makeImagined(1);
      const wonAt = points.map((_, seat) => (seat === shift ? 1 : 0));
      season.players = players;
      season.rules = end.rules;
      end.sizes.forEach((size, seat) => (season.sizes[seat] = size));
      season.out = end.places.length;
      end.places.forEach((seat, place) => (season.places[place] = seat));
      for (let seat = 0; seat < players; seat++)
        season.wonAt[seat] = end.roundWinners.lastIndexOf(seat) + 1;
      const last = { standing: { points, firsts }, ties: 'official', wonAt } as const;
      const shares = points.map((_, seat) => shareOfMatch(season, last, seat));
      expect(shares).toEqual(
        shares.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      );
    }
  }
  expect(ties).toBeGreaterThan(5);
});

test('with few cards left the champion searches a tree, and answers legally', () => {
  const state = expectOk(
    parsePosition('hands V1Z1N2/V1Z2 played V2Z1 order V>Z round 1:Z1 turn 0 rules VZN*4:5:1:2,-1'),
  );
  const answer = think(
    { level: 'champion' },
    { view: viewFor(state, 0), budget: { playouts: 400 }, rng: [1, 2, 3, 4] },
  );
  expect(['-', 'V1', 'N2']).toContain(makeMove(answer.move));
  expect(answer.reasons?.candidates.every(({ playouts }) => playouts > 0)).toBe(true);
});

test('the reduced game is solved, and an even choice is not', () => {
  const root = growGame();
  for (const node of nodesOf(root))
    node.legal.forEach((moves, hand) =>
      moves.forEach((move) => (node.strategy[hand * node.codes.length + move] = 1 / moves.length)),
    );
  expect(exploitabilityOf(root)).toBeGreaterThan(0.5);
  solve(root, 25);
  expect(exploitabilityOf(root)).toBeLessThan(0.03);
  expect(exploitabilityOf(root)).toBeGreaterThanOrEqual(-1e-9);
});
