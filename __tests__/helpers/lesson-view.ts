/** A lesson's table as its learner sees it at a step, by the rules alone. */

import { lineOf, movesUpTo } from '@/engine/maskmen/lessons/run';
import {
  countOf,
  expectOk,
  LEARNER,
  matchViewFor,
  parsePosition,
  playMove,
  refusalOf,
  startMatch,
  WRESTLERS,
  type Lesson,
  type MatchView,
  type SeatView,
  type Wrestler,
} from '@/engine/truth';

const SEED = '00112233445566778899aabbccddeeff';

export function viewAt(lesson: Lesson, step: number): MatchView<SeatView> {
  const { players, rules } = expectOk(parsePosition(lesson.position));
  const length = { kind: 'seasons', seasons: 1 } as const;
  let match = expectOk(
    startMatch(
      { players, rules, host: LEARNER, length },
      { kind: 'seed', seed: SEED },
      { position: lesson.position, before: [] },
    ),
  );
  for (const move of lineOf(lesson).slice(0, movesUpTo(lesson, step)))
    match = expectOk(playMove(match, move)).match;
  return matchViewFor(match, LEARNER);
}

/** The wrestlers in the learner's hand that cannot be played with any number of cards. */
export function unplayableAt(lesson: Lesson, step: number): readonly Wrestler[] {
  const { season } = viewAt(lesson, step);
  return WRESTLERS.filter(
    (wrestler, index) =>
      countOf(season.hand, index) > 0 &&
      [1, 2, 3].every(
        (count) => refusalOf(season, season.hand, { kind: 'play', wrestler, count }) !== undefined,
      ),
  );
}
