/**
 * Going through a lesson. There is one right way, so the whole line of moves is known: it tells what
 * the others do next and which step the learner stands at.
 */

import { expectOk } from '../../core/result';
import type { Move } from '../moves';
import { makeMove, parseMove } from '../notation';
import type { Wrestler } from '../wrestlers';

import type { Expectation, Lesson, LessonStep } from './types';

/** What a step adds to the line of moves. */
const movesOf = (expects: Expectation): readonly string[] => {
  switch (expects.kind) {
    case 'move':
      return [expects.move];
    case 'others':
      return expects.moves;
    case 'focus':
    case 'read':
      return [];
  }
};

const toMove = (text: string): Move => expectOk(parseMove(text));

/** Every move of a lesson, the learner's and the others', in turn. */
export const lineOf = ({ steps }: Lesson): Move[] =>
  steps.flatMap(({ expects }) => movesOf(expects).map(toMove));

/** The step a lesson stands at; undefined once it is over. */
export const stepAt = ({ steps }: Lesson, at: number): LessonStep | undefined => steps[at];

/** What the learner did, or what happened on the table. */
export type LessonSignal =
  /** So many moves were made since the lesson began. */
  | { readonly kind: 'moved'; readonly moves: number }
  | { readonly kind: 'focused'; readonly wrestler: Wrestler }
  | { readonly kind: 'read' };

/** The step after a signal: the same one, unless that was what it waited for. */
export function goOn(lesson: Lesson, at: number, signal: LessonSignal): number {
  const step = stepAt(lesson, at);
  if (step === undefined) return at;
  const { expects } = step;
  switch (expects.kind) {
    case 'read':
      return signal.kind === 'read' ? at + 1 : at;
    case 'focus':
      return signal.kind === 'focused' && signal.wrestler === expects.wrestler ? at + 1 : at;
    case 'move':
    case 'others': {
      if (signal.kind !== 'moved' || signal.moves < movesUpTo(lesson, at + 1)) return at;
      return goOn(lesson, at + 1, signal);
    }
  }
}

/** How many moves the steps before this one take. */
export const movesUpTo = ({ steps }: Lesson, at: number): number =>
  steps.slice(0, at).reduce((sum, { expects }) => sum + movesOf(expects).length, 0);

/** The wrestler a step before asked to look at, if nothing has been played since. */
export function lookedAt({ steps }: Lesson, at: number): Wrestler | undefined {
  const expects = steps.slice(0, at).findLast((step) => step.expects.kind !== 'read')?.expects;
  return expects?.kind === 'focus' ? expects.wrestler : undefined;
}

/** Whether a move is the one the step waits for. */
export const isExpected = ({ expects }: LessonStep, move: Move): boolean =>
  expects.kind === 'move' && expects.move === makeMove(move);
