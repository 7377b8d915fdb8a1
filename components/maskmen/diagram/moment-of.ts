/** What a beat means for the drawing of strength: what it proved, when, and how fast. */

import type { Defeat, MatchEvent, PlayPreview } from '@/engine/view';
import { wrestlerIndex } from '@/engine/view';
import { motion } from '@/theme';

import type { Pair, Proved } from './motion-plan';
import type { Moment } from './use-scene';

const pairOf = ([winner, loser]: Defeat): Pair => ({
  winner: wrestlerIndex(winner),
  loser: wrestlerIndex(loser),
});

/** What a play would prove, with what would follow; undefined when it would prove nothing. */
export const provedBy = ({ proves, implies }: PlayPreview): Proved | undefined =>
  proves && { ...pairOf(proves), implied: implies.map(pairOf) };

export interface MomentInput {
  readonly beat: { readonly id: number; readonly events: readonly MatchEvent[] };
  readonly viewer: number | undefined;
  /** What others' times are multiplied by. */
  readonly pace: number;
  /** The last beat that somebody tapped away. */
  readonly skipped: number | undefined;
}

/** One's own plays ignore the pace. */
export function momentOf({ beat, viewer, pace, skipped }: MomentInput): Moment {
  const played = beat.events.find((event) => event.kind === 'played');
  const defeated = beat.events.find((event) => event.kind === 'defeated');
  const own = played?.seat === viewer;
  const { swipeUpPlay, opponentPlay } = motion;
  // Nothing is drawn before the cards lie in the ring.
  const contact = own
    ? swipeUpPlay.arc + swipeUpPlay.slam
    : opponentPlay.flight + opponentPlay.slam;
  return {
    beat: beat.id,
    proved: defeated && {
      ...pairOf([defeated.winner, defeated.loser]),
      implied: defeated.implied.map(pairOf),
    },
    start: played === undefined ? 0 : contact,
    factor: own ? 1 : pace,
    skipped,
  };
}
