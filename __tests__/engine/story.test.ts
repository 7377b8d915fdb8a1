import fc from 'fast-check';

import type { MatchEvent } from '@/engine/truth';
import {
  NOBODY,
  applyMove,
  expectOk,
  parseMove,
  parsePosition,
  publicViewOf,
  tellSeason,
} from '@/engine/truth';

import { anyMatch, walkMatch } from '@/tools/laws/matches';

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

/** What a season that began in a position has proved: a relation a move, with what follows. */
function provedIn(position: string, moves: string) {
  let state = expectOk(parsePosition(position));
  for (const text of moves.split(' '))
    state = expectOk(applyMove(state, expectOk(parseMove(text)))).state;
  return tellSeason(publicViewOf(state)).flatMap((round) =>
    round.moves.flatMap(({ proved, implied }) =>
      proved === undefined ? [] : [proved, ...implied],
    ),
  );
}

test('what a position knew before its first move is not told as proved', () => {
  const hands = 'hands V3Z2N3U3D3/V3Z2N3U3D3/V2Z3N3U3D3 played V1Z2';
  expect(provedIn(`${hands} order Z>V turn 0`, 'V1 Z1 N2 - -')).toEqual([
    ['nopal', 'zarpa'],
    ['nopal', 'volto'],
  ]);
  expect(provedIn(`${hands} order Z>V turn 0`, 'V3 - Z3 -')).toEqual([]);
});
