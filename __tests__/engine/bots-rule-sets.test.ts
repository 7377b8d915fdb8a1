/** Bots under other rules: they play by those of the table, see no more than it, and make sense. */

import type { Imagined } from '@/engine/maskmen/bots/imagined';
import { imagine, makeImagined } from '@/engine/maskmen/bots/imagined';
import { pastDecisions } from '@/engine/maskmen/bots/history';
import { LEVELS } from '@/engine/maskmen/bots/levels';
import { findPlay, powerOf, scoreMoves, situationOf } from '@/engine/maskmen/bots/policy';
import { playWithPolicy } from '@/engine/maskmen/bots/policy-playout';
import { WEIGHTS } from '@/engine/maskmen/bots/policy-tables';
import { addDecision, likelihoodOf, makeReading } from '@/engine/maskmen/bots/reading';
import { RIVALS } from '@/engine/maskmen/bots/rivals';
import { findSureWin } from '@/engine/maskmen/bots/sure';
import { think } from '@/engine/maskmen/bots/think';
import { shareOfMatch } from '@/engine/maskmen/bots/utility';
import { waysFor } from '@/engine/maskmen/bots/ways';
import { tableFor, weightsFor } from '@/engine/maskmen/bots/weights';
import type { Rules, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  advance,
  applyMove,
  challengeOf,
  cloneSeason,
  codeOf,
  decideMatch,
  deckOf,
  determinize,
  expectOk,
  legalMoves,
  legalMovesIn,
  moveOf,
  namedRules,
  nextBelow,
  seasonResult,
  seedRng,
  standingOf,
  stepFast,
  viewFor,
  wrestlerIndex,
} from '@/engine/truth';
import { playDeal } from '@/tools/arena/contest';
import { seasonOf } from '../helpers/bot-positions';
import { drawnTables, namedTables } from '../helpers/rule-sets';

const playersOf = (rules: Rules): number => rules.tokens.length;
const seasonBy = (rules: Rules, season: number): SeasonState[] =>
  seasonOf({ level: 'regular' }, { players: playersOf(rules), season, rules });

const TABLES = [...namedTables(), ...drawnTables(60)];
const SEASONS = TABLES.map(seasonBy);
const POSITIONS = SEASONS.flatMap((states) => states.slice(0, -1));

/** The loop's choices made with the plain functions and `applyMove`. */
function playOn(start: SeasonState, random: number) {
  const weights = weightsFor(start.players, start.rules);
  let state = start;
  let word = random;
  while (state.turn !== NOBODY) {
    const { codes, scores } = scoreMoves(weights, state, state.hands[state.turn] as number);
    let at = 0;
    if (codes.length > 1) {
      const powers = scores.map(powerOf);
      const last = codes.length - 1;
      word = stepFast(word);
      let left = (word >>> 0) * 2.3283064365386963e-10 * powers.reduce((sum, p) => sum + p, 0);
      for (; at < last; at++) {
        left -= powers[at] as number;
        if (left < 0) break;
      }
    }
    state = expectOk(applyMove(state, moveOf(codes[at] as number))).state;
  }
  return { state, random: word };
}

test('the playing loop plays beside applyMove under any rules, to the last card', () => {
  const scratch: Imagined = makeImagined(1);
  for (const [at, state] of POSITIONS.entries()) {
    if (at % 3 !== 0) continue;
    const random = (state.played * 31 + state.turn + 7) | 0 || 1;
    imagine(scratch, state, { hands: state.hands, at: 0 });
    scratch.random = random;
    const weights = weightsFor(state.players, state.rules);
    playWithPolicy(scratch, new Array<typeof weights>(6).fill(weights), -1);
    const plain = playOn(state, random);
    expect(scratch.places.slice(0, scratch.out)).toEqual(plain.state.places);
    expect(scratch.random).toBe(plain.random);
    expect(scratch.hands.slice(0, state.players)).toEqual(plain.state.hands);
    expect(scratch.sizes.slice(0, state.players)).toEqual(plain.state.sizes);
    const won = plain.state.roundWinners.slice(state.roundWinners.length);
    for (let seat = 0; seat < state.players; seat++)
      expect(scratch.wonAt[seat]).toBe(won.lastIndexOf(seat) + 1);
  }
  expect(POSITIONS.length).toBeGreaterThan(2000);
});

