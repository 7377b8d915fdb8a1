/** What the page plays, and when it keeps silent. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { keepMatch, keepSettings, type MatchInPosition } from '@/tools/lib/saves';

import { keyPlay } from './helpers/acts';
import { prepareApp } from './helpers/app';
import {
  EAR,
  earOf,
  filesHeard,
  forgetHeard,
  waitForSounds,
  waitToHear,
  type Heard,
} from './helpers/ear';
import { tellFigure } from './helpers/figures';
import { chooseMost, nextStanding } from './helpers/table';

const open = prepareApp();

const SOUNDS = readdirSync(join(process.cwd(), 'assets/sounds')).length;

const players: MatchInPosition['players'] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Kenji', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Oleg', rival: 'raiser', level: 'rookie' },
];
/** Ana leads; nothing beats three of Zarpa. */
const LEADING =
  'hands V3Z3N3U1D2F2/V1Z1N2U2D2F1/V2Z1N3U3D3F2/V1Z2N2U4D2F3 played V3Z3D1F2 order Z>V>F turn 0';
/** Nopal lies in the ring, beaten by nobody yet. */
const FOLLOWING =
  'hands V3Z3N3U1D2F2/V1Z1N2U2D2F1/V2Z1N3U3D3F2/V1Z2N1U4D2F3 played V3Z3N1D1F2 order Z>V>F round 3:N1 turn 0';

interface Scene {
  readonly position: string;
  readonly settings?: Parameters<typeof keepSettings>[0];
}

/** A table in a position, with the ear at it and every sound ready. */
async function openTable({ position, settings = {} }: Scene): Promise<Page> {
  const texts = {
    ...keepMatch({ players, position }),
    ...keepSettings({ pace: 'fast', ...settings }),
  };
  const page = await open({ path: '/table', texts, script: EAR });
  await nextStanding(page);
  return page;
}

/** A key that changes nothing, for the browser to know that somebody is there. */
const touchPage = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Until the app has noticed: it listens a moment after the table is drawn. */
async function wakeSound(page: Page): Promise<void> {
  while ((await earOf(page)).contexts === 0) await touchPage(page);
  await waitForSounds(page, SOUNDS);
}

async function openLoudTable(scene: Scene): Promise<Page> {
  const page = await openTable(scene);
  await wakeSound(page);
  await forgetHeard(page);
  return page;
}

/** Plays a number of cards of a wrestler. */
async function play(page: Page, wrestler: string, count: number): Promise<void> {
  await nextStanding(page);
  await page.locator(`#hand-group-${wrestler}`).click();
  await page.keyboard.press(String(count));
  await page.keyboard.press('Enter');
}

const slaps = (heard: readonly Heard[]): Heard[] =>
  heard.filter(({ file }) => file.startsWith('slap'));

test('before the first gesture nothing is even made ready, and no browser complains', async () => {
  const page = await openTable({ position: LEADING.replace('turn 0', 'turn 1') });
  expect(await earOf(page)).toEqual({ heard: [], contexts: 0, loaded: 0 });
  await wakeSound(page);
  expect((await earOf(page)).contexts).toBe(1);
});

test('a play slaps and thuds, three cards drum, others slap half as loud, a round won rings', async () => {
  const page = await openLoudTable({ position: LEADING });
  await play(page, 'zarpa', 3);
  await waitToHear(page, 'bell');
  const { heard } = await earOf(page);
  const files = heard.map(({ file }) => file);
  const own = slaps(heard)[0] as Heard;
  expect(files).toEqual(expect.arrayContaining(['thud', 'drum', 'towel', 'bell']));
  expect(files.filter((file) => file.startsWith('slap'))).toHaveLength(1);
  expect(files.filter((file) => file === 'towel')).toHaveLength(3);
  expect(files.filter((file) => file === 'bell')).toHaveLength(1);
  expect(files.some((file) => file.startsWith('slide'))).toBe(true);
  // The play that ended the round came before the towels, and the bell after all of them.
  expect(files.indexOf('thud')).toBeLessThan(files.indexOf('towel'));
  expect(files.indexOf('bell')).toBeGreaterThan(files.lastIndexOf('towel'));
  expect(own.volume).toBeCloseTo(0.75 ** 2, 2);
  await waitToHear(page, 'note');
});

test('choosing ticks, a semitone higher for each card', async () => {
  const page = await openLoudTable({ position: LEADING });
  await page.locator('#hand-group-zarpa').click();
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  const ticks = async () => (await earOf(page)).heard.filter(({ file }) => file === 'tick');
  await page.waitForFunction(
    () =>
      (window as unknown as { ear: { heard: Heard[] } }).ear.heard.filter(
        ({ file }) => file === 'tick',
      ).length >= 3,
  );
  expect((await ticks()).map(({ rate }) => Math.round(880 * rate))).toEqual([880, 932, 988]);
});

