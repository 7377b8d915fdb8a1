/** Every screen in both lightings, judged by axe: no serious and no critical finding. */

import { readFileSync } from 'node:fs';

import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

import { prepareApp } from './helpers/app';
import { EVERY_SCREEN } from './helpers/every-screen';
import { standStill } from './helpers/lesson';

const open = prepareApp();

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

interface WithAxe {
  readonly axe: { readonly run: (options: object) => Promise<AxeResults> };
}

/** What axe finds that is grave, a line each. */
async function graveFindings(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (window as unknown as WithAxe).axe.run({ resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
    );
}

test.each(EVERY_SCREEN)('axe has nothing against: $name', async (screen) => {
  const { path, texts, act, allowed } = screen;
  const page = await open({ path, texts, ...(allowed && { allowed }) });
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  await act?.(page);
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await standStill(page);
    for (const finding of await graveFindings(page)) found.push(`${colorScheme}: ${finding}`);
  }
  expect(found).toEqual([]);
});
