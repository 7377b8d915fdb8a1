/** The ways of a person to act on the table: by pointer and by keys. */

import type { Page } from 'playwright-core';

import { readTable, type Choice } from './table';

/** Far enough above the hand to be over the ring's edge at any size. */
const OVER_THE_EDGE = 90;

/** Mouse down on the group, up beyond the ring's edge, release. */
export async function dragPlay(page: Page, { group, count, free }: Choice): Promise<void> {
  const { x, y, top } = group;
  if (free) {
    await page.mouse.click(x, y);
    await page.getByRole('radio', { name: count === 1 ? '1 card' : `${count} cards` }).click();
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 24, { steps: 3 });
  await page.mouse.move(x, top - OVER_THE_EDGE, { steps: 4 });
  await page.mouse.up();
}

/** Tab until something of that name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const heard: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    const at = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (at !== null && at !== undefined && at.length < 200 && name.test(at)) return;
    heard.push(at?.slice(0, 40) ?? '');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(name)}, only to: ${heard.join(' | ')}`);
}

export async function pressKeyOn(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Arrows to the group, a digit for the count, Enter. */
export async function keyPlay(page: Page, { group, count, free }: Choice): Promise<void> {
  for (let presses = 0; ; presses++) {
    const { groups } = await readTable(page);
    if (groups.some(({ wrestler, focused }) => focused && wrestler === group.wrestler)) break;
    if (presses > 6) throw new Error(`The arrows never come to ${group.wrestler}`);
    const before = groups.find(({ focused }) => focused)?.wrestler;
    await page.keyboard.press('ArrowRight');
    // The picture may come a moment after the key.
    for (let waited = 0; waited < 100; waited++) {
      const now = (await readTable(page)).groups.find(({ focused }) => focused)?.wrestler;
      if (now !== before) break;
      await page.waitForTimeout(16);
    }
  }
  if (free) await page.keyboard.press(String(count));
  await page.keyboard.press('Enter');
}
