/** What a seat does in a beat: its pad nods, hops or dims; where nothing may travel, it is outlined. */

import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { between, ease, passed, springAt } from '@/components/motion/curves';
import { motion, radius, useTheme } from '@/theme';

import { useStep } from '../choreography/use-choreography';

export interface PadProps {
  readonly seat: number;
  /** Passed or out: the pad dims, never the words. */
  readonly dimmed: boolean;
  readonly children: ReactNode;
}

export function MovingPad({ seat, dimmed, children }: PadProps) {
  const { step: play, clock } = useStep('opponentPlay', seat);
  const { step: won } = useStep('roundWon', seat);
  const { step: passing } = useStep('pass', seat);
  const nods = play !== undefined && !play.fades ? play : undefined;
  const hops = won !== undefined && !won.fades ? won : undefined;
  const style = useAnimatedStyle(() => {
    const time = clock.get();
    const nod =
      nods === undefined
        ? 0
        : Math.sin(Math.PI * passed(time, nods.at, motion.opponentPlay.nodTime));
    // Up with the first half of the spring's time, home with the second.
    const half = hops === undefined ? 0 : hops.time / 2;
    const since = hops === undefined ? -1 : time - hops.at;
    const hop =
      since < 0
        ? 0
        : since < half
          ? springAt('lift', since, half)
          : 1 - springAt('lift', since - half, half);
    const dim =
      passing === undefined || passing.fades
        ? 1
        : ease('out', passed(time, passing.at, motion.pass.time));
    return {
      opacity: dimmed ? between(1, motion.pass.dim, dim) : 1,
      transform: [{ translateY: motion.opponentPlay.nod * nod - motion.roundWon.hop * hop }],
    };
  });
  return <Animated.View style={style}>{children}</Animated.View>;
}

/** The seat's outline for a moment, in the place of everything that would travel. */
export function SeatOutline({ seat }: { readonly seat: number }) {
  const theme = useTheme();
  const { step, clock } = useStep('opponentPlay', seat);
  const shown = step !== undefined && step.fades && step.time > 0 ? step : undefined;
  const style = useAnimatedStyle(() => ({
    opacity: shown === undefined ? 0 : 1 - passed(clock.get(), shown.at, shown.time),
  }));
  if (shown === undefined) return null;
  return (
    <Animated.View
      pointerEvents="none"
      style={[StyleSheet.absoluteFill, styles.outline, { borderColor: theme.text }, style]}
    />
  );
}

const styles = StyleSheet.create({ outline: { borderWidth: 3, borderRadius: radius.seat } });
