/** The ring's edge lights while letting go of a lifted packet would play it. */

import { StyleSheet } from 'react-native';

import { Animated, useAnimatedStyle, type SharedValue } from '@/components/moving/animated';
import { useTheme } from '@/theme';

import type { Rect } from './table-layout';

export interface Props {
  readonly ring: Rect;
  /** 1 while letting go would play. */
  readonly armed: SharedValue<number>;
}

const THICK = 4;

export function EdgeLight({ ring, armed }: Props) {
  const theme = useTheme();
  const lit = useAnimatedStyle(() => ({ opacity: armed.get() }));
  return (
    <Animated.View
      pointerEvents="none"
      style={[
        styles.edge,
        {
          left: ring.x,
          width: ring.width,
          top: ring.y + ring.height - THICK,
          backgroundColor: theme.lamp,
        },
        lit,
      ]}
    />
  );
}

const styles = StyleSheet.create({ edge: { position: 'absolute', height: THICK } });
