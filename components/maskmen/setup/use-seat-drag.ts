/**
 * Dragging a seat by its handle to another place. While a finger moves everything happens on the UI
 * thread; React hears that a drag began and, at the end, where the seat was put.
 */

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

import { useMotion } from '@/components/motion/motion-context';
import {
  useSharedValue,
  withTiming,
  type SharedValue,
  scheduleOnRN,
} from '@/components/moving/animated';
import { Gesture } from '@/components/moving/gesture';
import { reorder } from '@/theme';

import { slotAt, travelOf, type RowPlace } from './seat-order';

/** Less than a list needs to begin scrolling. */
const GRIP = 4;

export interface SeatDrag {
  /** Where the rows were laid out, by seat. */
  readonly rows: SharedValue<readonly RowPlace[]>;
  /** The seat that is dragged, or −1. */
  readonly from: SharedValue<number>;
  /** The seat it would take. */
  readonly to: SharedValue<number>;
  readonly offset: SharedValue<number>;
}

export interface SeatDragInput {
  /** Changes whenever the seats stand in another order. */
  readonly order: string;
  /** How many there are. */
  readonly seats: number;
  readonly onStart: () => void;
  readonly onEnd: () => void;
  readonly onDrop: (from: number, to: number) => void;
}

export function useSeatDrag({ order, seats, onStart, onEnd, onDrop }: SeatDragInput) {
  const { reduced } = useMotion();
  /** Kept on this thread too: on phones `rows` does not hold yet what was set a moment ago. */
  const laidOut = useRef<readonly RowPlace[]>([]);
  const rows = useSharedValue<readonly RowPlace[]>([]);
  const from = useSharedValue(-1);
  const to = useSharedValue(-1);
  const offset = useSharedValue(0);
  const drag = useMemo<SeatDrag>(() => ({ rows, from, to, offset }), [rows, from, to, offset]);

  // The new order is what the rows were moved to show: with it they stand where they are laid out.
  useLayoutEffect(() => {
    from.set(-1);
    to.set(-1);
    offset.set(0);
  }, [order, from, to, offset]);

  // Nobody is dragged to a seat that was removed.
  useLayoutEffect(() => {
    laidOut.current = laidOut.current.slice(0, seats);
    rows.set(laidOut.current);
  }, [seats, rows]);

  const place = useCallback(
    (seat: number, at: RowPlace) => {
      const next = [...laidOut.current];
      next[seat] = at;
      laidOut.current = next;
      rows.set(next);
    },
    [rows],
  );

  const gestureFor = useCallback(
    (seat: number) =>
      Gesture.Pan()
        .withTestId(`seat-drag-${seat}`)
        .activeOffsetY([-GRIP, GRIP])
        .onStart(() => {
          from.set(seat);
          to.set(seat);
          scheduleOnRN(onStart);
        })
        .onUpdate(({ translationY }) => {
          offset.set(translationY);
          to.set(slotAt(rows.get(), seat, translationY));
        })
        .onFinalize((_, success) => {
          if (from.get() !== seat) return;
          scheduleOnRN(onEnd);
          const slot = success ? to.get() : seat;
          to.set(slot);
          const travel = travelOf(rows.get(), { from: seat, to: slot });
          const arrive = () => {
            'worklet';
            if (slot === seat) from.set(-1);
            else scheduleOnRN(onDrop, seat, slot);
          };
          if (reduced) {
            offset.set(travel);
            arrive();
          } else {
            offset.set(withTiming(travel, { duration: reorder.settle }, arrive));
          }
        }),
    [rows, from, to, offset, reduced, onStart, onEnd, onDrop],
  );
  return { drag, place, gestureFor };
}
