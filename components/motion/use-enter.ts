/** Things that come in: from a distance or a size, after a delay, once. Reduced, they fade. */

import { useEffect, useRef } from 'react';
import type { ViewStyle } from 'react-native';

import {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
  type AnimatedStyle,
  type SharedValue,
} from '@/components/moving/animated';
import { curve, motion } from '@/theme';

import { useMotion } from './motion-context';

export interface Entrance {
  /** Pixels above (negative) or below its place. */
  readonly y?: number;
  readonly scale?: number;
  /** Degrees. */
  readonly tilt?: number;
  readonly delay?: number;
  readonly duration: number;
  readonly curve: keyof typeof curve;
  /** Whether it fades in while it travels. */
  readonly fades?: boolean;
}

/**
 * From 1 to 0 as it comes in, once, when it appears; undefined where nothing may travel, and then it
 * is there.
 */
export function useEntrance(
  entrance: Pick<Entrance, 'delay' | 'duration' | 'curve'>,
): SharedValue<number> | undefined {
  const { reduced } = useMotion();
  const left = useRunOut(entrance);
  return reduced ? undefined : left;
}

function useRunOut({
  delay = 0,
  duration,
  curve: name,
}: Pick<Entrance, 'delay' | 'duration' | 'curve'>): SharedValue<number> {
  const { reduced } = useMotion();
  const left = useSharedValue(1);
  const [a, b, c, d] = curve[name];
  // It comes in once, when it appears.
  const entered = useRef(false);
  useEffect(() => {
    if (entered.current) return;
    entered.current = true;
    left.set(
      reduced
        ? withTiming(0, {
            duration: motion.seasonEnd.reduced.fade,
            reduceMotion: ReduceMotion.Never,
          })
        : withDelay(delay, withTiming(0, { duration, easing: Easing.bezier(a, b, c, d) })),
    );
  }, [left, reduced, delay, duration, a, b, c, d]);
  return left;
}

export function useEnter(entrance: Entrance): AnimatedStyle<ViewStyle> {
  const { y = 0, scale = 1, tilt = 0, fades = false } = entrance;
  const { reduced } = useMotion();
  const left = useRunOut(entrance);
  return useAnimatedStyle(() => {
    const opacity = reduced || fades ? 1 - left.get() : 1;
    if (reduced) return { opacity };
    return {
      opacity,
      transform: [
        { translateY: y * left.get() },
        { scale: 1 + (scale - 1) * left.get() },
        { rotate: `${tilt * left.get()}deg` },
      ],
    };
  });
}
