/** The score of the match: players by season, with their tokens, and the totals. */

import { useRef } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { fitName, nameColumn } from '@/components/ui/fit-name';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useSize } from '@/components/ui/use-size';
import { useZoom } from '@/components/ui/zoom';
import type { MatchView } from '@/engine/view';
import { useT } from '@/i18n';
import { border, maxScale, useTheme } from '@/theme';

import { seasonsOf } from '../result/standings';
import { pointsText, signed, Ticket } from '../result/ticket';
import { Pad } from '../seats/pad';

const CELL = 44;
const COLUMN = 48;
/** A token without its ticket. */
const LEAST_COLUMN = 22;
/** From this width on a ticket can be read. */
const TICKET_FROM = 42;
const PAD = 20;
const GAP = 8;
/** What a phone's sheet keeps free at its sides. */
const SIDE = 16;
const TOTALS = { wide: 56, tight: 46 } as const;
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
  return (
    <Sheet visible={visible} title={t('sheets.scores')} onClose={onClose}>
      <Text tone="dim">{title}</Text>
      <Table view={view} names={names} />
    </Sheet>
  );
}

function Table({ view, names }: Pick<Props, 'view' | 'names'>) {
  const t = useT();
  const zoom = useZoom();
  const window = useWindowDimensions();
  const [size, onLayout] = useSize({ width: window.width - 2 * SIDE, height: 0 });
  const scroll = useRef<ScrollView>(null);
  const nameWidth = nameColumn(names, NAME_COLUMN);
  const seasons = Array.from({ length: seasonsOf(view) }, (_, at) => at);
  const column = columnFor(size.width / zoom - PAD - GAP - nameWidth, seasons.length);
  const tight = column < COLUMN;
  return (
    <View style={styles.table} onLayout={onLayout}>
      <View style={styles.fixed}>
        <Head words={t('sheets.player')} />
        {names.map((name, seat) => (
          <Who key={seat} seat={seat} name={name} label={labelOf(seat, name)} width={nameWidth} />
        ))}
      </View>
      <ScrollView
        ref={scroll}
        horizontal
        style={styles.scroll}
        contentContainerStyle={styles.columns}
        // Where not even bare numbers have room, the latest season is the one that is seen.
        onContentSizeChange={() => scroll.current?.scrollToEnd({ animated: false })}
      >
        {seasons.map((at) => (
          <View key={at} aria-hidden>
            <Head words={t('sheets.column', { number: at + 1 })} centred />
            {names.map((_, seat) => (
              <Cell key={seat} token={view.finished[at]?.tokens[seat]} column={column} />
            ))}
          </View>
        ))}
      </ScrollView>
      <View style={[styles.totals, { minWidth: tight ? TOTALS.tight : TOTALS.wide }]} aria-hidden>
        <Head words={t('sheets.total')} centred />
        {names.map((_, seat) => (
          <Total key={seat} points={view.standing.points[seat] ?? 0} />
        ))}
      </View>
    </View>
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

/** A column a season: wide enough for tickets if there is the room, else for bare numbers. */
function columnFor(room: number, seasons: number): number {
  if (room - TOTALS.wide >= COLUMN * seasons) return COLUMN;
  return Math.min(COLUMN - 1, Math.max(LEAST_COLUMN, (room - TOTALS.tight) / seasons));
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
      <Pad seat={seat} name={name} width={PAD * zoom} />
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

interface CellProps {
  readonly token: number | undefined;
  /** How wide the season's column is. */
  readonly column: number;
}

function Cell({ token, column }: CellProps) {
  const theme = useTheme();
  const zoom = useZoom();
  return (
    <View style={[styles.cell, { width: column * zoom, height: CELL * zoom }, styles.centred]}>
      {token === undefined ? (
        <View style={[styles.dot, { borderColor: theme.line }]} />
      ) : column < TICKET_FROM ? (
        <Text variant="number" style={styles.bare} maxFontSizeMultiplier={maxScale.picture}>
          {signed(token)}
        </Text>
      ) : (
        <Ticket token={token} width={Math.min(42, column - 2) * zoom} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flexDirection: 'row' },
  fixed: { flexShrink: 0 },
  scroll: { flexGrow: 1, flexShrink: 1 },
  columns: { flexGrow: 1, justifyContent: 'flex-end' },
  totals: { alignItems: 'center' },
  bare: { fontSize: 19, lineHeight: 22 },
  head: { minHeight: 24, justifyContent: 'center' },
  headWords: { fontSize: 14, lineHeight: 17 },
  centred: { alignItems: 'center' },
  cell: { justifyContent: 'center' },
  who: { flexDirection: 'row', alignItems: 'center', gap: GAP, justifyContent: 'flex-start' },
  name: { fontFamily: 'Onest_600SemiBold' },
  dot: { width: 8, height: 8, borderRadius: 4, borderWidth: border.regular },
});
