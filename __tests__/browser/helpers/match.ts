/** A whole match of one person, who plays whatever the table's own words allow. */

import type { Page } from 'playwright-core';

import { readTexts } from '@/tools/lib/app-page';

import { chooseMost, goesOnByItself, handOf, nextStanding, without, type Choice } from './table';

export interface Player {
  readonly play: (choice: Choice) => Promise<void>;
  readonly pass: () => Promise<void>;
  readonly press: (name: RegExp) => Promise<void>;
}

/** Plays whatever the table allows until the match is decided; how often which standing was met. */
export async function playMatch(page: Page, player: Player) {
  const met = { decision: 0, 'season-over': 0, plays: 0, passes: 0 };
  let { now, standing } = await nextStanding(page);
  while (standing !== 'match-over') {
    const before = now.signature;
    const hand = handOf(now);
    let expected: Record<string, number> | undefined;
    switch (standing) {
      case 'decision': {
        met.decision++;
        const choice = chooseMost(now);
        if (choice !== undefined) await player.play(choice);
        else if (!(await goesOnByItself(page, before))) await player.pass();
        met[choice === undefined ? 'passes' : 'plays']++;
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

export async function expectFourSeasons(page: Page): Promise<void> {
  const kept = JSON.parse((await readTexts(page))['maskmen.match'] ?? '{}') as {
    readonly record: { readonly moves: readonly string[] };
  };
  expect(kept.record.moves).toHaveLength(4);
}
