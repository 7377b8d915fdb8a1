/**
 * What a phone pays for drawing, in every scene while nothing happens and in every frame of every row
 * of docs/motion.md; `npm run budget` prints the figures.
 */

import { writeFileSync } from 'node:fs';

import { ROW_TAKES, SCENE_TAKES } from '../helpers/budget/acts';
import { bytesOf } from '../helpers/budget/figures';
import { measureRest, measureRow, type Figures } from '../helpers/budget/measure';
import { PHONE } from '../helpers/budget/play';

/** Redraws a second while nothing happens: what marches takes steps. */
const MOST_REDRAWS = 8;
const MOST_BYTES = 2 * bytesOf(PHONE);

const report: Record<'rest' | 'rows', Record<string, Figures>> = { rest: {}, rows: {} };

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
afterAll(() => {
  const file = process.env.MASKMEN_BUDGET;
  if (file !== undefined) writeFileSync(file, JSON.stringify({ ...report, MOST_BYTES }));
});

test.each(Object.keys(SCENE_TAKES))('at rest, %s', async (name) => {
  const figures = await measureRest(SCENE_TAKES[name] as never);
  report.rest[name] = figures;
  expect(figures.groups).toBe(0);
  expect(figures.bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(figures.redraws).toBeLessThanOrEqual(MOST_REDRAWS);
});

test.each(Object.keys(ROW_TAKES))('while %s', async (name) => {
  const figures = await measureRow(ROW_TAKES[name] as never);
  report.rows[name] = figures;
  expect(figures.groups).toBe(0);
  expect(figures.bytes).toBeLessThanOrEqual(MOST_BYTES);
  if (name === 'focus') expect(figures.remounts).toBe(0);
});
