/** What every season brought a player, by number, where columns have no room: lines below a name. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { maxScale, useTheme } from '@/theme';

import type { SeasonLines } from './result-columns';
import { signed } from './ticket';

/** Widths are rounded to pixels: without it the last of a line might fall to the next. */
const ROUNDING = 0.2;

export interface Props {
  /** Undefined for seasons to come. */
  readonly tokens: readonly (number | undefined)[];
  /** Which season was just played, from 0. */
  readonly season: number;
  readonly place: SeasonLines;
}

export function SeasonTokens({ tokens, season, place }: Props) {
  const { indent, inLine, cell } = place;
  const t = useT();
  const theme = useTheme();
  const zoom = useZoom();
  return (
    <View
      aria-hidden
      style={[styles.lines, { marginLeft: indent * zoom, width: cell * inLine * zoom }]}
    >
      {tokens.map((token, at) => (
        <View key={at} style={[styles.cell, { width: (cell - ROUNDING) * zoom }]}>
          <Text
            variant="label"
            tone={at === season ? 'text' : 'faint'}
            maxFontSizeMultiplier={maxScale.picture}
            style={styles.label}
          >
            {t('result.column', { number: at + 1 })}
          </Text>
          {token === undefined ? (
            <View style={[styles.dot, { backgroundColor: theme.line }]} />
          ) : (
            <Text
              variant="number"
              tone={at === season ? 'text' : 'dim'}
              maxFontSizeMultiplier={maxScale.picture}
              style={styles.token}
            >
              {signed(token)}
            </Text>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { flexDirection: 'row', flexWrap: 'wrap', paddingBottom: 3 },
  cell: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  label: { fontSize: 12, lineHeight: 17, letterSpacing: 0 },
  token: { fontSize: 15.5, lineHeight: 18 },
  dot: { width: 4, height: 4, borderRadius: 2 },
});
