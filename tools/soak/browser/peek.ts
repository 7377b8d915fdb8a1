/**
 * Three people pass one phone, and somebody looks over everything at every hand-over: what is shown,
 * said, titled, addressed, logged, copied and kept. No card of any hand may be there, and no seed.
 * The page's clock is moved by hand, so that nobody waits for a finger to be held down.
 */

import type { Page } from 'playwright-core';

import { makeMove } from '@/engine/truth';

import { keepSettings, keepSetup } from '../../lib/saves';
import { keyPlay } from '../../play/acts';
import { readKept } from '../../play/kept';
import { everythingTold, HEAR_CLIPBOARD, tracesOfHands } from '../../play/peek';
import { chooseMost, readTable, standingOf, type Standing, type TableNow } from '../../play/table';
import type { CaseResult } from '../run';
import type { Stage } from './stage';

const NAMES = ['Ana', 'Berta', 'Cem'] as const;
const players = NAMES.map((name) => ({ kind: 'person' as const, name }));
const STEP_MS = 60;
const MOST_STEPS = 400;

/** Moves the page's clock until somebody is asked for something new. */
async function nextAsked(
  page: Page,
  before: string,
): Promise<{ now: TableNow; standing: Standing }> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const now = await readTable(page);
    const standing = standingOf(now);
    if (standing !== 'waiting' && now.signature !== before) return { now, standing };
    await page.clock.runFor(STEP_MS);
  }
  throw new Error(`nobody is asked for anything new: ${before}`);
}

async function reveal(page: Page): Promise<void> {
  const hold = page.getByRole('button', { name: /^Hold to see the cards of/ });
  const box = await hold.boundingBox();
  if (box === null) throw new Error('the button to hold is nowhere');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.clock.runFor(900);
  await page.mouse.up();
}

/** One season from the first hand-over to its end. */
export async function playPeekCase(stage: Stage, seed: number, index: number): Promise<CaseResult> {
  const page = await stage.open({
    path: '/setup',
    chance: seed * 1000 + index,
    script: HEAR_CLIPBOARD,
    texts: {
      ...keepSettings({ pace: 'instant' }),
      ...keepSetup({ players, host: 'random', seasons: 1, help: 'full' }),
    },
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.getByRole('button', { name: 'Ring the bell' }).waitFor();
  await page.clock.install();
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  let handOvers = 0;
  let { now, standing } = await nextAsked(page, '');
  while (standing !== 'match-over') {
    let before = now.signature;
    if (standing === 'hand-over') {
      handOvers++;
      const traces = tracesOfHands(
        [await everythingTold(page), ...logged].join('\n'),
        await readKept(page),
      );
      if (traces.length > 0) throw new Error(`at hand-over ${handOvers}: ${traces.join(', ')}`);
      await reveal(page);
      ({ now, standing } = await nextAsked(page, before));
      if (standing !== 'decision') continue;
      before = now.signature;
    }
    const choice = chooseMost(now);
    if (choice !== undefined) await keyPlay(page, choice);
    else await page.keyboard.press('p');
    ({ now, standing } = await nextAsked(page, before));
  }
  const { match } = await readKept(page);
  const moves = match.finished.map((season) => season.moves.map(makeMove).join(' '));
  return { counts: { seasons: 1, 'hand-overs': handOvers }, result: moves.join(' / ') };
}
