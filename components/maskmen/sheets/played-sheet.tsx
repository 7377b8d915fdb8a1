/** How many cards of each wrestler have been played: public, and it decides games. */

import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import type { PublicSeason, Wrestler } from '@/engine/view';
import { leftOutSize, playedCount } from '@/engine/view';
import { useT } from '@/i18n';
import { LOOKS, maxScale, useFontScale, useTheme } from '@/theme';

import { Mask } from '../art/mask';

/** Below this height a sheet that lists one wrestler a line would have to scroll. */
const LOW = 480;

export interface Props {
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly season: PublicSeason;
}

export function PlayedSheet({ visible, onClose, season }: Props) {
  const t = useT();
  const { rules, players } = season;
  const each = rules.cardsEach;
  const left = leftOutSize(rules, players);
  const { width, height } = useWindowDimensions();
  const low = height < LOW && width > height;
  return (
    <Sheet visible={visible} title={t('sheets.played')} onClose={onClose}>
      <View style={[styles.rows, low && styles.pairs]}>
        {rules.wrestlers.map((wrestler) => (
          <Row
            key={wrestler}
            wrestler={wrestler}
            played={playedCount(season, wrestler)}
            each={each}
            low={low}
          />
        ))}
      </View>
      <Text variant="small" tone="dim">
        {left === 0 ? t('sheets.playedHint', { each }) : t('sheets.playedHintLeft', { each, left })}
      </Text>
    </Sheet>
  );
}

interface RowProps {
  readonly wrestler: Wrestler;
  readonly played: number;
  readonly each: number;
  readonly low: boolean;
}

function Row({ wrestler, played, each, low }: RowProps) {
  const t = useT();
  const zoom = useZoom();
  const grown = zoom * Math.min(useFontScale(), maxScale.action);
  const theme = useTheme();
  const name = t(`wrestlers.${wrestler}`);
  return (
    <View
      accessible
      role="img"
      aria-label={t('sheets.playedLabel', { wrestler: name, number: played, each })}
      style={[styles.row, { minHeight: 44 * zoom }, low && styles.half]}
    >
      <View aria-hidden style={[styles.mask, { width: 34 * zoom }]}>
        <Mask wrestler={wrestler} width={28 * zoom} state={played > 0 ? 'worn' : 'outline'} />
      </View>
      <Text
        aria-hidden
        variant="label"
        numberOfLines={1}
        maxFontSizeMultiplier={maxScale.action}
        style={[styles.name, { minWidth: 62 * grown }]}
      >
        {name}
      </Text>
      <View aria-hidden style={styles.pips}>
        {Array.from({ length: each }, (_, at) => (
          <View
            key={at}
            style={[
              styles.pip,
              { height: 20 * zoom },
              at < played
                ? { backgroundColor: LOOKS[wrestler].main, borderColor: theme.text }
                : { borderColor: theme.line, borderStyle: 'dashed' },
            ]}
          />
        ))}
      </View>
      <Text
        aria-hidden
        variant="number"
        numberOfLines={1}
        maxFontSizeMultiplier={maxScale.action}
        style={[styles.number, { minWidth: 44 * grown }]}
      >
        {t('sheets.playedOf', { number: played, each })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 6 },
  pairs: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 28 },
  half: { width: '46%', flexGrow: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  mask: { alignItems: 'center' },
  name: { fontSize: 19, lineHeight: 22 },
  pips: { flex: 1, flexDirection: 'row', gap: 3 },
  pip: { flex: 1, borderRadius: 3, borderWidth: 1.2 },
  number: { fontSize: 20, lineHeight: 24, textAlign: 'right' },
});
