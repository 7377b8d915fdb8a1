/** A dashed line whose dashes march along it; where nothing may travel they stand. */

import { useEffect } from 'react';

import { useMotion } from '@/components/motion/motion-context';
import {
  Animated,
  cancelAnimation,
  Easing,
  useAnimatedProps,
  useSharedValue,
  withRepeat,
  withTiming,
} from '@/components/moving/animated';
import { Path } from '@/components/ui/svg';

const AnimatedPath = Animated.createAnimatedComponent(Path);

export interface Props {
  readonly d: string;
  readonly ink: string;
  readonly width: number;
  readonly dashes: string;
  /** How far they march, in pixels, and in what time; then again. */
  readonly way: number;
  readonly time: number;
}

export function MarchingPath({ d, ink, width, dashes, way, time }: Props) {
  const { reduced } = useMotion();
  const along = useSharedValue(0);
  useEffect(() => {
    if (reduced) return undefined;
    along.set(0);
    along.set(withRepeat(withTiming(way, { duration: time, easing: Easing.linear }), -1, false));
    return () => {
      cancelAnimation(along);
      along.set(0);
    };
  }, [reduced, along, way, time]);
  const animatedProps = useAnimatedProps(() => ({ strokeDashoffset: along.get() }));
  return (
    <AnimatedPath
      d={d}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      strokeDasharray={dashes}
      animatedProps={animatedProps}
    />
  );
}
