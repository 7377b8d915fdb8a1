/**
 * What a beat looks like, as data: steps with a start and a length in milliseconds from the beat's
 * beginning. Each carries the name of its row in docs/motion.md, from which sound and touch can be
 * derived as well. Nothing here is hidden: an opponent's cards are backs until they are in the air.
 */

import type { Defeat, Wrestler } from '@/engine/view';
import type { MotionName } from '@/theme';

interface Span {
  readonly at: number;
  readonly time: number;
}

export interface DealStep extends Span {
  readonly name: 'deal';
  /** How many cards each group of the viewer's hand has, left to right. */
  readonly groups: readonly number[];
  /** When nothing may travel the hand fades in. */
  readonly fades: boolean;
}

interface PlayFacts extends Span {
  readonly seat: number;
  readonly wrestler: Wrestler;
  readonly count: number;
  /** Which of the round's plays it is, from 0. */
  readonly index: number;
  /** From the start to above the mat, and down onto it; what is left of the time the ropes swing. */
  readonly flight: number;
  readonly slam: number;
  readonly fades: boolean;
  /** When its backs turn to faces; undefined where the viewer has seen them all along. */
  readonly flipAt: number | undefined;
}

export interface OwnPlayStep extends PlayFacts {
  readonly name: 'swipeUpPlay';
}

export interface OpponentPlayStep extends PlayFacts {
  readonly name: 'opponentPlay';
}

export type PlayStep = OwnPlayStep | OpponentPlayStep;

export interface PassStep extends Span {
  readonly name: 'pass';
  readonly seat: number;
  readonly fades: boolean;
}

export interface NewRopeStep extends Span {
  readonly name: 'newRope';
  readonly winner: Wrestler;
  readonly loser: Wrestler;
  readonly implied: readonly Defeat[];
  /** What all its times are multiplied by. */
  readonly pace: number;
}

export interface RelayoutStep extends Span {
  readonly name: 'relayout';
}

export interface RoundWonStep extends Span {
  readonly name: 'roundWon';
  readonly seat: number;
  /** Who had the bell, and who gets it. */
  readonly oldHost: number;
  readonly host: number;
  /** How many plays are swept, and how far apart. */
  readonly plays: number;
  readonly apart: number;
  readonly sweep: number;
  readonly fades: boolean;
}

export interface GoingOutStep extends Span {
  readonly name: 'goingOut';
  readonly seat: number;
  readonly place: number;
  readonly token: number;
  readonly fades: boolean;
}

export interface SeasonEndStep extends Span {
  readonly name: 'seasonEnd';
}

export type Step =
  | DealStep
  | PlayStep
  | PassStep
  | NewRopeStep
  | RelayoutStep
  | RoundWonStep
  | GoingOutStep
  | SeasonEndStep;

export type StepName = Step['name'] & MotionName;

export interface Plan {
  readonly steps: readonly Step[];
  /** When the last of them is over. */
  readonly total: number;
}

export const NO_PLAN: Plan = { steps: [], total: 0 };

export const planOf = (steps: readonly Step[]): Plan => ({
  steps,
  total: steps.reduce((end, { at, time }) => Math.max(end, at + time), 0),
});

/** The step of a name, for one seat where seats are meant. */
export function stepOf<Name extends StepName>(
  { steps }: Plan,
  name: Name,
  seat?: number,
): Extract<Step, { readonly name: Name }> | undefined {
  return steps.find(
    (step): step is Extract<Step, { readonly name: Name }> =>
      step.name === name && (seat === undefined || ('seat' in step && step.seat === seat)),
  );
}

/** The play of a beat, one's own or another's. */
export const playOf = (plan: Plan): PlayStep | undefined =>
  stepOf(plan, 'swipeUpPlay') ?? stepOf(plan, 'opponentPlay');
