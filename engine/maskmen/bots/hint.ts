/**
 * A hint: the move an Expert would make with that hand, and one reason that a player can check by
 * looking at the table. The reason is read off the move itself, the most telling first.
 */

import type { Move, SeatView } from '@/engine/view';
import { challengeOf, countsOf, previewPlay, wrestlerIndex } from '@/engine/view';

import type { BotAnswer } from './types';

export const HINT_REASONS = [
  'only',
  'sure-win',
  'goes-out',
  'unanswerable',
  'keep',
  'proves-more',
  'proves',
  'cheap',
  'above',
  'standing',
  'sheds',
  'debut',
  'lead',
] as const;
export type HintReason = (typeof HINT_REASONS)[number];

export interface Hint {
  readonly move: Move;
  readonly reason: HintReason;
}

/** The level a hint comes from. */
export const HINT_LEVEL = 'expert';

/** What an answer tells a player whose view it was. */
export function hintOf(view: SeatView, { move, reasons }: BotAnswer): Hint {
  if (reasons?.ground === 'forced') return { move, reason: 'only' };
  const sure = reasons?.ground === 'sure-win';
  if (move.kind === 'pass') return { move, reason: sure ? 'sure-win' : 'keep' };
  if (previewPlay(view, move).goesOut) return { move, reason: 'goes-out' };
  return { move, reason: sure ? 'sure-win' : reasonOf(view, move) };
}

function reasonOf(view: SeatView, move: Move & { kind: 'play' }): HintReason {
  const { proves, implies, answerable } = previewPlay(view, move);
  if (!answerable) return 'unanswerable';
  if (proves !== undefined) return implies.length > 0 ? 'proves-more' : 'proves';
  const challenge = challengeOf(view, wrestlerIndex(move.wrestler));
  if (challenge.kind === 'stronger') return 'cheap';
  if (challenge.kind === 'above') return 'above';
  if (move.count === Math.max(...countsOf(view.rules))) return 'sheds';
  if (challenge.kind === 'not-above') return 'standing';
  return challenge.kind === 'lead' && challenge.most === 1 ? 'debut' : 'lead';
}
