/**
 * The whole course, the right way, by each way there is into the app: keys alone, the accessibility
 * tree alone, a finger. Wrong tries are the business of the walk by pointer.
 */

import type { Page } from 'playwright-core';

import type { Lesson, LessonStep } from '@/engine/truth';
import { en } from '@/i18n/en';
import { keepSettings } from '@/tools/lib/saves';

import { pressKeyOn } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { listenTo, type Ear } from './helpers/ax-tree';
import { byKeys, byTouch } from './helpers/learners';
import { coachOf, doAsAsked, LESSONS, waitForStep, wordsOf, type Learner } from './helpers/lesson';
import { chooseMost, readTable, reasonIn, standingOf } from './helpers/table';
import { expectFocus, groupsIn, HEARING, named, playBy, toldOn } from './helpers/tree-table';

const open = prepareApp();

/** A guard against hangs only. */
const PATIENCE_MS = 20_000;

const QUICK = keepSettings({ pace: 'instant', motion: 'reduced' });

/** Where whoever goes by keys or by ear is led at a step; undefined while others move. */
function ledTo({ expects }: LessonStep, lesson: Lesson): RegExp | undefined {
  switch (expects.kind) {
    case 'read':
      return lesson === LESSONS.at(-1) ? /^Finish$/ : /^Next$/;
    case 'move':
    case 'focus':
      return /^Hand of |^\w+, \d cards?/;
    case 'others':
      return undefined;
  }
}

/** Goes through every step of every lesson; a failure says at which. */
async function walk(go: (lesson: Lesson, step: LessonStep) => Promise<void>): Promise<void> {
  for (const lesson of LESSONS)
    for (const step of lesson.steps)
      await go(lesson, step).catch((error: unknown) => {
        throw new Error(`In lesson ${lesson.id}, at ${step.key}: ${String(error)}`);
      });
}

const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent ??
      '',
  );

/** Waits until the browser's focus is at something of that name. */
async function focusComes(page: Page, name: RegExp): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const at = await nameOfFocus(page);
    if (name.test(at)) return;
    if (Date.now() > until) throw new Error(`The focus is at “${at}” and not at ${String(name)}`);
    await page.waitForTimeout(20);
  }
}

test('the whole course and the first word of the season after it, by keys alone', async () => {
  const page = await open({ texts: QUICK });
  const keys = byKeys(page);
  // The way on has the focus already: nobody looks for it.
  const learner: Learner = {
    ...keys,
    press: async (name) => {
      expect(await nameOfFocus(page)).toMatch(name);
      await page.keyboard.press('Enter');
    },
  };
  await page.getByRole('button', { name: en.learn.offer.take }).waitFor();
  await pressKeyOn(page, named(en.learn.offer.take));
  await page.getByRole('button', { name: en.learn.begin }).waitFor();
  await pressKeyOn(page, named(en.learn.begin));
  await walk(async (lesson, step) => {
    await waitForStep(page, lesson, step);
    const led = ledTo(step, lesson);
    if (led !== undefined) await focusComes(page, led);
    await doAsAsked({ page, lesson, step, learner });
  });
  await page.getByText('12 of 12 lessons').waitFor();
  await pressKeyOn(page, named(en.learn.finished.play));

  // Whoever hosts leads; then the coach has something to say, and its button has the focus.
  for (;;) {
    if (await coachOf(page).isVisible()) break;
    const now = await readTable(page);
    const choice = standingOf(now) === 'decision' ? chooseMost(now) : undefined;
    if (choice !== undefined) await learner.play(choice);
    await page.waitForTimeout(20);
  }
  await focusComes(page, named(en.learn.understood));
  const said = await coachOf(page).innerText();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (text) =>
      (document.querySelector('[aria-label="Coach"]') as HTMLElement | null)?.innerText !== text,
    said,
  );
});

/** Waits until a step is told: where one is, the coach, and its words. */
async function hearStep(ear: Ear, lesson: Lesson, step: LessonStep): Promise<void> {
  const number = LESSONS.indexOf(lesson) + 1;
  await ear.hear('heading', named(`Lesson ${number} of ${LESSONS.length}`));
  await ear.hear('group', named(en.learn.coach));
  await ear.hear('heading', named(wordsOf(lesson, 'title')));
  await ear.hear('StaticText', named(wordsOf(lesson, step.key)));
}

const byTree = (page: Page, ear: Ear): Learner => ({
  play: (choice) => playBy(ear, choice),
  look: async ({ label }) => void (await ear.use('button', named(label))),
  pass: async () => void (await ear.use('button', /^Pass$/)),
  press: async (name) => void (await ear.use('button', name)),
  groups: async () => {
    for (;;) {
      const groups = groupsIn(await ear.read());
      if (groups.some(({ label }) => reasonIn(label) !== '')) return groups;
      await page.waitForTimeout(20);
    }
  },
});

test('the whole course, and the season after it begins, by the accessibility tree alone', async () => {
  const page = await open({ texts: QUICK, script: HEARING });
  const ear = await listenTo(page);
  const learner = byTree(page, ear);
  await ear.use('button', named(en.learn.offer.take));
  await expectFocus(page, ear, named(en.learn.title));
  await ear.use('button', named(en.learn.begin));
  await walk(async (lesson, step) => {
    await hearStep(ear, lesson, step);
    const led = ledTo(step, lesson);
    if (led !== undefined) await expectFocus(page, ear, led);
    await doAsAsked({ page, lesson, step, learner });
  });
  await ear.hear('status', /^12 of 12 lessons$/);
  // Every word of the coach was said, in its order, each once.
  const told = (await toldOn(page)).filter((line) => / /.test(line));
  const words = LESSONS.flatMap((lesson) =>
    lesson.steps.map(({ key }) => `${wordsOf(lesson, 'title')}. ${wordsOf(lesson, key)}`),
  );
  expect(told.filter((line) => words.includes(line))).toEqual(words);

  await ear.use('button', named(en.learn.finished.play));
  await ear.hear('button', /^(Menu)$/);
});

test('the whole course by a finger: swipes for plays, taps for the rest', async () => {
  const page = await open({ texts: QUICK, touch: true });
  const learner = byTouch(page);
  await learner.press(named(en.learn.offer.take));
  await learner.press(named(en.learn.begin));
  await walk(async (lesson, step) => {
    await waitForStep(page, lesson, step);
    await doAsAsked({ page, lesson, step, learner });
  });
  await page.getByText('12 of 12 lessons').waitFor();
  await page.getByRole('button', { name: en.learn.finished.play }).waitFor();
});
