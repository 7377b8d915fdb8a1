/** The course as a newcomer meets it: the list, the lessons on the table, the coach, the rules. */

import { fireEvent, screen } from '@testing-library/react-native';

import { findParts, rulesIn } from '@/components/maskmen/rules/rules-parts';
import { HomeScreen } from '@/components/screens/home-screen';
import { LearnScreen } from '@/components/screens/learn-screen';
import { LessonScreen } from '@/components/screens/lesson-screen';
import { RulesScreen } from '@/components/screens/rules-screen';
import { TableScreen } from '@/components/screens/table-screen';
import { COURSE } from '@/engine/maskmen/lessons/course';
import type { Lesson } from '@/engine/view';
import { REMARKS } from '@/engine/view';
import { ENGLISH } from '@/i18n/dictionaries';
import { en } from '@/i18n/en';
import { makeTranslate } from '@/i18n/translate';

import { letHappen, renderScreen, setStage, tableFor, type Stage } from '../helpers/stage';

const LESSONS: readonly Lesson[] = COURSE;
const nothing = () => undefined;
const press = (name: string | RegExp) =>
  letHappen(() => fireEvent.press(screen.getByRole('button', { name })));

const group = (wrestler: string) => press(new RegExp(`^${wrestler}, \\d`));

/** Lets the clock go on until nobody at the lesson's table acts any more. */
async function wait(stage: Stage): Promise<void> {
  for (let waits = 0; waits < 20; waits++) {
    const left = stage.clock.untilNext();
    if (left === undefined) return;
    await letHappen(() => stage.clock.pass(left));
  }
}

async function openLesson(lesson: string) {
  const stage = setStage();
  const onNext = jest.fn();
  const onLeave = jest.fn();
  renderScreen(<LessonScreen lesson={lesson} onNext={onNext} onLeave={onLeave} />);
  await letHappen();
  return { stage, onNext, onLeave };
}

test('every lesson and every step of it has its words, and nothing else has', () => {
  const words = en.learn.lessons as Readonly<Record<string, Readonly<Record<string, string>>>>;
  expect(Object.keys(words)).toEqual(LESSONS.map(({ id }) => id));
  for (const { id, steps } of LESSONS)
    expect(Object.keys(words[id] ?? {})).toEqual(['title', ...steps.map(({ key }) => key)]);
  expect(Object.keys(en.learn.remark).sort()).toEqual([...REMARKS].sort());
});

test('the words of the whole course are fewer than 450', () => {
  const all = Object.values(en.learn.lessons).flatMap((lesson) => Object.values(lesson));
  expect(all.join(' ').split(/\s+/).length).toBeLessThan(450);
});

test('a lesson waits, tells what is wrong, and goes on when it is done', async () => {
  const { stage, onNext } = await openLesson('three');
  expect(screen.getByText('Lesson 7 of 12')).toBeOnTheScreen();
  expect(screen.getByText(/Unknown Umbra would need four/)).toBeOnTheScreen();
  await group('Dalia');
  expect(screen.getByText(/Unknown Umbra would need four/)).toBeOnTheScreen();
  await group('Umbra');
  expect(screen.getByText(/Zarpa ×3 still beats/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /Next/ })).toBeNull();
  await press(/^Pass/);
  expect(screen.getByText(/Allowed, but not what we practise here/)).toBeOnTheScreen();
  await group('Zarpa');
  await press(/^Play 3 Zarpa/);
  await wait(stage);
  expect(screen.getByText(/Three cards end nothing/)).toBeOnTheScreen();
  await press('Next');
  expect(onNext).toHaveBeenCalledWith('weaker');
  expect(stage.stores.learn.state.getState().done).toEqual(['three']);
});

test('whoever leaves a lesson finds it again at the same step', async () => {
  const { stage, onLeave } = await openLesson('debut');
  await group('Volto');
  expect(screen.getByText(/Swipe Volto up/)).toBeOnTheScreen();
  await press('Leave the lesson');
  expect(onLeave).toHaveBeenCalled();
  screen.unmount();
  expect(stage.stores.learn.state.getState().at).toEqual({ lesson: 'debut', step: 1 });
  renderScreen(<LessonScreen lesson="debut" onNext={nothing} onLeave={nothing} />);
  await letHappen();
  expect(screen.getByText(/Swipe Volto up/)).toBeOnTheScreen();
});

