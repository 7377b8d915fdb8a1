/** What the keyboard finds: the set-up by keys alone, the sheet of keys, the ring, the reading order. */

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { readTexts } from '@/tools/lib/app-page';
import { keepSettings } from '@/tools/lib/saves';
import { SCENES } from '@/tools/shots/scenes';

import { pressKeyOn, tabTo } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { EVERY_SCREEN } from './helpers/every-screen';
import { standStill } from './helpers/lesson';
import { nextStanding, readTable } from './helpers/table';

const open = prepareApp();

const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent ??
      '',
  );
const inDialog = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);

test('a table is set up by keys alone: a name, an order, a seat less, a rival, fewer seasons', async () => {
  const page = await open({ texts: keepSettings({ pace: 'instant' }) });
  await page.getByRole('button', { name: 'Pass & play' }).waitFor();
  await pressKeyOn(page, /^Pass & play$/);
  await page.getByRole('button', { name: 'Ring the bell' }).waitFor();
  await tabTo(page, /^Name of player 1$/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Zoë');
  await pressKeyOn(page, /^Arrange the seat of Zoë$/);
  await pressKeyOn(page, /^Move Zoë down$/);
  await pressKeyOn(page, /^Arrange the seat of Kenji$|^Remove Kenji$/, 'Space');
  await pressKeyOn(page, /^Remove Kenji$/);
  await pressKeyOn(page, /^Lupe: .*Choose another$/);
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  expect(await inDialog(page)).toBe(true);
  await pressKeyOn(page, /^Champion/);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // Arrows go along the radio buttons of a group.
  await tabTo(page, /^Random$/);
  await page.keyboard.press('ArrowRight');
  expect(await nameOfFocus(page)).toBe('Player 2, seat 1, hosts first');
  for (let seasons = 4; seasons > 1; seasons--) await pressKeyOn(page, /^One season less$/);
  await pressKeyOn(page, /^Ring the bell$/);
  expect((await nextStanding(page)).standing).toBe('hand-over');
  const kept = JSON.parse((await readTexts(page))['maskmen.match'] ?? '{}') as {
    setup: { players: { name: string; level?: string }[]; host: number; seasons: number };
  };
  expect(kept.setup.players.map(({ name }) => name)).toEqual(['Player 2', 'Zoë', 'Lupe']);
  expect(kept.setup.players[2]?.level).toBe('champion');
  expect(kept.setup).toMatchObject({ host: 0, seasons: 1 });
});

test('what is typed the moment a name has the focus stays, and replaces the old name', async () => {
  const page = await open({ path: '/setup', texts: keepSettings({ pace: 'instant' }) });
  const field = page.getByRole('textbox', { name: 'Name of player 1' });
  await field.waitFor();
  await field.evaluate(async (input: HTMLInputElement) => {
    input.focus();
    document.execCommand('insertText', false, 'Z');
    await new Promise((done) => setTimeout(done, 50));
    document.execCommand('insertText', false, 'oë');
  });
  expect(await field.inputValue()).toBe('Zoë');
});

test('the sheet of keys opens by its key and from the menu, keeps the focus in and gives it back', async () => {
  const page = await open({ path: '/table', texts: SCENES.lead.texts });
  await nextStanding(page);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement?.id.startsWith('hand-group-') === true);
  const chosen = await nameOfFocus(page);
  expect(chosen).toMatch(/, \d cards?\. /);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: en.sheets.keys.title }).waitFor();
  for (const words of [en.sheets.keys.along, en.sheets.keys.pass, en.sheets.keys.letGo])
    await sheet.getByText(words).waitFor();
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    expect(await inDialog(page)).toBe(true);
  }
  // The table hears nothing meanwhile.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.waitForFunction(
    (name) => document.activeElement?.getAttribute('aria-label') === name,
    chosen,
  );

  await pressKeyOn(page, /^Menu$/);
  await page.getByRole('button', { name: en.sheets.keys.title, exact: true }).waitFor();
  await pressKeyOn(page, new RegExp(`^${en.sheets.keys.title}$`));
  await sheet.getByText(en.sheets.keys.along).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
});

test('after another control was used, the arrows take the focus back to the hand, and Enter plays there', async () => {
  const page = await open({
    path: '/table',
    texts: { ...SCENES.follow.texts, ...keepSettings({ pace: 'instant' }) },
  });
  const { now } = await nextStanding(page);
  await tabTo(page, /^Pass$/);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement?.id.startsWith('hand-group-') === true);
  await page.keyboard.press('Enter');
  await nextStanding(page, now.signature);
  const counts = (labels: readonly string[]) =>
    labels.reduce((sum, label) => sum + Number(/, (\d+) card/.exec(label)?.[1] ?? 0), 0);
  expect(counts((await readTable(page)).groups.map(({ label }) => label))).toBeLessThan(
    counts(now.groups.map(({ label }) => label)),
  );
});

