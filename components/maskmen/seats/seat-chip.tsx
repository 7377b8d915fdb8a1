/**
 * An opponent's seat: pad, name, cards in hand, what they are doing. Four shapes for four widths of
 * table; the same facts in each, and all of them in the seat's name for a screen reader.
 */

import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, maxScale, radius, useTheme } from '@/theme';

import { CardBack } from '../art/card';
import { Pad } from './pad';
import { pointsText } from './points-text';
import type { SeatFacts } from './seat-facts';
import { SeatStateLine, stateText } from './seat-state';

/** `full` two lines beside the pad; `stacked` for four and more; `tiny` on short screens; `row` in a rail. */
export type SeatShape = 'full' | 'stacked' | 'tiny' | 'row';

export interface Props {
  readonly facts: SeatFacts;
  readonly shape: SeatShape;
  readonly scale: number;
  /** Whether points are shown in the seat itself. */
  readonly showPoints: boolean;
}

const DIMMED: readonly SeatFacts['state']['kind'][] = ['passed', 'out', 'last'];

export function SeatChip({ facts, shape, scale, showPoints }: Props) {
  const t = useT();
  const theme = useTheme();
  const { state, name, cards, points, active } = facts;
  const holding = state.kind === 'inRing';
  const label = t('table.seat.describe', {
    name,
    cards: t('cards.count', { count: cards }),
    state: stateText(t, state),
    points: pointsText(t, points),
  });
  const pad = (width: number) => (
    <Pad seat={facts.seat} name={name} width={width} dimmed={DIMMED.includes(state.kind)} />
  );
  const edge = active ? theme.text : holding ? theme.dim : theme.line;
  return (
    <View
      accessible
      role="group"
      aria-label={label}
      style={[
        styles.seat,
        {
          backgroundColor: theme.bg2,
          borderColor: edge,
          borderWidth: active || holding ? 1.8 : border.thin,
          paddingHorizontal: shape === 'full' || shape === 'row' ? 7 * scale : 4,
        },
      ]}
    >
      {shape === 'tiny' && (
        <>
          {pad(21)}
          <View style={styles.tiny}>
            <Cards cards={cards} scale={0.9} />
            <SeatStateLine state={state} iconOnly scale={0.9} />
          </View>
        </>
      )}
      {shape === 'stacked' && (
        <View style={styles.stack}>
          <View style={styles.spread}>
            {pad(17)}
            <Cards cards={cards} scale={0.86} />
          </View>
          <Name name={name} scale={0.86} />
          <SeatStateLine state={state} scale={0.82} />
        </View>
      )}
      {(shape === 'full' || shape === 'row') && (
        <>
          {pad(27 * scale)}
          <View style={styles.words}>
            <View style={styles.spread}>
              <Name name={name} scale={scale} />
              <Cards cards={cards} scale={scale} />
            </View>
            <View style={styles.spread}>
              <SeatStateLine state={state} scale={Math.min(scale, 1.15)} />
              {showPoints && (
                <Text variant="small" tone="dim" maxFontSizeMultiplier={maxScale.node}>
                  {pointsText(t, points)}
                </Text>
              )}
            </View>
          </View>
        </>
      )}
    </View>
  );
}

function Name({ name, scale }: { readonly name: string; readonly scale: number }) {
  // A name of fourteen letters is set smaller rather than cut.
  const size = 13.5 * scale * Math.min(1, 9 / Math.max(1, Array.from(name).length) + 0.25);
  return (
    <Text
      variant="body"
      numberOfLines={1}
      maxFontSizeMultiplier={maxScale.node}
      style={[styles.name, { fontSize: size, lineHeight: 18 * scale }]}
    >
      {name}
    </Text>
  );
}

function Cards({ cards, scale }: { readonly cards: number; readonly scale: number }) {
  return (
    <View style={styles.cards}>
      <CardBack width={11.5 * scale} />
      <Text
        variant="number"
        allowFontScaling={false}
        style={{ fontSize: 19 * scale, lineHeight: 21 * scale }}
      >
        {String(cards)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  seat: {
    flex: 1,
    borderRadius: radius.seat,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 7,
    overflow: 'hidden',
  },
  words: { flex: 1, minWidth: 0, gap: 4 },
  spread: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
  },
  stack: { flex: 1, minWidth: 0, gap: 1 },
  tiny: { flex: 1, alignItems: 'flex-end', gap: 2 },
  name: { fontFamily: 'Onest_600SemiBold', flexShrink: 1 },
  cards: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
