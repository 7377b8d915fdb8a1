/** The ways somebody goes through a lesson: by pointer, by buttons, by keys, by touch. */

import type { Page } from 'playwright-core';

import { dragPlay, keyPlay, pressKeyOn, stepTo, swipePlay, tapAt, tapOn } from './acts';
import type { Learner } from './lesson';

export const byPointer = (page: Page): Learner => ({
  play: (choice) => dragPlay(page, choice),
  look: ({ x, y }) => page.mouse.click(x, y),
  pass: () => page.getByRole('button', { name: 'Pass', exact: true }).click(),
  press: (name) => page.getByRole('button', { name }).click(),
});

/** Looks and plays by tapping a group and pressing the lit button. */
export const byButtons = (page: Page): Learner => ({
  ...byPointer(page),
  play: async ({ group, count, free }) => {
    const play = page.getByRole('button', {
      name: new RegExp(`^Play ${count} ${group.wrestler}$`, 'i'),
    });
    await page.mouse.click(group.x, group.y);
    if (free)
      await page.getByRole('radio', { name: count === 1 ? '1 card' : `${count} cards` }).click();
    await play.click();
  },
});

export const byKeys = (page: Page): Learner => ({
  play: (choice) => keyPlay(page, choice),
  look: ({ wrestler }) => stepTo(page, wrestler),
  pass: () => page.keyboard.press('p'),
  press: (name) => pressKeyOn(page, name),
});

/** A finger: swipes to play, taps for the rest. */
export const byTouch = (page: Page): Learner => ({
  play: (choice) => swipePlay(page, choice),
  look: (group) => tapAt(page, group),
  pass: () => tapOn(page, page.getByRole('button', { name: 'Pass', exact: true })),
  press: (name) => tapOn(page, page.getByRole('button', { name })),
});
