/**
 * Whoever looks at a hand and leaves the window, for another one or for the list of open apps, leaves
 * a covered one behind: no card is on the screen, in the tree or in the title any more.
 */

import type { Page } from 'playwright-core';

import { everythingTold, tracesOfHands } from '@/tools/play/peek';
import { PLACES } from '@/tools/shots/scenes';

import { prepareApp } from './helpers/app';
import { readKept } from './helpers/kept';
import { at } from './helpers/worded-parts';

const open = prepareApp();

const lamp = (page: Page) => page.getByRole('button', { name: /^Hold to see the cards of Ana/ });
const hand = (page: Page) => page.getByRole('button', { name: /^Volto, \d/ });

async function reveal(page: Page): Promise<void> {
  await lamp(page).hover();
  await page.mouse.down();
  await hand(page).waitFor();
  await page.mouse.up();
}

/** What a browser tells a page: another window has the focus, or nothing of it can be seen. */
const LEAVINGS = {
  'another window has the focus': () => void window.dispatchEvent(new Event('blur')),
  'the page is hidden': () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  },
};

test.each(Object.entries(LEAVINGS))('a hand is covered when %s', async (_, leave) => {
  const page = await open({ path: '/table', texts: at(PLACES.follow, 'PPPP') });
  await reveal(page);
  const truth = await readKept(page);
  // The search for traces finds a hand that is there.
  expect(tracesOfHands(await everythingTold(page), truth)).not.toEqual([]);
  await page.evaluate(leave);
  await lamp(page).waitFor();
  await hand(page).waitFor({ state: 'detached' });
  expect(tracesOfHands(await everythingTold(page), truth)).toEqual([]);
});
