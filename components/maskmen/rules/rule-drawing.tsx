/** The drawings of the rules page, made of the table's own cards and diagram. */

import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import type { Wrestler } from '@/engine/view';
import { WRESTLERS } from '@/engine/view';
import { useT } from '@/i18n';
import { radius, space, useTheme } from '@/theme';

import { Card } from '../art/card';
import { Ticket } from '../result/ticket';
import { DealTable } from './deal-table';
import { FORK, OPENING, Strength } from './strength-drawing';

export type DrawingName =
  | 'wrestlers'
  | 'deal'
  | 'strength'
  | 'picture'
  | 'columns'
  | 'lead'
  | 'follow'
  | 'three'
  | 'tokens'
  | 'example';

export function RuleDrawing({
  name,
  width,
}: {
  readonly name: DrawingName;
  readonly width: number;
}) {
  switch (name) {
    case 'wrestlers':
      return <Wrestlers width={width} />;
    case 'deal':
      return <DealTable />;
    case 'strength':
      return <Strength width={width} of={FORK} focus="volto" />;
    case 'picture':
      return <Strength width={width} of={FORK} />;
    case 'columns':
      return <Strength width={width} of={FORK} shape="columns" />;
    case 'example':
      return <Strength width={width} of={OPENING} height={300} />;
    case 'tokens':
      return <Tokens />;
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

/** One card of each, in the order in which wrestlers are listed everywhere. */
function Wrestlers({ width }: { readonly width: number }) {
  const theme = useTheme();
  const zoom = useZoom();
  const room = width - 2 * space.m - (WRESTLERS.length - 1) * space.s;
  const card = Math.min(CARD * zoom, room / WRESTLERS.length);
  return (
    <View aria-hidden style={[styles.row, styles.six, { backgroundColor: theme.bg1 }]}>
      {WRESTLERS.map((wrestler) => (
        <Card key={wrestler} wrestler={wrestler} width={card} />
      ))}
    </View>
  );
}

/** What the text says in numbers: so nothing here is read out. */
function Tokens() {
  const theme = useTheme();
  const zoom = useZoom();
  return (
    <View aria-hidden style={[styles.row, { backgroundColor: theme.bg1 }]}>
      {[2, 1, 0, -1].map((token) => (
        <Ticket key={token} token={token} width={54 * zoom} />
      ))}
    </View>
  );
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
  six: { gap: space.s },
});
