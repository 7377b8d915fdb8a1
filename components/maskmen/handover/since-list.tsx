/** What happened since a player's last turn, by name. It scrolls, the newest in sight. */

import { StyleSheet, View, type ViewStyle } from 'react-native';

import { fitName, nameColumn } from '@/components/ui/fit-name';
import { Icon } from '@/components/ui/icon';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT, type Translate } from '@/i18n';
import { border, maxScale, radius, space, useFontScale, useTheme } from '@/theme';

import { Mask } from '../art/mask';
import { placeText } from '../seats/seat-state';
import type { Deed, Happening } from './since';

const NAME = 15.5;
const NAME_COLUMN = { largest: NAME, least: 46, most: 104 } as const;
const ROW = { large: 44, roomy: 37, tight: 29 } as const;
/** So many rows are never scrolled away: of larger words, where a phone has no room for three, one. */
const ALWAYS_SHOWN = { plain: 3, large: 1 } as const;

export interface Props {
  readonly title: string;
  readonly happenings: readonly Happening[];
  readonly names: readonly string[];
  /** Said when there is nothing to tell. */
  readonly otherwise: string;
  /** On small screens rows stand closer. */
  readonly tight: boolean;
}

function deedText(t: Translate, deed: Deed): string {
  switch (deed.kind) {
    case 'led':
    case 'answered':
      return t(`handover.${deed.kind}`, { wrestler: t(`wrestlers.${deed.wrestler}`) });
    case 'wentOut':
      return t('handover.wentOut', { place: placeText(t, deed.place) });
    case 'passed':
    case 'forced':
    case 'wonRound':
      return t(`handover.${deed.kind}`);
  }
}

const rowHeight = (tight: boolean, zoom: number): number =>
  (tight ? ROW.tight : zoom > 1 ? ROW.large : ROW.roomy) * zoom;

const paddings = (zoom: number): ViewStyle => ({
  paddingTop: 14 * zoom,
  paddingBottom: 10 * zoom,
  paddingHorizontal: space.l * zoom,
});

export function SinceList({ title, happenings, names, otherwise, tight }: Props) {
  const theme = useTheme();
  const zoom = useZoom();
  const told = happenings.map(({ seat }) => names[seat] ?? '');
  const nameWidth = nameColumn(told, NAME_COLUMN);
  const row = rowHeight(tight, zoom);
  const always = useFontScale() > 1 && tight ? ALWAYS_SHOWN.large : ALWAYS_SHOWN.plain;
  return (
    <View
      style={[
        styles.panel,
        tight ? styles.tightPanel : paddings(zoom),
        { backgroundColor: theme.bg1, borderColor: theme.line },
      ]}
    >
      <Text
        variant="small"
        tone="dim"
        maxFontSizeMultiplier={maxScale.table}
        role="heading"
        aria-level={2}
        style={[styles.title, { marginBottom: 6 * zoom }]}
      >
        {title}
      </Text>
      <ScrollArea
        fromEnd
        ground={{ above: theme.bg1, below: theme.bg1 }}
        style={{
          minHeight: Math.min(happenings.length, always) * row,
        }}
      >
        {happenings.length === 0 && (
          <Text maxFontSizeMultiplier={maxScale.table} style={styles.otherwise}>
            {otherwise}
          </Text>
        )}
        {happenings.map(({ key, seat, deed }) => (
          <Row key={key} name={names[seat] ?? ''} nameWidth={nameWidth} deed={deed} tight={tight} />
        ))}
      </ScrollArea>
    </View>
  );
}

interface RowProps {
  readonly name: string;
  /** All names take the same room, so that deeds stand under each other. */
  readonly nameWidth: number;
  readonly deed: Deed;
  readonly tight: boolean;
}

function Row({ name, nameWidth, deed, tight }: RowProps) {
  const t = useT();
  const zoom = useZoom();
  const words = deedText(t, deed);
  const { fontSize, lineHeight } = fitName(name, { width: nameWidth, largest: NAME });
  const played = deed.kind === 'led' || deed.kind === 'answered';
  const label = played
    ? t('handover.describePlay', { name, deed: words, number: deed.count })
    : t('handover.describe', { name, deed: words });
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.row, { minHeight: rowHeight(tight, zoom), gap: 8 * zoom }]}
    >
      <Text
        aria-hidden
        maxFontSizeMultiplier={maxScale.picture}
        style={[styles.name, { width: nameWidth * zoom, fontSize, lineHeight }]}
      >
        {name}
      </Text>
      <View aria-hidden style={[styles.glyph, { width: 30 * zoom }]}>
        <Glyph deed={deed} width={(tight ? 20 : 25) * zoom} />
      </View>
      <Text aria-hidden maxFontSizeMultiplier={maxScale.table} style={styles.deed}>
        {words}
      </Text>
      {played && (
        <Text
          aria-hidden
          variant="number"
          maxFontSizeMultiplier={maxScale.node}
          style={styles.count}
        >
          {t('handover.times', { number: deed.count })}
        </Text>
      )}
    </View>
  );
}

function Glyph({ deed, width }: { readonly deed: Deed; readonly width: number }) {
  switch (deed.kind) {
    case 'led':
    case 'answered':
      return <Mask wrestler={deed.wrestler} width={width} />;
    case 'passed':
    case 'forced':
      return <Icon name="towel" tone="dim" size={20} />;
    case 'wonRound':
      return <Icon name="bell" tone="dim" size={20} />;
    case 'wentOut':
      return <Icon name="check" tone="dim" size={20} />;
  }
}

const styles = StyleSheet.create({
  panel: {
    flexShrink: 1,
    borderRadius: radius.sheet,
    borderWidth: border.thin,
  },
  tightPanel: { paddingVertical: space.s, paddingHorizontal: 14 },
  title: { fontFamily: 'Onest_600SemiBold', fontSize: 13.5, lineHeight: 18 },
  otherwise: { paddingVertical: 6 },
  row: { flexDirection: 'row', alignItems: 'center' },
  name: { fontFamily: 'Onest_700Bold' },
  glyph: { alignItems: 'center' },
  deed: { flex: 1, fontSize: 14, lineHeight: 18 },
  count: { fontSize: 22, lineHeight: 24 },
});
