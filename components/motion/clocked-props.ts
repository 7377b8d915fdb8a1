/**
 * What moves by the beat's clock: how it looks as a function of time. Only what can be moved without
 * being drawn again, so that a browser plays it beside the page's one thread.
 */

import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import type { SharedValue } from '@/components/moving/animated';

export interface Look {
  readonly opacity: number;
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Degrees. */
  readonly turn: number;
}

/** Where it is laid out, as it is. */
export const PLAIN_LOOK: Look = { opacity: 1, x: 0, y: 0, scaleX: 1, scaleY: 1, turn: 0 };

/** A way through a beat: from its beginning to `until` it looks so, and afterwards as it did then. */
export interface Course {
  /** A worklet. */
  readonly look: (time: number) => Look;
  /** When the last of it is over; 0 for what stands still. */
  readonly until: number;
  /** Real milliseconds to one of the clock's; 1 unless said. */
  readonly factor?: number;
}

/** What stands still. */
export const STANDING: Course = {
  look: () => {
    'worklet';
    return PLAIN_LOOK;
  },
  until: 0,
};

export interface ClockedProps {
  readonly clock: SharedValue<number>;
  /** The same object as long as it is the same course. */
  readonly course: Course;
  readonly style?: StyleProp<ViewStyle>;
  /** Only to be looked at: neither touched nor heard. */
  readonly mute?: true;
  readonly children?: ReactNode;
}

export function styleOf({ opacity, x, y, scaleX, scaleY, turn }: Look): ViewStyle {
  'worklet';
  return {
    opacity,
    transform: [
      { translateX: x },
      { translateY: y },
      { scaleX },
      { scaleY },
      { rotate: `${turn}deg` },
    ],
  };
}
