/** Every setting, flipped in the browser: there at once, at an open table too, and after a reload. */

import type { Page } from 'playwright-core';

import { readTexts, reloadKept } from '@/tools/lib/app-page';
import { keepMatch, keepProgress, keepSettings, type MatchInPosition } from '@/tools/lib/saves';

import { prepareApp } from './helpers/app';
import { nextStanding } from './helpers/table';

const open = prepareApp();

const players: MatchInPosition['players'] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Kenji', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Oleg', rival: 'raiser', level: 'rookie' },
];
const FOLLOWING = keepMatch({
  players,
  position:
    'hands V3Z3N3U1D2F2/V1Z1N2U2D2F1/V2Z1N3U3D3F2/V1Z2N1U4D2F3 played V3Z3N1D1F2 order Z>V>F round 3:N1 turn 0',
});
const INSTANT = keepSettings({ pace: 'instant' });

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click();
const checked = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true, checked: true }).waitFor();

test('each is kept as soon as it is chosen, and there again after a reload', async () => {
  const page = await open({ path: '/settings' });
  const RADIOS = [
    '25\u00a0%',
    'Calm',
    'Light',
    'Columns',
    'Ask first',
    'Left',
    'Poster',
    'Reduced',
  ];
  const SWITCHES = [/^Sound/, /^Patterns/];
  await page.getByRole('radio', { name: 'Calm' }).waitFor();
  for (const name of RADIOS) {
    await choose(page, name);
    await checked(page, name);
  }
  for (const name of SWITCHES) {
    const control = page.getByRole('switch', { name });
    const was = await control.getAttribute('aria-checked');
    await control.click();
    expect(await control.getAttribute('aria-checked')).not.toBe(was);
  }
  // Last, since nothing else is called the same afterwards.
  await choose(page, 'Deutsch');
  await page.getByRole('heading', { name: 'Optionen' }).waitFor();
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  const kept = JSON.parse((await readTexts(page))['maskmen.settings'] ?? '{}') as object;
  const expected = {
    sound: false,
    volume: 25,
    pace: 'calm',
    help: 'light',
    strength: 'columns',
    confirmPass: true,
    leftHanded: true,
    theme: 'poster',
    motion: 'reduced',
    patterns: true,
    language: 'de',
  };
  expect(kept).toMatchObject(expected);
  await reloadKept(page);
  await page.getByRole('heading', { name: 'Optionen' }).waitFor();
  const found = await page
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-label')));
  expect(found).toEqual([
    '25\u00a0%',
    'Ruhig',
    'Wenig',
    'Spalten',
    'Nachfragen',
    'Links',
    'Deutsch',
    'Plakat',
    'Wenig',
  ]);
});

/** The table, its menu, its settings, and back again. */
async function changeAtTable(page: Page, change: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Calm' }).waitFor();
  await change();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('radio', { name: 'Calm' }).waitFor({ state: 'detached' });
}

const leftOf = async (page: Page, name: RegExp): Promise<number> =>
  (await page.getByRole('button', { name }).first().boundingBox())?.x ?? 0;

test.each([
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
])('the left hand has its own side at the open table, %s', async (_, size) => {
  const page = await open({ path: '/table', texts: { ...FOLLOWING, ...INSTANT }, size });
  await nextStanding(page);
  const hand = () => leftOf(page, /^Zarpa, 3 cards/);
  const before = { pass: await leftOf(page, /^Pass$/), hand: await hand() };
  const play = await leftOf(page, /^Play|^Choose|^Pick/);
  await changeAtTable(page, () => choose(page, 'Left'));
  await nextStanding(page);
  expect((await leftOf(page, /^Pass$/)) > (await leftOf(page, /^Play|^Choose|^Pick/))).toBe(true);
  expect(before.pass).toBeLessThan(play);
  // On its side, hand and actions change places.
  if (size.width > size.height) {
    expect(before.hand).toBeLessThan(before.pass);
    expect(await hand()).toBeGreaterThan(await leftOf(page, /^Pass$/));
  }
});

test('help, strength, lighting and language change under the open table', async () => {
  const page = await open({ path: '/table', texts: { ...FOLLOWING, ...INSTANT } });
  const { now } = await nextStanding(page);
  expect(now.buttons).toContain('Hint');
  await changeAtTable(page, async () => {
    await choose(page, 'Tabletop');
    await choose(page, 'Poster');
    await choose(page, 'Columns');
  });
  await page.getByRole('button', { name: /^Zarpa, 3 cards$/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  await changeAtTable(page, () => choose(page, 'Full'));
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  await reloadKept(page);
  await nextStanding(page);
  await page.getByRole('button', { name: 'Hint' }).waitFor();
});

test('a pass is asked for twice by whoever wants that, and can be thought over', async () => {
  const texts = { ...FOLLOWING, ...keepSettings({ pace: 'instant', confirmPass: true }) };
  const page = await open({ path: '/table', texts });
  const { signature } = (await nextStanding(page)).now;
  await page.keyboard.press('p');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Not yet' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect((await nextStanding(page)).now.signature).toBe(signature);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await sheet.getByRole('button', { name: 'Pass' }).click();
  await nextStanding(page, signature);
});

test('wiping asks once, says what goes, removes everything, and leaves a new app', async () => {
  const texts = {
    ...FOLLOWING,
    ...keepSettings({ pace: 'instant', theme: 'poster' }),
    ...keepProgress({ offered: true }),
    'maskmen.setup.aside.1': '{"version":99}',
  };
  const page = await open({ path: '/table', texts });
  await nextStanding(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Wipe my data' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/There is no way back/).waitFor();
  await sheet.getByRole('button', { name: 'Keep it' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(Object.keys(await readTexts(page)).length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Wipe my data' }).click();
  await sheet.getByRole('button', { name: 'Wipe everything' }).click();

  await page.getByRole('button', { name: 'Play solo' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await readTexts(page)).toEqual({});
  expect(await page.getByRole('button', { name: /^Continue/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of ['Brisk', 'Full', 'At once', 'Right']) await checked(page, name);
  await reloadKept(page);
  await checked(page, 'Brisk');
  expect(await readTexts(page)).toEqual({});
});

test('the licences are fetched when they are looked at, and no sooner', async () => {
  const page = await open({ path: '/settings' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.getByRole('button', { name: 'Licences' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/^react-native \d/).waitFor();
  await sheet
    .getByText(/SIL OPEN FONT LICENSE/i)
    .first()
    .waitFor();
  expect(scripts.filter((url) => /licences/.test(url))).toHaveLength(1);
});
