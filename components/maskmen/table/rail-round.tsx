/** In the rail: who did what in this round. */

import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import type { LogEntry } from '@/engine/view';
import { useT } from '@/i18n';
import { maxScale } from '@/theme';

import { Mask } from '../art/mask';

export interface Props {
  /** This round's moves, the lead first. */
  readonly moves: readonly LogEntry[];
  readonly names: readonly string[];
  readonly viewer: number | undefined;
  /** Only so many lines are shown as fit. */
  readonly height: number;
}

const LINE = 32;
const TITLE = 30;

export function RailRound({ moves, names, viewer, height }: Props) {
  const t = useT();
  const fit = Math.floor((height - TITLE) / LINE);
  if (moves.length === 0 || fit < 1) return null;
  const start = Math.max(0, moves.length - fit);
  return (
    <View style={styles.round} role="group" aria-label={t('table.thisRound')}>
      <Text variant="label" tone="dim" maxFontSizeMultiplier={maxScale.node}>
        {t('table.thisRound')}
      </Text>
      {moves.slice(start).map(({ seat, move }, at) => (
        <View key={start + at} style={styles.line}>
          <Text
            variant="small"
            numberOfLines={1}
            style={[styles.who, seat === viewer && styles.own]}
          >
            {names[seat]}
          </Text>
          {move.kind === 'pass' ? (
            <>
              <Icon name="towel" size={18} tone="faint" />
              <Text variant="small" tone="faint">
                {t('table.passedWord')}
              </Text>
            </>
          ) : (
            <>
              <View aria-hidden>
                <Mask wrestler={move.wrestler} width={18} />
              </View>
              <Text variant="label" style={styles.wrestler} maxFontSizeMultiplier={maxScale.node}>
                {t(`wrestlers.${move.wrestler}`)}
              </Text>
              <Text variant="number" style={styles.count} allowFontScaling={false}>
                {t('table.hand.times', { number: move.count })}
              </Text>
            </>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  round: { gap: 8, paddingHorizontal: 8 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 24 },
  who: { width: 62, fontFamily: 'Onest_600SemiBold' },
  own: { fontFamily: 'Onest_700Bold' },
  wrestler: { flex: 1, fontFamily: 'SofiaSansExtraCondensed_900Black' },
  count: { fontSize: 18, lineHeight: 20 },
});
