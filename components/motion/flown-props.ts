/** A play that travels: where it lies, and how it comes or goes in this beat. */

import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import type { SharedValue } from '@/components/moving/animated';

import type { Flight, Place } from './flight-pose';

export interface FlownProps {
  readonly place: Place;
  readonly flight: Flight;
  readonly clock: SharedValue<number>;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}
