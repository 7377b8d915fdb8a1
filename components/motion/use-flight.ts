/**
 * A play that travels: from where it was played along an arc to its place, then a slam. Later moves
 * of its place glide. State first: the component stands at its place; only its looks travel.
 */

import { useEffect, useRef } from 'react';
import {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
  type AnimatedStyle,
} from 'react-native-reanimated';
import type { ViewStyle } from 'react-native';

import { curve, flight } from '@/theme';

import { useMotion } from './motion-context';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Relative to the size it is drawn in. */
  readonly scale: number;
  /** Degrees. */
  readonly tilt: number;
}

export interface FlightInput {
  readonly place: Place;
  /** Where it comes from; undefined when it has been lying there. */
  readonly from: Pick<Place, 'x' | 'y'> | undefined;
  /** One's own play ignores the pace. */
  readonly own: boolean;
}

const bezier = ([a, b, c, d]: readonly [number, number, number, number]) =>
  Easing.bezier(a, b, c, d);

export function useFlight({ place, from, own }: FlightInput): AnimatedStyle<ViewStyle> {
  const { reduced, pace } = useMotion();
  const factor = own ? 1 : pace;
  const travels = from !== undefined && !reduced && factor > 0;
  const along = useSharedValue(travels ? 0 : 1);
  const slam = useSharedValue(travels ? flight.scale : 1);
  const opacity = useSharedValue(from !== undefined && reduced ? 0 : 1);
  const startX = useSharedValue(from?.x ?? place.x);
  const startY = useSharedValue(from?.y ?? place.y);
  const x = useSharedValue(place.x);
  const y = useSharedValue(place.y);
  const scale = useSharedValue(place.scale);
  const tilt = useSharedValue(place.tilt);

  // A flight is flown once, when the play appears.
  const flown = useRef(false);
  useEffect(() => {
    if (flown.current) return;
    flown.current = true;
    if (travels) {
      along.set(withTiming(1, { duration: flight.arc * factor, easing: bezier(curve.out) }));
      slam.set(
        withSequence(
          withTiming(flight.scale, { duration: flight.arc * factor * 0.6 }),
          withTiming(1, { duration: flight.slam, easing: bezier(curve.slam) }),
        ),
      );
    } else if (reduced) {
      opacity.set(withTiming(1, { duration: flight.fade }));
    }
  }, [travels, factor, reduced, along, slam, opacity]);

  useEffect(() => {
    const glide = { duration: reduced ? 0 : flight.glide, easing: bezier(curve.out) };
    x.set(withTiming(place.x, glide));
    y.set(withTiming(place.y, glide));
    scale.set(withTiming(place.scale, glide));
    tilt.set(withTiming(place.tilt, glide));
  }, [place.x, place.y, place.scale, place.tilt, reduced, x, y, scale, tilt]);

  return useAnimatedStyle(() => {
    const t = along.value;
    const arc = -4 * flight.apex * t * (1 - t);
    return {
      opacity: opacity.value,
      transform: [
        { translateX: startX.value + (x.value - startX.value) * t },
        { translateY: startY.value + (y.value - startY.value) * t + arc },
        { scale: scale.value * slam.value },
        { rotate: `${tilt.value}deg` },
      ],
    };
  });
}
