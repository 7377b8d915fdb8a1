/** The poster's rays, which turn a little, slowly, once. */

import { useEffect } from 'react';
import { StyleSheet } from 'react-native';

import { useMotion } from '@/components/motion/motion-context';
import {
  Animated,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '@/components/moving/animated';
import { RAY_CENTRE, RAY_OPACITY, raysPath } from '@/components/ui/poster-background';
import { BroadSvg } from '@/components/ui/broad-svg';
import { Path } from '@/components/ui/svg';
import type { Size } from '@/components/ui/use-size';
import { KEY, motion } from '@/theme';

export function TurningRays({ width, height }: Size) {
  const { reduced } = useMotion();
  const turned = useSharedValue(0);
  useEffect(() => {
    if (reduced) return;
    const { rays, raysTurn } = motion.seasonEnd;
    turned.set(withTiming(raysTurn, { duration: rays, easing: Easing.linear }));
  }, [reduced, turned]);
  const style = useAnimatedStyle(() => ({ transform: [{ rotate: `${turned.get()}deg` }] }));
  // A square around the rays' centre, so that no corner shows when it turns.
  const reach = Math.ceil(Math.hypot(width, height));
  const side = 2 * reach;
  const place = { left: width / 2 - reach, top: height * RAY_CENTRE - reach };
  return (
    <Animated.View style={[styles.rays, place, { width: side, height: side }, style]}>
      <BroadSvg width={side} height={side}>
        <Path
          d={raysPath({ width: side, height: reach / RAY_CENTRE })}
          fill={KEY}
          opacity={RAY_OPACITY}
        />
      </BroadSvg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ rays: { position: 'absolute' } });
