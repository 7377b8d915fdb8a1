/** Matches by hand: tokens, tie-breaks and what decided, two players, one to eight seasons. */

import type { SeasonResult } from '@/engine/truth';
import {
  PASS,
  beginSeason,
  decideMatch,
  expectOk,
  isMatchOver,
  matchViewFor,
  officialConfig,
  officialRules,
  playMove,
  recordOf,
  replay,
  seasonNumber,
  standingOf,
  standingOfMatch,
  startMatch,
} from '@/engine/truth';
import { playWhole, walkMatch } from '@/tools/laws/matches';

/** A season from its places and round winners, `0123 2,1`. */
function season(text: string): SeasonResult {
  const [order = '', rounds = ''] = text.split(' ');
  const places = Array.from(order, Number);
  const { tokens: byPlace } = officialRules(places.length);
  const tokens = places.map((_, seat) => byPlace[places.indexOf(seat)] as number);
  const roundWinners = rounds === '' ? [] : rounds.split(',').map(Number);
  return { places, tokens, roundWinners, nextHost: places[places.length - 1] as number };
}

test.each([
  [2, [2, -1]],
  [3, [2, 1, -1]],
  [4, [2, 1, 0, -1]],
  [5, [2, 1, 0, 0, -1]],
  [6, [2, 1, 0, 0, 0, -1]],
])('%i players get the tokens of the rules', (players, tokens) => {
  expect(officialRules(players).tokens).toEqual(tokens);
});

test.each([
  [2, 15],
  [3, 15],
  [4, 15],
  [5, 12],
  [6, 10],
])('%i players are dealt %i cards each', (players, size) => {
  expect(officialRules(players).handSize).toBe(size);
});

const DECISIONS: readonly (readonly [
  what: string,
  seasons: string[],
  winners: number[],
  by: string,
])[] = [
  ['most points', ['012 0'], [0], 'points'],
  ['most points over seasons', ['0123 1', '1023 1', '1203 1'], [1], 'points'],
  ['level points: most firsts', ['0123 1', '3102 1'], [0], 'most-firsts'],
  ['level points and firsts: the latest round', ['0123 0', '2103 2,0'], [0], 'latest-round'],
  ['the latest round, of the tied only', ['0123 0', '2103 2,1,3,1'], [2], 'latest-round'],
  ['the latest round may be of an earlier season', ['0123 2,0,1', '2103 3,1'], [0], 'latest-round'],
  ['none of them won a round: shared', ['0123 1,3', '2103 3,1'], [0, 2], 'shared'],
  ['three may share', ['012 1', '120 2', '201 0'], [0], 'latest-round'],
  ['three do share', ['012 ', '120 ', '201 '], [0, 1, 2], 'shared'],
  ['a first does not beat more points', ['3012 1', '1023 1', '2013 1'], [0], 'points'],
];

test.each(DECISIONS)('%s', (_, seasons, winners, by) => {
  const results = seasons.map(season);
  const players = (results[0] as SeasonResult).places.length;
  const config = officialConfig(players, { seasons: results.length });
  expect(isMatchOver(config, results)).toBe(true);
  expect(isMatchOver(config, results.slice(1))).toBe(false);
  expect(decideMatch(config, results)).toEqual({ winners, by });
});

test.each([
  ['000', 0],
  ['111', 1],
  ['0100', 0],
  ['01011', 1],
  ['11000', 0],
])('two players with seasons won %s: the first to three', (wins, winner) => {
  const results = Array.from(wins, (first) => season(first === '0' ? '01 1' : '10 0'));
  const config = officialConfig(2);
  results.forEach((_, at) => expect(isMatchOver(config, results.slice(0, at))).toBe(false));
  expect(isMatchOver(config, results)).toBe(true);
  expect(decideMatch(config, results)).toEqual({ winners: [winner], by: 'three-seasons' });
});

