/** The reason pulses once when a swipe was refused; still, it has a thick border for a moment. */

import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';

import { useMotion } from '@/components/motion/motion-context';
import { Animated, useAnimatedStyle, type SharedValue } from '@/components/moving/animated';
import { motion, radius, useTheme } from '@/theme';

export interface Props {
  readonly refused: SharedValue<number>;
  /** Whether it takes all of its room. */
  readonly fills: boolean;
  readonly children: ReactNode;
}

export function RefusedPulse({ refused, fills, children }: Props) {
  const theme = useTheme();
  const { reduced } = useMotion();
  const pulse = useAnimatedStyle(() => ({
    transform: [{ scale: reduced ? 1 : 1 + (motion.illegalSwipe.pulse - 1) * refused.get() }],
  }));
  const border = useAnimatedStyle(() => ({ opacity: reduced ? refused.get() : 0 }));
  return (
    <Animated.View style={[fills && styles.fills, pulse]}>
      {children}
      <Animated.View
        style={[StyleSheet.absoluteFill, styles.border, { borderColor: theme.warning }, border]}
      />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  fills: { flexGrow: 1 },
  border: { borderWidth: motion.illegalSwipe.reduced.border, borderRadius: radius.pill },
});
