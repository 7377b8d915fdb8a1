/**
 * A play that travels: it arrives, lies, makes room for the next, and leaves. State first: the
 * component stands at its place; only its looks travel, by the beat's clock.
 */

import { useEffect } from 'react';
import type { ViewStyle } from 'react-native';
import {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type AnimatedStyle,
  type SharedValue,
} from 'react-native-reanimated';

import { curve, glide } from '@/theme';

import {
  arrivalPose,
  departurePose,
  type Arrival,
  type Departure,
  type Place,
} from './flight-pose';
import { useMotion } from './motion-context';

export interface FlightInput {
  readonly place: Place;
  /** How it comes in this beat; undefined when it has been lying there. */
  readonly arrival: Arrival | undefined;
  /** How it leaves in this beat. */
  readonly departure: Departure | undefined;
  readonly clock: SharedValue<number>;
}

export interface Flight {
  readonly style: AnimatedStyle<ViewStyle>;
  /** For the faces and the backs, which turn. */
  readonly face: AnimatedStyle<ViewStyle>;
  readonly back: AnimatedStyle<ViewStyle>;
}

export function useFlight({ place, arrival, departure, clock }: FlightInput): Flight {
  const { reduced } = useMotion();
  const x = useSharedValue(place.x);
  const y = useSharedValue(place.y);
  const scale = useSharedValue(place.scale);
  const tilt = useSharedValue(place.tilt);

  useEffect(() => {
    const way = {
      duration: reduced ? 0 : glide.time,
      easing: Easing.bezier(...curve[glide.curve]),
    };
    x.set(withTiming(place.x, way));
    y.set(withTiming(place.y, way));
    scale.set(withTiming(place.scale, way));
    tilt.set(withTiming(place.tilt, way));
  }, [place.x, place.y, place.scale, place.tilt, reduced, x, y, scale, tilt]);

  const style = useAnimatedStyle(() => {
    const rest = { x: x.get(), y: y.get(), scale: scale.get(), tilt: tilt.get() };
    const pose =
      departure !== undefined
        ? departurePose(rest, departure, clock.get())
        : arrival !== undefined
          ? arrivalPose(rest, arrival, clock.get())
          : { ...rest, opacity: 1 };
    return {
      opacity: pose.opacity,
      transform: [
        { translateX: pose.x },
        { translateY: pose.y },
        { scale: pose.scale },
        { rotate: `${pose.tilt}deg` },
      ],
    };
  });
  const face = useAnimatedStyle(() => {
    if (arrival?.flipAt === undefined) return { opacity: 1, transform: [{ scaleX: 1 }] };
    const { side, turn } = arrivalPose(place, arrival, clock.get());
    return { opacity: side === 'face' ? 1 : 0, transform: [{ scaleX: turn }] };
  });
  const back = useAnimatedStyle(() => {
    if (arrival?.flipAt === undefined) return { opacity: 0, transform: [{ scaleX: 1 }] };
    const { side, turn } = arrivalPose(place, arrival, clock.get());
    return { opacity: side === 'back' ? 1 : 0, transform: [{ scaleX: turn }] };
  });
  return { style, face, back };
}
