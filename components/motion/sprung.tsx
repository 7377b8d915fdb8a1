/**
 * Something on springs: told another place, it swings there; where nothing may travel, it is there.
 * On phones the springs run on the UI thread; a browser has its own way (sprung.web.tsx).
 */

import { useEffect } from 'react';

import {
  Animated,
  useAnimatedStyle,
  useSharedValue,
  withSpring,
  type SharedValue,
} from '@/components/moving/animated';
import { spring, type SpringName } from '@/theme';

import { useMotion } from './motion-context';
import type { SprungProps } from './sprung-props';

function useSprung(to: number, by: SpringName): SharedValue<number> {
  const { reduced } = useMotion();
  const value = useSharedValue(to);
  useEffect(() => {
    value.set(reduced ? to : withSpring(to, spring[by]));
  }, [to, by, reduced, value]);
  return value;
}

export function Sprung({ by, style, hidden, children, ...to }: SprungProps) {
  const x = useSprung(to.x, by);
  const y = useSprung(to.y, by);
  const scale = useSprung(to.scale ?? 1, by);
  const turn = useSprung(to.turn ?? 0, by);
  const place = useAnimatedStyle(() => ({
    transform: [
      { translateX: x.get() },
      { translateY: y.get() },
      { scale: scale.get() },
      { rotate: `${turn.get()}deg` },
    ],
  }));
  return (
    <Animated.View style={[style, place]} {...(hidden && { pointerEvents: 'none', ...UNHEARD })}>
      {children}
    </Animated.View>
  );
}

const UNHEARD = { 'aria-hidden': true } as const;
