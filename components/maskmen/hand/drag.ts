/**
 * A packet under a finger, on the UI thread: gathered while a group is held, lifted and moved, and
 * the ways it comes home. Whatever happens to it, home is where it ends.
 */

import { useMemo } from 'react';

import {
  ReduceMotion,
  useSharedValue,
  withDelay,
  withSequence,
  withSpring,
  withTiming,
  type SharedValue,
} from '@/components/moving/animated';
import { motion, spring } from '@/theme';

export interface Drag {
  /** The group under the finger, or −1, and how much of a packet it is. */
  readonly held: SharedValue<number>;
  readonly gather: SharedValue<number>;
  /** The lifted group, or −1. */
  readonly lifted: SharedValue<number>;
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly tilt: SharedValue<number>;
  /** How much of the lifted packet is seen. */
  readonly fade: SharedValue<number>;
  /** 1 while letting go would play. */
  readonly armed: SharedValue<number>;
  /** Up to 1 and back when a swipe was refused. */
  readonly refused: SharedValue<number>;
}

export function useDrag(): Drag {
  const held = useSharedValue(-1);
  const gather = useSharedValue(0);
  const lifted = useSharedValue(-1);
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const tilt = useSharedValue(0);
  const fade = useSharedValue(1);
  const armed = useSharedValue(0);
  const refused = useSharedValue(0);
  return useMemo(
    () => ({ held, gather, lifted, x, y, tilt, fade, armed, refused }),
    [held, gather, lifted, x, y, tilt, fade, armed, refused],
  );
}

export interface Gathering {
  readonly reduced: boolean;
  /** When, in milliseconds; or apart again. */
  readonly after: number | 'back';
}

export function gatherTo({ gather }: Drag, { reduced, after }: Gathering): void {
  'worklet';
  const to = after === 'back' ? 0 : 1;
  const wait = after === 'back' ? 0 : after;
  const way = reduced
    ? withTiming(to, { duration: 0 })
    : withSpring(to, spring[motion.lift.spring]);
  gather.set(wait > 0 ? withDelay(wait, way) : way);
}

/** Home at once. */
export function putHome({ x, y, tilt, fade, armed, lifted, held, gather }: Drag): void {
  'worklet';
  lifted.set(-1);
  held.set(-1);
  gather.set(0);
  x.set(0);
  y.set(0);
  tilt.set(0);
  fade.set(1);
  armed.set(0);
}

export interface Settling {
  readonly reduced: boolean;
  readonly after: number;
}

/** Flies home, or fades there where nothing may travel. */
export function settleHome(drag: Drag, { reduced, after }: Settling): void {
  'worklet';
  const { x, y, tilt, fade, armed, lifted, held, gather } = drag;
  armed.set(0);
  const home = (finished?: boolean) => {
    'worklet';
    if (finished !== true) return;
    lifted.set(-1);
    held.set(-1);
    gather.set(0);
  };
  if (reduced) {
    const { fade: time } = motion.return.reduced;
    const jump = { duration: 0 };
    const asked = ReduceMotion.Never;
    x.set(withDelay(after, withTiming(0, jump), asked));
    y.set(withDelay(after, withTiming(0, jump), asked));
    tilt.set(0);
    const back = { duration: time, reduceMotion: asked };
    const appear = withSequence(asked, withTiming(0, jump), withTiming(1, back, home));
    fade.set(withDelay(after, appear, asked));
    return;
  }
  const way = spring[motion.return.spring];
  gather.set(withDelay(after, withSpring(0, spring[motion.lift.spring])));
  x.set(withDelay(after, withSpring(0, way)));
  y.set(withDelay(after, withSpring(0, way, home)));
  tilt.set(withDelay(after, withSpring(0, way)));
}

/** Shakes where it was stopped, then goes home; the reason pulses. */
export function shakeHome(drag: Drag, how: 'shaking' | 'still'): void {
  'worklet';
  const { time, shakes, way } = motion.illegalSwipe;
  if (how === 'still') {
    const { hold } = motion.illegalSwipe.reduced;
    const [asked, jump] = [ReduceMotion.Never, { duration: 0 }] as const;
    const gone = withDelay(hold, withTiming(0, jump), asked);
    drag.refused.set(withSequence(asked, withTiming(1, jump), gone));
    settleHome(drag, { reduced: true, after: 0 });
    return;
  }
  const step = { duration: time / (2 * shakes) };
  const from = drag.x.get();
  settleHome(drag, { reduced: false, after: time });
  drag.x.set(
    withSequence(
      withTiming(from - way, step),
      withTiming(from + way, step),
      withTiming(from - way, step),
      withTiming(from + way, step),
      withTiming(from - way, step),
      withTiming(from, step),
      withSpring(0, spring[motion.return.spring]),
    ),
  );
  drag.refused.set(
    withSequence(withTiming(1, { duration: time / 2 }), withTiming(0, { duration: time / 2 })),
  );
}
