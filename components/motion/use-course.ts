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

/** How steeply each part of a look may go from where it was, so that nobody sees it leave its way. */
interface Slopes {
  readonly least: number[];
  readonly most: number[];
}

const anySlopes = (): Slopes => ({
  least: PARTS.map(() => -Infinity),
  most: PARTS.map(() => Infinity),
});

/**
 * Which looks a browser must be told, so that all others lie on the straight way between two of them.
 * Each look that is left out narrows the slopes to those that pass it by unseen.
 */
function bendsOf(looks: readonly Look[]): number[] {
  const kept = [0];
  let from = 0;
  let slopes = anySlopes();
  for (let to = 1; to < looks.length; to++) {
    const there = looks[to] as Look;
    const rise = (of: keyof Look): number => there[of] - (looks[from] as Look)[of];
    const isStraight = PARTS.every((of, at) => {
      const slope = rise(of) / (to - from);
      return slope >= (slopes.least[at] as number) && slope <= (slopes.most[at] as number);
    });
    if (!isStraight) {
      from = to - 1;
      kept.push(from);
      slopes = anySlopes();
    }
    const { least, most } = slopes;
    PARTS.forEach((of, at) => {
      least[at] = Math.max(least[at] as number, (rise(of) - UNSEEN[of]) / (to - from));
      most[at] = Math.min(most[at] as number, (rise(of) + UNSEEN[of]) / (to - from));
    });
  }
  return [...kept, looks.length - 1];
}

/** So many frames apart it is first looked where anything moves at all: nothing here is over sooner. */
const STRIDE = 4;

const isSame = (a: Look, b: Look): boolean => PARTS.every((of) => a[of] === b[of]);

/** A look a frame. Between two that are the same, with the same on either side, nothing is asked. */
function looksOf(lookAt: (step: number) => Look, steps: number): Look[] {
  const posts: number[] = [];
  for (let step = 0; step < steps; step += STRIDE) posts.push(step);
  posts.push(steps);
  const seen = posts.map(lookAt);
  const stands = (nth: number): boolean =>
    [nth - 1, nth, nth + 1].every((at) => {
      const [a, b] = [seen[at], seen[at + 1]];
      return a === undefined || b === undefined || isSame(a, b);
    });
  return posts.flatMap((step, nth) => {
    const [here, next] = [seen[nth] as Look, posts[nth + 1]];
    if (next === undefined) return [here];
    const between = Array.from({ length: next - step - 1 }, (_, at) => step + 1 + at);
    return [here, ...between.map((at) => (stands(nth) ? here : lookAt(at)))];
  });
}

/** The rest of a course from a time on; where it goes straight, the browser finds the way by itself. */
export function framesOf({ look, until }: Course, from: number): Keyframe[] {
  const steps = Math.max(1, Math.ceil((until - from) / FRAME));
  const looks = looksOf(
    (step) => look(step === steps ? until : from + ((until - from) * step) / steps),
    steps,
  );
  return bendsOf(looks).map((step) => {
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
