/**
 * The answers in place, at each measure of help: why can't I play this, what would this prove, what
 * does it take to beat the ring, what follows from the new rope. At a tabletop nothing is worked out
 * for anybody; a try against the rules is still not played, and is told why.
 */

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import type { TableSetup } from '@/store/types';
import { keepMatch, keepSettings } from '@/tools/lib/saves';
import { PLACES, seats } from '@/tools/shots/scenes';

import { prepareApp } from './helpers/app';
import { handOf, readTable, reasonIn } from './helpers/table';
import { HEARING, toldOn } from './helpers/tree-table';

const open = prepareApp();

type Help = TableSetup['help'];

/** Keeps every text that ever came on the page. */
const SEEING = `
  window.seen = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) window.seen.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
`;

/** Ana is to answer one Nopal: Zarpa and Dalia are known stronger, Fango weaker, Volto and Umbra unknown. */
const sitDown = async (help: Help): Promise<Page> => {
  const page = await open({
    path: '/table',
    texts: {
      ...keepMatch({ ...PLACES.follow, players: seats('PBBB'), help }),
      ...keepSettings({ pace: 'instant' }),
    },
    script: HEARING + SEEING,
  });
  await page.getByRole('group', { name: /^Hand of/ }).waitFor();
  await page.getByRole('button', { name: en.table.action.pass, exact: true }).waitFor();
  return page;
};

const tap = (page: Page, wrestler: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${wrestler}, \\d`) }).click();

const isThere = async (page: Page, name: RegExp): Promise<boolean> =>
  (await page.getByLabel(name).count()) > 0;

/** The sentence over the hand, once it is about the wrestler or says that nothing is chosen. */
const sentence = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector('[role="status"][aria-label]')?.getAttribute('aria-label') ?? '',
  );

const dashedRopes = (page: Page): Promise<number> =>
  page.locator('path[stroke-dasharray="7 6"]').count();

/** What a table of that measure answers. */
async function answersOf(help: Help) {
  const page = await sitDown(help);
  const { groups } = await readTable(page);
  const reasons = groups.map(({ label }) => reasonIn(label)).filter((reason) => reason !== '');
  const ring = await isThere(page, /^To beat/);
  const hint = (await page.getByRole('button', { name: en.table.action.hint }).count()) > 0;

  await tap(page, 'Fango');
  const play = page.getByRole('button', { name: /^Play \d Fango$|^Fango can’t play$/ });
  const tried = (await play.getAttribute('aria-label')) ?? '';
  const why = await sentence(page);

  await tap(page, 'Zarpa');
  await page.getByRole('button', { name: 'Play 1 Zarpa' }).waitFor();
  const counts = await page.getByRole('radio').count();

  await tap(page, 'Umbra');
  await page.getByRole('button', { name: /^Play \d Umbra$/ }).waitFor();
  const preview =
    help === 'full'
      ? await page
          .locator('path[stroke-dasharray="7 6"]')
          .first()
          .waitFor()
          .then(() => 1)
      : await dashedRopes(page);
  if (help === 'tabletop') await page.getByRole('radio', { name: '2 cards' }).click();
  await page.getByRole('button', { name: 'Play 2 Umbra' }).click();
  await page.waitForFunction(() =>
    (window as unknown as { told: string[] }).told.some((line) => line.includes('beats Nopal')),
  );
  const told = (await toldOn(page)).find((line) => line.includes('beats Nopal')) ?? '';
  await page.waitForFunction(() =>
    (window as unknown as { seen: string[] }).seen.some((text) => /Umbra.*Nopal/.test(text)),
  );
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  return {
    'reasons in the hand': reasons.length,
    'what beating the ring takes': ring,
    'a hint': hint,
    'the play button over a weaker wrestler': tried,
    'why a weaker wrestler cannot play': why,
    'counts to choose from when following': counts,
    'dashed ropes of what a play would prove': preview,
    'what a proof is told as': told,
    'what follows, on the banner': seen.some((text) => /also beats/.test(text)),
  };
}

const WEAKER = 'Weaker than Nopal: Fango cannot answer here.';
const HELPED = {
  'reasons in the hand': 6,
  'what beating the ring takes': true,
  'a hint': true,
  'the play button over a weaker wrestler': 'Fango can’t play',
  'why a weaker wrestler cannot play': WEAKER,
  'counts to choose from when following': 0,
  'what a proof is told as': expect.stringContaining(
    'Umbra beats Nopal. So Umbra also beats Fango.',
  ) as string,
  'what follows, on the banner': true,
};

test('full help answers everything', async () => {
  expect(await answersOf('full')).toEqual({
    ...HELPED,
    'dashed ropes of what a play would prove': 1,
  });
});

test('light help answers everything but what a play would prove', async () => {
  expect(await answersOf('light')).toEqual({
    ...HELPED,
    'dashed ropes of what a play would prove': 0,
  });
});

test('at a tabletop nothing is worked out', async () => {
  expect(await answersOf('tabletop')).toEqual({
    'reasons in the hand': 0,
    'what beating the ring takes': false,
    'a hint': false,
    'the play button over a weaker wrestler': 'Play 1 Fango',
    'why a weaker wrestler cannot play': '',
    'counts to choose from when following': 3,
    'dashed ropes of what a play would prove': 0,
    'what a proof is told as': expect.stringMatching(/Umbra beats Nopal\.$/) as string,
    'what follows, on the banner': false,
  });
});

test('at a tabletop a try against the rules is not played, and is told why', async () => {
  const page = await sitDown('tabletop');
  const before = handOf(await readTable(page));
  const tries = [
    ['Fango', 1, WEAKER],
    ['Umbra', 1, 'Umbra against Nopal is unknown: 2 cards prove it.'],
    ['Zarpa', 2, 'Zarpa beats Nopal: exactly 1 card.'],
    ['Nopal', 1, 'Nopal is in the ring: no mask defeats itself.'],
  ] as const;
  for (const [wrestler, count, why] of tries) {
    await tap(page, wrestler);
    if (count > 1) await page.getByRole('radio', { name: `${count} cards` }).click();
    await page.getByRole('button', { name: `Play ${count} ${wrestler}` }).click();
    await page
      .locator('[role="status"]')
      .and(page.getByLabel(why, { exact: true }))
      .waitFor();
    expect(handOf(await readTable(page))).toEqual(before);
  }
  // One card more, by a further tap, and it is played.
  await tap(page, 'Umbra');
  await tap(page, 'Umbra');
  await page.getByRole('button', { name: 'Play 2 Umbra' }).click();
  await page.getByRole('button', { name: 'Umbra, 2 cards' }).waitFor();
});
