/** The opponents, clockwise from the viewer's left, in one row or down a rail. */

import { StyleSheet, View } from 'react-native';

import type { Arrangement } from '../table/table-layout';
import type { SeatFacts } from './seat-facts';
import { SeatChip, type SeatShape } from './seat-chip';

export interface Props {
  readonly seats: readonly SeatFacts[];
  readonly arrangement: Arrangement;
  readonly scale: number;
  readonly width: number;
}

const RAIL_SEAT = 82;

function shapeFor({ arrangement, seats, width, scale }: Props): SeatShape {
  const each = width / Math.max(1, seats.length);
  switch (arrangement) {
    case 'rail':
      return 'row';
    case 'short':
      return each >= 112 ? 'full' : 'tiny';
    case 'side':
    case 'tall':
      return each >= 112 * scale
        ? 'full'
        : each >= 62 && arrangement === 'tall'
          ? 'stacked'
          : 'tiny';
  }
}

export function SeatsRow(props: Props) {
  const { seats, arrangement, scale, width } = props;
  const shape = shapeFor(props);
  const rail = arrangement === 'rail';
  const wide = width / Math.max(1, seats.length) >= 150;
  return (
    <View style={rail ? styles.rail : styles.row}>
      {seats.map((facts) => (
        <View key={facts.seat} style={rail ? { height: RAIL_SEAT } : styles.cell}>
          <SeatChip
            facts={facts}
            shape={shape}
            scale={rail ? 1.25 : arrangement === 'short' ? 0.8 : scale}
            showPoints={rail || (arrangement === 'side' && wide)}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', gap: 3 },
  rail: { gap: 10 },
  cell: { flex: 1, minWidth: 0 },
});
