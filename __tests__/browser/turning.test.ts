/** Windows that change under the player's hands: a turned phone, a split view, a folded one. */

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { motion } from '@/theme/motion';
import { keepProgress, keepSettings } from '@/tools/lib/saves';
import { SCENES } from '@/tools/shots/scenes';

import { dragPlay } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { coachOf, standStill } from './helpers/lesson';
import { chooseMost, handOf, nextStanding, readTable } from './helpers/table';

const open = prepareApp();
const INSTANT = keepSettings({ pace: 'instant' });

/** Portrait, on its side, small, in half of a split view, a strip of one, a tablet, back again. */
const TURNS = [
  [844, 390],
  [320, 568],
  [507, 820],
  [320, 1024],
  [600, 400],
  [1180, 820],
  [390, 844],
] as const;

async function turn(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wide) => innerWidth === wide, width);
  await standStill(page);
}

/** Whether everything that can be pressed lies within the window. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="button"], button, [role="radio"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((control) => control.getAttribute('aria-label') ?? ''),
  );

test('a choice and its count survive every turn, and nothing leaves the window', async () => {
  const page = await open({ path: '/table', texts: { ...SCENES.lead.texts, ...INSTANT } });
  await nextStanding(page);
  await page.getByRole('button', { name: /^Volto, \d/ }).click();
  await page.getByRole('radio', { name: '2 cards' }).click();
  const before = handOf(await readTable(page));
  for (const size of TURNS) {
    await turn(page, size);
    const { groups } = await readTable(page);
    expect(groups.filter(({ focused }) => focused).map(({ wrestler }) => wrestler)).toEqual([
      'volto',
    ]);
    await page.getByRole('radio', { name: '2 cards', checked: true }).waitFor();
    await page.getByRole('button', { name: 'Play 2 Volto' }).waitFor();
    expect(handOf(await readTable(page))).toEqual(before);
    expect(await outside(page)).toEqual([]);
  }
});

test('an open sheet stays open, and the focus stays in it', async () => {
  const page = await open({ path: '/table', texts: { ...SCENES.follow.texts, ...INSTANT } });
  await nextStanding(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: en.sheets.scores, exact: true }).click();
  const head = page.getByRole('dialog').getByRole('heading', { name: en.sheets.scores });
  await head.waitFor();
  for (const size of TURNS) {
    await turn(page, size);
    expect(await head.isVisible()).toBe(true);
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
    ).toBe(true);
  }
});

test('a name that is being typed stays typed, with the keyboard in its field', async () => {
  const page = await open({ path: '/setup', texts: SCENES.setup.texts });
  const field = page.getByRole('textbox').first();
  await page.getByRole('button', { name: /^Arrange the seat of Oleg/ }).click();
  await field.click();
  // The whole name is chosen first, and goes with the first letter.
  await page.waitForFunction(() => {
    const at = document.activeElement;
    return at instanceof HTMLInputElement && at.selectionEnd !== at.selectionStart;
  });
  await page.keyboard.type('Zo');
  for (const size of TURNS) {
    await turn(page, size);
    await page.keyboard.type('e');
    await page.getByRole('button', { name: /^Move Oleg up$/ }).waitFor();
  }
  expect(await field.inputValue()).toBe(`Zo${'e'.repeat(TURNS.length)}`);
});

test('a rules page that was scrolled does not jump back to its top', async () => {
  const page = await open({ path: '/rules' });
  await page.getByRole('heading', { name: en.rules.title }).first().waitFor();
  await page.mouse.move(190, 500);
  await page.mouse.wheel(0, 2500);
  const offset = () =>
    page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('div')].map((div) => div.scrollTop)),
    );
  await page.waitForFunction(
    () => Math.max(...[...document.querySelectorAll('div')].map((div) => div.scrollTop)) > 1000,
  );
  await turn(page, [844, 390]);
  expect(await offset()).toBeGreaterThan(500);
  await turn(page, [390, 844]);
  expect(await offset()).toBeGreaterThan(500);
});

test('a lesson stays at its step', async () => {
  const page = await open({
    path: '/learn/debut',
    texts: { ...keepProgress({ offered: true }), ...INSTANT },
  });
  const words = async () => (await coachOf(page).innerText()).replace(/\s+/g, ' ');
  await coachOf(page).waitFor();
  const before = await words();
  for (const size of TURNS) {
    await turn(page, size);
    expect(await words()).toBe(before);
  }
});

/** Whatever waits as long as the lamp is held waits until it is told that the time is over. */
const HELD = `
  const waits = new Map();
  const [wait, forget] = [setTimeout, clearTimeout];
  window.setTimeout = (act, ms, ...rest) => {
    if (ms !== ${motion.handOverReveal.fill}) return wait(act, ms, ...rest);
    const id = wait(() => undefined, 1e9);
    waits.set(id, act);
    return id;
  };
  window.clearTimeout = (id) => {
    waits.delete(id);
    forget(id);
  };
  window.hold = {
    waiting: () => waits.size,
    end: () => {
      for (const act of waits.values()) act();
      waits.clear();
    },
  };`;

interface WithHold {
  readonly hold: { readonly waiting: () => number; readonly end: () => void };
}

const heldIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as WithHold).hold.waiting());

test('the lamp stays held while the phone is turned, and the cards come', async () => {
  const page = await open({
    path: '/table',
    texts: { ...SCENES.handOver.texts, ...INSTANT },
    script: HELD,
  });
  const lamp = await page.getByRole('button', { name: /^Hold to see/ }).boundingBox();
  if (lamp === null) throw new Error('there is no lamp');
  await page.mouse.move(lamp.x + lamp.width / 2, lamp.y + lamp.height / 3);
  await page.mouse.down();
  // The lamp's own wait, and the tick that comes with its end.
  await page.waitForFunction(() => (window as unknown as WithHold).hold.waiting() === 2);
  for (const size of TURNS) {
    await turn(page, size);
    expect(await heldIn(page)).toBe(2);
  }
  expect(await page.locator('[id^="hand-group-"]').count()).toBe(0);
  await page.evaluate(() => (window as unknown as WithHold).hold.end());
  await page.locator('[id^="hand-group-"]').first().waitFor();
  const { now, standing } = await nextStanding(page);
  expect(standing).toBe('decision');
  expect(Object.keys(handOf(now)).length).toBeGreaterThan(0);
  await page.mouse.up();
});

test('a window that turns in the middle of a drag loses no card and leaves no packet hanging', async () => {
  const page = await open({ path: '/table', texts: { ...SCENES.lead.texts, ...INSTANT } });
  const { now } = await nextStanding(page);
  const before = handOf(now);
  const group = now.groups[0];
  if (group === undefined) throw new Error('no cards');
  await page.mouse.move(group.x, group.y);
  await page.mouse.down();
  await page.mouse.move(group.x, group.y - 40, { steps: 3 });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.mouse.move(group.x + 20, 300, { steps: 2 });
  await page.mouse.up();
  await standStill(page);
  const after = await readTable(page);
  // Nobody let go of it over the ring: it is back in the hand.
  expect(handOf(after)).toEqual(before);
  await turn(page, [390, 844]);
  const { now: again, standing } = await nextStanding(page);
  expect(standing).toBe('decision');
  const choice = chooseMost(again);
  if (choice === undefined) throw new Error('the leader can play');
  await dragPlay(page, choice);
  await nextStanding(page, again.signature);
});
