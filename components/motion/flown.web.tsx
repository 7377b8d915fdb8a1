/**
 * The same in a browser: to a new place it goes by a transition, through the air by an animation, and
 * both run beside the page's one thread.
 */

import { useMemo, useRef } from 'react';
import { View, type ViewStyle } from 'react-native';

import { curve, glide } from '@/theme';

import { styleOf } from './clocked-props';
import { flightEnd, flightLook } from './flight-pose';
import type { FlownProps } from './flown-props';
import { useMotion } from './motion-context';
import { useCourse } from './use-course';

export function Flown({ place, flight, clock, style, children }: FlownProps) {
  const { reduced } = useMotion();
  const { x, y, scale, tilt } = place;
  const { arrival, departure } = flight;
  const course = useMemo(() => {
    const [rest, way] = [
      { x, y, scale, tilt },
      { arrival, departure },
    ];
    return { look: (time: number) => flightLook(rest, way, time), until: flightEnd(way) };
  }, [x, y, scale, tilt, arrival, departure]);
  const ref = useRef<View>(null);
  useCourse(ref, clock, course);
  return (
    <View
      ref={ref}
      style={[style, styleOf(course.look(course.until)), !reduced && GLIDING]}
      pointerEvents="none"
    >
      {children}
    </View>
  );
}

const GLIDING = {
  transitionProperty: 'transform',
  transitionDuration: `${glide.time}ms`,
  transitionTimingFunction: `cubic-bezier(${curve[glide.curve].join()})`,
} as ViewStyle;
