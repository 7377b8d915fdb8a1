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
import { border, maxScale, useFontScale, useTheme } from '@/theme';

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
/** What a text of twice the size adds to that. */
const TOTALS_MORE = 30;
const NAME = 15;
const NAME_COLUMN = { least: 60, most: 96 } as const;

/** The reader's text size: larger numbers would leave a phone no room for seasons. */
const useText = (): number => Math.max(1, Math.min(useFontScale(), maxScale.action));

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
  const text = useText();
  const nameWidth = nameColumn(names, {
    largest: NAME * text,
    least: NAME_COLUMN.least,
    most: NAME_COLUMN.most * Math.min(text, maxScale.table),
  });
  const totals = {
    wide: TOTALS.wide + TOTALS_MORE * (text - 1),
    tight: TOTALS.tight + TOTALS_MORE * (text - 1),
  };
  const seasons = Array.from({ length: seasonsOf(view) }, (_, at) => at);
  const column = columnFor(size.width / zoom - PAD - GAP - nameWidth, {
    seasons: seasons.length,
    totals,
  });
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
      <View style={[styles.totals, { minWidth: tight ? totals.tight : totals.wide }]} aria-hidden>
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
function columnFor(
  room: number,
  {
    seasons,
    totals,
  }: { readonly seasons: number; readonly totals: Record<'wide' | 'tight', number> },
): number {
  if (room - totals.wide >= COLUMN * seasons) return COLUMN;
  return Math.min(COLUMN - 1, Math.max(LEAST_COLUMN, (room - totals.tight) / seasons));
}

function Head({ words, centred = false }: { readonly words: string; readonly centred?: boolean }) {
  const text = useText();
  const size = { fontSize: 14 * text, lineHeight: 17 * text };
  return (
    <View style={[styles.head, { minHeight: 24 * text }, centred && styles.centred]} aria-hidden>
      <Text variant="label" tone="faint" maxFontSizeMultiplier={maxScale.picture} style={size}>
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
  const text = useText();
  const { fontSize, lineHeight } = fitName(name, { width, largest: NAME * text });
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.cell, { height: CELL * zoom * text }, styles.who]}
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
  const text = useText();
  return (
    <View style={[styles.cell, { height: CELL * zoom * text }]}>
      <Text variant="number" maxFontSizeMultiplier={maxScale.picture} style={bareSize(30, text)}>
        {pointsText(points)}
      </Text>
    </View>
  );
}

/** A bare token, of the width of its column. */
const BARE = 0.88;
const bareSize = (size: number, text: number) => ({
  fontSize: size * text,
  lineHeight: size * text * 1.14,
});

interface CellProps {
  readonly token: number | undefined;
  /** How wide the season's column is. */
  readonly column: number;
}

function Cell({ token, column }: CellProps) {
  const theme = useTheme();
  const zoom = useZoom();
  const text = useText();
  const cell = { width: column * zoom, height: CELL * zoom * text };
  return (
    <View style={[styles.cell, cell, styles.centred]}>
      {token === undefined ? (
        <View style={[styles.dot, { borderColor: theme.line }]} />
      ) : column < TICKET_FROM ? (
        <Text
          variant="number"
          style={bareSize(Math.min(19 * text, column * BARE), 1)}
          maxFontSizeMultiplier={maxScale.picture}
        >
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
  head: { justifyContent: 'center' },
  centred: { alignItems: 'center' },
  cell: { justifyContent: 'center' },
  who: { flexDirection: 'row', alignItems: 'center', gap: GAP, justifyContent: 'flex-start' },
  name: { fontFamily: 'Onest_600SemiBold' },
  dot: { width: 8, height: 8, borderRadius: 4, borderWidth: border.regular },
});
