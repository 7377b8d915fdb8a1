/** What a browser fetches before the poster stands, and how the rest comes: unseen, or waited for. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { keepMatch, keepProgress, keepSettings } from '@/tools/lib/saves';

import { BUILD, prepareApp } from './helpers/app';
import { nextStanding, readTable } from './helpers/table';

const open = prepareApp();
const QUIET = { ...keepSettings({ pace: 'instant' }), ...keepProgress({ offered: true }) };
const BOT_TO_PLAY = keepMatch({
  players: [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'club' },
    { kind: 'bot', name: 'Kenji', rival: 'raiser', level: 'club' },
    { kind: 'bot', name: 'Oleg', rival: 'raiser', level: 'club' },
  ],
  position:
    'hands V3Z1N3U1D2F2/V1Z2N2U2D2F1/V2Z2N3U3D3F2/V1Z2N2U4D2F3 played V3Z3D1F2 order Z>V>F turn 1',
});

const SCRIPTS = readdirSync(join(BUILD, '_expo', 'static', 'js', 'web')).filter((file) =>
  file.endsWith('.js'),
);
const isPart = (name: string): boolean => /^(?:part-|think-in-slices-)/.test(name);
const scriptIn = (address: string): string => /\/js\/web\/([^/?]+\.js)$/.exec(address)?.[1] ?? '';

const SLOW_TO_GO_BACK = `
  const back = history.back.bind(history);
  history.back = () => {
    window.goingBack = true;
    setTimeout(back, 700);
  };
`;

type Gate = 'held' | 'open' | 'broken';

/** A gate in front of the files that are fetched after the first ones, or of some of them. */
function holding(held = /./) {
  const asked: string[] = [];
  let state: Gate = 'held';
  const waiting: (() => void)[] = [];
  return {
    /** What has been asked for, in that order. */
    asked,
    set: (to: Gate): void => {
      state = to;
      for (const go of waiting.splice(0)) go();
    },
    before: async (page: Page): Promise<void> => {
      await page.route(
        ({ pathname }) => isPart(scriptIn(pathname)),
        async (route) => {
          const name = scriptIn(route.request().url());
          asked.push(name.replace(/-[0-9a-f]+\.js$/, ''));
          if (held.test(name) && state === 'held')
            await new Promise<void>((go) => waiting.push(go));
          await (held.test(name) && state === 'broken' ? route.abort() : route.continue());
        },
      );
    },
  };
}

const poster = (page: Page) => page.getByRole('heading', { name: en.app.name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pathOf = (page: Page): string => new URL(page.url()).pathname;

test('the poster stands before any other screen is fetched, and the rest comes by itself', async () => {
  const gate = holding();
  const page = await open({ texts: QUIET, before: gate.before });
  await poster(page).waitFor();
  gate.set('open');
  const parts = SCRIPTS.filter(isPart);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  // Nobody touches anything, and still every part arrives.
  await page.waitForFunction((names) => {
    const here = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((name) => here.some((address) => address.endsWith(name)));
  }, parts);
});

test('whoever is faster than the network stays on the poster until the next screen can be drawn', async () => {
  const gate = holding();
  const page = await open({ texts: QUIET, before: gate.before });
  await button(page, 'Learn').click();
  await button(page, 'Settings').click();
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(await poster(page).isVisible()).toBe(true);
  expect(pathOf(page)).toBe('/');
  gate.set('open');
  // The last wish counts.
  await page.getByRole('heading', { name: en.settings.title, exact: true }).waitFor();
  expect(pathOf(page)).toBe('/settings');
  await page.goBack();
  await poster(page).waitFor();
  expect(pathOf(page)).toBe('/');
});

test('a way out of the menu that has to wait leads there, and back to the table', async () => {
  const gate = holding(/^part-pages/);
  const page = await open({
    texts: { ...QUIET, ...BOT_TO_PLAY },
    before: gate.before,
    script: SLOW_TO_GO_BACK,
  });
  await page.getByRole('button', { name: /^Continue/ }).click();
  await nextStanding(page);
  await button(page, 'Menu').click();
  await button(page, 'Settings').click();
  // The page arrives while the menu's own entry is on its way out of the history.
  await page.waitForFunction(() => 'goingBack' in window);
  gate.set('open');
  await page.getByRole('heading', { name: en.settings.title, exact: true }).waitFor();
  expect(pathOf(page)).toBe('/settings');
  await page.goBack();
  await page.getByRole('group', { name: /^Hand of/ }).waitFor();
  expect(pathOf(page)).toBe('/table');
  await page.goBack();
  await poster(page).waitFor();
  expect(pathOf(page)).toBe('/');
});

test('a page that cannot be fetched says so, and is tried again', async () => {
  const gate = holding();
  const page = await open({
    texts: QUIET,
    before: gate.before,
    allowed: /ERR_FAILED/,
    // Nothing is fetched unasked, so that the second try is the player's.
    script: 'window.requestIdleCallback = () => 0;',
  });
  gate.set('broken');
  await button(page, 'Settings').click();
  await page.getByRole('heading', { name: en.missing.title, exact: true }).waitFor();
  gate.set('open');
  await button(page, en.missing.again).click();
  await page.getByRole('heading', { name: en.settings.title, exact: true }).waitFor();
});

test('a table stands before bots have learnt to think, and they wait until they have', async () => {
  const gate = holding(/^think/);
  const page = await open({
    path: '/table',
    texts: { ...QUIET, ...BOT_TO_PLAY },
    before: gate.before,
  });
  await page.getByRole('group', { name: /^Hand of/ }).waitFor();
  expect(gate.asked[0]).toBe('part-table');
  expect((await readTable(page)).groups).toHaveLength(6);
  gate.set('open');
  await nextStanding(page);
});

test('a table stands before its menu is fetched, which comes up when it can be drawn', async () => {
  const gate = holding(/^part-between/);
  const page = await open({
    path: '/table',
    texts: { ...QUIET, ...BOT_TO_PLAY },
    before: gate.before,
    allowed: /ERR_FAILED/,
  });
  await nextStanding(page);
  expect(gate.asked[0]).toBe('part-table');
  await button(page, 'Menu').click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  // What cannot be fetched says so, and is tried again.
  gate.set('broken');
  const missing = page.getByRole('dialog', { name: en.missing.title });
  await missing.waitFor();
  gate.set('open');
  await missing.getByRole('button', { name: en.missing.again }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings', exact: true }).waitFor();
});