/** The frames drawn around what has the focus, from within. */
const ringsOn = (page: Page): Promise<{ out: number; color: string }[]> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    return [...(focused?.querySelectorAll('*') ?? [])].flatMap((part) => {
      const { borderTopWidth, borderTopColor, position } = getComputedStyle(part);
      const { left } = part.getBoundingClientRect();
      return position === 'absolute' && borderTopWidth === '2px' && left < (box?.left ?? 0)
        ? [{ out: Math.round((box?.left ?? 0) - left), color: borderTopColor }]
        : [];
    });
  });

test('whoever uses no keys sees no ring, also where the table leads the focus', async () => {
  const page = await open({ path: '/table', texts: SCENES.lead.texts });
  await nextStanding(page);
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label')?.startsWith('Hand of') === true,
  );
  expect(await ringsOn(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement?.id.startsWith('hand-group-') === true);
  await page.waitForFunction(() => document.activeElement?.childElementCount === 2);
  expect(await ringsOn(page)).toHaveLength(2);
});

test('a digit after a press brings the same ring as an arrow, and none of the browser’s', async () => {
  const page = await open({ path: '/table', texts: SCENES.lead.texts });
  await nextStanding(page);
  await page.getByRole('button', { name: /^Volto, \d/ }).click();
  await page.waitForFunction(() => document.activeElement?.id.startsWith('hand-group-') === true);
  expect(await ringsOn(page)).toEqual([]);
  await page.keyboard.press('2');
  await page.waitForFunction(() => document.activeElement?.childElementCount === 2);
  const byDigit = await ringsOn(page);
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return { outlineStyle, outlineWidth };
  });
  expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '0px' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(
    () =>
      document.activeElement?.id === 'hand-group-volto' &&
      document.activeElement.childElementCount === 2,
  );
  expect(await ringsOn(page)).toEqual(byDigit);
});

test.each(['night', 'poster'] as const)(
  'what has the focus wears two rings in %s, key within lamp',
  async (theme) => {
    const page = await open({ path: '/settings', texts: keepSettings({ theme }) });
    await page.getByRole('button', { name: 'Back' }).waitFor();
    await tabTo(page, /^Back$/);
    const rings = await ringsOn(page);
    const [key, lamp] = rings;
    expect(rings).toHaveLength(2);
    expect(key?.color).toBe('rgb(23, 17, 31)');
    expect(lamp?.color).toBe(theme === 'night' ? 'rgb(255, 210, 63)' : 'rgb(255, 194, 26)');
    expect((lamp?.out ?? 0) - (key?.out ?? 0)).toBe(2);
  },
);

/** Steps of the Tab key that go back: up, unless to a column at the right, or left in a row. */
const stepsBack = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    const stops = [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        'button, a[href], input, [tabindex="0"]',
      ),
    ].filter(
      (stop) =>
        stop.checkVisibility({ visibilityProperty: true }) &&
        stop.tabIndex >= 0 &&
        stop.getAttribute('role') !== 'none' &&
        stop.getBoundingClientRect().width > 8,
    );
    /** What is scrolled out of sight stands nowhere. */
    const isShown = (stop: HTMLElement): boolean => {
      const { top, bottom } = stop.getBoundingClientRect();
      for (let at = stop.parentElement; at !== null; at = at.parentElement) {
        if (!['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) continue;
        const box = at.getBoundingClientRect();
        if (bottom > box.bottom + 1 || top < box.top - 1) return false;
      }
      return true;
    };
    const nameOf = (stop: HTMLElement) =>
      (stop.getAttribute('aria-label') ?? stop.textContent ?? '').slice(0, 40);
    return stops.flatMap((stop, at) => {
      const next = stops[at + 1];
      if (next === undefined || !isShown(stop) || !isShown(next)) return [];
      const [a, b] = [stop.getBoundingClientRect(), next.getBoundingClientRect()];
      const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const sameRow = shared > 0.6 * Math.min(a.height, b.height);
      const back = sameRow ? b.left < a.left - 1 : b.bottom <= a.top + 1 && b.left < a.right - 1;
      return back ? [`${nameOf(stop)} → ${nameOf(next)}`] : [];
    });
  });

const READ = ['first', 'setup', 'settings', 'learn', 'rules', 'follow', 'lead', 'menu', 'handOver'];

test.each(EVERY_SCREEN.filter(({ name }) => READ.includes(name)))(
  'Tab reads from the top and from the left: $name',
  async ({ path, texts, act }) => {
    const page = await open({ path, texts });
    await page.waitForFunction(() => document.body.innerText.trim() !== '');
    await act?.(page);
    const found: string[] = [];
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      await standStill(page);
      for (const step of await stepsBack(page)) found.push(`${width}×${height}: ${step}`);
    }
    expect(found).toEqual([]);
  },
);
