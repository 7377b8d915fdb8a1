/** A whole match of one person, who plays whatever the table's own words allow. */

import type { Page } from 'playwright-core';

import { passesByItself } from '@/tools/play/forced';

import { readKept } from './kept';
import { chooseMost, handOf, nextStanding, without, type Choice } from './table';

/** Where the first set-up has its person. */
const PERSON = 0;

export interface Player {
  readonly play: (choice: Choice) => Promise<void>;
  readonly pass: () => Promise<void>;
  readonly press: (name: RegExp) => Promise<void>;
}

/** Plays whatever the table allows until the match is decided; how often which standing was met. */
export async function playMatch(page: Page, player: Player) {
  const met = { 'season-over': 0, plays: 0, passes: 0 };
  let { now, standing } = await nextStanding(page);
  while (standing !== 'match-over') {
    const before = now.signature;
    const hand = handOf(now);
    let expected: Record<string, number> | undefined;
    switch (standing) {
      case 'decision': {
        const choice = chooseMost(now);
        if (choice !== undefined) {
          met.plays++;
          await player.play(choice);
        } else if (!(await passesByItself(page, now))) {
          met.passes++;
          await player.pass();
        }
        expected = choice === undefined ? hand : without(hand, choice);
        break;
      }
      case 'season-over':
        met['season-over']++;
        await player.press(/^Season \d+$/);
        break;
      case 'hand-over':
      case 'waiting':
        throw new Error(`A person alone is never asked for this: ${standing}`);
    }
    ({ now, standing } = await nextStanding(page, before));
    // What was played has left the hand, and nothing else has.
    if (standing === 'decision' && expected !== undefined) expect(handOf(now)).toEqual(expected);
  }
  return met;
}

/** Four seasons are kept, and in them every play of the person at the browser, and no other. */
export async function expectFourSeasons(page: Page, plays: number): Promise<void> {
  const kept = (await readKept(page)).plays;
  expect(kept).toHaveLength(4);
  expect(kept.flat().filter((seat) => seat === PERSON)).toHaveLength(plays);
}
