/** Three people at one phone, set up by hand and played by pointer. */

import type { Locator, Page } from 'playwright-core';

import { dragPlay } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { NAMES, playSharedSeason } from './helpers/shared-season';

const open = prepareApp();

async function setUp(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Settings');
  await page.getByRole('radio', { name: 'Instant' }).click();
  await press('Back');
  await press('Pass & play');
  await page.getByRole('radio', { name: '3 players' }).click();
  // A rival sits there, whoever it is.
  await page.getByRole('radio', { name: / is a person$/, checked: false }).click();
  for (const [seat, person] of NAMES.entries())
    await page.getByRole('textbox', { name: `Name of player ${seat + 1}` }).fill(person);
  for (let fewer = 0; fewer < 3; fewer++) await press('One season less');
  await press('Ring the bell');
}

async function hold(page: Page, what: Locator, until: () => Promise<void>): Promise<void> {
  // Waits until it stands still and nothing lies over it.
  await what.hover();
  await page.mouse.down();
  await until();
  await page.mouse.up();
}

test('three people pass one phone for a season, by pointer', async () => {
  const page = await open();
  await setUp(page);
  await playSharedSeason(page, {
    play: (choice) => dragPlay(page, choice),
    pass: () => page.getByRole('button', { name: 'Pass', exact: true }).click(),
    press: (name) => page.getByRole('button', { name }).click(),
    hold: (what, until) => hold(page, what, until),
  });
});