test.each(LEVELS)('%s finishes a season by every rule set at every number of players', (level) => {
  const searches = level === 'expert' || level === 'champion';
  const tables = searches ? [...namedTables(), ...drawnTables(10)] : TABLES;
  for (const [season, rules] of tables.entries()) {
    const states = seasonOf({ level }, { players: playersOf(rules), season, rules }, 12);
    expect(states[states.length - 1]?.turn).toBe(NOBODY);
  }
});

test.each(RIVALS)('%s finishes a season by every named set', (rival) => {
  for (const [season, rules] of namedTables().entries()) {
    const states = seasonOf({ level: 'club', rival }, { players: playersOf(rules), season, rules });
    expect(states[states.length - 1]?.turn).toBe(NOBODY);
  }
});

test('by totals a Club player brings more cards than it takes, and not always', () => {
  let [more, exact] = [0, 0];
  for (const players of [2, 3, 4, 5, 6])
    for (let season = 0; season < 10; season++) {
      const rules = namedRules('totals', players);
      const states = seasonOf({ level: 'club' }, { players, season, rules });
      states.slice(0, -1).forEach((state, at) => {
        const move = states[at + 1]?.log[at]?.move;
        if (move?.kind !== 'play' || state.top === NOBODY) return;
        const challenge = challengeOf(state, wrestlerIndex(move.wrestler));
        if (!('needs' in challenge)) throw new Error(`followed by ${challenge.kind}`);
        if (move.count > challenge.needs) more++;
        else exact++;
      });
    }
  expect(more).toBeGreaterThan(30);
  expect(exact).toBeGreaterThan(30);
});

test('who looks ahead goes out when that ends the season, and never passes it by', () => {
  let seen = 0;
  for (const state of POSITIONS) {
    if (state.rules.endsWhenHolding === 1 || seen >= 60) continue;
    const view = viewFor(state, state.turn);
    const last = legalMovesIn(view).find(
      (move) => move.kind === 'play' && move.count === view.sizes[view.seat],
    );
    if (last === undefined) continue;
    seen++;
    for (const level of ['expert', 'champion'] as const)
      expect(think({ level }, { view, budget: { playouts: 20 }, rng: [1, 2, 3, 4] }).move).toEqual(
        last,
      );
  }
  expect(seen).toBeGreaterThan(20);
});

