/**
 * The hand's one gesture: sideways it scrubs the focus from group to group; twelve pixels upward
 * from any group lift its cards, which then follow the finger until it lets go: above the ring's
 * edge they are played, below it they return. Everything while a finger moves happens on the UI
 * thread; React hears of a new focus and of the release, nothing else.
 */

import { useMemo } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { useSharedValue, withSpring, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { spring } from '@/theme';

import { groupAt } from './fan-layout';

const LIFT = 12;
const SCRUB = 8;
const MOST_TILT = 12;

export interface Drag {
  /** The lifted group, or −1. */
  readonly lifted: SharedValue<number>;
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly tilt: SharedValue<number>;
  /** 1 while letting go would play. */
  readonly armed: SharedValue<number>;
}

export interface HandGestureInput {
  readonly strips: readonly { readonly left: number; readonly right: number }[];
  /** Which groups may be played now. */
  readonly playable: readonly boolean[];
  /** How far up, from the hand's top, the ring's edge is; releasing above it plays. */
  readonly edge: number;
  readonly enabled: boolean;
  readonly reduced: boolean;
  readonly onFocus: (group: number) => void;
  readonly onPlay: (group: number) => void;
  readonly onIllegal: (group: number) => void;
  /** A finger drags: taps in between do not count. */
  readonly onDragging: (dragging: boolean) => void;
}

export function useDrag(): Drag {
  const lifted = useSharedValue(-1);
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const tilt = useSharedValue(0);
  const armed = useSharedValue(0);
  return useMemo(() => ({ lifted, x, y, tilt, armed }), [lifted, x, y, tilt, armed]);
}

export function useHandGesture(input: HandGestureInput, drag: Drag) {
  const { strips, playable, edge, enabled, reduced } = input;
  const { onFocus, onPlay, onIllegal, onDragging } = input;
  /** What the finger is doing: 0 nothing yet, 1 scrubbing, 2 dragging a packet. */
  const mode = useSharedValue(0);
  const current = useSharedValue(-1);
  const { lifted, x, y, tilt, armed } = drag;

  return useMemo(() => {
    const settle = () => {
      'worklet';
      x.set(reduced ? withTiming(0, { duration: 120 }) : withSpring(0, spring.card));
      const home = (finished?: boolean) => {
        'worklet';
        if (finished === true) lifted.set(-1);
      };
      y.set(reduced ? withTiming(0, { duration: 120 }, home) : withSpring(0, spring.card, home));
      tilt.set(withTiming(0, { duration: 120 }));
      armed.set(0);
    };
    return Gesture.Pan()
      .enabled(enabled)
      .minDistance(SCRUB)
      .onStart(() => {
        scheduleOnRN(onDragging, true);
      })
      .onUpdate((event) => {
        if (mode.value === 0) {
          const from = groupAt(strips, event.x - event.translationX);
          if (-event.translationY >= LIFT && -event.translationY > Math.abs(event.translationX)) {
            if (from < 0) return;
            mode.set(2);
            lifted.set(from);
            if (current.value !== from) scheduleOnRN(onFocus, from);
            current.set(from);
          } else if (Math.abs(event.translationX) >= SCRUB) {
            mode.set(1);
          }
        }
        if (mode.value === 1) {
          const at = groupAt(strips, event.x);
          if (at >= 0 && at !== current.value) {
            current.set(at);
            scheduleOnRN(onFocus, at);
          }
          // A scrub that turns upward lifts what is under the finger.
          if (
            event.velocityY < -260 &&
            Math.abs(event.velocityY) > 1.6 * Math.abs(event.velocityX)
          ) {
            mode.set(2);
            lifted.set(at);
          }
        }
        if (mode.value === 2) {
          const may = playable[lifted.value] === true;
          const above = event.y < edge;
          // What may not be played stops at the ring's edge.
          const stop = may ? event.translationY : Math.max(event.translationY, edge * 0.5 - 20);
          x.set(event.translationX);
          y.set(Math.min(0, stop));
          if (!reduced) tilt.set(Math.max(-MOST_TILT, Math.min(MOST_TILT, event.velocityX / 60)));
          armed.set(may && above ? 1 : 0);
        }
      })
      .onEnd((event) => {
        if (mode.value !== 2) return;
        const group = lifted.value;
        const may = playable[group] === true;
        const flung = event.velocityY < -700 && event.translationY < -30;
        if (may && (event.y < edge || flung)) {
          scheduleOnRN(onPlay, group);
          x.set(0);
          y.set(0);
          tilt.set(0);
          armed.set(0);
          lifted.set(-1);
          return;
        }
        if (!may) scheduleOnRN(onIllegal, group);
        settle();
      })
      .onFinalize((_, success) => {
        if (!success && mode.value === 2) settle();
        mode.set(0);
        current.set(-1);
        scheduleOnRN(onDragging, false);
      });
  }, [
    strips,
    playable,
    edge,
    enabled,
    reduced,
    onFocus,
    onPlay,
    onIllegal,
    onDragging,
    mode,
    current,
    lifted,
    x,
    y,
    tilt,
    armed,
  ]);
}
