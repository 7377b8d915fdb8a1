/** A total that counts up from what it was: a reel of numbers that rolls once. */

import { StyleSheet, View, type StyleProp, type TextStyle } from 'react-native';

import { useEntrance } from '@/components/motion/use-enter';
import { Animated, useAnimatedStyle } from '@/components/moving/animated';
import { Text } from '@/components/ui/text';
import { motion } from '@/theme';

import { pointsText } from './ticket';

export interface Props {
  readonly from: number;
  readonly to: number;
  readonly delay: number;
  readonly lineHeight: number;
  readonly style: StyleProp<TextStyle>;
}

/** Every number on the way, the first one included. */
export const numbersBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + Math.sign(to - from) * at);

export function CountUp({ from, to, delay, lineHeight, style }: Props) {
  const numbers = numbersBetween(from, to);
  const left = useEntrance({ delay, duration: motion.seasonEnd.count, curve: 'inOut' });
  const way = (numbers.length - 1) * lineHeight;
  const roll = useAnimatedStyle(() => ({
    transform: [{ translateY: left === undefined ? -way : -way * (1 - left.get()) }],
  }));
  return (
    <View style={[styles.window, { height: lineHeight }]}>
      <Animated.View style={roll}>
        {numbers.map((number) => (
          <Text
            key={number}
            variant="number"
            allowFontScaling={false}
            aria-hidden
            style={[style, { lineHeight }]}
          >
            {pointsText(number)}
          </Text>
        ))}
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({ window: { overflow: 'hidden' } });
