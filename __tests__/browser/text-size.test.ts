/**
 * Larger words, as readers set them in their system or browser: everything can still be read whole on
 * the smallest phone, and what is meant to grow has grown.
 */

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';

import { prepareApp } from './helpers/app';
import type { Finding } from './helpers/clipped';
import { textsFor, WORDED_SCREENS, type Screen } from './helpers/worded-screens';
import { judge, say, SMALLEST, STILL } from './helpers/words';

const open = prepareApp();
const only = process.env['MASKMEN_SCREEN'] ?? '';

const FACTORS = [1.35, 2] as const;
/** The shortest words and the longest. */
const TONGUES = ['en', 'ru'] as const;

/** One of each kind of screen. */
const MAIN = [
  'home, match open',
  'set-up for six',
  'table: following with Volto',
  'table: leading',
  'table: six seats',
  'table: a bot thinks',
  'table: a chain of six',
  'table: menu',
  'table: log',
  'table: scores',
  'table: cards played',
  'table: hand-over',
  'table: result of a season',
  'settings',
  'learn',
  'rules',
];

const screens = MAIN.map((name) => {
  const screen = WORDED_SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen named ${name}`);
  return screen;
}).filter(({ name }) => name.includes(only));

const openLarge = async (screen: Screen) => {
  const page = await open({
    path: screen.path,
    size: SMALLEST,
    texts: textsFor(screen),
    samePage: true,
    ...(screen.still && { script: STILL }),
    ...(screen.allowed !== undefined && { allowed: screen.allowed }),
  });
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  await screen.act?.(page);
  await page.mouse.move(0, 0);
  return page;
};

/** As when somebody changes the size in the browser's settings while the page is open. */
const setText = (page: Page, factor: number): Promise<void> =>
  page.evaluate((times) => {
    document.documentElement.style.fontSize = `${times * 100}%`;
  }, factor);

/** A word that is longer than a line at twice the size has to be broken: all of it is there. */
const isLoss =
  (factor: number) =>
  ({ kind }: Finding): boolean =>
    factor < 2 || kind !== 'broken';

test.each(screens.map((screen) => [screen.name, screen] as const))(
  '%s can be read whole in larger words',
  async (_, screen) => {
    const page = await openLarge(screen);
    const found: Record<string, Finding[]> = {};
    for (const language of TONGUES) {
      await say(page, language);
      for (const factor of FACTORS) {
        await setText(page, factor);
        const clipped = (await judge(page)).filter(isLoss(factor));
        if (process.env['MASKMEN_SHOTS'] !== undefined)
          await page.screenshot({
            path: `${process.env['MASKMEN_SHOTS']}/${screen.name.replace(/[^a-z]+/gi, '-')}.${factor}.${language}.png`,
          });
        if (clipped.length > 0) found[`${language} ${factor}`] = clipped;
      }
    }
    expect(found).toEqual({});
  },
);

/** How large the words of these elements are set, by the words. */
const sizesOf = (page: Page, selector: string): Promise<Record<string, number>> =>
  page.evaluate(
    (within) =>
      Object.fromEntries(
        [...document.querySelectorAll(within)]
          .filter((element) => element.childElementCount === 0)
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => [
            (element.textContent ?? '').toUpperCase(),
            parseFloat(getComputedStyle(element).fontSize),
          ]),
      ),
    selector,
  );

const SEATS = '[aria-label^="Lupe: "] div';
const DIAGRAM = `[aria-label="${en.table.diagram.name}"] text`;
const ACTIONS = '[role="button"] div';

test('names, seats and actions grow with the text, at once', async () => {
  const screen = WORDED_SCREENS.find(({ name }) => name === 'table: a chain of six') as Screen;
  const page = await openLarge(screen);
  await judge(page);
  const all = () => Promise.all([SEATS, DIAGRAM, ACTIONS].map((part) => sizesOf(page, part)));
  const plain = await all();
  await setText(page, 1.35);
  await judge(page);
  const large = await all();
  const growth = (part: number, words: string): number =>
    (large[part]?.[words] ?? 0) / (plain[part]?.[words] ?? 1);
  expect(growth(0, 'LUPE')).toBeGreaterThan(1.15);
  expect(growth(1, 'ZARPA')).toBeGreaterThan(1.05);
  expect(growth(2, 'PASS')).toBeGreaterThan(1.15);
});
