/**
 * The seats of the table to come, clockwise. A seat is dragged by its handle, or moved by the tools
 * behind it; on large screens there is room for all, so that nothing moves as they become more.
 */

import { useCallback, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useMotion } from '@/components/motion/motion-context';
import {
  Animated,
  useAnimatedReaction,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '@/components/moving/animated';
import { useZoom } from '@/components/ui/zoom';
import { hold, reorder } from '@/theme';

import { EmptySeat } from './empty-seat';
import { SeatHandle } from './seat-handle';
import { yieldOf } from './seat-order';
import { SEAT_HEIGHT, SeatRow, type BotFacts, type Kind } from './seat-row';
import { useSeatDrag, type SeatDrag } from './use-seat-drag';

const GAP = 6;

export interface ListedSeat {
  readonly kind: Kind;
  readonly name: string;
  /** What is wrong with the name, in words. */
  readonly problem: string | undefined;
  /** How a bot plays; undefined where a person sits. */
  readonly bot: BotFacts | undefined;
}

export interface Props {
  readonly seats: readonly ListedSeat[];
  readonly fewest: number;
  /** How many places there is room for. */
  readonly places: number;
  readonly onName: (seat: number, name: string) => void;
  readonly onKind: (seat: number, kind: Kind) => void;
  /** Somebody wants another rival or level at a seat. */
  readonly onBot: (seat: number) => void;
  readonly onMove: (seat: number, to: number) => void;
  readonly onRemove: (seat: number) => void;
  readonly onAdd: () => void;
}

export function SeatList(props: Props) {
  const { seats, fewest, places, onName, onKind, onBot, onMove, onRemove, onAdd } = props;
  const zoom = useZoom();
  const [open, setOpen] = useState<number>();
  /** A drag ends with a click on the handle, which is no press of it. */
  const dragged = useRef(false);
  const onStart = useCallback(() => {
    dragged.current = true;
  }, []);
  const onEnd = useCallback(() => {
    setTimeout(() => {
      dragged.current = false;
    }, hold.forget);
  }, []);
  const onDrop = useCallback(
    (from: number, to: number) => {
      setOpen(undefined);
      onMove(from, to);
    },
    [onMove],
  );
  const { drag, place, gestureFor } = useSeatDrag({
    order: seats.map(({ kind, name }) => `${kind} ${name}`).join('\n'),
    seats: seats.length,
    onStart,
    onEnd,
    onDrop,
  });
  const toggle = (seat: number) => {
    if (dragged.current) return;
    setOpen(open === seat ? undefined : seat);
  };
  const empty = Array.from({ length: Math.max(0, places - seats.length) }, (_, at) => at);
  return (
    <View style={{ gap: GAP * zoom }}>
      {seats.map(({ kind, name, problem, bot }, seat) => (
        <Moving key={seat} seat={seat} drag={drag} onPlace={place}>
          <SeatRow
            seat={seat}
            players={seats.length}
            kind={kind}
            name={name}
            problem={problem}
            bot={bot}
            open={open === seat}
            canRemove={seats.length > fewest}
            handle={
              <SeatHandle
                name={name}
                open={open === seat}
                gesture={gestureFor(seat)}
                onPressIn={() => {
                  dragged.current = false;
                }}
                onPress={() => toggle(seat)}
              />
            }
            onName={(raw) => onName(seat, raw)}
            onKind={(next) => onKind(seat, next)}
            onBot={() => onBot(seat)}
            onMove={(to) => {
              onMove(seat, to);
              setOpen(to);
            }}
            onRemove={() => {
              onRemove(seat);
              setOpen(undefined);
            }}
          />
        </Moving>
      ))}
      {empty.map((at) =>
        at === 0 ? (
          <EmptySeat key={at} onAdd={onAdd} />
        ) : (
          <View key={at} style={{ height: SEAT_HEIGHT * zoom }} />
        ),
      )}
    </View>
  );
}

interface MovingProps {
  readonly seat: number;
  readonly drag: SeatDrag;
  readonly onPlace: (seat: number, at: { readonly top: number; readonly height: number }) => void;
  readonly children: ReactNode;
}

/** A row that follows the finger, or makes room for the one that does. */
function Moving({ seat, drag, onPlace, children }: MovingProps) {
  const { reduced } = useMotion();
  const { rows, from, to, offset } = drag;
  const room = useSharedValue(0);
  useAnimatedReaction(
    () => {
      const dragged = from.get();
      if (dragged < 0 || dragged === seat) return 0;
      return yieldOf(rows.get(), seat, { from: dragged, to: to.get() });
    },
    (next) => room.set(reduced ? next : withTiming(next, { duration: reorder.room })),
  );
  const moved = useAnimatedStyle(() => {
    const dragged = from.get();
    if (dragged === seat)
      return { zIndex: 1, transform: [{ translateY: offset.get() }, { scale: 1.02 }] };
    // Nobody is dragged: rows stand at once where they were laid out.
    const translateY = dragged < 0 ? 0 : room.get();
    return { zIndex: 0, transform: [{ translateY }, { scale: 1 }] };
  });
  return (
    <Animated.View
      testID={`seat-${seat}`}
      onLayout={({ nativeEvent: { layout } }) =>
        onPlace(seat, { top: layout.y, height: layout.height })
      }
      style={[styles.moving, moved]}
    >
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ moving: { width: '100%' } });
