/** How many cards of each wrestler have been played: public, and it decides games. */

import { StyleSheet, View } from 'react-native';

import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import type { PublicSeason, Wrestler } from '@/engine/view';
import { leftOutSize, playedCount } from '@/engine/view';
import { useT } from '@/i18n';
import { LOOKS, useTheme } from '@/theme';

import { Mask } from '../art/mask';

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
  return (
    <Sheet visible={visible} title={t('sheets.played')} onClose={onClose}>
      <View style={styles.rows}>
        {rules.wrestlers.map((wrestler) => (
          <Row
            key={wrestler}
            wrestler={wrestler}
            played={playedCount(season, wrestler)}
            each={each}
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
}

function Row({ wrestler, played, each }: RowProps) {
  const t = useT();
  const theme = useTheme();
  const name = t(`wrestlers.${wrestler}`);
  return (
    <View
      accessible
      role="img"
      aria-label={t('sheets.playedLabel', { wrestler: name, number: played, each })}
      style={styles.row}
    >
      <View aria-hidden style={styles.mask}>
        <Mask wrestler={wrestler} width={28} state={played > 0 ? 'worn' : 'outline'} />
      </View>
      <Text aria-hidden variant="label" style={styles.name}>
        {name}
      </Text>
      <View aria-hidden style={styles.pips}>
        {Array.from({ length: each }, (_, at) => (
          <View
            key={at}
            style={[
              styles.pip,
              at < played
                ? { backgroundColor: LOOKS[wrestler].main, borderColor: theme.text }
                : { borderColor: theme.line, borderStyle: 'dashed' },
            ]}
          />
        ))}
      </View>
      <Text aria-hidden variant="number" style={styles.number}>
        {t('sheets.playedOf', { number: played, each })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 6 },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 44, gap: 10 },
  mask: { width: 34, alignItems: 'center' },
  name: { width: 52, fontSize: 19, lineHeight: 22 },
  pips: { flex: 1, flexDirection: 'row', gap: 3, maxWidth: 320 },
  pip: { flex: 1, height: 20, maxWidth: 24, borderRadius: 3, borderWidth: 1.2 },
  number: { fontSize: 20, lineHeight: 24, width: 44, textAlign: 'right' },
});
