/** The line of the season: who was proved stronger, by whom and when. */

import { StyleSheet, View } from 'react-native';

import { estimateWidth } from '@/components/ui/estimate-width';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { border, LOOKS, maxScale, radius, space, useTheme } from '@/theme';

import { Mask } from '../art/mask';
import type { SeasonLine } from './line-of-season';

const BESIDE = 112;

export interface Props {
  readonly line: SeasonLine;
  readonly name: string;
  /** Less room: smaller masks and letters. */
  readonly small: boolean;
}

export function LinePanel({ line, name, small }: Props) {
  const t = useT();
  const theme = useTheme();
  const [winner, loser] = line.defeat;
  const { round } = line;
  const zoom = useZoom();
  const mask = (small ? 22 : 27) * zoom;
  const words = t('result.lineBy', { name, round });
  // Beside the bout there is room for a short name; a long one stands over it.
  const over = small || estimateWidth(words, 12.5) > BESIDE;
  const by = (
    <Text variant="small" tone="dim" maxFontSizeMultiplier={maxScale.node} style={styles.by}>
      {words}
    </Text>
  );
  return (
    <View
      accessible
      role="img"
      aria-label={t('result.lineLabel', {
        winner: t(`wrestlers.${winner}`),
        loser: t(`wrestlers.${loser}`),
        name,
        round,
      })}
      style={[
        styles.panel,
        {
          backgroundColor: theme.bg1,
          borderColor: theme.line,
          paddingHorizontal: 14 * zoom,
          paddingVertical: space.s * zoom,
          gap: 2 * zoom,
        },
      ]}
    >
      <View aria-hidden style={styles.row}>
        <Text variant="small" tone="dim" maxFontSizeMultiplier={maxScale.table}>
          {t('result.line')}
        </Text>
        {over && by}
      </View>
      <View aria-hidden style={styles.row}>
        <View style={[styles.bout, { gap: 6 * zoom }]}>
          <Mask wrestler={winner} width={mask} />
          <Name wrestler={winner} small={small} />
          <Text
            variant="banner"
            tone="text"
            maxFontSizeMultiplier={maxScale.picture}
            style={styles.beats}
          >
            {t('result.beats')}
          </Text>
          <Name wrestler={loser} small={small} />
          <Mask wrestler={loser} width={mask} />
        </View>
        {!over && by}
      </View>
    </View>
  );
}

function Name({ wrestler, small }: { readonly wrestler: Wrestler; readonly small: boolean }) {
  const t = useT();
  const theme = useTheme();
  // The light ink reads on night only; on cream the dark one does.
  const ink = theme.scheme === 'dark' ? LOOKS[wrestler].light : LOOKS[wrestler].dark;
  return (
    <Text
      variant="banner"
      maxFontSizeMultiplier={maxScale.picture}
      style={[small ? styles.smallName : styles.name, { color: ink }]}
    >
      {t(`wrestlers.${wrestler}`)}
    </Text>
  );
}

const styles = StyleSheet.create({
  panel: {
    borderRadius: radius.panel,
    borderWidth: border.thin,
  },
  row: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', columnGap: space.s },
  bout: { flexDirection: 'row', alignItems: 'center' },
  name: { fontSize: 27, lineHeight: 30 },
  smallName: { fontSize: 21, lineHeight: 24 },
  beats: { fontSize: 24, lineHeight: 28 },
  by: { flexGrow: 1, textAlign: 'right' },
});