test('points and firsts add up', () => {
  expect(standingOf(4, ['0123', '1023', '1320'].map(season))).toEqual({
    points: [2, 5, 0, -1],
    firsts: [1, 2, 0, 0],
  });
});

const seeded = (players: number, seasons = 4) => ({
  config: officialConfig(players, { seasons }),
  deals: { kind: 'seed', seed: `00000000000000${players}${seasons}` } as const,
  choices: 99,
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a match of %i seasons has so many', (seasons) => {
  const match = playWhole(seeded(3, seasons));
  expect(match.finished).toHaveLength(seasons);
  expect(match.decision).toBeDefined();
});

test('a match of two players has three to five seasons, each host the last of the one before', () => {
  const lengths = new Set<number>();
  for (let at = 0; at < 40; at++) {
    const match = playWhole({ ...seeded(2), choices: at + 1 });
    lengths.add(match.finished.length);
    const firsts = match.finished.map(({ places }) => places[0]);
    const winner = match.decision?.winners[0];
    expect(firsts.filter((seat) => seat === winner)).toHaveLength(3);
    expect(firsts[firsts.length - 1]).toBe(winner);
    match.finished.forEach(({ host }, season) => {
      if (season > 0) expect(host).toBe(match.finished[season - 1]?.places[1]);
    });
  }
  expect([...lengths].sort()).toEqual([3, 4, 5]);
});

test('the next season starts afresh, hosted by the last, and the log of events says so', () => {
  for (const players of [3, 4, 5, 6]) {
    let before: ReturnType<typeof playWhole> | undefined;
    for (const { match, events } of walkMatch(seeded(players))) {
      const [first] = events;
      if (first?.kind === 'season-began') {
        const past = before?.finished[before.finished.length - 1];
        expect(first.host).toBe(past?.places[players - 1]);
        expect(past?.tokens[first.host]).toBe(-1);
        expect(match.season.turn).toBe(first.host);
        expect(match.season.stronger).toEqual([0, 0, 0, 0, 0, 0]);
        expect(match.season.played).toBe(0);
        expect(seasonNumber(match)).toBe(first.season);
      }
      before = match;
    }
    const last = before as ReturnType<typeof playWhole>;
    const { points } = standingOfMatch(last);
    const total = officialRules(players).tokens.reduce((sum, token) => sum + token, 0);
    expect(points.reduce((sum, each) => sum + each)).toBe(4 * total);
    expect(matchViewFor(last, 0).standing.points).toEqual(points);
  }
});

test('a match says when there is nothing to begin or to play', () => {
  const running = expectOk(startMatch(seeded(3).config, seeded(3).deals));
  expect(beginSeason(running)).toEqual({ ok: false, error: { code: 'season-running' } });
  const over = playWhole(seeded(3, 1));
  expect(beginSeason(over)).toEqual({ ok: false, error: { code: 'match-over' } });
  expect(playMove(over, PASS)).toEqual({ ok: false, error: { code: 'match-over' } });
  expect(playMove(over, { kind: 'play' } as never)).toEqual({
    ok: false,
    error: { code: 'malformed' },
  });
});

test('a season that ended is not played on before the next has begun', () => {
  for (const { match } of walkMatch(seeded(3)))
    if (match.season.turn < 0 && match.decision === undefined)
      expect(playMove(match, PASS)).toEqual({ ok: false, error: { code: 'season-over' } });
});

test.each([
  [{ season: 0, move: -1 }],
  [{ season: 0, move: 1.5 }],
  [{ season: 0, move: NaN }],
  [{ season: 0, move: 10000 }],
  [{ season: -1, move: 0 }],
  [{ season: 4, move: 0 }],
  [{ season: 0.5, move: 0 }],
])('there is no point %j in a match of four seasons', (at) => {
  expect(replay(recordOf(playWhole(seeded(3))), at)).toEqual({
    ok: false,
    error: { code: 'beyond-the-end', at },
  });
});
