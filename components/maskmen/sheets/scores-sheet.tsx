/** The score of the match: players by season, with their tokens, and the totals. */

import { ScrollView, StyleSheet, View } from 'react-native';

import { fitName, nameColumn } from '@/components/ui/fit-name';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import type { MatchView } from '@/engine/view';
import { useT } from '@/i18n';
import { border, maxScale, useTheme } from '@/theme';

import { seasonsOf } from '../result/standings';
import { pointsText, signed, Ticket } from '../result/ticket';
import { Pad } from '../seats/pad';

const CELL = 44;
const COLUMN = 48;
const NAME = 15;
const NAME_COLUMN = { largest: NAME, least: 60, most: 96 } as const;

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
  const nameWidth = nameColumn(names, NAME_COLUMN);
  const seasons = Array.from({ length: seasonsOf(view) }, (_, at) => at);
  return (
    <Sheet visible={visible} title={t('sheets.scores')} onClose={onClose}>
      <Text tone="dim">{title}</Text>
      <View style={styles.table}>
        <View style={styles.fixed}>
          <Head words={t('sheets.player')} />
          {names.map((name, seat) => (
            <Who key={seat} seat={seat} name={name} label={labelOf(seat, name)} width={nameWidth} />
          ))}
        </View>
        <ScrollView horizontal style={styles.scroll} contentContainerStyle={styles.columns}>
          {seasons.map((at) => (
            <View key={at} aria-hidden>
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
            <Total key={seat} points={view.standing.points[seat] ?? 0} />
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
      <Text
        variant="label"
        tone="faint"
        maxFontSizeMultiplier={maxScale.picture}
        style={styles.headWords}
      >
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
  /** The room for the name. */
  readonly width: number;
}

function Who({ seat, name, label, width }: WhoProps) {
  const zoom = useZoom();
  const { fontSize, lineHeight } = fitName(name, { width, largest: NAME });
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.cell, { height: CELL * zoom }, styles.who]}
    >
      <Pad seat={seat} name={name} width={20 * zoom} />
      <Text
        aria-hidden
        maxFontSizeMultiplier={maxScale.picture}
        style={[styles.name, { width: width * zoom, fontSize, lineHeight }]}
      >
        {name}
      </Text>
    </View>
  );
}

function Total({ points }: { readonly points: number }) {
  const zoom = useZoom();
  return (
    <View style={[styles.cell, { height: CELL * zoom }]}>
      <Text variant="number" maxFontSizeMultiplier={maxScale.picture}>
        {pointsText(points)}
      </Text>
    </View>
  );
}

function Cell({ token }: { readonly token: number | undefined }) {
  const theme = useTheme();
  const zoom = useZoom();
  return (
    <View style={[styles.cell, { width: COLUMN * zoom, height: CELL * zoom }, styles.centred]}>
      {token === undefined ? (
        <View style={[styles.dot, { borderColor: theme.line }]} />
      ) : (
        <Ticket token={token} width={42 * zoom} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flexDirection: 'row' },
  fixed: { flexShrink: 0 },
  scroll: { flexGrow: 1, flexShrink: 1 },
  columns: { flexGrow: 1, justifyContent: 'flex-end' },
  totals: { minWidth: 56, alignItems: 'center' },
  head: { minHeight: 24, justifyContent: 'center' },
  headWords: { fontSize: 14, lineHeight: 17 },
  centred: { alignItems: 'center' },
  cell: { justifyContent: 'center' },
  who: { flexDirection: 'row', alignItems: 'center', gap: 8, justifyContent: 'flex-start' },
  name: { fontFamily: 'Onest_600SemiBold' },
  dot: { width: 8, height: 8, borderRadius: 4, borderWidth: border.regular },
});
