/** Passes that nobody is asked for: the disk tells whether one is due, and the table when it was shown. */

import type { Page } from 'playwright-core';

import { countOf, isForcedToPass, NOBODY, WRESTLERS } from '@/engine/truth';

import { readKept } from './kept';
import { chooseMost, handOf, nextStanding, readTable, type Standing, type TableNow } from './table';

/** Looks are counted, not timed: a machine may stand still in between. */
const POLLS = 360;
const POLL_MS = 40;

/**
 * Whether the table, which shows a person no play, goes on by itself, since public facts leave nothing
 * but a pass; told once it has. Where another hand than the shown one is asked on the disk, or that
 * hand leads there already, the picture has only to catch up.
 */
export async function passesByItself(page: Page, now: TableNow): Promise<boolean> {
  const { season } = (await readKept(page)).match;
  const hand = handOf(now);
  const cards = season.hands[season.turn] ?? 0;
  const isSame = WRESTLERS.every(
    (wrestler, index) => (hand[wrestler] ?? 0) === countOf(cards, index),
  );
  if (isSame && season.top !== NOBODY && !isForcedToPass(season, season.turn)) return false;
  for (let polls = 0; (await readTable(page)).signature === now.signature; polls++) {
    if (polls > POLLS) throw new Error(`Nothing goes on by itself:\n${now.signature}`);
    await page.waitForTimeout(POLL_MS);
  }
  return true;
}

/** Waits until a person is asked for something and nothing goes on by itself. */
export async function nextRest(page: Page): Promise<{ now: TableNow; standing: Standing }> {
  let rest = await nextStanding(page);
  const isPass = () => rest.standing === 'decision' && chooseMost(rest.now) === undefined;
  while (isPass() && (await passesByItself(page, rest.now))) {
    rest = await nextStanding(page);
  }
  return rest;
}
