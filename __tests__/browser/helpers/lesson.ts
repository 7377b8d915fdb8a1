/** A lesson as a newcomer goes through it: wrong tries first, then what the coach asks for. */

import type { Locator, Page } from 'playwright-core';

import { COURSE } from '@/engine/maskmen/lessons/course';
import { expectOk, parseMove, type Lesson, type LessonStep } from '@/engine/truth';
import { en } from '@/i18n/en';

import { handOf, isFree, isRefused, readTable, reasonIn, type Choice, type Group } from './table';

export const LESSONS: readonly Lesson[] = COURSE;

export const coachOf = (page: Page): Locator => page.getByRole('group', { name: 'Coach' });

/** What the coach says at a step; `title` is what stands over it all lesson long. */
export const wordsOf = ({ id }: Lesson, key: string): string =>
  (en.learn.lessons as Readonly<Record<string, Readonly<Record<string, string>>>>)[id]?.[key] ?? '';

/** Waits until the coach says what belongs to a step, whether or not somebody strayed there. */
export async function waitForStep(page: Page, lesson: Lesson, step: LessonStep): Promise<void> {
  const number = LESSONS.indexOf(lesson) + 1;
  await page.getByRole('heading', { name: `Lesson ${number} of ${LESSONS.length}` }).waitFor();
  await coachOf(page)
    .getByRole('heading', { name: wordsOf(lesson, 'title'), exact: true })
    .waitFor();
  await coachOf(page).getByText(wordsOf(lesson, step.key)).waitFor();
}

/** How somebody plays, looks, passes and presses. */
export interface Learner {
  readonly play: (choice: Choice) => Promise<void>;
  readonly look: (group: Group) => Promise<void>;
  readonly pass: () => Promise<void>;
  readonly press: (name: RegExp) => Promise<void>;
  /** The hand once it is asked, for whoever does not go by what the page looks like. */
  readonly groups?: () => Promise<readonly Group[]>;
}

export interface AtStep {
  readonly page: Page;
  readonly lesson: Lesson;
  readonly step: LessonStep;
  readonly learner: Learner;
}

/** The sentence over the hand. */
const sentence = (page: Page, text: string): Locator =>
  page.locator('[role="status"]').and(page.getByLabel(text, { exact: true }));

const choiceOf = (group: Group, count: number): Choice => ({ group, count, free: isFree(group) });

/** The groups as soon as they can be judged: it is the learner's turn. */
async function groupsToMove(page: Page): Promise<readonly Group[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[id^="hand-group-"]')].some((group) =>
      group.getAttribute('aria-label')?.includes('. '),
    ),
  );
  await standStill(page);
  return (await readTable(page)).groups;
}

/**
 * Two illegal moves where the rules offer two; else one wrong tap. Each is answered, and the lesson
 * stays where it was. How many tries there were.
 */
export async function tryWrongly({ page, lesson, step, learner }: AtStep): Promise<number> {
  const { expects } = step;
  if (expects.kind !== 'move' && expects.kind !== 'focus') return 0;
  const groups = await groupsToMove(page);
  const before = handOf(await readTable(page));
  const move = expects.kind === 'move' ? expectOk(parseMove(expects.move)) : undefined;
  const right =
    expects.kind === 'focus' ? expects.wrestler : move?.kind === 'play' && move.wrestler;
  const wrong = groups.filter(({ wrestler }) => wrestler !== right);
  const illegal = wrong.filter(isRefused).slice(0, 2);
  const strayed = en.learn.strayed.replace('{{task}}', wordsOf(lesson, step.key));
  const answered = async (what: Locator): Promise<void> => {
    await what.first().waitFor();
    await waitForStep(page, lesson, step);
    await standStill(page);
    expect(handOf(await readTable(page))).toEqual(before);
  };
  if (illegal.length === 2 && expects.kind === 'move') {
    for (const group of illegal) {
      await learner.play(choiceOf(group, 1));
      await answered(sentence(page, reasonIn(group.label)));
    }
    return 2;
  }
  const [other] = illegal.length > 0 ? illegal : wrong;
  if (other === undefined) {
    // Nothing else in hand: giving up is the one wrong thing to do, and it is allowed.
    await learner.pass();
    await answered(coachOf(page).getByText(strayed));
  } else if (expects.kind === 'focus') {
    await learner.look(other);
    await answered(sentence(page, reasonIn(other.label)));
  } else {
    await learner.play(choiceOf(other, 1));
    await answered(
      isRefused(other) ? sentence(page, reasonIn(other.label)) : coachOf(page).getByText(strayed),
    );
  }
  return 1;
}

/** Does what the step waits for; whether that took a deed. */
export async function doAsAsked(at: AtStep): Promise<boolean> {
  const { page, lesson, step, learner } = at;
  const { expects } = step;
  const groupsNow = learner.groups ?? (() => groupsToMove(page));
  const last = lesson === LESSONS.at(-1);
  switch (expects.kind) {
    case 'others':
      return false;
    case 'read':
      await learner.press(last ? /^Finish$/ : /^Next$/);
      return true;
    case 'focus': {
      const group = (await groupsNow()).find(({ wrestler }) => wrestler === expects.wrestler);
      if (group === undefined) throw new Error(`no ${expects.wrestler} in hand`);
      await learner.look(group);
      return true;
    }
    case 'move': {
      const move = expectOk(parseMove(expects.move));
      const groups = await groupsNow();
      if (move.kind === 'pass') {
        await learner.pass();
        return true;
      }
      const group = groups.find(({ wrestler }) => wrestler === move.wrestler);
      if (group === undefined) throw new Error(`no ${move.wrestler} in hand`);
      await learner.play(choiceOf(group, move.count));
      return true;
    }
  }
}

/** Waits until no drawing moves any more. */
export async function standStill(page: Page): Promise<void> {
  // What stood still before somebody asked says nothing about what was done since.
  await page.evaluate(() => {
    delete (window as unknown as { places?: string }).places;
  });
  await page.waitForFunction(() => {
    const places = [...document.querySelectorAll('svg, [id^="hand-group-"]')]
      .map((drawing) => {
        const { x, y, width } = drawing.getBoundingClientRect();
        return [x, y, width].map(Math.round).join();
      })
      .join(' ');
    const seen = window as unknown as { places?: string; since?: number };
    const now = performance.now();
    if (seen.places !== places) {
      seen.places = places;
      seen.since = now;
    }
    return now - (seen.since ?? now) >= 150;
  });
}
