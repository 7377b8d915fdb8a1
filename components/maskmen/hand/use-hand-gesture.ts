/**
 * The hand's one gesture: sideways it scrubs the focus from group to group; twelve pixels upward
 * from any group lift its cards, which then follow the finger until it lets go: above the ring's
 * edge they are played, below it they return. Everything while a finger moves happens on the UI
 * thread; React hears of a new focus and of the release, nothing else.
 */

import { useEffect, useMemo } from 'react';

import {
  useSharedValue,
  withSequence,
  withSpring,
  scheduleOnRN,
} from '@/components/moving/animated';
import { Gesture } from '@/components/moving/gesture';
import { motion, spring } from '@/theme';

import { groupAt } from './fan-layout';
import { gatherTo, putHome, settleHome, shakeHome, type Drag } from './drag';

const LIFT = 12;
const SCRUB = 8;
/** A flick this fast plays wherever it is let go, in pixels a second. */
const FLUNG = 700;

export const HAND_DRAG = 'hand-drag';

/** What the finger is doing. */
const MODE = { nothing: 0, scrub: 1, drag: 2, played: 3 } as const;

/** Where a packet was let go, from where it was lifted, and how fast, in pixels a second. */
export interface LetGo {
  readonly x: number;
  readonly y: number;
  readonly speed: number;
}

/** Lifted, over the ring's edge either way, or on its way home. */
export type Felt = 'lift' | 'edge' | 'return';

export interface HandGestureInput {
  readonly strips: readonly { readonly left: number; readonly right: number }[];
  /** Which groups may be played now. */
  readonly playable: readonly boolean[];
  /** How far up, from the hand's top, the ring's edge is; releasing above it plays. */
  readonly edge: number;
  readonly enabled: boolean;
  readonly reduced: boolean;
  readonly onFocus: (group: number) => void;
  readonly onPlay: (group: number, letGo: LetGo) => void;
  readonly onIllegal: (group: number) => void;
  /** A finger came down on the hand, or is gone. */
  readonly onTouched: (touched: boolean) => void;
  /** A finger drags: taps in between do not count. */
  readonly onDragging: (dragging: boolean) => void;
  /** Something to hear or feel happened to the packet. */
  readonly onFelt: (what: Felt) => void;
}

export function useHandGesture(input: HandGestureInput, drag: Drag) {
  const { strips, playable, edge, enabled, reduced } = input;
  const { onFocus, onPlay, onIllegal, onTouched, onDragging, onFelt } = input;
  const mode = useSharedValue<number>(MODE.nothing);
  const current = useSharedValue(-1);

  useEffect(() => {
    // Another hand: what was let go to be played is in the ring by now.
    if (mode.get() !== MODE.played) return;
    mode.set(MODE.nothing);
    putHome(drag);
  }, [strips, playable, drag, mode]);

  return useMemo(
    () =>
      Gesture.Pan()
        .enabled(enabled)
        .minDistance(SCRUB)
        .withTestId(HAND_DRAG)
        .onBegin((event) => {
          drag.held.set(groupAt(strips, event.x));
          gatherTo(drag, { reduced, after: motion.lift.press });
          scheduleOnRN(onTouched, true);
        })
        .onStart(() => {
          scheduleOnRN(onDragging, true);
        })
        .onUpdate((event) => {
          if (mode.get() === MODE.played) mode.set(MODE.nothing);
          if (mode.get() === MODE.nothing) {
            const from = groupAt(strips, event.x - event.translationX);
            if (-event.translationY >= LIFT && -event.translationY > Math.abs(event.translationX)) {
              if (from < 0) return;
              mode.set(MODE.drag);
              drag.lifted.set(from);
              gatherTo(drag, { reduced, after: 0 });
              scheduleOnRN(onFelt, 'lift');
              if (current.get() !== from) scheduleOnRN(onFocus, from);
              current.set(from);
            } else if (Math.abs(event.translationX) >= SCRUB) {
              mode.set(MODE.scrub);
              drag.held.set(-1);
            }
          }
          if (mode.get() === MODE.scrub) {
            const at = groupAt(strips, event.x);
            if (at >= 0 && at !== current.get()) {
              current.set(at);
              scheduleOnRN(onFocus, at);
            }
            // A scrub that turns upward lifts what is under the finger.
            if (
              event.velocityY < -260 &&
              Math.abs(event.velocityY) > 1.6 * Math.abs(event.velocityX)
            ) {
              mode.set(MODE.drag);
              drag.lifted.set(at);
              drag.held.set(at);
              gatherTo(drag, { reduced, after: 0 });
              scheduleOnRN(onFelt, 'lift');
            }
          }
          if (mode.get() === MODE.drag) {
            const may = playable[drag.lifted.get()] === true;
            const above = event.y < edge;
            // What may not be played stops at the ring's edge.
            const stop = may ? event.translationY : Math.max(event.translationY, edge * 0.5 - 20);
            drag.x.set(event.translationX);
            drag.y.set(Math.min(0, stop));
            const { tiltBy, mostTilt } = motion.drag;
            const lean = Math.max(-mostTilt, Math.min(mostTilt, event.velocityX / tiltBy));
            const sway = spring[motion.drag.spring];
            // A finger that rests sends no more news: the packet hangs straight again by itself.
            if (!reduced) drag.tilt.set(withSequence(withSpring(lean, sway), withSpring(0, sway)));
            const armed = may && above ? 1 : 0;
            if (drag.armed.get() !== armed) scheduleOnRN(onFelt, 'edge');
            drag.armed.set(armed);
          }
        })
        .onEnd((event, success) => {
          // Taken away, not let go: however fast it was, nobody played it.
          if (!success || mode.get() !== MODE.drag) return;
          const group = drag.lifted.get();
          const may = playable[group] === true;
          const flung = event.velocityY < -FLUNG && event.translationY < -30;
          if (may && (event.y < edge || flung)) {
            const speed = Math.hypot(event.velocityX, event.velocityY);
            scheduleOnRN(onPlay, group, { x: drag.x.get(), y: drag.y.get(), speed });
            mode.set(MODE.played);
            drag.armed.set(0);
            // It waits where it is until it is seen in the ring; refused, it flies home.
            settleHome(drag, { reduced, after: UNANSWERED });
            return;
          }
          if (!may) {
            scheduleOnRN(onIllegal, group);
            shakeHome(drag, reduced ? 'still' : 'shaking');
          } else {
            scheduleOnRN(onFelt, 'return');
            settleHome(drag, { reduced, after: 0 });
          }
        })
        .onFinalize((_, success) => {
          if (!success && mode.get() === MODE.drag) settleHome(drag, { reduced, after: 0 });
          if (mode.get() !== MODE.played) {
            mode.set(MODE.nothing);
            if (drag.lifted.get() < 0) gatherTo(drag, { reduced, after: 'back' });
          }
          current.set(-1);
          scheduleOnRN(onDragging, false);
          scheduleOnRN(onTouched, false);
        }),
    [
      strips,
      playable,
      edge,
      enabled,
      reduced,
      onFocus,
      onPlay,
      onIllegal,
      onTouched,
      onDragging,
      onFelt,
      mode,
      current,
      drag,
    ],
  );
}

/** A move is written and shown before this, on slow phones too: it took half a second on the slowest. */
const UNANSWERED = 1500;
