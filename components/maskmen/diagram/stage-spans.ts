/**
 * When things on the stage change, so that a browser need not ask in between: outside of its spans
 * everything is as the span before left it.
 */

import { motion, spring } from '@/theme';

import type { DiagramTimes } from './motion-plan';
import { isSamePlace, type Appearance, type Carriage, type Moving } from './stage-poses';
import type { Track } from './timing';

export interface Span {
  readonly from: number;
  readonly until: number;
  /** Whether one thing changes in it, and goes from its beginning to its end without a turn. */
  readonly single: boolean;
}

interface Timed {
  readonly at: number;
  readonly ms: number;
  /** It goes there and back. */
  readonly bent?: true;
}

/** What changes at the same time is one span. */
function joined(times: readonly Timed[], { end }: DiagramTimes): Span[] {
  const spans: Span[] = [];
  const inTurn = times.filter(({ at }) => at < end).sort((a, b) => a.at - b.at);
  for (const { at, ms, bent } of inTurn) {
    const last = spans.at(-1);
    if (last === undefined || at >= last.until)
      spans.push({ from: at, until: at + ms, single: bent !== true });
    else
      spans[spans.length - 1] = {
        from: last.from,
        until: Math.max(last.until, at + ms),
        single: false,
      };
  }
  return spans;
}

/** What is left of a duck that nobody sees any more, in pixels. */
const UNSEEN = 0.05;
const { duck, draw } = motion.newRope;
const { mass, damping } = spring.lift;
/** Down, and up again until it stands. */
const DUCKING = draw + (1000 * Math.log(duck / UNSEEN) * 2 * mass) / damping;

export function carriedSpans({ from, to, ducks, grows }: Carriage, times: DiagramTimes): Span[] {
  const stands = grows?.stands ?? [];
  const grown = stands.flatMap(({ look, at }, nth) =>
    nth > 0 && (look === 'focus' || stands[nth - 1]?.look === 'focus')
      ? [{ at, ms: times.fade }]
      : [],
  );
  return joined(
    [
      ...(isSamePlace(from, to) ? [] : [times.glide]),
      ...(ducks === undefined ? [] : [{ at: ducks, ms: DUCKING, bent: true as const }]),
      ...grown,
    ],
    times,
  );
}

export const fadedSpans = (track: Track<unknown>, times: DiagramTimes): Span[] =>
  joined(
    track.slice(1).map(({ at }) => ({ at, ms: times.fade })),
    times,
  );

/** When a look may come to be covered by another, or uncovered. */
export const coveredSpans = (track: Track<unknown>, times: DiagramTimes): Span[] =>
  joined(
    track.slice(1).flatMap(({ at }) => [
      { at, ms: 0 },
      { at: at + times.fade, ms: 0 },
    ]),
    times,
  );

export const shownSpans = ({ comes, goes }: Appearance, times: DiagramTimes): Span[] =>
  joined([...(comes ? [comes] : []), ...(goes ? [goes] : [])], times);

export const dimmedSpans = (times: DiagramTimes): Span[] =>
  joined([{ at: times.start, ms: times.fade }, times.glide], times);

export const ropeSpans = ({ from, to, fate }: Moving, times: DiagramTimes): Span[] =>
  joined(
    [
      ...(from === to ? [] : [times.glide]),
      ...(fate === 'drawn' ? [times.draw, times.tremble] : []),
    ],
    times,
  );
