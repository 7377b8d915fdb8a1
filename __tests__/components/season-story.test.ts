import fc from 'fast-check';

import { happeningsSince } from '@/components/maskmen/handover/since';
import { lineOfSeason, type SeasonLine } from '@/components/maskmen/result/line-of-season';
import { tellSeason } from '@/components/maskmen/sheets/season-story';
import type { MatchEvent, Move } from '@/engine/truth';
import {
  NOBODY,
  applyMove,
  expectOk,
  officialRules,
  packCards,
  publicViewOf,
  startSeason,
} from '@/engine/truth';

import { anyMatch, walkMatch } from '../helpers/matches';

type Found<Kind extends MatchEvent['kind']> = Extract<MatchEvent, { kind: Kind }> | undefined;

const find = <Kind extends MatchEvent['kind']>(events: readonly MatchEvent[], kind: Kind) =>
  events.find((event) => event.kind === kind) as Found<Kind>;

/** What the engine said of a move when it was made, in the words of the story. */
function wordsOfEngine(events: readonly MatchEvent[]) {
  const defeated = find(events, 'defeated');
  return {
    lead: find(events, 'played')?.lead ?? false,
    debut: find(events, 'played')?.debut ?? false,
    forced: find(events, 'passed')?.forced ?? false,
    proved: defeated && [defeated.winner, defeated.loser],
    implied: defeated?.implied ?? [],
    place: find(events, 'went-out')?.place,
  };
}

test('the story tells of every move what the engine said when it was made', () => {
  fc.assert(
    fc.property(anyMatch, (random) => {
      let told: ReturnType<typeof wordsOfEngine>[] = [];
      for (const { match, events } of walkMatch(random)) {
        if (match.season.log.length === 0) told = [];
        else if (events.length > 0) told.push(wordsOfEngine(events));
        if (match.season.turn !== NOBODY && match.season.log.length % 13 !== 5) continue;
        const rounds = tellSeason(publicViewOf(match.season));
        const moves = rounds.flatMap((round) => round.moves);
        expect(moves.map(({ seat, move }) => ({ seat, move }))).toEqual(match.season.log);
        expect(
          moves.map(({ lead, debut, forced, proved, implied, place }) => ({
            lead,
            debut,
            forced,
            proved,
            implied,
            place,
          })),
        ).toEqual(told);
        const winners = rounds.map(({ winner }) => winner).filter((winner) => winner !== undefined);
        expect(winners).toEqual(match.season.roundWinners);
      }
    }),
    { numRuns: 12, seed: 7 },
  );
});

const play = (wrestler: 'volto' | 'zarpa' | 'nopal' | 'umbra', count: number): Move => ({
  kind: 'play',
  wrestler,
  count,
});
const PASS: Move = { kind: 'pass' };

/** A season of three who each hold three of five wrestlers, after some moves. */
function seasonAfter(moves: readonly Move[]) {
  const hand = packCards([3, 3, 3, 3, 3, 0]);
  const rules = officialRules(3);
  let state = startSeason(rules, { hands: [hand, hand, hand], leftOut: 0 }, 0);
  for (const move of moves) state = expectOk(applyMove(state, move)).state;
  return publicViewOf(state);
}

test('the line of the season is the defeat that implied most', () => {
  const season = seasonAfter([
    play('volto', 1),
    play('zarpa', 2), // zarpa > volto
    PASS,
    PASS,
    play('nopal', 1),
    play('umbra', 2), // umbra > nopal
    PASS,
    PASS,
    play('nopal', 1),
    play('zarpa', 2), // zarpa > nopal
    play('umbra', 3), // umbra > zarpa, which implies umbra > volto
    PASS,
    PASS,
  ]);
  expect(lineOfSeason(season)).toEqual<SeasonLine>({
    defeat: ['umbra', 'zarpa'],
    seat: 1,
    round: 3,
    implied: 1,
  });
});

test('among equals the latest is the line, and without a defeat there is none', () => {
  const twice = [
    play('volto', 1),
    play('zarpa', 2),
    PASS,
    PASS,
    play('nopal', 1),
    play('umbra', 2),
  ];
  expect(lineOfSeason(seasonAfter(twice))?.defeat).toEqual(['umbra', 'nopal']);
  expect(lineOfSeason(seasonAfter([play('volto', 1), PASS]))).toBeUndefined();
});

test('what a player missed is told from their last turn on, with the round that was won', () => {
  const season = seasonAfter([play('volto', 1), play('zarpa', 2), PASS, PASS, play('nopal', 1)]);
  const told = happeningsSince(season, { since: 1, tellForced: true });
  expect(told.map(({ seat, deed }) => [seat, deed.kind])).toEqual([
    [1, 'answered'],
    [2, 'passed'],
    [0, 'passed'],
    [1, 'wonRound'],
    [1, 'led'],
  ]);
});