test('whoever comes back to a step after a look still looks there', async () => {
  const { stage } = await openLesson('unequal');
  await group('Zarpa');
  expect(screen.getByText(/The \? on Dalia/)).toBeOnTheScreen();
  screen.unmount();
  expect(stage.stores.learn.state.getState().at).toEqual({ lesson: 'unequal', step: 1 });
  renderScreen(<LessonScreen lesson="unequal" onNext={nothing} onLeave={nothing} />);
  await letHappen();
  expect(screen.getByText(/The \? on Dalia/)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /^Zarpa beats/ })).toBeSelected();
  expect(screen.getByRole('button', { name: 'Play 2 Zarpa' })).toBeOnTheScreen();
});

test('the list shows what is done, goes on where one is, and lets any lesson be done again', async () => {
  const stage = setStage();
  stage.stores.learn.change({ done: ['debut', 'unknown'] });
  const onLesson = jest.fn();
  renderScreen(
    <LearnScreen onBack={nothing} onLesson={onLesson} onRules={nothing} onTable={nothing} />,
  );
  expect(screen.getByText('2 of 12 lessons')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Lesson 1: No ranks, done' })).toBeOnTheScreen();
  await press('Go on');
  expect(onLesson).toHaveBeenLastCalledWith('follows');
  await press('Lesson 1: No ranks, done');
  expect(onLesson).toHaveBeenLastCalledWith('debut');
});

test('a newcomer is offered the course once, and can decline', async () => {
  const home = (
    <HomeScreen onTable={nothing} onSetup={nothing} onLearn={nothing} onSettings={nothing} looked />
  );
  const stage = setStage();
  renderScreen(home);
  await press('Not now');
  expect(screen.queryByText('New here?')).toBeNull();
  screen.unmount();
  renderScreen(home);
  expect(screen.queryByText('New here?')).toBeNull();
  expect(stage.stores.learn.state.getState().offered).toBe(true);
  expect(screen.getByRole('button', { name: 'Learn' })).toBeOnTheScreen();
});

test('in the first season the coach stops play for what is new, and says it once', async () => {
  const stage = setStage();
  stage.stores.learn.change({ coached: true });
  await stage.store.intents.start(tableFor('PBB', { host: 1 }));
  renderScreen(<TableScreen focused onHome={nothing} onSettings={nothing} onRules={nothing} />);
  await wait(stage);
  expect(screen.getByText(/^A debut: nobody had played/)).toBeOnTheScreen();
  expect(stage.store.state.getState().view?.season.log).toHaveLength(1);
  await press('Understood');
  expect(screen.queryByText(/^A debut: nobody had played/)).toBeNull();
  expect(stage.stores.learn.state.getState().said).toEqual(['debut']);
  await wait(stage);
  expect(stage.store.state.getState().view?.season.log.length).toBeGreaterThan(1);
});

test('without a coach nobody is interrupted', async () => {
  const stage = setStage();
  await stage.store.intents.start(tableFor('PBB', { host: 1 }));
  renderScreen(<TableScreen focused onHome={nothing} onSettings={nothing} onRules={nothing} />);
  await wait(stage);
  expect(screen.queryByRole('button', { name: 'Understood' })).toBeNull();
  expect(stage.store.state.getState().view?.season.log.length).toBeGreaterThan(1);
});

test('the rules are searched by every word, whatever its case', async () => {
  setStage();
  renderScreen(<RulesScreen onBack={nothing} />);
  const field = screen.getByLabelText('Search the rules');
  await letHappen(() => fireEvent.changeText(field, 'HOST pass'));
  expect(screen.getByText('May the host pass?')).toBeOnTheScreen();
  expect(screen.queryByText('Tickets')).toBeNull();
  await letHappen(() => fireEvent.changeText(field, 'zzz'));
  expect(screen.getByText(/Nothing found/)).toBeOnTheScreen();
  await letHappen(() => fireEvent.changeText(field, ''));
  expect(screen.getByRole('heading', { name: 'Questions players ask' })).toBeOnTheScreen();
});

test('a search for nothing finds every part', () => {
  const parts = rulesIn(makeTranslate(ENGLISH));
  expect(findParts(parts, '  ')).toHaveLength(Object.keys(en.rules.parts).length);
  for (const { paragraphs } of parts) expect(paragraphs.length).toBeGreaterThan(0);
});
