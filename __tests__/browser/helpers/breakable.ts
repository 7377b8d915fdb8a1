/** The table broken from outside: a hand is sorted by strength, which counts in binary. */

import type { Page } from 'playwright-core';

/** Runs in the page before the app does. */
export const BREAKABLE = `
  const inDigits = Number.prototype.toString;
  Number.prototype.toString = function (radix) {
    if (window.broken && radix === 2) throw new Error('broken on purpose');
    return inDigits.call(this, radix);
  };`;

/** The complaint that follows. */
export const BROKEN = /broken on purpose/;

export const setBroken = (page: Page, broken: boolean): Promise<void> =>
  page.evaluate((value) => {
    (window as unknown as { broken: boolean }).broken = value;
  }, broken);
