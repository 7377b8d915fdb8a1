/** The drawings of the rules page, made of the table's own cards and diagram. */

import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import type { Wrestler } from '@/engine/view';
import { addDefeat, emptyOrder, wrestlerIndex } from '@/engine/view';
import { useT } from '@/i18n';
import { radius, space, useTheme } from '@/theme';

import { Card } from '../art/card';
import { StrengthDiagram } from '../diagram/diagram';

export type DrawingName = 'strength' | 'lead' | 'follow' | 'three';

export function RuleDrawing({
  name,
  width,
}: {
  readonly name: DrawingName;
  readonly width: number;
}) {
  switch (name) {
    case 'strength':
      return <Ropes width={width} />;
    case 'lead':
      return (
        <Row>
          <Cards wrestler="nopal" count={1} caption="debut" />
          <Cards wrestler="volto" count={3} caption="established" />
        </Row>
      );
    case 'follow':
      return (
        <Row>
          <Cards wrestler="fango" count={1} caption="top" />
          <Icon name="chevron" size={22} tone="faint" />
          <View style={styles.answers}>
            <Cards wrestler="zarpa" count={1} caption="stronger" />
            <Cards wrestler="umbra" count={2} caption="unknown" />
          </View>
        </Row>
      );
    case 'three':
      return (
        <Row>
          <Cards wrestler="volto" count={3} caption="top" />
          <Icon name="chevron" size={22} tone="faint" />
          <Cards wrestler="zarpa" count={3} caption="stronger" />
        </Row>
      );
  }
}

function Row({ children }: { readonly children: ReactNode }) {
  const theme = useTheme();
  return <View style={[styles.row, { backgroundColor: theme.bg1 }]}>{children}</View>;
}

const CARD = 44;
const STEP = 13;

interface CardsProps {
  readonly wrestler: Wrestler;
  readonly count: number;
  readonly caption: 'debut' | 'established' | 'top' | 'stronger' | 'unknown';
}

function Cards({ wrestler, count, caption }: CardsProps) {
  const t = useT();
  const zoom = useZoom();
  const [card, step] = [CARD * zoom, STEP * zoom];
  return (
    <View
      style={styles.cards}
      accessible
      role="img"
      aria-label={`${t(`wrestlers.${wrestler}`)} ×${count}: ${t(`rules.captions.${caption}`)}`}
    >
      <View style={{ width: card + step * (count - 1), height: card * 1.4 }} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <View key={index} style={[styles.card, { left: index * step }]}>
            <Card wrestler={wrestler} width={card} />
          </View>
        ))}
      </View>
      <Text variant="small" tone="dim" style={styles.caption} aria-hidden>
        {t(`rules.captions.${caption}`)}
      </Text>
    </View>
  );
}

const DEFEATS: readonly (readonly [Wrestler, Wrestler])[] = [
  ['zarpa', 'volto'],
  ['dalia', 'volto'],
  ['volto', 'fango'],
];

const DRAWN = (() => {
  const order = emptyOrder();
  for (const [winner, loser] of DEFEATS)
    addDefeat(order, wrestlerIndex(winner), wrestlerIndex(loser));
  return order;
})();

/** All but Nopal have been played. */
const PLAYED = 0b111111 & ~(1 << wrestlerIndex('nopal'));

/** Nothing happens in a drawing. */
const STILL = { beat: 0, proved: undefined, start: 0, factor: 0, skipped: 0 };

function Ropes({ width }: { readonly width: number }) {
  const theme = useTheme();
  return (
    <View style={[styles.ropes, { backgroundColor: theme.bg1 }]} pointerEvents="none">
      <StrengthDiagram
        shape="diagram"
        defeats={NO_DEFEATS}
        order={DRAWN}
        played={PLAYED}
        width={width}
        height={230}
        largestMask={46}
        focus="volto"
        onFocus={() => undefined}
        preview={undefined}
        top={undefined}
        moment={STILL}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.panel,
  },
  answers: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: space.m },
  cards: { alignItems: 'center', gap: space.xs },
  card: { position: 'absolute', top: 0 },
  caption: { textAlign: 'center' },
  ropes: { borderRadius: radius.panel, overflow: 'hidden' },
});

const NO_DEFEATS = [] as const;
