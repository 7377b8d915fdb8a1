/** Strength on the rules page: the table's own diagram or columns, standing still. */

import { StyleSheet, View } from 'react-native';

import type { Wrestler } from '@/engine/view';
import { addDefeat, emptyOrder, wrestlerIndex } from '@/engine/view';
import { radius, useTheme } from '@/theme';

import { StrengthDiagram } from '../diagram/diagram';
import type { StrengthShape } from '../diagram/lay-strength';

type Pairs = readonly (readonly [Wrestler, Wrestler])[];

interface Known {
  readonly order: ReturnType<typeof emptyOrder>;
  /** Wrestlers played, as bits. */
  readonly played: number;
}

function knownFrom(defeats: Pairs, unplayed: readonly Wrestler[]): Known {
  const order = emptyOrder();
  for (const [winner, loser] of defeats)
    addDefeat(order, wrestlerIndex(winner), wrestlerIndex(loser));
  const played = unplayed.reduce(
    (bits, wrestler) => bits & ~(1 << wrestlerIndex(wrestler)),
    0b111111,
  );
  return { order, played };
}

/** Two above Volto, one below; Umbra was played and never ranked, Nopal was not played. */
export const FORK = knownFrom(
  [
    ['zarpa', 'volto'],
    ['dalia', 'volto'],
    ['volto', 'fango'],
  ],
  ['nopal'],
);

/** What is known after the four rounds of the example. */
export const OPENING = knownFrom(
  [
    ['volto', 'dalia'],
    ['zarpa', 'volto'],
    ['nopal', 'volto'],
    ['volto', 'fango'],
    ['umbra', 'zarpa'],
    ['zarpa', 'nopal'],
  ],
  [],
);

/** Nothing happens in a drawing. */
const STILL = { beat: 0, proved: undefined, start: 0, factor: 0, skipped: 0 };
const NO_DEFEATS = [] as const;

export interface Props {
  readonly width: number;
  readonly height?: number;
  readonly of: Known;
  readonly shape?: StrengthShape;
  readonly focus?: Wrestler;
}

export function Strength({ width, height = 230, of, shape = 'diagram', focus }: Props) {
  const theme = useTheme();
  return (
    <View style={[styles.drawing, { backgroundColor: theme.bg1 }]} pointerEvents="none">
      <StrengthDiagram
        shape={shape}
        defeats={NO_DEFEATS}
        order={of.order}
        played={of.played}
        width={width}
        height={height}
        largestMask={46}
        focus={focus}
        onFocus={() => undefined}
        preview={undefined}
        top={undefined}
        moment={STILL}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  drawing: { borderRadius: radius.panel, overflow: 'hidden' },
});
