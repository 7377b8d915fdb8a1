/**
 * The same in a browser: the few of Reanimated's words that are spoken there, with their meaning. A
 * browser has no other thread to run them on, so the package would be a sixth of the download for
 * nothing.
 */

import { useEffect, useState } from 'react';

import { bezierAt, type Bezier } from './bezier';
import {
  Animation,
  delay,
  jump,
  sequence,
  spring,
  timing,
  type Ended,
  type Spring,
} from './web/animation';
import { AnimatedView } from './web/animated-view';
import { world } from './web/page-world';
import { isStill, type Reduce } from './web/stillness';
import type { Value } from './web/values';

export { useAnimatedStyle } from './web/animated-view';
export { ReducedMotionConfig, ReduceMotion, useReducedMotion } from './web/stillness';

export const Animated = { View: AnimatedView };

export const { makeValue: makeMutable } = world;

export const cancelAnimation = (value: object): void => world.stop(value);

/** A value for as long as the component is there. */
export function useSharedValue<T>(first: T): Value<T> {
  const [value] = useState(() => world.makeValue(first));
  useEffect(() => () => world.stop(value), [value]);
  return value;
}

/** Does something whenever what is read comes out otherwise. */
export function useAnimatedReaction<T>(read: () => T, react: (now: T, last: T | null) => void) {
  useEffect(() => {
    let last: T | null = null;
    return world.follow(() => {
      const now = read();
      if (Object.is(now, last)) return;
      world.unfollowed(() => react(now, last));
      last = now;
    });
  }, [read, react]);
}

export const Easing = {
  linear: (share: number): number => share,
  bezier:
    (...points: Bezier) =>
    (share: number): number =>
      bezierAt(points, share),
};

/** Slow, fast, slow: what is meant where nothing is said. */
const usual = (share: number): number =>
  share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share);

const USUAL_TIME = 300;

interface Wish {
  readonly reduceMotion?: Reduce;
}

interface TimingWish extends Wish {
  readonly duration?: number;
  readonly easing?: (share: number) => number;
}

export function withTiming(to: number, wish: TimingWish = {}, ended?: Ended): Animation {
  const { duration = USUAL_TIME, easing = usual, reduceMotion } = wish;
  return isStill(reduceMotion) ? jump(to, ended) : timing(to, { duration, easing }, ended);
}

export const withSpring = (to: number, by: Spring & Wish, ended?: Ended): Animation =>
  isStill(by.reduceMotion) ? jump(to, ended) : spring(to, by, ended);

export const withDelay = (time: number, then: Animation, reduceMotion?: Reduce): Animation =>
  isStill(reduceMotion) ? then : delay(time, then);

/** What may stand before the parts is for the package on phones: each part says it for itself. */
export const withSequence = (...parts: readonly (Animation | Reduce)[]): Animation =>
  sequence(parts.filter((part) => part instanceof Animation));

/** React hears of it when what runs now has run. */
export const scheduleOnRN = <Args extends readonly unknown[]>(
  tell: (...args: Args) => void,
  ...args: Args
): void => queueMicrotask(() => tell(...args));
