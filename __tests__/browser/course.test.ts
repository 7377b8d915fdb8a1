/** The course, from the offer on the poster to the last Finish, and the coach of the season after. */

import type { Page } from 'playwright-core';

import { expectOk, parseMove, type Lesson } from '@/engine/truth';
import { en } from '@/i18n/en';
import { LESSON_IDS } from '@/store/learn/progress';
import { reloadKept } from '@/tools/lib/app-page';
import { keepProgress, keepSettings } from '@/tools/lib/saves';

import { unplayableAt } from '../helpers/lesson-view';
import { dragPlay } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { tellFigure } from './helpers/figures';
import {
  coachOf,
  doAsAsked,
  LESSONS,
  standStill,
  tryWrongly,
  waitForStep,
  wordsOf,
} from './helpers/lesson';
import { byButtons, byPointer } from './helpers/learners';
import { chooseMost, goesOnByItself, readTable, standingOf } from './helpers/table';

const open = prepareApp();

/** An unhurried reader and hand. */
const PACE = { wordsPerSecond: 4, secondsPerDeed: 1.5 } as const;

/** Two where the rules offer two illegal moves, else one wrong tap; none where nothing is asked. */
function triesAt(lesson: Lesson, at: number): number {
  const expects = lesson.steps[at]?.expects;
  if (expects?.kind !== 'move') return expects?.kind === 'focus' ? 1 : 0;
  const move = expectOk(parseMove(expects.move));
  const asked = move.kind === 'play' ? move.wrestler : undefined;
  return unplayableAt(lesson, at).filter((wrestler) => wrestler !== asked).length >= 2 ? 2 : 1;
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

test('a newcomer goes through all twelve lessons, wrong tries and all, and plays a first season', async () => {
  const page = await open();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  await press(en.learn.offer.take);
  await press('Begin');
  const spent = { words: 0, deeds: 0, wrong: 0, waitedMs: 0 };
  for (const lesson of LESSONS) {
    spent.words += countWords(wordsOf(lesson, 'title'));
    for (const [at, step] of lesson.steps.entries()) {
      await waitForStep(page, lesson, step);
      if (lesson.id === 'unequal' && at === 1) {
        await press('Leave the lesson');
        await page.getByText('4 of 12 lessons').waitFor();
        await reloadKept(page);
        await press('Go on');
        await waitForStep(page, lesson, step);
      }
      if (lesson.id === 'pass' && step.key === 'win') {
        await reloadKept(page);
        await waitForStep(page, lesson, step);
      }
      spent.words += countWords(wordsOf(lesson, step.key));
      // A first tap chooses the wrestler, with one card: only a further one takes another.
      if (lesson.id === 'host' && step.key === 'three')
        expect(await page.getByRole('radio', { name: '1 card' }).isChecked()).toBe(true);
      const tried = await tryWrongly({ page, lesson, step, learner: byPointer(page) });
      expect(tried).toBe(triesAt(lesson, at));
      spent.wrong += tried;
      // Every other lesson by a swipe, the rest by the button.
      const learner = LESSONS.indexOf(lesson) % 2 === 0 ? byPointer(page) : byButtons(page);
      if (await doAsAsked({ page, lesson, step, learner })) spent.deeds++;
      const from = Date.now();
      const next = lesson.steps[at + 1];
      if (next !== undefined) await waitForStep(page, lesson, next);
      await standStill(page);
      spent.waitedMs += Date.now() - from;
    }
  }
  await page.getByText('12 of 12 lessons').waitFor();
  const { words, deeds, wrong, waitedMs } = spent;
  const seconds = words / PACE.wordsPerSecond + deeds * PACE.secondsPerDeed + waitedMs / 1000;
  tellFigure(
    `the course: ${words} words, ${deeds} deeds, ${(waitedMs / 1000).toFixed(0)} s of motion and others’ moves: ` +
      `${(seconds / 60).toFixed(1)} minutes unhurried (${wrong} wrong tries besides)`,
  );

  await press(en.learn.finished.play);
  const remark = coachOf(page).getByText(en.learn.remark.debut, { exact: true });
  await remark.waitFor();
  await press(en.learn.understood);
  await remark.waitFor({ state: 'detached' });
});

test('the coach of the first season says everything once, also after a reload', async () => {
  const page = await open({
    path: '/learn',
    texts: {
      ...keepSettings({ pace: 'instant' }),
      ...keepProgress({ done: LESSON_IDS, offered: true }),
    },
  });
  await page.getByRole('button', { name: en.learn.finished.play }).click();
  const remarks = Object.values<string>(en.learn.remark);
  const heard: string[] = [];
  let before = '';
  for (let turns = 0; ; turns++) {
    if (turns > 400) throw new Error('a season does not take so long');
    const now = await nextAsked(page, before);
    if (now === 'coach') {
      const said = await coachOf(page).innerText();
      const remark = remarks.find((text) => said.includes(text)) ?? said;
      expect(remarks).toContain(remark);
      expect(heard).not.toContain(remark);
      heard.push(remark);
      await page.getByRole('button', { name: en.learn.understood }).click();
      await coachOf(page).getByText(remark).waitFor({ state: 'detached' });
      if (heard.length === 3) await reloadKept(page);
      continue;
    }
    const { signature } = now;
    before = signature;
    if (standingOf(now) === 'season-over') break;
    const choice = chooseMost(now);
    if (choice !== undefined) await dragPlay(page, choice);
    else if (!(await goesOnByItself(page, signature))) await page.keyboard.press('p');
  }
  expect(heard.length).toBeGreaterThanOrEqual(4);
  tellFigure(`the coach of the first season spoke ${heard.length} times, each time something new`);

  // The first season is over, and the coach has left.
  await page.getByRole('button', { name: 'Season 2' }).click();
  expect(await nextAsked(page, before)).not.toBe('coach');
});

/** What comes next: the coach, or the table asking for something that it did not ask before. */
async function nextAsked(page: Page, before: string) {
  const until = Date.now() + 20_000;
  for (;;) {
    if (await coachOf(page).isVisible()) return 'coach' as const;
    const now = await readTable(page);
    if (standingOf(now) !== 'waiting' && now.signature !== before) {
      // The coach and the table are drawn together: one look at both.
      if (!(await coachOf(page).isVisible())) return now;
      return 'coach' as const;
    }
    if (Date.now() > until) throw new Error(`Nobody is asked for anything:\n${now.signature}`);
    await page.waitForTimeout(16);
  }
}
