/** Laws of hidden information: what a view holds, and what it can never hold. */

import fc from 'fast-check';
import {
  determinize,
  expectOk,
  matchViewFor,
  officialConfig,
  publicMatchView,
  seedRng,
  startMatch,
  unseenCards,
  viewFor,
} from '@/engine/truth';
import { walkMatch } from '@/tools/laws/matches';
import { SECRET_LAWS } from '@/tools/laws/secrets';
import { lawOptions, forTables } from '@/tools/laws/tables';

test.each(Object.entries(SECRET_LAWS))('%s', (_, law) => forTables(law));

/** Every number and text anywhere in a value. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [value];
}

test('no view of a match has a seed, a generator, another hand or a left-out pile in its JSON', () => {
  const hex = fc.bigInt({ min: 1n << 120n, max: (1n << 128n) - 1n }).map((n) => n.toString(16));
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), hex, (players, seed) => {
      const config = officialConfig(players);
      const deals = { kind: 'seed', seed } as const;
      for (const { match } of walkMatch({ config, deals, choices: players })) {
        const { hands, leftOut, played, sizes } = match.season;
        const views = [
          publicMatchView(match),
          ...hands.map((_, seat) => matchViewFor(match, seat)),
        ];
        views.forEach((view, at) => {
          const seat = at - 1;
          const text = JSON.stringify(view);
          if (text.includes(seed.slice(0, 8)) || /seed|hands"|leftOut|deals|rng/.test(text))
            throw new Error(`a secret in ${text}`);
          const found = new Set(leaves(view));
          hands.forEach((hand, other) => {
            // Small hands are small numbers, which may stand for other things.
            if (other === seat || sizes[other] === 0 || hand < 4096) return;
            if (hand !== played && hand !== hands[seat] && found.has(hand))
              throw new Error(`the hand of seat ${other} is in what seat ${seat} sees: ${text}`);
          });
          const isElsewhere = leftOut < 4096 || leftOut === played || leftOut === hands[seat];
          if (!isElsewhere && found.has(leftOut))
            throw new Error(`the left-out pile is in ${text}`);
        });
      }
    }),
    lawOptions(5),
  );
});

test('sampled worlds differ, and put every unseen card everywhere', () => {
  const match = expectOk(
    startMatch(officialConfig(3, { host: 0 }), { kind: 'seed', seed: 'a'.repeat(16) }),
  );
  const view = viewFor(match.season, 0);
  const rng = seedRng('b'.repeat(16), 0);
  const sums = [0, 0, 0];
  const worlds = new Set<string>();
  for (let at = 0; at < 2000; at++) {
    const { hands, leftOut } = determinize(view, rng);
    worlds.add(hands.join());
    [hands[1], hands[2], leftOut].forEach(
      (cards, holder) => (sums[holder] = (sums[holder] as number) + ((cards as number) & 15)),
    );
  }
  expect(worlds.size).toBeGreaterThan(1900);
  const voltos = unseenCards(view) & 15;
  for (const sum of sums) expect(Math.abs(sum / 2000 - voltos / 3)).toBeLessThan(0.15);
});
