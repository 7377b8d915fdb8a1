/**
 * An opponent's seat: pad, name, cards in hand, what they are doing. Five shapes for five widths of
 * table; the same facts in each, and all of them in the seat's name for a screen reader.
 */

import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, radius, useTheme } from '@/theme';

import { CardBack } from '../art/card';
import { fitName } from './fit-name';
import { Pad } from './pad';
import { pointsText } from './points-text';
import type { SeatFacts } from './seat-facts';
import { SeatStateLine, stateText } from './seat-state';

/**
 * `full`: two lines beside the pad; `dense`: the same with the name alone on its line; `stacked`: all
 * under each other; `tiny`: no name, for short screens.
 */
export type SeatShape = 'full' | 'dense' | 'stacked' | 'tiny';

export interface Props {
  readonly facts: SeatFacts;
  readonly shape: SeatShape;
  readonly scale: number;
  /** Whether points are shown in the seat itself. */
  readonly showPoints: boolean;
  readonly width: number;
}

const DIMMED: readonly SeatFacts['state']['kind'][] = ['passed', 'out', 'last'];
/** Below this size a name takes two lines instead. */
const LEAST_LINE = 10.5;
/** What pad, cards and margins of a full seat take beside its name. */
const BESIDE_NAME = 86;

const isLong = (name: string, scale: number, width: number): boolean =>
  fitName(name, 13.5 * scale, width - BESIDE_NAME * scale) < LEAST_LINE * scale;

/** Below this a tiny seat has room for the number of cards alone. */
const CRAMPED = 56;

export function SeatChip({ facts, shape: wanted, scale, showPoints, width }: Props) {
  const t = useT();
  const shape = wanted === 'full' && isLong(facts.name, scale, width) ? 'dense' : wanted;
  const theme = useTheme();
  const { state, name, points, active } = facts;
  const holding = state.kind === 'inRing';
  const label = t('table.seat.describe', {
    name,
    cards: t('cards.count', { count: facts.cards }),
    state: stateText(t, state),
    points: pointsText(t, points),
  });
  const pad = (size: number) => (
    <Pad seat={facts.seat} name={name} width={size} dimmed={DIMMED.includes(state.kind)} />
  );
  const side = shape === 'full' || shape === 'dense' ? 7 * scale : 4;
  const padWidth = shape === 'dense' ? 21 * Math.max(1, scale) : 27 * scale;
  const words = width - 2 * side - padWidth - 9;
  const twoLines = fitName(name, 11.6, width - 2 * side - 4) < LEAST_LINE;
  const cards = (size: number, back = true) => <Cards facts={facts} scale={size} back={back} />;
  const word = (size: number, room: number) => <Name name={name} scale={size} width={room} />;
  return (
    <View
      accessible
      role="group"
      aria-label={label}
      style={[
        styles.seat,
        {
          backgroundColor: theme.bg2,
          borderColor: active ? theme.text : holding ? theme.dim : theme.line,
          borderWidth: active || holding ? 1.8 : border.thin,
          paddingHorizontal: side,
        },
      ]}
    >
      {shape === 'tiny' && (
        <View style={styles.tiny}>
          {pad(width < CRAMPED ? 14 : 21)}
          <View style={styles.tinyWords}>
            {cards(0.86, width >= CRAMPED)}
            <SeatStateLine state={state} iconOnly scale={0.86} />
          </View>
        </View>
      )}
      {shape === 'stacked' && (
        <View style={styles.stack}>
          <View style={styles.spread}>
            {pad(14)}
            {twoLines && <SeatStateLine state={state} iconOnly scale={0.82} />}
            {cards(0.86, !twoLines)}
          </View>
          {word(0.86, width - 2 * side - 4)}
          {!twoLines && <SeatStateLine state={state} scale={0.82} />}
        </View>
      )}
      {shape === 'dense' && (
        <>
          {pad(padWidth)}
          <View style={styles.words}>
            {word(0.92 * Math.max(1, scale), words)}
            <View style={styles.spread}>
              <SeatStateLine state={state} scale={0.82 * Math.max(1, scale)} />
              {cards(0.82 * Math.max(1, scale), false)}
            </View>
          </View>
        </>
      )}
      {shape === 'full' && (
        <>
          {pad(padWidth)}
          <View style={styles.words}>
            <View style={styles.spread}>
              {word(scale, words - 38 * scale)}
              {cards(scale)}
            </View>
            <View style={styles.spread}>
              <SeatStateLine state={state} scale={Math.min(scale, 1.15)} />
              {showPoints && (
                <Text variant="small" tone="dim" allowFontScaling={false}>
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

interface NameProps {
  readonly name: string;
  readonly scale: number;
  readonly width: number;
}

function Name({ name, scale, width }: NameProps) {
  const fitting = fitName(name, 13.5 * scale, width);
  // What would be too small on one line takes two.
  const lines = fitting < LEAST_LINE ? 2 : 1;
  const fontSize = lines === 1 ? fitting : fitName(name, 11.5, width * 1.7);
  return (
    <Text
      variant="body"
      numberOfLines={lines}
      allowFontScaling={false}
      style={[styles.name, { fontSize, lineHeight: lines === 1 ? 17 * scale : fontSize + 1.5 }]}
    >
      {name}
    </Text>
  );
}

interface CardsProps {
  readonly facts: SeatFacts;
  readonly scale: number;
  readonly back: boolean;
}

function Cards({ facts, scale, back }: CardsProps) {
  // Who is out has none, which its state says already.
  if (facts.cards === 0) return <View />;
  return (
    <View style={styles.cards}>
      {back && <CardBack width={11.5 * scale} />}
      <Text
        variant="number"
        allowFontScaling={false}
        style={{ fontSize: 19 * scale, lineHeight: 21 * scale }}
      >
        {String(facts.cards)}
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
  words: { flex: 1, minWidth: 0, gap: 3 },
  spread: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 3,
    minWidth: 0,
  },
  stack: { flex: 1, minWidth: 0, gap: 0 },
  tiny: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
  },
  tinyWords: { alignItems: 'flex-end', gap: 2 },
  name: { fontFamily: 'Onest_600SemiBold', flexShrink: 1 },
  cards: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
