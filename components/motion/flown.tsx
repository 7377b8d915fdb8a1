/**
 * A play that travels: it arrives, lies, makes room for the next, and leaves. State first: the
 * component stands at its place; only its looks travel, by the beat's clock.
 */

import { useEffect } from 'react';

import {
  Animated,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '@/components/moving/animated';
import { curve, glide } from '@/theme';

import { styleOf } from './clocked-props';
import { flightLook } from './flight-pose';
import type { FlownProps } from './flown-props';
import { useMotion } from './motion-context';

export function Flown({ place, flight, clock, style, children }: FlownProps) {
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

  const looks = useAnimatedStyle(() => {
    const rest = { x: x.get(), y: y.get(), scale: scale.get(), tilt: tilt.get() };
    return styleOf(flightLook(rest, flight, clock.get()));
  });
  return (
    <Animated.View style={[style, looks]} pointerEvents="none">
      {children}
    </Animated.View>
  );
}
