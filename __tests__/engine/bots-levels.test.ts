/**
 * Levels are ordered: each beats the one below, at every number of players together and, for those
 * that do not search, at each. Deals and chance are fixed, so the result is always the same;
 * `npm run arena` measures the steps over many more deals.
 */

import { playDeal } from '@/tools/arena/contest';

const PLAYERS = [2, 3, 4, 5, 6] as const;

/** Points above par of a level among copies of the one below, by number of players. */
function pointsOf(hero: string, below: string, deals: number): number[] {
  return PLAYERS.map((players) => {
    const others = new Array<string>(players - 1).fill(below);
    let sum = 0;
    for (let deal = 0; deal < deals; deal++)
      sum += playDeal(
        { players, rules: 'official', hero, others },
        { seed: '0000000000001e7e', deal },
        () => 0,
      ).points;
    return sum / deals;
  });
}

test.each([
  ['regular', 'rookie', 30],
  ['club', 'regular', 60],
] as const)('%s beats %s at every number of players', (hero, below, deals) => {
  for (const points of pointsOf(hero, below, deals)) expect(points).toBeGreaterThan(0);
});

test.each([
  ['expert', 'club', 8],
  ['champion', 'expert', 12],
] as const)(
  '%s beats %s',
  (hero, below, deals) => {
    const points = pointsOf(hero, below, deals);
    expect(points.reduce((sum, one) => sum + one, 0) / points.length).toBeGreaterThan(0.05);
  },
  240_000,
);
