/** How many cards each player gets, by the number of players: read from the rules themselves. */

import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui/text';
import { FEWEST_PLAYERS, MOST_PLAYERS, officialRules } from '@/engine/view';
import { useT } from '@/i18n';
import { border, radius, space, useTheme } from '@/theme';

const ROWS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, index) => {
  const players = FEWEST_PLAYERS + index;
  const { wrestlers, cardsEach, handSize } = officialRules(players);
  return { players, cards: handSize, left: wrestlers.length * cardsEach - players * handSize };
});

export function DealTable() {
  const t = useT();
  const theme = useTheme();
  return (
    <View role="list" style={[styles.table, { backgroundColor: theme.bg1 }]}>
      <View style={styles.row} aria-hidden>
        {(['players', 'cards', 'left'] as const).map((head) => (
          <Text key={head} variant="small" tone="dim" style={styles.cell}>
            {t(`rules.table.${head}`)}
          </Text>
        ))}
      </View>
      {ROWS.map(({ players, cards, left }) => (
        <View
          key={players}
          role="listitem"
          accessible
          aria-label={t('rules.table.row', { players, cards, left })}
          style={[styles.row, styles.line, { borderTopColor: theme.line }]}
        >
          {[players, cards, left].map((number, column) => (
            <Text key={column} variant="number" aria-hidden style={[styles.cell, styles.number]}>
              {number}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { borderRadius: radius.panel, paddingHorizontal: space.m, paddingVertical: space.s },
  row: { flexDirection: 'row', gap: space.s, paddingVertical: 6, alignItems: 'center' },
  line: { borderTopWidth: border.thin },
  cell: { flex: 1, textAlign: 'center' },
  number: { fontSize: 22, lineHeight: 26 },
});
