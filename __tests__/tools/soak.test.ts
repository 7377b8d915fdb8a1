/** The short forms of the soaks without a browser: the first cases of the long ones, and the same digest. */

import { GOLDEN } from '@/tools/soak/golden';
import { playHostileCase } from '@/tools/soak/hostile';
import { playMascaradeCase } from '@/tools/soak/mascarade';
import { playMascaradeBotsCase } from '@/tools/soak/mascarade-bots';
import { playRulesCase } from '@/tools/soak/rules';
import { addTallies, digestFirst, newTally, tallyCase } from '@/tools/soak/run';

test.each([
  ['rules', playRulesCase],
  ['hostile', playHostileCase],
  ['mascarade-rules', playMascaradeCase],
  ['mascarade-bots', playMascaradeBotsCase],
] as const)(
  'the first cases of soak %s pass and come out as they always do',
  async (name, play) => {
    const { seed, cases, digest } = GOLDEN[name];
    expect(await digestFirst(play, seed, cases)).toBe(digest);
  },
);

const echo = (_: number, index: number) => ({
  counts: { things: index },
  result: `it is ${index}`,
});

test('several processes add up to what one finds, in any order', async () => {
  const alone = newTally();
  const shares = [newTally(), newTally(), newTally()] as const;
  for (let index = 0; index < 30; index++) {
    const at = { seed: 1, index, firstCases: 10 };
    await tallyCase(alone, echo, at);
    await tallyCase(shares[(index % 3) as 0 | 1 | 2], echo, at);
  }
  expect(addTallies([shares[2], shares[0], shares[1]])).toEqual(alone);
});

test('a case that throws is a failure with its number, and the rest goes on', async () => {
  const tally = newTally();
  for (let index = 0; index < 3; index++)
    await tallyCase(
      tally,
      (seed, at) => {
        if (at === 1) throw new Error('broken');
        return echo(seed, at);
      },
      { seed: 1, index, firstCases: 3 },
    );
  expect(tally.cases).toBe(3);
  expect(tally.failures).toHaveLength(1);
  expect(tally.failures[0]).toMatchObject({ index: 1, message: expect.stringContaining('broken') });
});

test('another result in any case is another digest', async () => {
  const other = (seed: number, index: number) =>
    index === 7 ? { counts: {}, result: 'it is not' } : echo(seed, index);
  expect(await digestFirst(other, 1, 10)).not.toBe(await digestFirst(echo, 1, 10));
});
