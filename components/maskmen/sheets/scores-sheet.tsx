/** The score of the match: players by season, with their tokens, and the totals. */

import { ScrollView, StyleSheet, View } from 'react-native';

import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import type { MatchView } from '@/engine/view';
import { useT } from '@/i18n';
import { border, useTheme } from '@/theme';

import { seasonsOf } from '../result/standings';
import { pointsText, signed, Ticket } from '../result/ticket';
import { Pad } from '../seats/pad';

export interface Props {
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly view: MatchView;
  readonly names: readonly string[];
}

export function ScoresSheet({ visible, onClose, view, names }: Props) {
  const t = useT();
  const title =
    view.length.kind === 'seasons'
      ? t('table.seasonNumber', { number: view.seasonNumber + 1, of: view.length.seasons })
      : t('table.seasonFirstTo', { number: view.seasonNumber + 1, wins: view.length.wins });
  const seasons = Array.from({ length: seasonsOf(view) }, (_, at) => at);
  return (
    <Sheet visible={visible} title={t('sheets.scores')} onClose={onClose}>
      <Text tone="dim">{title}</Text>
      <View style={styles.table}>
        <View style={styles.fixed}>
          <Head words={t('sheets.player')} />
          {names.map((name, seat) => (
            <Who key={seat} seat={seat} name={name} label={labelOf(seat, name)} />
          ))}
        </View>
        <ScrollView horizontal style={styles.scroll} contentContainerStyle={styles.columns}>
          {seasons.map((at) => (
            <View key={at} style={styles.column} aria-hidden>
              <Head words={t('sheets.column', { number: at + 1 })} centred />
              {names.map((_, seat) => (
                <Cell key={seat} token={view.finished[at]?.tokens[seat]} />
              ))}
            </View>
          ))}
        </ScrollView>
        <View style={styles.totals} aria-hidden>
          <Head words={t('sheets.total')} centred />
          {names.map((_, seat) => (
            <View key={seat} style={styles.cell}>
              <Text variant="number">{pointsText(view.standing.points[seat] ?? 0)}</Text>
            </View>
          ))}
        </View>
      </View>
    </Sheet>
  );

  function labelOf(seat: number, name: string): string {
    const told = view.finished.map(({ tokens }, at) =>
      t('sheets.seasonScore', { number: at + 1, token: signed(tokens[seat] ?? 0) }),
    );
    return t('sheets.scoreRow', {
      name,
      seasons: told.length > 0 ? told.join(', ') : t('sheets.notYet'),
      points: t('table.points', { count: view.standing.points[seat] ?? 0 }),
    });
  }
}

function Head({ words, centred = false }: { readonly words: string; readonly centred?: boolean }) {
  return (
    <View style={[styles.head, centred && styles.centred]} aria-hidden>
      <Text variant="label" tone="faint" allowFontScaling={false} style={styles.headWords}>
        {words}
      </Text>
    </View>
  );
}

interface WhoProps {
  readonly seat: number;
  readonly name: string;
  /** The whole row in words. */
  readonly label: string;
}

function Who({ seat, name, label }: WhoProps) {
  return (
    <View accessible role="img" aria-label={label} style={[styles.cell, styles.who]}>
      <Pad seat={seat} name={name} width={20} />
      <Text aria-hidden numberOfLines={2} style={[styles.name, name.length > 8 && styles.longName]}>
        {name}
      </Text>
    </View>
  );
}

function Cell({ token }: { readonly token: number | undefined }) {
  const theme = useTheme();
  return (
    <View style={[styles.cell, styles.centred]}>
      {token === undefined ? (
        <View style={[styles.dot, { borderColor: theme.line }]} />
      ) : (
        <Ticket token={token} width={42} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flexDirection: 'row' },
  fixed: { flexShrink: 1, minWidth: 112 },
  scroll: { flexGrow: 1, flexShrink: 1 },
  columns: { flexGrow: 1, justifyContent: 'flex-end' },
  column: { width: 50 },
  totals: { width: 56, alignItems: 'center' },
  head: { height: 24, justifyContent: 'center' },
  headWords: { fontSize: 14, lineHeight: 17 },
  centred: { alignItems: 'center' },
  cell: { height: 44, justifyContent: 'center' },
  who: { flexDirection: 'row', alignItems: 'center', gap: 8, justifyContent: 'flex-start' },
  name: { flexShrink: 1, fontFamily: 'Onest_600SemiBold' },
  longName: { fontSize: 12.5, lineHeight: 15 },
  dot: { width: 8, height: 8, borderRadius: 4, borderWidth: border.regular },
});
