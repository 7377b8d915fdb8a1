/** The table as the accessibility tree tells it, what was said there, and how to act on it. */

import type { Page } from 'playwright-core';

import type { AxNode, Ear } from './ax-tree';
import type { Choice, Group } from './table';

/** A script that keeps every line the page ever puts in a log for screen readers. */
export const HEARING = `
  window.told = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.getAttribute('role') === 'log')
        for (const line of addedNodes) window.told.push(line.textContent);
  }).observe(document, { childList: true, subtree: true });
`;
export const toldOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { told: string[] }).told);

export const GROUP = /^(Volto|Zarpa|Nopal|Umbra|Dalia|Fango), \d+ cards?/;

export const groupsIn = (nodes: readonly AxNode[]): Group[] =>
  nodes
    .filter(({ role, name }) => role === 'button' && GROUP.test(name))
    .map(({ name, pressed }) => ({
      wrestler: (GROUP.exec(name)?.[1] ?? '').toLowerCase(),
      label: name,
      focused: pressed,
      x: 0,
      y: 0,
      top: 0,
    }));

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Exactly that name. */
export const named = (text: string): RegExp => new RegExp(`^${escaped(text)}$`);

/** Chooses the group, sets the count where it is free, and presses Play. */
export async function playBy(ear: Ear, { group, count, free }: Choice): Promise<void> {
  await ear.use('button', named(group.label));
  if (free) await ear.use('radio', new RegExp(`^${count} cards?$`));
  await ear.use('button', new RegExp(`^Play ${count} ${group.wrestler}$`, 'i'));
}

const focusedIn = (nodes: readonly AxNode[]): string =>
  nodes
    .filter(({ focused, role }) => focused && role !== 'RootWebArea')
    .map(({ name }) => name)[0] ?? '';

/** A guard against hangs only: the focus comes as soon as the picture does. */
const PATIENCE_MS = 20_000;

/** Waits until the focus is at something of that name. */
export async function expectFocus(page: Page, ear: Ear, name: RegExp): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  let at = '';
  while (Date.now() < until) {
    at = focusedIn(await ear.read());
    if (name.test(at)) return;
    await page.waitForTimeout(20);
  }
  throw new Error(`The focus is at “${at}” and not at ${String(name)}`);
}
