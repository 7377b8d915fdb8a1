/**
 * The one interface every bot has. A bot is asked with what a player at that seat may see and with
 * its own random state, and it answers from nothing else: so it cannot cheat, and the same question
 * with the same number of playouts always has the same answer.
 */

import type { RngState } from '@/engine/core/rng';
import type { MatchView, Move, SeatView } from '@/engine/view';

/**
 * How much work an answer may take. With playouts alone the answer is the same on every phone; with
 * a deadline as well, on the clock that each slice brings along, it ends there with what it has.
 */
export interface BotBudget {
  readonly playouts: number;
  readonly deadline?: number | undefined;
}

export interface BotQuestion {
  /** It is this seat's turn. */
  readonly view: SeatView;
  readonly budget: BotBudget;
  readonly rng: RngState;
  /** The match around the season, if there is one: the last season is played for the match. */
  readonly match?: MatchView<SeatView> | undefined;
}

/** One legal move as the bot judged it. */
export interface Candidate {
  readonly move: Move;
  /** Expected tokens of the season, the standard error of that, and the chance of each place. */
  readonly points: number;
  readonly error: number;
  readonly places: readonly number[];
  /** How likely the learned policy would play it. */
  readonly policy: number;
  readonly playouts: number;
}

/** What a bot believes of one other hand. */
export interface Belief {
  readonly seat: number;
  /** By wrestler: the expected number of cards, and the chance of at least one, two and three. */
  readonly wrestlers: readonly {
    readonly expected: number;
    readonly atLeast: readonly [number, number, number];
  }[];
}

/** How an answer was found: nothing else was legal, nobody can prevent it, by habit, by looking ahead. */
export type Ground = 'forced' | 'sure-win' | 'policy' | 'search';

/** Why a move. Candidates come best first; a bot that does not look ahead knows no points. */
export interface Reasons {
  readonly ground: Ground;
  readonly candidates: readonly Candidate[];
  readonly beliefs: readonly Belief[];
  readonly playouts: number;
}

export interface BotAnswer {
  readonly move: Move;
  /** The random state to ask with next time. */
  readonly rng: RngState;
  readonly reasons?: Reasons | undefined;
}

export interface Bot {
  readonly choose: (question: BotQuestion) => BotAnswer;
}

/** The end of a slice on a clock of the caller's; the bot looks at it every few playouts. */
export interface Slice {
  readonly now: () => number;
  readonly until: number;
}
