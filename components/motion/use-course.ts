/** Plays a course on an element of the page, and ends it when the beat's clock says so. */

import { useLayoutEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';

import type { Course, Look } from './clocked-props';

/** As often as a screen shows it; between two of them the browser goes straight. */
const FRAME = 1000 / 60;

/** Listeners of a clock have numbers; those of the animations' library count from 0. */
let listeners = 1_000_000;

const cssOf = ({ x, y, scaleX, scaleY, turn }: Look): string =>
  `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${scaleX.toFixed(4)},${scaleY.toFixed(4)}) rotate(${turn.toFixed(3)}deg)`;

/** The rest of a course from a time on, frame by frame. */
export function framesOf({ look, until }: Course, from: number): Keyframe[] {
  const steps = Math.max(1, Math.ceil((until - from) / FRAME));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const looks = look(step === steps ? until : from + ((until - from) * step) / steps);
    return { opacity: looks.opacity.toFixed(3), transform: cssOf(looks) };
  });
}

export function useCourse(
  ref: RefObject<View | null>,
  clock: SharedValue<number>,
  course: Course,
): void {
  useLayoutEffect(() => {
    const element = ref.current as unknown as HTMLElement | null;
    const from = clock.get();
    const { until, factor = 1 } = course;
    if (element === null || from >= until) return undefined;
    const playing = element.animate(framesOf(course, from), { duration: (until - from) * factor });
    const listener = listeners++;
    clock.addListener(listener, (time) => {
      if (time >= until) playing.cancel();
    });
    return () => {
      clock.removeListener(listener);
      playing.cancel();
    };
  }, [ref, clock, course]);
}
