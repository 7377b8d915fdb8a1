/** Where something rests on a spring, seen from where it is laid out. */

import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import type { SpringName } from '@/theme';

export interface SprungProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees. */
  readonly turn?: number;
  /** The spring that pulls it to a new place. */
  readonly by: SpringName;
  readonly style?: StyleProp<ViewStyle>;
  /** Not to be seen by touch, key or screen reader. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}
