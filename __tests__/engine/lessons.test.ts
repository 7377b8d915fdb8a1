/** The course, played through the engine: the right way, and every wrong one. */

import { COURSE } from '@/engine/maskmen/lessons/course';
import { goOn, isExpected, lineOf, movesUpTo, stepAt } from '@/engine/maskmen/lessons/run';
import type { Lesson } from '@/engine/maskmen/lessons/types';
import { LEARNER } from '@/engine/maskmen/lessons/types';
import type { SeasonState } from '@/engine/truth';
import {
  applyMove,
  parsePosition,
  NOBODY,
  PASS,
  WRESTLERS,
  countOf,
  expectOk,
  isForcedToPass,
  makeMove,
  refusalOf,
  wrestlerIndex,
} from '@/engine/truth';
import type { Move } from '@/engine/view';

const LESSONS: readonly Lesson[] = COURSE;
const rows = LESSONS.map((lesson) => [lesson.id, lesson] as const);

/** All moves a learner could try: every count of every wrestler in hand, and passing. */
function tries(state: SeasonState): Move[] {
  const held = WRESTLERS.filter(
    (w) => countOf(state.hands[LEARNER] as number, wrestlerIndex(w)) > 0,
  );
  const plays = held.flatMap((wrestler) =>
    [1, 2, 3].map((count): Move => ({ kind: 'play', wrestler, count })),
  );
  return [...plays, PASS];
}

test('there are ten to thirteen lessons, each with an id of its own', () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(10);
  expect(LESSONS.length).toBeLessThanOrEqual(13);
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
});

test.each(rows)('%s begins with the learner to move, at a table that is possible', (_, lesson) => {
  const state = expectOk(parsePosition(lesson.position));
  expect(state.turn).toBe(LEARNER);
  expect(isForcedToPass(state, LEARNER)).toBe(false);
});

test.each(rows)('%s can be played to its end the right way', (_, lesson) => {
  let state = expectOk(parsePosition(lesson.position));
  let at = 0;
  let moves = 0;
  const line = lineOf(lesson);
  for (let guard = 0; guard < 50 && stepAt(lesson, at) !== undefined; guard++) {
    const { expects } = stepAt(lesson, at) as Lesson['steps'][number];
    const before = at;
    switch (expects.kind) {
      case 'read':
        at = goOn(lesson, at, { kind: 'read' });
        break;
      case 'focus': {
        const inHand = countOf(state.hands[LEARNER] as number, wrestlerIndex(expects.wrestler)) > 0;
        const played = countOf(state.played, wrestlerIndex(expects.wrestler)) > 0;
        expect(inHand || played).toBe(true);
        at = goOn(lesson, at, { kind: 'focused', wrestler: expects.wrestler });
        break;
      }
      case 'move':
      case 'others': {
        const move = line[moves] as Move;
        expect(state.turn === LEARNER).toBe(expects.kind === 'move');
        state = expectOk(applyMove(state, move)).state;
        moves++;
        at = goOn(lesson, at, { kind: 'moved', moves });
        if (moves < movesUpTo(lesson, before + 1)) continue;
        break;
      }
    }
    expect(at).toBe(before + 1);
  }
  expect(stepAt(lesson, at)).toBeUndefined();
  expect(moves).toBe(line.length);
});

test.each(rows)('%s waits through every wrong try and every wrong signal', (_, lesson) => {
  let state = expectOk(parsePosition(lesson.position));
  let wrong = 0;
  let moves = 0;
  lesson.steps.forEach((step, at) => {
    const { expects } = step;
    if (expects.kind !== 'read') expect(goOn(lesson, at, { kind: 'read' })).toBe(at);
    if (expects.kind !== 'focus')
      expect(goOn(lesson, at, { kind: 'focused', wrestler: 'volto' })).toBe(at);
    expect(goOn(lesson, at, { kind: 'moved', moves })).toBe(at);
    if (expects.kind === 'move') {
      const right = tries(state).filter((move) => isExpected(step, move));
      expect(right.map(makeMove)).toEqual([expects.move]);
      for (const move of tries(state)) {
        if (isExpected(step, move)) continue;
        wrong++;
        // Either the rules refuse it with a reason, or it is legal and the lesson asks for another.
        const refusal = refusalOf(state, state.hands[LEARNER] as number, move);
        expect(applyMove(state, move).ok).toBe(refusal === undefined);
      }
    }
    for (const move of lineOf({ ...lesson, steps: [step] })) {
      state = expectOk(applyMove(state, move)).state;
      moves++;
    }
  });
  expect(wrong).toBeGreaterThan(0);
});

test('every lesson asks the learner to do something', () => {
  for (const { steps } of LESSONS)
    expect(steps.some(({ expects }) => expects.kind === 'move')).toBe(true);
});

test('the last lesson ends a season, and no other does', () => {
  const ends = LESSONS.filter((lesson) => {
    let state = expectOk(parsePosition(lesson.position));
    for (const move of lineOf(lesson)) state = expectOk(applyMove(state, move)).state;
    return state.turn === NOBODY;
  });
  expect(ends.map(({ id }) => id)).toEqual(['match']);
});

test('a spot names what stands on the table by then', () => {
  for (const lesson of LESSONS) {
    let state = expectOk(parsePosition(lesson.position));
    for (const step of lesson.steps) {
      for (const spot of step.spots) {
        if (spot.kind !== 'group') continue;
        expect(
          countOf(state.hands[LEARNER] as number, wrestlerIndex(spot.wrestler)),
        ).toBeGreaterThan(0);
      }
      for (const move of lineOf({ ...lesson, steps: [step] }))
        state = expectOk(applyMove(state, move)).state;
    }
  }
});
