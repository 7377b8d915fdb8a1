/** What is heard and felt of everything that is no move: fingers, curtains, posters. */

import type { Cue } from '@/components/feel/cues';
import type { MatchEvent } from '@/engine/view';
import { feel, motion, turnFeel } from '@/theme';

/** A group came under the finger, or a mask of the diagram was tapped: it has the focus now. */
export const FOCUS_CUES: readonly Cue[] = [{ at: 0, touch: feel.focus.touch }];

/** Cards were chosen, or another number of them. */
export const selectCues = (count: number): readonly Cue[] => {
  const { sound, touch } = feel.select;
  return [{ at: 0, sound: sound[Math.min(3, Math.max(1, count)) - 1] ?? sound[0], touch }];
};

export const LIFT_CUES: readonly Cue[] = [
  { at: 0, sound: feel.lift.sound, touch: feel.lift.touch },
];

/** The packet crossed the ring's edge, either way. */
export const EDGE_CUES: readonly Cue[] = [{ at: 0, touch: feel.drag.touch }];

export const RETURN_CUES: readonly Cue[] = [{ at: 0, sound: feel.return.sound }];

export const ILLEGAL_CUES: readonly Cue[] = [
  { at: 0, sound: feel.illegalSwipe.sound, touch: feel.illegalSwipe.touch },
];

export const HINT_CUES: readonly Cue[] = [
  { at: 0, sound: feel.hint.sound, touch: feel.hint.touch },
];

/** The curtain closes, and then somebody is to take the phone. */
export const COVER_CUES: readonly Cue[] = [
  { at: 0, sound: feel.handOverCover.sound },
  {
    at: motion.handOverCover.time + turnFeel.after,
    sound: turnFeel.sound,
    touch: turnFeel.touch,
  },
];

/** While the lamp is held: for the hand alone. */
export const REVEAL_CUES: readonly Cue[] = feel.handOverReveal.touches.map((touch, nth) => ({
  at: (motion.handOverReveal.fill * (nth + 1)) / feel.handOverReveal.touches.length,
  touch,
}));

/**
 * Beats that came and went between two pictures: what they proved, who won a round, who went out is
 * heard with the next one, each once. Slaps and towels are only heard with what they belong to.
 */
export function missedCues(events: readonly MatchEvent[]): readonly Cue[] {
  const has = (kind: MatchEvent['kind']): boolean => events.some((event) => event.kind === kind);
  const cues: Cue[] = [];
  if (has('defeated')) cues.push({ at: 0, sound: feel.newRope.sound, kept: true });
  if (has('went-out')) cues.push({ at: 0, sound: feel.goingOut.sound, kept: true });
  if (has('round-won')) cues.push({ at: 0, sound: feel.roundWon.bell, kept: true });
  return cues;
}

export interface SeasonEnd {
  /** Tokens in the order of the rows that come up. */
  readonly tokens: readonly number[];
  /** The viewer's row, where one person plays against bots. */
  readonly own: number | undefined;
  readonly reduced: boolean;
}

/** The poster comes down: three bells and the crowd; a lost token tears when its row is there. */
export function seasonEndCues({ tokens, own, reduced }: SeasonEnd): readonly Cue[] {
  const { sound, bells, bellsApart, crowd, crowdAt, lost, firstTouch, lastTouch } = feel.seasonEnd;
  const { panel, rowApart, riseTime } = motion.seasonEnd;
  const cues: Cue[] = [
    ...Array.from({ length: bells }, (_, nth) => ({ at: nth * bellsApart, sound })),
    { at: crowdAt, sound: crowd },
  ];
  const torn = tokens.findIndex((token) => token < 0);
  if (torn >= 0) cues.push({ at: reduced ? 0 : panel + torn * rowApart + riseTime, sound: lost });
  if (own === 0) cues.push({ at: 0, touch: firstTouch });
  if (own !== undefined && own > 0 && own === tokens.length - 1)
    cues.push({ at: 0, touch: lastTouch });
  return cues;
}
