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
const GAP = 3;

function shapeFor(arrangement: Arrangement, each: number, scale: number): SeatShape {
  switch (arrangement) {
    case 'rail':
      return 'full';
    case 'short':
      return each >= 150 ? 'full' : 'tiny';
    case 'side':
      return each >= 150 ? 'full' : each >= 96 ? 'dense' : 'tiny';
    case 'tall':
      return each >= 112 * scale ? 'full' : each >= 58 ? 'stacked' : 'tiny';
  }
}

export function SeatsRow({ seats, arrangement, scale, width }: Props) {
  const rail = arrangement === 'rail';
  const count = Math.max(1, seats.length);
  const each = rail ? width : (width - GAP * (count - 1)) / count;
  return (
    <View style={rail ? styles.rail : styles.row}>
      {seats.map((facts) => (
        <View key={facts.seat} style={rail ? { height: RAIL_SEAT } : styles.cell}>
          <SeatChip
            facts={facts}
            shape={shapeFor(arrangement, each, scale)}
            width={each}
            scale={rail ? 1.25 : arrangement === 'short' ? 0.8 : scale}
            showPoints={rail || (arrangement === 'side' && each >= 150)}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', gap: GAP },
  rail: { gap: 10 },
  cell: { flex: 1, minWidth: 0 },
});
