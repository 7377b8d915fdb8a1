/** The seats on the table, in rows or down a rail with the round's moves below them. */

import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { MatchView } from '@/engine/view';

import { seatFacts } from '../seats/seat-facts';
import { RAIL_GAP } from '../seats/seat-room';
import { SeatsRow } from '../seats/seats-row';
import { RailRound } from './rail-round';
import { grownBy, type Rect, type TableLayout } from './table-layout';

export interface Props {
  readonly view: MatchView;
  readonly viewer: number | undefined;
  readonly names: readonly string[];
  readonly thinking: number | undefined;
  readonly layout: TableLayout;
  readonly seats: readonly number[];
}

const at = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

export const TableSeats = memo(function TableSeats(props: Props) {
  const { view, viewer, names, thinking, layout, seats } = props;
  const rail = layout.arrangement === 'rail';
  return (
    <>
      {layout.seatRows.map((row, index) => {
        const before = layout.seatRows.slice(0, index).reduce((sum, { count }) => sum + count, 0);
        return (
          <View key={row.y} style={at(row)} pointerEvents="none">
            <SeatsRow
              seats={seats
                .slice(before, before + row.count)
                .map((seat) => seatFacts({ view, names, thinking }, seat))}
              arrangement={layout.arrangement}
              scale={layout.scale}
              grown={grownBy(layout)}
              width={row.width}
              height={row.height}
              railSeat={layout.railSeat}
              rows={layout.seatRows.length}
            />
            {rail && (
              <View style={styles.railRound}>
                <RailRound
                  moves={roundMoves(view)}
                  names={names}
                  viewer={viewer}
                  grown={grownBy(layout)}
                  width={row.width}
                  height={row.height - seats.length * (layout.railSeat + RAIL_GAP) - ROUND_GAP}
                />
              </View>
            )}
          </View>
        );
      })}
    </>
  );
});

/** The moves since the current round began; the last round's once the season is over. */
export function roundMoves({ season }: MatchView) {
  const plays = season.round.length;
  let seen = 0;
  for (let from = season.log.length - 1; from >= 0 && plays > 0; from--) {
    if (season.log[from]?.move.kind === 'play') seen++;
    if (seen === plays) return season.log.slice(from);
  }
  return [];
}

const ROUND_GAP = 16;

const styles = StyleSheet.create({ railRound: { marginTop: ROUND_GAP } });
