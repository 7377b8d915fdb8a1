import { happeningsSince } from '@/components/maskmen/handover/since';
import { lineOfSeason, type SeasonLine } from '@/components/maskmen/result/line-of-season';
import type { Move } from '@/engine/truth';
import {
  applyMove,
  expectOk,
  officialRules,
  packCards,
  publicViewOf,
  startSeason,
} from '@/engine/truth';

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
