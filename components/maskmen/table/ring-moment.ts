/**
 * What lies in the ring: this round's plays, and in the beat that won a round its plays on their way
 * to the winner. The view is the truth; a won round's cards are only looked at.
 */

import type { MatchView, RoundPlay } from '@/engine/view';
import { NOBODY, wrestlerIndex } from '@/engine/view';

import { playOf, stepOf, type Plan, type PlayStep, type RoundWonStep } from '../choreography/steps';

export interface RingMoment {
  /** Season and round, so that a play keeps its identity until its round is gone. */
  readonly id: string;
  readonly plays: readonly RoundPlay[];
  /** How the cards are swept away. */
  readonly sweep: RoundWonStep | undefined;
  /** How the newest play comes in. */
  readonly arrival: PlayStep | undefined;
}

export interface RingInput {
  readonly before: MatchView | undefined;
  readonly view: MatchView;
  readonly plan: Plan;
}

export function ringMoment({ before, view, plan }: RingInput): RingMoment {
  const { season, seasonNumber } = view;
  const rounds = season.roundWinners.length;
  const arrival = playOf(plan);
  const sweep = stepOf(plan, 'roundWon');
  if (season.round.length === 0 && sweep !== undefined && sweep.time > 0) {
    const added = arrival === undefined ? [] : [asPlay(arrival)];
    const plays = [...(before?.season.round ?? []), ...added];
    return { id: `${seasonNumber}-${rounds - 1}`, plays, sweep, arrival };
  }
  // A round that ended with the season stays on the mat under the number it was played in.
  const number = season.round.length > 0 && season.turn === NOBODY ? rounds - 1 : rounds;
  return { id: `${seasonNumber}-${number}`, plays: season.round, sweep: undefined, arrival };
}

const asPlay = ({ seat, wrestler, count }: PlayStep): RoundPlay => ({
  seat,
  wrestler: wrestlerIndex(wrestler),
  count,
});
