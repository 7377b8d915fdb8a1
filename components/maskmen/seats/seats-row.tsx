/** The opponents, clockwise from the viewer's left, in one row or down a rail. */

import { StyleSheet, View } from 'react-native';

import { useSteady, useSteadyList } from '@/components/ui/use-steady';
import { useTableScale } from '@/theme';

import type { Arrangement } from '../table/table-layout';
import type { SeatFacts } from './seat-facts';
import { SeatChip, type SeatShape } from './seat-chip';
import { RAIL_GAP, rowNames, SEAT_GAP, seatWidth } from './seat-room';

export interface Props {
  readonly seats: readonly SeatFacts[];
  readonly arrangement: Arrangement;
  readonly scale: number;
  /** How much larger than on a tablet the rail is. */
  readonly grown: number;
  readonly width: number;
  readonly height: number;
  /** How high a seat in the rail is. */
  readonly railSeat: number;
  /** Of two rows both have seats of one shape. */
  readonly rows: number;
}

const HIGH_RAIL_SEAT = 70;
const SHORT_SCALE = 0.88;

function shapeFor({ arrangement, scale, rows }: Props, each: number): SeatShape {
  switch (arrangement) {
    case 'rail':
      return 'full';
    case 'short':
      return each >= 150 && rows === 1 ? 'full' : 'tiny';
    case 'side':
      return each >= 150 ? 'full' : each >= 96 ? 'dense' : 'tiny';
    case 'tall':
      return each >= 112 * scale ? 'full' : 'stacked';
  }
}

/** How high the words of a seat are at their plain size, with the least around them. */
const PLAIN: Readonly<Record<SeatShape, number>> = { full: 39, dense: 38, stacked: 49, tiny: 37 };
const AROUND = 4;

export function SeatsRow(props: Props) {
  const { arrangement, scale, grown, width, height, railSeat } = props;
  // Most moves change two of the seats.
  const seats = useSteadyList(props.seats, JSON.stringify);
  const wished = useTableScale();
  const rail = arrangement === 'rail';
  const each = rail ? width : seatWidth(width, seats.length);
  const drawn = rail ? grown * (railSeat < HIGH_RAIL_SEAT * grown ? 1.05 : 1.25) : scale;
  const size = arrangement === 'short' ? SHORT_SCALE : drawn;
  const names = seats.map(({ name }) => name);
  const shape = shapeFor(props, each);
  const room = ((rail ? railSeat : height) - AROUND) / (PLAIN[shape] * Math.max(1, size));
  const text = Math.max(1, Math.min(wished, room));
  const inRow = useSteady(rowNames(names, each, { scale: size, text }), JSON.stringify);
  return (
    <View style={rail ? styles.rail : styles.row}>
      {seats.map((facts) => (
        <View key={facts.seat} style={rail ? { height: railSeat } : styles.cell}>
          <SeatChip
            facts={facts}
            shape={shape}
            width={each}
            scale={size}
            text={text}
            names={inRow}
            showPoints={rail || (arrangement === 'side' && each >= 150)}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', gap: SEAT_GAP },
  rail: { gap: RAIL_GAP },
  cell: { flex: 1, minWidth: 0 },
});