test('a sure win is won by any rules against everybody, whoever holds the unseen cards', () => {
  const rng = seedRng('00000000000b05e6', 0);
  const found = { totals: 0, close: 0, other: 0 };
  for (const state of POSITIONS) {
    const seat = state.turn;
    if (findSureWin(viewFor(state, seat)) < 0) continue;
    const { strength, threeClose } = state.rules;
    found[strength === 'totals' ? 'totals' : threeClose ? 'close' : 'other']++;
    for (let world = 0; world < 4; world++) {
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
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(30);
});

test('the log played over again gives what everybody knew, and hands are read by it', () => {
  const rng = seedRng('00000000000b0002', 0);
  for (const states of SEASONS) {
    const end = states[states.length - 1] as SeasonState;
    const past = pastDecisions(end);
    expect(past).toHaveLength(states.length - 1);
    past.forEach(({ seat, situation }, at) => {
      const before = states[at] as SeasonState;
      expect(seat).toBe(before.turn);
      expect(situation).toEqual(situationOf(before, deckOf(before.rules)));
    });
    const state = states[states.length >> 1] as SeasonState;
    const world = determinize(viewFor(state, state.turn), rng);
    const ways = waysFor(state.players, state.rules);
    const seat = (state.turn + 1) % state.players;
    const reading = makeReading(ways);
    const shed = (states[0]?.hands[seat] as number) - (state.hands[seat] as number);
    const dealt = (world.hands[seat] as number) + shed;
    const expected = ways.map(() => 1);
    pastDecisions(state).forEach((decision, at) => {
      if (decision.seat !== seat) return;
      addDecision(reading, decision);
      ways.forEach((weights, way) => {
        const hand = dealt - decision.shed;
        const { codes, scores } = scoreMoves(weights, states[at] as SeasonState, hand);
        const powers = scores.map(powerOf);
        const all = powers.reduce((sum, p) => sum + p, 0);
        const chosen = powers[codes.indexOf(decision.code)] as number;
        expected[way] = (expected[way] as number) * ((0.9 * chosen) / all + 0.1 / codes.length);
      });
    });
    const all = expected.reduce((sum, one) => sum + one, 0);
    expect(Math.abs(likelihoodOf(reading, dealt) / all - 1)).toBeLessThan(1e-9);
  }
});

test('every play has weights of its own kind, whatever the rules allow', () => {
  const found: number[] = [];
  for (const state of POSITIONS) {
    const situation = situationOf(state, deckOf(state.rules));
    for (const move of legalMoves(state)) {
      if (move.kind === 'pass') continue;
      findPlay(situation, { code: codeOf(move), held: 10 }, found);
      for (const place of found) expect(place >= 0 && place < WEIGHTS).toBe(true);
    }
  }
});

test('nobody decides by cards it cannot see, under any rules', () => {
  const shuffle = seedRng('00000000000b0bae', 0);
  const asked = POSITIONS.filter((state, at) => at % 23 === 0 && legalMoves(state).length > 1);
  expect(asked.length).toBeGreaterThan(60);
  for (const level of LEVELS)
    for (const [at, state] of asked.entries()) {
      const other = determinize(viewFor(state, state.turn), shuffle);
      const [here, there] = [state, other].map((truth) =>
        think(
          { level },
          { view: viewFor(truth, truth.turn), budget: { playouts: 20 }, rng: [1, 2, 3, at + 1] },
        ),
      );
      expect(there).toEqual(here);
    }
});

test('the worth of a last season is what the rules decide, under any rules and ties', () => {
  let shared = 0;
  for (const [at, states] of SEASONS.entries()) {
    const end = states[states.length - 1] as SeasonState;
    const { players, rules } = end;
    const result = seasonResult(end);
    // The season before was the mirror of this one, so that many are level.
    const places = [...result.places].reverse();
    const tokens = end.sizes.map(
      (_, seat) => result.tokens[places[result.places.indexOf(seat)] as number] as number,
    );
    const before = { ...result, places, tokens, roundWinners: [at % players] };
    for (const ties of ['official', 'shared'] as const) {
      const length = { kind: 'seasons', seasons: 2 } as const;
      const config = { players, rules, host: 0, length, ties };
      const { winners } = decideMatch(config, [before, result]);
      if (winners.length > 1) shared++;
      const season = makeImagined(1);
      Object.assign(season, { players, rules, out: end.places.length });
      end.places.forEach((seat, place) => (season.places[place] = seat));
      for (let seat = 0; seat < players; seat++) {
        season.sizes[seat] = end.sizes[seat] as number;
        season.wonAt[seat] = end.roundWinners.lastIndexOf(seat) + 1;
      }
      const wonAt = end.sizes.map((_, seat) => before.roundWinners.lastIndexOf(seat) + 1);
      const last = { standing: standingOf(players, [before]), ties, wonAt };
      const shares = end.sizes.map((_, seat) => shareOfMatch(season, last, seat));
      expect(shares).toEqual(
        shares.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      );
    }
  }
  expect(shared).toBeGreaterThan(20);
});

test('weights are chosen by strength, then by what ends a season', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    expect(tableFor(namedRules('official', players))).toBe('official');
    expect(tableFor(namedRules('early-printing', players))).toBe('official');
    expect(tableFor(namedRules('totals', players))).toBe('totals');
    expect(tableFor(namedRules('first-out', players))).toBe('first-out');
    for (const name of ['totals', 'first-out'] as const) {
      const rules = namedRules(name, players);
      const weights = weightsFor(players, rules);
      expect(weights).toHaveLength(WEIGHTS);
      expect(Math.max(...weights.map(Math.abs))).toBeLessThanOrEqual(240);
      expect(waysFor(players, rules)[0]).toBe(weights);
    }
  }
});

test.each(['totals', 'first-out'] as const)(
  'under %s a Club player beats one that takes the rules for official ones',
  (rules) => {
    let points = 0;
    for (const players of [2, 3, 4, 5, 6])
      for (let deal = 0; deal < 40; deal++) {
        const others = new Array<string>(players - 1).fill('club!official');
        const contest = { players, rules, hero: 'club', others };
        points += playDeal(contest, { seed: '000000000000c10b', deal }, () => 0).points / 200;
      }
    expect(points).toBeGreaterThan(0.2);
  },
);
