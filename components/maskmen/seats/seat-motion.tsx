/** What a seat does in a beat: its pad nods, hops or dims; where nothing may travel, it is outlined. */

import { useMemo, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import { PLAIN_LOOK, type Course } from '@/components/motion/clocked-props';
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
  const dims = passing !== undefined && !passing.fades ? passing : undefined;
  const course = useMemo((): Course => {
    const look = (time: number) => {
      'worklet';
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
      const dim = dims === undefined ? 1 : ease('out', passed(time, dims.at, motion.pass.time));
      return {
        ...PLAIN_LOOK,
        opacity: dimmed ? between(1, motion.pass.dim, dim) : 1,
        y: motion.opponentPlay.nod * nod - motion.roundWon.hop * hop,
      };
    };
    const until = Math.max(
      nods === undefined ? 0 : nods.at + motion.opponentPlay.nodTime,
      hops === undefined ? 0 : hops.at + hops.time,
      dims === undefined || !dimmed ? 0 : dims.at + motion.pass.time,
    );
    return { look, until };
  }, [nods, hops, dims, dimmed]);
  return (
    <Clocked clock={clock} course={course}>
      {children}
    </Clocked>
  );
}

/** The seat's outline for a moment, in the place of everything that would travel. */
export function SeatOutline({ seat }: { readonly seat: number }) {
  const theme = useTheme();
  const { step, clock } = useStep('opponentPlay', seat);
  const shown = step !== undefined && step.fades && step.time > 0 ? step : undefined;
  const course = useMemo((): Course => {
    const { at, time: span } = shown ?? NEVER;
    const look = (time: number) => {
      'worklet';
      return { ...PLAIN_LOOK, opacity: 1 - passed(time, at, span) };
    };
    return { look, until: at + span };
  }, [shown]);
  if (shown === undefined) return null;
  return (
    <Clocked
      clock={clock}
      course={course}
      style={[StyleSheet.absoluteFill, styles.outline, { borderColor: theme.text }]}
      mute
    />
  );
}

const NEVER = { at: 0, time: 0 };

const styles = StyleSheet.create({ outline: { borderWidth: 3, borderRadius: radius.seat } });
