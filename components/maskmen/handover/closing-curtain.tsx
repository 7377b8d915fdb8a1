/** The curtain closes over the table from both sides, before the seat changes. */

import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import {
  Animated,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '@/components/moving/animated';
import { curve, motion } from '@/theme';

import { Curtain } from './curtain';

export function ClosingCurtain() {
  const { width, height } = useWindowDimensions();
  const shut = useSharedValue(0);
  const half = Math.ceil(width / 2);
  useEffect(() => {
    const { time, curve: name } = motion.handOverCover;
    shut.set(withTiming(1, { duration: time, easing: Easing.bezier(...curve[name]) }));
  }, [shut]);
  const left = useAnimatedStyle(() => ({
    transform: [{ translateX: -half * (1 - shut.get()) }],
  }));
  const right = useAnimatedStyle(() => ({
    transform: [{ translateX: half * (1 - shut.get()) }],
  }));
  return (
    <View style={[StyleSheet.absoluteFill, styles.stage]} aria-hidden pointerEvents="none">
      <Animated.View style={[styles.half, { left: 0, width: half, height }, left]}>
        <Curtain width={width} height={height} part={[0, half]} />
      </Animated.View>
      <Animated.View style={[styles.half, { left: half, width: half, height }, right]}>
        <Curtain width={width} height={height} part={[half, 2 * half]} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { overflow: 'hidden' },
  half: { position: 'absolute', top: 0, overflow: 'hidden' },
});
