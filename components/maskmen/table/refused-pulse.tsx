/** The reason pulses once when a swipe was refused; still, it has a thick border for a moment. */

import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { useMotion } from '@/components/motion/motion-context';
import { motion, radius, useTheme } from '@/theme';

export interface Props {
  readonly refused: SharedValue<number>;
  readonly children: ReactNode;
}

export function RefusedPulse({ refused, children }: Props) {
  const theme = useTheme();
  const { reduced } = useMotion();
  const pulse = useAnimatedStyle(() => ({
    transform: [{ scale: reduced ? 1 : 1 + (motion.illegalSwipe.pulse - 1) * refused.get() }],
  }));
  const border = useAnimatedStyle(() => ({ opacity: reduced ? refused.get() : 0 }));
  return (
    <Animated.View style={pulse}>
      {children}
      <Animated.View
        style={[StyleSheet.absoluteFill, styles.border, { borderColor: theme.warning }, border]}
      />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  border: { borderWidth: motion.illegalSwipe.reduced.border, borderRadius: radius.pill },
});
