/**
 * One page that plays season after season: after each, with the garbage collected, what is left of it in
 * memory. The match begins anew each time, so nothing may grow: no heap, no nodes, no listeners.
 */

import type { CDPSession, Page } from 'playwright-core';

import type { Player } from '@/store/types';

import { keepSettings, keepSetup } from '../../lib/saves';
import { keyPlay } from '../../play/acts';
import { nextRest } from '../../play/forced';
import { chooseMost, nextStanding } from '../../play/table';
import type { CaseResult } from '../run';
import type { Stage } from './stage';

/** Seasons of each case: the first is the short form. */
const SEASONS = [8, 100] as const;
/** What is made once, in the first seasons, is no growth: pictures, words, compiled code. */
const warmUpOf = (seasons: number): number => Math.min(20, Math.floor(seasons / 3));
/** So many samples are many; in fewer the heap is mostly what the engine compiles. */
const ENOUGH = 30;

/** More than this a season is a leak. Few samples are noisy, and show only a great one. */
const MOST_A_SEASON = {
  few: { kilobytes: Infinity, nodes: 12, listeners: 1.5 },
  many: { kilobytes: 40, nodes: 2, listeners: 0.3 },
} as const;

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Kenji', rival: 'raiser', level: 'rookie' },
];

type Sample = Readonly<Record<keyof (typeof MOST_A_SEASON)['few'], number>>;

async function weigh(session: CDPSession): Promise<Sample> {
  // The second time takes what the finalizers of the first let go.
  for (let times = 0; times < 2; times++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { kilobytes: usedSize / 1024, nodes, listeners: jsEventListeners };
}

/** The straight line through the values: how much each is above the one before. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [at, value] of values.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return below === 0 ? 0 : above / below;
}

async function playSeason(page: Page): Promise<void> {
  for (;;) {
    const { now, standing } = await nextRest(page);
    if (standing === 'match-over') return;
    const choice = chooseMost(now);
    if (choice !== undefined) await keyPlay(page, choice);
    else await page.keyboard.press('p');
    await nextStanding(page, now.signature);
  }
}

const tellSample = ({ kilobytes, nodes, listeners }: Sample): string =>
  `${Math.round(kilobytes)} kB, ${nodes} nodes, ${listeners} listeners`;

const round = (value: number): number => Math.round(value * 10) / 10;

export async function playHeapCase(stage: Stage, seed: number, index: number): Promise<CaseResult> {
  const seasons = SEASONS[index % SEASONS.length] as number;
  const page = await stage.open({
    path: '/setup',
    chance: seed * 100 + index,
    texts: {
      ...keepSettings({ pace: 'instant' }),
      ...keepSetup({ players: PLAYERS, host: 0, seasons: 1, help: 'full' }),
    },
  });
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  const samples: Sample[] = [];
  for (let season = 0; season < seasons; season++) {
    await playSeason(page);
    const sample = await weigh(session);
    if (season >= warmUpOf(seasons)) samples.push(sample);
    if (season % 10 === 9) console.error(`after ${season + 1} seasons: ${tellSample(sample)}`);
    const rematch = page.getByRole('button', { name: 'Rematch' });
    await rematch.click();
    // The old result may stand for a moment more.
    await rematch.waitFor({ state: 'hidden' });
  }
  const [first, last] = [samples[0], samples[samples.length - 1]];
  if (first === undefined || last === undefined) throw new Error('nothing was weighed');
  const told: string[] = [];
  const grown: string[] = [];
  for (const what of ['kilobytes', 'nodes', 'listeners'] as const) {
    const slope = slopeOf(samples.map((sample) => sample[what]));
    const line = `${what} ${round(first[what])} → ${round(last[what])}, ${round(slope)} a season`;
    told.push(line);
    if (slope > MOST_A_SEASON[samples.length < ENOUGH ? 'few' : 'many'][what]) grown.push(line);
  }
  console.error(`${seasons} seasons: ${told.join('; ')}`);
  if (grown.length > 0) throw new Error(`memory grows: ${grown.join('; ')}`);
  return { counts: { seasons }, result: `${seasons} seasons` };
}
