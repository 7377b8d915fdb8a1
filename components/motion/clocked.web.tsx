/**
 * The same in a browser. The element stands where it will be in the end; how it gets there is one of
 * the browser's own animations, which runs beside the page's one thread.
 */

import { useRef } from 'react';
import { View } from 'react-native';

import { styleOf, type ClockedProps } from './clocked-props';
import { useCourse } from './use-course';

export function Clocked({ clock, course, style, mute, children }: ClockedProps) {
  const ref = useRef<View>(null);
  useCourse(ref, clock, course);
  return (
    <View ref={ref} style={[style, styleOf(course.look(course.until))]} {...(mute && MUTE)}>
      {children}
    </View>
  );
}

const MUTE = { pointerEvents: 'none', 'aria-hidden': true } as const;
