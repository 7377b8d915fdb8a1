/** Every row of docs/motion.md has its entry in the theme, and none is left over. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { curve, motion, spring } from '@/theme';

const DOCUMENT = join(__dirname, '..', '..', 'docs', 'motion.md');

const rowsOf = (document: string): string[] =>
  Array.from(document.matchAll(/^\| `(\w+)` +\|/gm), ([, name]) => name as string);

test('the entries are the rows of docs/motion.md, in their order', () => {
  const rows = rowsOf(readFileSync(DOCUMENT, 'utf8'));
  expect(rows).toHaveLength(20);
  expect(Object.keys(motion)).toEqual(rows);
});

test.each(Object.entries(motion))('%s says what is left of it with reduced motion', (_, entry) => {
  expect(Object.keys(entry.reduced).length).toBeGreaterThan(0);
});

test.each(Object.entries(motion))('%s names curves and springs that there are', (_, entry) => {
  for (const [field, value] of Object.entries(entry)) {
    if (/curve$/i.test(field)) expect(Object.keys(curve)).toContain(value);
    if (/spring$/i.test(field)) expect(Object.keys(spring)).toContain(value);
  }
});

test('a deal of fifteen cards and six groups is over in the time it has', () => {
  const { apart, flight, fan, fanApart, most } = motion.deal;
  expect(14 * apart + flight).toBeLessThanOrEqual(most);
  expect(5 * fanApart + fan).toBeLessThanOrEqual(most);
});

test('a new rope takes as long as its last part', () => {
  const { draw, tremble, impliedAt, impliedMost, bannerOutAt, bannerOut, total } = motion.newRope;
  expect(bannerOutAt + bannerOut).toBe(total);
  expect(impliedAt + impliedMost).toBeLessThanOrEqual(bannerOutAt);
  expect(draw + tremble).toBeLessThanOrEqual(motion.relayout.after);
  expect(motion.relayout.after).toBe(bannerOutAt);
});
