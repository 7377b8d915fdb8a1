/** A season of people at one phone: every hand-over, and no hand to be found at any of them. */

import type { Locator, Page } from 'playwright-core';

import { countOf, WRESTLERS } from '@/engine/truth';

import { passesByItself } from '@/tools/play/forced';
import { everythingTold, tracesOfHands } from '@/tools/play/peek';

import { readKept } from './kept';
import { chooseMost, handOf, nextStanding, type Choice } from './table';

export const NAMES = ['Ana', 'Berta', 'Cem'] as const;
/** Too short to reveal, and longer than a reveal takes. */
const HELD = { long: 900, short: 350 } as const;
/** A busy machine sees the finger late: it stays down until the cards are there. */
const PATIENCE_MS = 10_000;

export interface Person {
  readonly play: (choice: Choice) => Promise<void>;
  readonly pass: () => Promise<void>;
  readonly press: (name: RegExp) => Promise<void>;
  readonly hold: (what: Locator, until: () => Promise<void>) => Promise<void>;
}

export const PASS_BLIND = /^Pass without looking/;

const holdOf = (page: Page) => page.getByRole('button', { name: /^Hold to see the cards of/ });

/** Plays a season from its first hand-over to its end, by whatever way the person has. */
export async function playSharedSeason(page: Page, person: Person): Promise<void> {
  const met = { handOvers: 0, reveals: 0, blindPasses: 0, looks: 0, plays: 0 };
  let { now, standing } = await nextStanding(page);
  while (standing !== 'match-over') {
    let before = now.signature;
    if (standing === 'hand-over') {
      met.handOvers++;
      const truth = await readKept(page);
      const { turn, top } = truth.match.season;
      await page.getByText(`Hold to see the cards`).waitFor();
      expect(tracesOfHands(await everythingTold(page), truth)).toEqual([]);
      expect(await holdOf(page).getAttribute('aria-label')).toContain(NAMES[turn]);
      if (met.handOvers === 1) {
        await person.hold(holdOf(page), () => page.waitForTimeout(HELD.short));
        await page.waitForTimeout(HELD.long);
        expect((await nextStanding(page)).standing).toBe('hand-over');
      }
      if (met.handOvers === 4) {
        met.looks++;
        await person.press(/^Look at the table$/);
        const back = page.getByRole('button', { name: 'Back to the hand-over' });
        await back.waitFor();
        expect(
          (await everythingTold(page)).match(/hand-group-|Hand of|, \d cards?\. /g),
        ).toBeNull();
        await person.press(/^Back to the hand-over$/);
        await holdOf(page).waitFor();
      }
      if (top >= 0 && met.handOvers % 7 === 0) {
        met.blindPasses++;
        await person.hold(page.getByRole('button', { name: PASS_BLIND }), async () => {
          await page.waitForFunction(
            (name) => document.querySelector(`[aria-label$="the cards of ${name ?? ''}"]`) === null,
            NAMES[turn],
          );
        });
        ({ now, standing } = await nextStanding(page));
        continue;
      }
      met.reveals++;
      await person.hold(holdOf(page), () =>
        holdOf(page).waitFor({ state: 'detached', timeout: PATIENCE_MS }),
      );
      ({ now, standing } = await nextStanding(page, before));
      expect(standing).toBe('decision');
      const cards = truth.match.season.hands[turn] ?? 0;
      const held = WRESTLERS.map((wrestler, index) => [wrestler, countOf(cards, index)] as const);
      expect(handOf(now)).toEqual(Object.fromEntries(held.filter(([, count]) => count > 0)));
      before = now.signature;
    }
    if (standing !== 'decision') continue;
    const choice = chooseMost(now);
    if (choice !== undefined) {
      met.plays++;
      await person.play(choice);
    } else if (!(await passesByItself(page, now))) {
      await person.pass();
    }
    ({ now, standing } = await nextStanding(page, before));
  }
  // Every play was made here, and for each seat that played after another the phone changed hands.
  const plays = (await readKept(page)).plays.flat();
  expect(plays).toHaveLength(met.plays);
  const changes = plays.filter((seat, at) => seat !== plays[at - 1]).length;
  expect(met.reveals).toBeGreaterThanOrEqual(changes);
  expect(met.blindPasses).toBeGreaterThan(0);
  expect(met.looks).toBe(1);
}
