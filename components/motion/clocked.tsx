/** Something that moves by the beat's clock, on phones: its look is worked out on the UI thread. */

import { Animated, useAnimatedStyle } from '@/components/moving/animated';

import { styleOf, type ClockedProps } from './clocked-props';

export function Clocked({ clock, course, style, mute, children }: ClockedProps) {
  const { look } = course;
  const looks = useAnimatedStyle(() => styleOf(look(clock.get())), [look, clock]);
  return (
    <Animated.View style={[style, looks]} {...(mute && MUTE)}>
      {children}
    </Animated.View>
  );
}

const MUTE = { pointerEvents: 'none', 'aria-hidden': true } as const;
