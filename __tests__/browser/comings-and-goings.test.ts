/** Reload, the way back, addresses typed by hand, and saves that cannot be read. */

import { en } from '@/i18n/en';
import { readTexts, reloadKept } from '@/tools/lib/app-page';
import { keepMatch, keepSettings, type MatchInPosition } from '@/tools/lib/saves';

import { dragPlay } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { chooseMost, goesOnByItself, handOf, nextStanding, readTable } from './helpers/table';

const open = prepareApp();
const INSTANT = keepSettings({ pace: 'instant' });

const solo: MatchInPosition['players'] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Kenji', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Oleg', rival: 'raiser', level: 'rookie' },
];
const inTheMiddle = keepMatch({
  players: solo,
  position:
    'hands V3Z1N3U1D2F2/V1Z2N2U2D2F1/V2Z2N3U3D3F2/V1Z2N2U4D2F3 played V3Z3D1F2 order Z>V>F turn 0',
});

test('a reload and the way back lead to the same decision', async () => {
  const page = await open({ texts: INSTANT });
  await page.getByRole('button', { name: 'Play solo' }).click();
  let { now } = await nextStanding(page);
  // On to a decision that is the player's to make, and not one that public facts make.
  for (let turns = 0; turns < 3 || chooseMost(now) === undefined; turns++) {
    const choice = chooseMost(now);
    if (choice !== undefined) await dragPlay(page, choice);
    else if (!(await goesOnByItself(page, now.signature))) await page.keyboard.press('p');
    ({ now } = await nextStanding(page, now.signature));
  }
  const { signature } = now;

  await reloadKept(page);
  expect((await nextStanding(page)).now.signature).toBe(signature);
  expect(new URL(page.url()).pathname).toBe('/table');

  await page.goBack();
  const ticket = page.getByRole('button', { name: /^Continue/ });
  await ticket.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await ticket.click();
  expect((await nextStanding(page)).now.signature).toBe(signature);
});

test('the way back from the table leads to the poster also without a reload', async () => {
  const page = await open({ texts: { ...inTheMiddle, ...INSTANT } });
  const ticket = page.getByRole('button', { name: /^Continue/ });
  await ticket.click();
  const { signature } = (await nextStanding(page)).now;
  await page.goBack();
  await ticket.waitFor();
  await ticket.click();
  expect((await nextStanding(page)).now.signature).toBe(signature);
});

test('every address opens what it names', async () => {
  const texts = { ...inTheMiddle, ...INSTANT };
  const setup = await open({ path: '/setup', texts });
  await setup.getByRole('button', { name: 'Ring the bell' }).waitFor();
  await setup.getByRole('button', { name: 'Back' }).click();
  await setup.getByRole('button', { name: /^Continue/ }).waitFor();

  const settings = await open({ path: '/settings', texts });
  await settings.getByRole('radio', { name: 'Instant', checked: true }).waitFor();
  await settings.getByRole('button', { name: 'Back' }).click();
  await settings.getByRole('button', { name: /^Continue/ }).waitFor();

  const table = await open({ path: '/table', texts });
  expect((await nextStanding(table)).standing).toBe('decision');
});

test('the table’s address without a match leads to the poster', async () => {
  const page = await open({ path: '/table' });
  await page.getByRole('button', { name: 'Play solo' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an address that names nothing says so and leads to the poster', async () => {
  const page = await open({
    path: '/nonsense/of-some-kind',
    allowed: /Failed to load resource: .*404/,
  });
  await page.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Play solo' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.each([
  ['damaged', '{"version":1,"revision":7,"record":{"moves":["V1 Z', en.home.trouble.damaged],
  ['from a newer version', '{"version":99,"revision":7}', en.home.trouble.newer],
])('a match that is %s is set aside in words, and the settings survive', async (_, text, words) => {
  const settings = keepSettings({ pace: 'calm', theme: 'poster', leftHanded: true });
  const page = await open({ texts: { ...settings, 'maskmen.match': text } });
  const sheet = page.getByRole('dialog');
  await sheet.getByText(words.replace('{{what}}', en.home.trouble.match)).waitFor();
  await sheet.getByRole('button', { name: 'Go on' }).click();
  await sheet.waitFor({ state: 'detached' });
  const kept = await readTexts(page);
  expect(kept['maskmen.match.aside.1']).toBe(text);
  expect(kept['maskmen.match']).toBeUndefined();

  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of ['Calm', 'Poster', 'Left'])
    await page.getByRole('radio', { name, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  // Told once: it does not come again.
  await reloadKept(page);
  await page.getByRole('button', { name: 'Play solo' }).click();
  await nextStanding(page);
});

test('whoever is out may skip to the end of the season', async () => {
  const texts = keepMatch({
    players: solo,
    position:
      'hands V1/V1Z2N2U2D2F1/V2Z2N3U3D3F2/V1Z2N2U4D2F3 played V5Z4N3U1D3F4 order Z>V>F turn 0',
  });
  const page = await open({ path: '/table', texts });
  const { now } = await nextStanding(page);
  expect(handOf(now)).toEqual({ volto: 1 });
  const choice = chooseMost(now);
  if (choice === undefined) throw new Error('Volto may lead');
  await dragPlay(page, choice);
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await page.getByRole('button', { name: 'Season 2' }).waitFor();
  expect((await readTable(page)).groups).toEqual([]);
});
