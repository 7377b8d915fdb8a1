/** Lessons on the real table: the gate lets through what the lesson asks for, and nothing else. */

import { COURSE } from '@/engine/maskmen/lessons/course';
import { lineOf } from '@/engine/maskmen/lessons/run';
import type { Lesson, Move } from '@/engine/view';
import { LEARNER, PASS, WRESTLERS, refusalOf } from '@/engine/view';
import { openLesson, type LessonTable } from '@/store/learn/lesson-table';
import { LEARN_SLOT, createLearnStore, nextLesson, withDone } from '@/store/learn/progress';
import { createMemoryStorage } from '@/store/storage/memory';

import { createChance, createClock, settle } from './helpers/world';

const chance = createChance('0123456789abcdef');
const portsOf = (clock: ReturnType<typeof createClock>) => ({
  clock,
  randomWords: chance,
  pace: () => 'brisk' as const,
});

const LESSONS: readonly Lesson[] = COURSE;
const rows = LESSONS.map((lesson) => [lesson.id, lesson] as const);
const names = ['Ana', 'Lupe', 'Kenji'];

function open(lesson: string, step = 0) {
  const clock = createClock();
  const table = openLesson(portsOf(clock), { lesson, step, names });
  return { clock, table };
}

const handOf = (table: LessonTable) => {
  const season = table.table.state.getState().view?.season;
  if (season?.kind !== 'seat') throw new Error('no hand');
  return season;
};

const logLength = (table: LessonTable): number => handOf(table).log.length;

async function pass(clock: ReturnType<typeof createClock>): Promise<void> {
  await settle();
  for (let waits = 0; waits < 20; waits++) {
    const wait = clock.untilNext();
    if (wait === undefined) return;
    await clock.pass(wait);
  }
}

/** Every move the learner could try now. */
const tries: readonly Move[] = [
  ...WRESTLERS.flatMap((wrestler) =>
    [1, 2, 3].map((count): Move => ({ kind: 'play', wrestler, count })),
  ),
  PASS,
];

test.each(rows)(
  '%s goes its way on the table, whatever wrong is tried first',
  async (id, lesson) => {
    const { clock, table } = open(id);
    await pass(clock);
    for (let at = 0; at < lesson.steps.length; at++) {
      const { step } = table.state.getState();
      expect(step).toBe(lesson.steps[at]);
      if (step === undefined) break;
      const before = logLength(table);
      const season = handOf(table);
      switch (step.expects.kind) {
        case 'read':
          table.read();
          break;
        case 'focus':
          for (const wrestler of WRESTLERS)
            if (wrestler !== step.expects.wrestler) table.focus(wrestler);
          expect(table.state.getState().at).toBe(at);
          table.focus(step.expects.wrestler);
          break;
        case 'move': {
          const right = lineOf({ ...lesson, steps: [step] })[0] as Move;
          for (const move of tries) {
            if (JSON.stringify(move) === JSON.stringify(right)) continue;
            const refusal = table.table.intents.act(move);
            expect(refusal).toEqual(refusalOf(season, season.hand, move));
            await settle();
            expect(logLength(table)).toBe(before);
          }
          const legal = tries.some(
            (move) =>
              JSON.stringify(move) !== JSON.stringify(right) &&
              refusalOf(season, season.hand, move) === undefined,
          );
          expect(table.state.getState().strayed).toBe(legal);
          expect(table.table.intents.act(right)).toBeUndefined();
          await settle();
          expect(logLength(table)).toBe(before + 1);
          break;
        }
        case 'others':
          await pass(clock);
          break;
      }
      await settle();
      if (lesson.steps[at + 1]?.expects.kind === 'others') continue;
      expect(table.state.getState().strayed).toBe(false);
    }
    await pass(clock);
    expect(table.state.getState().step).toBeUndefined();
    expect(logLength(table)).toBe(lineOf(lesson).length);
    table.close();
  },
);

test.each(rows)('%s can be taken up again at each of its steps', async (id, lesson) => {
  for (let step = 0; step < lesson.steps.length; step++) {
    const { clock, table } = open(id, step);
    await settle();
    expect(table.state.getState().step).toBe(lesson.steps[step]);
    const { turn } = handOf(table);
    if (lesson.steps[step]?.expects.kind === 'move') expect(turn).toBe(LEARNER);
    table.close();
    await pass(clock);
  }
});

test('nothing of a lesson can be taken back, and closing it ends it', async () => {
  const { clock, table } = open('pass');
  await settle();
  table.table.intents.act(PASS);
  await settle();
  expect(table.table.state.getState().undo).toBeUndefined();
  table.table.intents.takeBack();
  await settle();
  expect(logLength(table)).toBe(1);
  table.close();
  await pass(clock);
  expect(table.table.state.getState().phase).toBe('none');
});

test('progress is kept, a damaged part costs that part, and the next lesson follows', async () => {
  const storage = createMemoryStorage();
  const clock = createClock();
  const first = createLearnStore({ storage, ...portsOf(clock) });
  await first.load();
  expect(nextLesson(first.state.getState())).toBe('debut');
  first.change(withDone(first.state.getState(), 'unknown'));
  first.change(withDone(first.state.getState(), 'debut'));
  first.change({ offered: true, at: { lesson: 'follows', step: 1 } });
  await pass(clock);
  const second = createLearnStore({ storage, ...portsOf(clock) });
  expect(await second.load()).toBeUndefined();
  expect(second.state.getState()).toEqual(first.state.getState());
  expect(second.state.getState().done).toEqual(['debut', 'unknown']);
  expect(nextLesson(second.state.getState())).toBe('follows');

  const kept = JSON.parse(storage.texts.get(LEARN_SLOT.key) as string) as object;
  for (const broken of [
    { at: { lesson: 'follows', step: 99 } },
    { at: { lesson: 'nonsense', step: 0 } },
    { done: ['nonsense'] },
    { said: 7 },
    { offered: 'yes' },
  ]) {
    const damaged = createMemoryStorage([[LEARN_SLOT.key, JSON.stringify({ ...kept, ...broken })]]);
    const store = createLearnStore({ storage: damaged, ...portsOf(clock) });
    expect(await store.load()).toEqual({ what: 'learn', why: 'damaged' });
    const rest = { ...first.state.getState() } as Record<string, unknown>;
    for (const field of Object.keys(broken)) delete rest[field];
    expect(store.state.getState()).toMatchObject(rest);
  }
});
