/**
 * The one interface every bot has. A bot is asked with what a player at that seat may see and with
 * its own random state, and it answers from nothing else: so it cannot cheat, and the same question
 * always has the same answer.
 */

import type { RngState } from '@/engine/core/rng';
import type { Move, SeatView } from '@/engine/view';

/** How much work an answer may take. Work, not time: time would make answers depend on the phone. */
export interface BotBudget {
  readonly playouts: number;
}

export interface BotQuestion {
  /** It is this seat's turn. */
  readonly view: SeatView;
  readonly budget: BotBudget;
  readonly rng: RngState;
}

/** An object, so that an answer can come to hold its reasons. */
export interface BotAnswer {
  readonly move: Move;
  /** The random state to ask with next time. */
  readonly rng: RngState;
}

export interface Bot {
  readonly choose: (question: BotQuestion) => BotAnswer;
}
