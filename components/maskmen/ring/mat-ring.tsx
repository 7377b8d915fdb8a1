/** A ring that runs over the mat from where a play landed. */

import { useMemo } from 'react';
import { StyleSheet } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import { PLAIN_LOOK, type Course } from '@/components/motion/clocked-props';
import { passed } from '@/components/motion/curves';
import type { SharedValue } from '@/components/moving/animated';
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
  const course = useMemo((): Course => {
    const { at, size } = contact;
    const { mat, matOpacity } = motion.swipeUpPlay;
    const look = (time: number) => {
      'worklet';
      const out = passed(time, at, mat);
      return {
        ...PLAIN_LOOK,
        opacity: time < at ? 0 : matOpacity * (1 - out),
        scaleX: out * size,
        scaleY: out * size * FLAT,
      };
    };
    return { look, until: at + mat };
  }, [contact]);
  return (
    <Clocked
      clock={clock}
      course={course}
      style={[styles.ring, { left: x - REACH, top: y - REACH, borderColor: theme.text }]}
      mute
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