test('a pass flops', async () => {
  const page = await openLoudTable({ position: FOLLOWING });
  await page.keyboard.press('p');
  await waitToHear(page, 'towel');
  expect((await filesHeard(page)).filter((file) => file === 'towel').length).toBeGreaterThan(0);
});

test('a proof twangs and the crowd swells', async () => {
  const page = await openLoudTable({ position: FOLLOWING, settings: { pace: 'calm' } });
  await play(page, 'zarpa', 2);
  await waitToHear(page, 'crowd');
  const { heard } = await earOf(page);
  const files = heard.map(({ file }) => file);
  expect(files.indexOf('twang')).toBeGreaterThan(files.indexOf('thud'));
  expect(files.indexOf('crowd')).toBeGreaterThan(files.indexOf('twang'));
});

/** Ana's last card ends the season: who still holds one loses a token. */
const LAST_CARD = 'hands Z1/V1/./. played V9Z9N10U10D10F10 order Z>V turn 0 out 2,3';

test('a season’s end rings three times, the crowd swells, and a lost token tears', async () => {
  const page = await openLoudTable({ position: LAST_CARD });
  await play(page, 'zarpa', 1);
  await page.getByRole('button', { name: /^Season 2$/ }).waitFor();
  await waitToHear(page, 'rip');
  await page.waitForFunction(
    () =>
      (window as unknown as { ear: { heard: Heard[] } }).ear.heard.filter(
        ({ file }) => file === 'bell',
      ).length >= 3,
  );
  const files = await filesHeard(page);
  expect(files).toEqual(
    expect.arrayContaining(
      ['slap', 'thud', 'stamp', 'crowd', 'rip'].map(
        (name) => expect.stringContaining(name) as string,
      ),
    ),
  );
  // The stamp of going out is heard on the table, the bells once the poster comes down.
  expect(files.indexOf('stamp')).toBeLessThan(files.lastIndexOf('bell'));
});

test('what may not be played knocks', async () => {
  const page = await openLoudTable({ position: FOLLOWING });
  await page.locator('#hand-group-umbra').click();
  await page.keyboard.press('Enter');
  await waitToHear(page, 'knock');
});

test.each([
  ['muted', { sound: false }],
  ['at volume 0', { volume: 0 }],
] as const)('%s nothing plays and nothing is loaded', async (_, settings) => {
  const page = await openTable({ position: LEADING, settings });
  await touchPage(page);
  await play(page, 'zarpa', 3);
  await nextStanding(page);
  expect(await earOf(page)).toEqual({ heard: [], contexts: 0, loaded: 0 });
});

test('the table’s menu mutes at once, and brings the sound back', async () => {
  const page = await openLoudTable({ position: LEADING });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await forgetHeard(page);
  await play(page, 'zarpa', 3);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await filesHeard(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sound on' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[id^="hand-group-"]').first().click();
  await waitToHear(page, '');
});

test('out of sight there is silence', async () => {
  const page = await openLoudTable({ position: LEADING, settings: { pace: 'calm' } });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await play(page, 'zarpa', 3);
  await nextStanding(page);
  expect(await filesHeard(page)).toEqual([]);
});

test('without a device for sound the game goes on, and the console stays empty', async () => {
  const texts = { ...keepMatch({ players, position: LEADING }), ...keepSettings({ pace: 'fast' }) };
  const page = await open({
    path: '/table',
    texts,
    script: `window.AudioContext = class { constructor() { throw new Error('no device'); } };`,
  });
  await nextStanding(page);
  await touchPage(page);
  await play(page, 'zarpa', 3);
  await nextStanding(page);
});

test('at instant pace sounds do not pile up', async () => {
  const page = await openLoudTable({ position: LEADING, settings: { pace: 'instant' } });
  let { now, standing } = await nextStanding(page);
  for (let turns = 0; turns < 12 && standing === 'decision'; turns++) {
    const choice = chooseMost(now);
    if (choice === undefined) await page.keyboard.press('p');
    else await keyPlay(page, choice);
    ({ now, standing } = await nextStanding(page, now.signature));
  }
  const { heard } = await earOf(page);
  const most = Math.max(
    ...heard.map(({ at }) => heard.filter((other) => other.at >= at && other.at < at + 55).length),
  );
  tellFigure(`most sounds begun within 55 ms at instant pace: ${most} of ${heard.length}`);
  expect(heard.length).toBeGreaterThan(5);
  expect(most).toBeLessThanOrEqual(4);
});
