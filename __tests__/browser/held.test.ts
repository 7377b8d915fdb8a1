/** What is held down at a hand-over: where it stands, what a tap on it does, and the finger that lifts. */

import type { Locator, Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { keepMatch } from '@/tools/lib/saves';
import { PLACES, seats } from '@/tools/shots/scenes';

import { prepareApp } from './helpers/app';
import { tapOn } from './helpers/acts';
import { button } from './helpers/worded-parts';

const open = prepareApp();

/** Long enough for what a tap sets off to be seen, were it set off. */
const AFTER_MS = 600;

const lamp = (page: Page) => button(page, /^Hold to see the cards of/);
const pass = (page: Page) => button(page, en.handover.pass);
const hand = (page: Page) => button(page, /^\w+, \d cards?/).first();

type PlaceName = 'follow' | 'lead';

const coverOf = (name: PlaceName) => keepMatch({ ...PLACES[name], players: seats('PPPP') });

const open4 = (name: PlaceName, rest: Parameters<typeof open>[0] = {}) =>
  open({ path: '/table', texts: coverOf(name), ...rest });

/** A finger goes down on something, and stays until it is called to lift. */
async function putFinger(page: Page, what: Locator): Promise<() => Promise<void>> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('there is nothing to touch');
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  return async () => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
] as const;

test.each(SIZES)('the lamp stands in one place, whoever is next: $width×$height', async (size) => {
  const places: unknown[] = [];
  for (const name of ['lead', 'follow'] as const) {
    const page = await open4(name, { size });
    places.push(await lamp(page).boundingBox());
    // A host cannot pass, and there is nothing yet to take back.
    expect(await pass(page).count()).toBe(name === 'follow' ? 1 : 0);
    await page.close();
  }
  expect(places[0]).toEqual(places[1]);
});

test('the finger that opens a hand does nothing else when it lifts', async () => {
  const page = await open4('follow', { touch: true });
  await lamp(page).waitFor();
  /** Everything that is clicked. */
  await page.evaluate(() => {
    document.addEventListener('click', () => (document.title = 'clicked'));
  });
  const lift = await putFinger(page, lamp(page));
  await hand(page).waitFor();
  const before = await page.locator('body').ariaSnapshot();
  await lift();
  await page.waitForTimeout(AFTER_MS);
  expect(await page.title()).not.toBe('clicked');
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
  // The next one is a tap like any other.
  await tapOn(page, button(page, en.table.menu));
  await page.getByRole('dialog').waitFor();
});

test('a tap on the lamp opens nothing, and says how it is done', async () => {
  const page = await open4('follow', { touch: true });
  await page.getByText(en.handover.hold).waitFor();
  await tapOn(page, lamp(page));
  await page.getByText(en.handover.holdOn).waitFor();
  await page.waitForTimeout(AFTER_MS);
  expect(await hand(page).count()).toBe(0);
});

test('a tap passes for nobody, and says how it is done', async () => {
  const page = await open4('follow', { touch: true });
  const name = (await lamp(page).getAttribute('aria-label')) ?? '';
  await tapOn(page, pass(page));
  await button(page, en.handover.passOn).waitFor();
  await page.waitForTimeout(AFTER_MS);
  expect(await button(page, name).count()).toBe(1);
  // Held, it passes: the phone goes to somebody else.
  const lift = await putFinger(page, button(page, en.handover.passOn));
  await button(page, name).waitFor({ state: 'detached' });
  await lift();
});
