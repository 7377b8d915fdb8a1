/**
 * The one interface every bot has. A bot is asked with what a player at that seat may see and with
 * its own random state, and it answers from nothing else: so it cannot cheat, and the same question
 * with the same number of playouts always has the same answer.
 */

import type { RngState } from '@/engine/core/rng';
import type { Move, SeatView } from '@/engine/mascarade/view';

/**
 * How much work an answer may take. With playouts alone the answer is the same on every phone; with
 * a deadline as well, on the clock that each slice brings along, it ends there with what it has.
 */
export interface BotBudget {
  readonly playouts: number;
  readonly deadline?: number | undefined;
}

export interface BotQuestion {
  /** It is this seat that is asked. */
  readonly view: SeatView;
  readonly budget: BotBudget;
  readonly rng: RngState;
}

/** One legal move as the bot judged it. */
export interface Candidate {
  readonly move: Move;
  /** The chance to win after it, between 0 and 1; 0 playouts know none. */
  readonly wins: number;
  /** What habit thinks of it, in coins. */
  readonly score: number;
  readonly playouts: number;
}

/** How an answer was found: nothing else was legal, by habit, by looking ahead. */
export type Ground = 'forced' | 'habit' | 'search';

/** Why a move. Candidates come best first. */
export interface Reasons {
  readonly ground: Ground;
  readonly candidates: readonly Candidate[];
  /** What it thinks lies where: by place, then by character, between 0 and 1. */
  readonly beliefs: readonly (readonly number[])[];
  readonly playouts: number;
}

export interface BotAnswer {
  readonly move: Move;
  /** The random state to ask with next time. */
  readonly rng: RngState;
  readonly reasons: Reasons;
}

/** The end of a slice on a clock of the caller's; the bot looks at it every few playouts. */
export interface Slice {
  readonly now: () => number;
  readonly until: number;
}
