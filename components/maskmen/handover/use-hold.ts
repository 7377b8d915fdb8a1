/**
 * Holding something down: full after a while, back at once when let go. A timer decides, what fills
 * only shows it. A screen reader and other helpers activate without ever pressing: that counts too.
 */

import { useEffect, useRef, useState } from 'react';

import { useFeel, type Telling } from '@/components/feel/feel-context';
import {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useSharedValue,
  withTiming,
  type SharedValue,
} from '@/components/moving/animated';
import { spendPress } from '@/components/ui/spent-press';
import { hold, motion } from '@/theme';

import { REVEAL_CUES } from '../choreography/other-cues';

export interface Hold {
  /** How much of the time has passed, 0 to 1. */
  readonly filled: SharedValue<number>;
  /** It was let go before it was full, and nothing was pressed since: say how it is done. */
  readonly short: boolean;
  readonly handlers: {
    readonly onPressIn: () => void;
    readonly onPressOut: () => void;
    readonly onPress: () => void;
    /** iOS would press and let go instead, which is too short. */
    readonly onAccessibilityTap: () => void;
  };
}

/** The ring is information, not decoration: it fills with reduced motion as well. */
const linear = (duration: number) => ({
  duration,
  easing: Easing.linear,
  reduceMotion: ReduceMotion.Never,
});

export function useHold(onHeld: () => void): Hold {
  const filled = useSharedValue(0);
  const [short, setShort] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A finger, a mouse or a key went down: what follows is a press and no activation. */
  const pressed = useRef(false);
  const forget = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { perform } = useFeel();
  const felt = useRef<Telling>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(forget.current);
      cancelAnimation(filled);
    },
    [filled],
  );

  const onPressIn = () => {
    clearTimeout(timer.current);
    clearTimeout(forget.current);
    pressed.current = true;
    setShort(false);
    felt.current?.stop();
    felt.current = perform(REVEAL_CUES);
    filled.set(withTiming(1, linear(motion.handOverReveal.fill)));
    timer.current = setTimeout(() => {
      timer.current = undefined;
      spendPress();
      onHeld();
    }, motion.handOverReveal.fill);
  };
  const onPressOut = () => {
    if (timer.current !== undefined) setShort(true);
    clearTimeout(timer.current);
    timer.current = undefined;
    felt.current?.stop();
    filled.set(withTiming(0, linear(motion.handOverReveal.back)));
    forget.current = setTimeout(() => (pressed.current = false), hold.forget);
  };
  const onPress = () => {
    if (!pressed.current) onHeld();
  };
  return {
    filled,
    short,
    handlers: { onPressIn, onPressOut, onPress, onAccessibilityTap: onHeld },
  };
}
