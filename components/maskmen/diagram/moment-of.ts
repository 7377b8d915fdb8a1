/** What a beat means for the drawing of strength: what it proved, when, and how fast. */

import type { Defeat, MatchEvent, PlayPreview } from '@/engine/view';
import { wrestlerIndex } from '@/engine/view';

import { playOf, type Plan } from '../choreography/steps';
import type { Pair, Proved } from './motion-plan';
import type { Moment } from './use-scene';

const pairOf = ([winner, loser]: Defeat): Pair => ({
  winner: wrestlerIndex(winner),
  loser: wrestlerIndex(loser),
});

/** What a play would prove, with what would follow; undefined when it would prove nothing. */
export const provedBy = ({ proves, implies }: PlayPreview): Proved | undefined =>
  proves && { ...pairOf(proves), implied: implies.map(pairOf) };

interface Beat {
  readonly id: number;
  readonly events: readonly MatchEvent[];
}

/** A beat at a table where nothing is worked out: a proof is a rope, and what follows is one's own to see. */
export const withoutImplied = ({ events, ...beat }: Beat): Beat => ({
  ...beat,
  events: events.map((event) => (event.kind === 'defeated' ? { ...event, implied: [] } : event)),
});

export interface MomentInput {
  readonly beat: Beat;
  readonly viewer: number | undefined;
  /** The choreography of the beat, by whose clock the cards land. */
  readonly plan: Plan;
  /** What others' times are multiplied by. */
  readonly pace: number;
  /** The last beat that somebody tapped away. */
  readonly skipped: number | undefined;
}

/** One's own plays ignore the pace. */
export function momentOf({ beat, viewer, plan, pace, skipped }: MomentInput): Moment {
  const played = beat.events.find((event) => event.kind === 'played');
  const defeated = beat.events.find((event) => event.kind === 'defeated');
  const factor = played?.seat === viewer ? 1 : pace;
  const play = playOf(plan);
  // Nothing is drawn before the cards lie in the ring. The plan's times have the pace in them.
  const contact = play === undefined ? 0 : play.at + play.flight + play.slam;
  return {
    beat: beat.id,
    proved: defeated && {
      ...pairOf([defeated.winner, defeated.loser]),
      implied: defeated.implied.map(pairOf),
    },
    start: factor === 0 ? 0 : contact / factor,
    factor,
    skipped,
  };
}
