/** Rivals of the set-up: who they are and how well they play, and a page that never waits for them. */

import type { Page } from 'playwright-core';

import { dragPlay } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { tellFigure } from './helpers/figures';
import { readKept } from './helpers/kept';
import { chooseMost, goesOnByItself, handOf, nextStanding, without } from './helpers/table';
import { traceTasks, type Task } from './helpers/tasks';

const open = prepareApp();

async function seatChampion(page: Page, seated: RegExp): Promise<void> {
  await page.getByRole('button', { name: seated }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Champion\./ }).click();
  await sheet.getByRole('radio', { name: /^Champion\./, checked: true }).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** Whoever is out need not wait for the others, unless that was the end already. */
async function skipToEnd(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip to the end' });
  await skip.or(page.getByRole('button', { name: 'Rematch' })).waitFor();
  if (await skip.isVisible()) await skip.click();
}

/** Plays whatever the table allows until the match is over. */
async function playOn(page: Page): Promise<void> {
  let { now, standing } = await nextStanding(page);
  while (standing !== 'match-over') {
    expect(standing).toBe('decision');
    const before = now.signature;
    const choice = chooseMost(now);
    if (choice !== undefined) {
      await dragPlay(page, choice);
      if (Object.keys(without(handOf(now), choice)).length === 0) await skipToEnd(page);
    } else if (!(await goesOnByItself(page, before))) {
      await page.keyboard.press('p');
    }
    ({ now, standing } = await nextStanding(page, before));
  }
}

test('three champions are seated by hand, and a season against them keeps the page awake', async () => {
  const page = await open();
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Settings');
  await page.getByRole('radio', { name: 'Fast' }).click();
  await press('Back');
  await press('Pass & play');
  await page.getByRole('radio', { name: 'Player 2 is a bot' }).click();
  for (const name of ['Lupe', 'Kenji', 'Oleg'])
    await seatChampion(page, new RegExp(`^${name}: .+\\. Regular\\. Choose another$`));

  // Another rival takes a seat with its level.
  await page.getByRole('button', { name: /^Kenji: / }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Tariq. Leads with the best' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Tariq: Leads with the best\. Champion\./ }).waitFor();

  for (let fewer = 0; fewer < 3; fewer++) await press('One season less');
  await press('Ring the bell');
  await nextStanding(page);
  const began = Date.now();
  const tasks = await traceTasks(page, () => playOn(page));
  const longest = (which: readonly Task[], by: 'wall' | 'work') =>
    Math.max(0, ...which.map((task) => task[by])).toFixed(0);
  const thoughts = tasks.filter(({ timed }) => timed);
  tellFigure(
    `a season against three champions: ${((Date.now() - began) / 1000).toFixed(0)} s; longest task ` +
      `${longest(tasks, 'work')} ms of work in ${longest(tasks, 'wall')} ms on the clock; ` +
      `of those a timer began, as every thought: ${longest(thoughts, 'work')} in ${longest(thoughts, 'wall')} ms`,
  );
  const { plays } = await readKept(page);
  expect(plays).toHaveLength(1);
  expect(new Set(plays.flat()).size).toBe(4);
});
