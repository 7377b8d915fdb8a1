/** The app in a browser when something breaks in it, lies damaged on its disk, or is asked for by nonsense. */

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { readTexts } from '@/tools/lib/app-page';
import { keepMatch, keepProgress } from '@/tools/lib/saves';

import { prepareApp } from './helpers/app';
import { BREAKABLE, BROKEN, setBroken } from './helpers/breakable';

const open = prepareApp();

const PLAYERS = [
  { kind: 'person', name: 'Rosalinda' },
  { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Kenji', rival: 'hoarder', level: 'rookie' },
] as const;

const MATCH = keepMatch({
  players: PLAYERS,
  position: 'hands V2Z2N3U3D1/V2Z3N2U2D2/V2Z1N2U3D2F1 played V2Z2N2D3F3 order Z>N>V turn 0',
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a component that throws costs nothing: saved, told, reported without a secret, and back', async () => {
  const page = await open({
    texts: { ...MATCH, ...keepProgress({ offered: true }) },
    script: BREAKABLE,
    allowed: BROKEN,
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, /^Continue/).waitFor();
  await setBroken(page, true);
  await button(page, /^Continue/).click();
  await page.getByRole('heading', { name: en.fault.title }).waitFor();
  await page.getByText(en.fault.saved).waitFor();
  const kept = JSON.parse((await readTexts(page))['maskmen.match'] ?? '{}') as {
    readonly record: { readonly deals: { readonly seed: string } };
  };
  await button(page, en.fault.copy).click();
  await button(page, en.fault.copied).waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(report)).toMatchObject({
    app: 'Maskmen',
    error: { message: 'broken on purpose' },
    match: { kind: 'running', seats: ['person', 'bot', 'bot'] },
  });
  for (const secret of [kept.record.deals.seed, '"hand"', '"hands"', 'Rosalinda'])
    expect(report).not.toContain(secret);

  await setBroken(page, false);
  await button(page, en.common.home).click();
  await button(page, /^Continue/).click();
  await page.getByRole('group', { name: /^Hand of Rosalinda/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/table');
});

test('a damaged match is put aside and told, and the app plays', async () => {
  const damaged = (MATCH['maskmen.match'] ?? '').slice(0, 200);
  const page = await open({
    texts: { 'maskmen.match': damaged, ...keepProgress({ offered: true }) },
  });
  await page.getByText(/Damaged, so it was put aside/).waitFor();
  expect((await readTexts(page))['maskmen.match.aside.1']).toBe(damaged);
  await button(page, en.home.trouble.go).click();
  await button(page, en.home.solo).click();
  await page.getByRole('group', { name: /^Hand of/ }).waitFor();
});

test('nonsense in an address leads somewhere with a way home', async () => {
  const page = await open({
    texts: keepProgress({ offered: true }),
    allowed: /status of (?:404|500)/,
  });
  for (const [path, heading] of [
    ['/learn/zzz', en.learn.title],
    ['/learn/debut/more', en.notFound.title],
    ['/table', 'Maskmen'],
    ['/table?seed=0123456789abcdef0123456789abcdef', 'Maskmen'],
    ['/rules?part=%3Cscript%3E#%23', en.rules.title],
    ['/settings?theme=nonsense', en.settings.title],
    ['/setup?players=999', en.setup.title],
    ['/..%2f..%2fetc/passwd', en.notFound.title],
    ['/no/such/page', en.notFound.title],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
    expect(await page.title()).toMatch(/Maskmen$/);
  }
  await button(page, en.common.home).click();
  await button(page, en.home.solo).waitFor();
});
