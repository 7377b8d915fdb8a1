/** Screens said in another language in place, and judged once everything has found its place. */

import type { Page } from 'playwright-core';

import type { Language } from '@/i18n/languages';

import { findClipped, type Finding } from './clipped';

/** The smallest phone. */
export const SMALLEST = { width: 320, height: 568 } as const;

/** Waits that are longer never end: a bot thinks on, a banner stays. */
export const STILL =
  'const wait = setTimeout; window.setTimeout = (act, ms) => wait(act, ms >= 400 ? 1e9 : ms);';

/** Says the page in a language. */
export const say = (page: Page, language: Language): Promise<void> =>
  page.evaluate(async (tag) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => [tag] });
    window.dispatchEvent(new Event('languagechange'));
    const until = performance.now() + 20_000;
    while (document.documentElement.lang !== tag) {
      if (performance.now() > until) throw new Error(`the page is not said in ${tag}`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, language);

/** What is clipped once everything has found its place. */
export async function judge(page: Page): Promise<Finding[]> {
  let last: Finding[] = [];
  for (let tries = 0; tries < 6; tries++) {
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const found = await findClipped(page);
    if (found.length === 0 || JSON.stringify(found) === JSON.stringify(last)) return found;
    last = found;
    await page.waitForTimeout(120);
  }
  return last;
}
