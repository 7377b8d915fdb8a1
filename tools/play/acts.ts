/** The ways of a person to act on the table: by pointer, by keys and by touch. */

import type { Locator, Page } from 'playwright-core';

import { readTable, type Choice } from './table';

/** Far enough above the hand to be over the ring's edge at any size. */
const OVER_THE_EDGE = 90;
const SWIPE_STEPS = 8;

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

/** Arrows along the hand until a wrestler has the focus. */
export async function stepTo(page: Page, wrestler: string): Promise<void> {
  const focusedOn = async () => (await readTable(page)).groups.find(({ focused }) => focused);
  for (let presses = 0; ; presses++) {
    const before = (await focusedOn())?.wrestler;
    if (before === wrestler) return;
    if (presses > 6) throw new Error(`The arrows never come to ${wrestler}`);
    await page.keyboard.press('ArrowRight');
    // The picture may come a moment after the key.
    for (let waited = 0; waited < 100; waited++) {
      if ((await focusedOn())?.wrestler !== before) break;
      await page.waitForTimeout(16);
    }
  }
}

/** Arrows to the group, a digit for the count, Enter. */
export async function keyPlay(page: Page, { group, count, free }: Choice): Promise<void> {
  await stepTo(page, group.wrestler);
  if (free) await page.keyboard.press(String(count));
  await page.keyboard.press('Enter');
}

/**
 * A tap that came to nothing is one that Chromium's emulated finger lost on a busy machine. Frames are
 * counted, not time: where everything is late, the tap is too, and another would be one too many.
 */
const LOST_FRAMES = 180;

/** Taps until the page has felt it. */
async function felt(page: Page, tap: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const feels = page.evaluate(
      (most) =>
        new Promise<boolean>((done) => {
          let left = most;
          const wait = (): void => {
            if (left-- > 0) requestAnimationFrame(wait);
            else done(false);
          };
          const feel = (): void => {
            left = 0;
            done(true);
          };
          addEventListener('click', feel, { capture: true, once: true });
          wait();
        }),
      LOST_FRAMES,
    );
    await tap();
    if (await feels) return;
  }
  throw new Error('The page feels no tap');
}

/** A finger taps what is there. */
export const tapOn = (page: Page, what: Locator): Promise<void> => felt(page, () => what.tap());

/** A finger taps a place. */
export const tapAt = (page: Page, { x, y }: Pick<Choice['group'], 'x' | 'y'>): Promise<void> =>
  felt(page, () => page.touchscreen.tap(x, y));

/** A finger goes up from the group beyond the ring's edge and lets go. */
export async function swipePlay(page: Page, { group, count, free }: Choice): Promise<void> {
  const { x, y, top } = group;
  if (free) {
    await tapAt(page, group);
    await tapOn(page, page.getByRole('radio', { name: count === 1 ? '1 card' : `${count} cards` }));
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x, y: at }],
    });
  const end = top - OVER_THE_EDGE;
  await touch('touchStart', y);
  for (let step = 1; step <= SWIPE_STEPS; step++)
    await touch('touchMove', y + ((end - y) * step) / SWIPE_STEPS);
  await touch('touchEnd');
  await finger.detach();
}
