/** A ring that runs over the mat from where a play landed. */

import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { passed } from '@/components/motion/curves';
import { motion, useTheme } from '@/theme';

import type { Contact } from './ring-ropes';

export interface Props {
  readonly x: number;
  readonly y: number;
  readonly contact: Contact;
  readonly clock: SharedValue<number>;
}

const REACH = motion.swipeUpPlay.matReach;
/** The mat is seen from the side. */
const FLAT = 0.42;

export function MatRing({ x, y, contact, clock }: Props) {
  const theme = useTheme();
  const style = useAnimatedStyle(() => {
    const { mat, matOpacity } = motion.swipeUpPlay;
    const out = passed(clock.get(), contact.at, mat);
    const scale = out * contact.size;
    return {
      opacity: clock.get() < contact.at ? 0 : matOpacity * (1 - out),
      transform: [{ scaleX: scale }, { scaleY: scale * FLAT }],
    };
  });
  return (
    <Animated.View
      aria-hidden
      style={[styles.ring, { left: x - REACH, top: y - REACH, borderColor: theme.text }, style]}
    />
  );
}

const styles = StyleSheet.create({
  ring: {
    position: 'absolute',
    width: 2 * REACH,
    height: 2 * REACH,
    borderRadius: REACH,
    borderWidth: 5,
  },
});
