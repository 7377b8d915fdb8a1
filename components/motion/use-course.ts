/** Plays a course on an element of the page, and ends it when the beat's clock says so. */

import { useLayoutEffect, useMemo, type RefObject } from 'react';
import type { View } from 'react-native';

import type { SharedValue } from '@/components/moving/animated';

import type { Course, Look } from './clocked-props';

/** As often as a screen shows it. */
const FRAME = 1000 / 60;

/** What nobody sees: so far may a look be from a straight way between two others. */
const UNSEEN: Look = { opacity: 0.01, x: 0.3, y: 0.3, scaleX: 0.003, scaleY: 0.003, turn: 0.15 };
const PARTS = Object.keys(UNSEEN) as readonly (keyof Look)[];

/** Listeners of a clock have numbers; those of the animations' library count from 0. */
let listeners = 1_000_000;

const cssOf = ({ x, y, scaleX, scaleY, turn }: Look): string =>
  `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${scaleX.toFixed(4)},${scaleY.toFixed(4)}) rotate(${turn.toFixed(3)}deg)`;

/** Whether the looks between two of them lie on the straight way from one to the other. */
function isStraight(looks: readonly Look[], from: number, to: number): boolean {
  const [first, last] = [looks[from] as Look, looks[to] as Look];
  for (let at = from + 1; at < to; at++) {
    const part = (at - from) / (to - from);
    for (const of of PARTS) {
      const there = first[of] + (last[of] - first[of]) * part;
      if (Math.abs((looks[at] as Look)[of] - there) > UNSEEN[of]) return false;
    }
  }
  return true;
}

/** The rest of a course from a time on; where it goes straight, the browser finds the way by itself. */
export function framesOf({ look, until }: Course, from: number): Keyframe[] {
  const steps = Math.max(1, Math.ceil((until - from) / FRAME));
  const looks = Array.from({ length: steps + 1 }, (_, step) =>
    look(step === steps ? until : from + ((until - from) * step) / steps),
  );
  const kept = [0];
  for (let step = 2; step <= steps; step++)
    if (!isStraight(looks, kept.at(-1) as number, step)) kept.push(step - 1);
  return [...kept, steps].map((step) => {
    const looked = looks[step] as Look;
    return { offset: step / steps, opacity: looked.opacity.toFixed(3), transform: cssOf(looked) };
  });
}

export function useCourse(
  ref: RefObject<View | null>,
  clock: SharedValue<number>,
  course: Course,
): void {
  // Nearly always a course is played from its beginning: worked out before anything is put on the page.
  const whole = useMemo(() => (course.until > 0 ? framesOf(course, 0) : []), [course]);
  useLayoutEffect(() => {
    const element = ref.current as unknown as HTMLElement | null;
    const from = clock.get();
    const { until, factor = 1 } = course;
    if (element === null || from >= until) return undefined;
    const frames = from === 0 ? whole : framesOf(course, from);
    const playing = element.animate(frames, { duration: (until - from) * factor });
    const listener = listeners++;
    clock.addListener(listener, (time) => {
      if (time >= until) playing.cancel();
    });
    return () => {
      clock.removeListener(listener);
      playing.cancel();
    };
  }, [ref, clock, course, whole]);
}
