/** Levels are offered by what was measured: a step that could be chance is none. */

import { LEVELS } from '@/engine/maskmen/bots/levels';
import { STEPS, levelsUnder, offeredLevels } from '@/engine/maskmen/bots/offered';
import type { RuleSet } from '@/engine/truth';
import { NAMED_SETS, SET_NAMES } from '@/engine/truth';

test('each named set has a row for every level above the lowest at most once, in their order', () => {
  for (const name of SET_NAMES) {
    const ranks = STEPS[name].map(({ level }) => LEVELS.indexOf(level));
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
    expect(ranks).not.toContain(0);
  }
});

test('a level without a step that excludes zero is not offered', () => {
  for (const name of SET_NAMES) {
    const levels = levelsUnder(name);
    expect(levels[0]).toBe('rookie');
    for (const { level, points, interval } of STEPS[name])
      expect([name, level, levels.includes(level)]).toEqual([name, level, points - interval > 0]);
  }
  expect(levelsUnder('official')).toEqual(LEVELS);
});

test('own rules offer the levels of the set with their strength and end, or rookie to club', () => {
  const { official, totals } = NAMED_SETS;
  const cases: readonly (readonly [RuleSet, string | undefined])[] = [
    [official, 'official'],
    [NAMED_SETS['early-printing'], 'early-printing'],
    [totals, 'totals'],
    [NAMED_SETS['first-out'], 'first-out'],
    [{ ...official, hands: 7 }, 'official'],
    [{ ...official, threeClose: true }, 'official'],
    [{ ...totals, threeClose: true, hands: 9 }, 'totals'],
    [{ ...NAMED_SETS['first-out'], threeClose: false, handTies: 'shared' }, 'first-out'],
    [{ ...totals, seasonEnd: 'first-out' }, undefined],
  ];
  for (const [set, learnt] of cases) {
    const found = offeredLevels(set, 4);
    expect(found.learnt).toBe(learnt);
    if (learnt === undefined) expect(found.levels).toEqual(['rookie', 'regular', 'club']);
    else expect(found.levels).toEqual(levelsUnder(found.learnt as keyof typeof STEPS));
  }
});
