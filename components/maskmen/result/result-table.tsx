/**
 * Places, tickets and totals: a row a player, the season that was played as a ticket, and every other
 * one in a column of its own, or below the name where columns have no room.
 */

import { StyleSheet, View } from 'react-native';

import { useEnter } from '@/components/motion/use-enter';
import { Animated } from '@/components/moving/animated';
import { fitName } from '@/components/ui/fit-name';
import { fitDisplay } from '@/components/ui/name-width';
import { Text } from '@/components/ui/text';
import { useSize } from '@/components/ui/use-size';
import { useZoom } from '@/components/ui/zoom';
import { useT, type Translate } from '@/i18n';
import { border, maxScale, motion, radius, smallestSize, useTheme } from '@/theme';

import { Pad } from '../seats/pad';
import { placeText } from '../seats/seat-state';
import { CountUp } from './count-up';
import { columnsFor, type ResultPlan } from './result-columns';
import { SeasonTokens } from './season-tokens';
import type { ResultRow } from './standings';
import { signed, Ticket } from './ticket';

export interface Props {
  readonly rows: readonly ResultRow[];
  readonly names: readonly string[];
  /** Which season was just played, from 0. */
  readonly season: number;
  /** The season's places, or the match's. */
  readonly kind: 'season' | 'final';
  readonly rowHeight: number;
  readonly gap: number;
  readonly width: number;
}

/** What is told below a name: the cards that were left, or the seasons won. */
function lineOf(t: Translate, row: ResultRow, kind: Props['kind']): string {
  if (kind === 'season')
    return row.cards === 0 ? t('result.noCards') : t('result.cardsLeft', { count: row.cards });
  return row.firsts === 0 ? t('result.noFirsts') : t('result.firsts', { count: row.firsts });
}

export function ResultTable({ rows, names, season, kind, rowHeight, gap: apart, width }: Props) {
  const t = useT();
  const zoom = useZoom();
  const [layout, onLayout] = useSize({ width, height: 0 });
  const seasons = rows[0]?.tokens.length ?? 1;
  const lines = rows.map((row) => lineOf(t, row, kind));
  const plan = columnsFor(layout.width / zoom, { names, lines, seasons });
  const { gap, total, ticket, column } = plan.sizes;
  const totalSize = fitDisplay(t('result.total'), {
    width: total + REACH,
    largest: HEAD,
    smallest: smallestSize,
    tracking: HEAD_TRACKING,
  });
  const columns =
    plan.seasons.kind === 'beside' ? Array.from({ length: seasons }, (_, at) => at) : [season];
  return (
    <View onLayout={onLayout} style={[styles.table, { gap: apart }]}>
      <View style={[styles.heads, { gap: gap * zoom }]} aria-hidden>
        <Text
          variant="label"
          tone="faint"
          maxFontSizeMultiplier={maxScale.picture}
          style={styles.firstHead}
        >
          {kind === 'season' ? t('result.thisSeason') : t('result.final')}
        </Text>
        {columns.map((at) => (
          <Text
            key={at}
            variant="label"
            tone={at === season ? 'text' : 'faint'}
            maxFontSizeMultiplier={maxScale.picture}
            style={[styles.head, { width: ((at === season ? ticket : column) - gap) * zoom }]}
          >
            {t('result.column', { number: at + 1 })}
          </Text>
        ))}
        <Text
          variant="label"
          tone="faint"
          maxFontSizeMultiplier={maxScale.picture}
          numberOfLines={1}
          style={[
            styles.head,
            styles.right,
            { width: (total + REACH) * zoom, marginLeft: -REACH * zoom, fontSize: totalSize },
          ]}
        >
          {t('result.total')}
        </Text>
      </View>
      {rows.map((row, at) => (
        <Row
          key={row.seat}
          row={row}
          at={at}
          name={names[row.seat] ?? ''}
          season={season}
          kind={kind}
          line={lines[at] ?? ''}
          columns={columns}
          plan={plan}
          height={rowHeight}
        />
      ))}
    </View>
  );
}

interface RowProps {
  readonly row: ResultRow;
  readonly at: number;
  readonly name: string;
  readonly season: number;
  readonly kind: Props['kind'];
  /** What stands below the name. */
  readonly line: string;
  readonly columns: readonly number[];
  readonly plan: ResultPlan;
  readonly height: number;
}

/** A row at least so high has air between its two lines. */
const AIRY = 44;
/** How high a pad may be with seasons below it. */
const UPPER = 34;

function Row({ row, at, name, season, kind, line, columns, plan, height }: RowProps) {
  const { sizes, seasons } = plan;
  const t = useT();
  const theme = useTheme();
  const zoom = useZoom();
  const rise = useEnter({
    y: motion.seasonEnd.rise,
    delay: motion.seasonEnd.panel / 2 + at * motion.seasonEnd.rowApart,
    duration: motion.seasonEnd.riseTime,
    curve: 'out',
    fades: true,
  });
  const first = row.place === 1;
  const low = height < AIRY * zoom;
  const below = seasons.kind === 'below';
  const padRoom = below ? UPPER * zoom : height - 8;
  const fitted = fitName(name, { width: sizes.name, largest: (low ? 15 : 15.5) * sizes.scale });
  const type = {
    fontSize: fitted.fontSize,
    lineHeight: low ? fitted.fontSize * LOW_LINE : fitted.lineHeight,
  };
  const points = t('table.points', { count: row.points });
  const label =
    kind === 'season'
      ? t('result.row', {
          place: placeText(t, row.place),
          name,
          cards: line,
          token: signed(row.tokens[season] ?? 0),
          points,
        })
      : t('result.finalRow', { place: placeText(t, row.place), name, firsts: line, points });
  return (
    <Animated.View
      accessible
      role="img"
      aria-label={label}
      style={[
        styles.row,
        {
          minHeight: height,
          backgroundColor: first ? theme.bg3 : theme.bg2,
          borderColor: first ? theme.text : theme.line,
          borderWidth: first ? 1.8 : border.thin,
        },
        rise,
      ]}
    >
      <View style={[styles.line, below && styles.upper, { gap: sizes.gap * zoom }]}>
        <Text
          variant="number"
          tone={first ? 'text' : 'dim'}
          maxFontSizeMultiplier={maxScale.picture}
          style={[styles.place, { width: (sizes.place - sizes.gap) * zoom }]}
        >
          {String(row.place)}
        </Text>
        <Pad seat={row.seat} name={name} width={Math.min(sizes.pad * zoom, padRoom / 1.55)} />
        <View style={styles.who} aria-hidden>
          <Text maxFontSizeMultiplier={maxScale.picture} style={[styles.name, type]}>
            {name}
          </Text>
          <Text
            variant="small"
            tone="dim"
            maxFontSizeMultiplier={maxScale.picture}
            style={[styles.small, low && styles.low]}
          >
            {line}
          </Text>
        </View>
        {columns.map((column) => (
          <Token
            key={column}
            token={row.tokens[column]}
            stamped={column === season}
            delay={motion.seasonEnd.panel + at * motion.seasonEnd.rowApart}
            width={((column === season ? sizes.ticket : sizes.column) - sizes.gap) * zoom}
            ticket={(sizes.ticket - 2) * zoom}
            scale={sizes.scale}
          />
        ))}
        <CountUp
          from={row.points - (row.tokens[season] ?? 0)}
          to={row.points}
          delay={motion.seasonEnd.panel + motion.goingOut.stamp + at * motion.seasonEnd.rowApart}
          lineHeight={TOTAL_LINE * zoom}
          style={[styles.right, { width: sizes.total * zoom, fontSize: TOTAL_SIZE * zoom }]}
        />
      </View>
      {below && <SeasonTokens tokens={row.tokens} season={season} place={seasons} />}
    </Animated.View>
  );
}

interface TokenProps {
  readonly token: number | undefined;
  readonly stamped: boolean;
  readonly delay: number;
  readonly width: number;
  readonly ticket: number;
  readonly scale: number;
}

function Token({ token, stamped, delay, width, ticket, scale }: TokenProps) {
  const theme = useTheme();
  const stamp = useEnter({
    scale: motion.goingOut.scale,
    tilt: motion.goingOut.tilt,
    delay,
    duration: motion.goingOut.stamp,
    curve: 'slam',
    fades: true,
  });
  return (
    <View style={[styles.token, { width }]} aria-hidden>
      {token === undefined ? (
        <View style={[styles.dot, { backgroundColor: theme.line }]} />
      ) : stamped ? (
        <Animated.View style={stamp}>
          <Ticket token={token} width={ticket} />
        </Animated.View>
      ) : (
        <Text
          variant="number"
          tone="dim"
          maxFontSizeMultiplier={maxScale.picture}
          style={{ fontSize: PAST * scale, lineHeight: 22 }}
        >
          {signed(token)}
        </Text>
      )}
    </View>
  );
}

const HEAD = 14;
const HEAD_TRACKING = 1;
/** How far the word over the totals reaches beyond them. */
const REACH = 10;
const TOTAL_LINE = 36;
const TOTAL_SIZE = 33;
const PAST = 19;
/** Of a name's size, in a low row. */
const LOW_LINE = 1.18;

const styles = StyleSheet.create({
  table: { width: '100%' },
  heads: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: 10 },
  firstHead: { flex: 1, fontSize: 14, lineHeight: 17, paddingLeft: 28 },
  head: { fontSize: HEAD, lineHeight: 17, letterSpacing: HEAD_TRACKING, textAlign: 'center' },
  right: { textAlign: 'right' },
  row: { justifyContent: 'center', borderRadius: radius.panel, paddingHorizontal: 10 },
  line: { flexDirection: 'row', alignItems: 'center' },
  upper: { paddingTop: 4, paddingBottom: 1 },
  place: { fontSize: 32, lineHeight: 36, textAlign: 'center' },
  who: { flex: 1, minWidth: 0 },
  name: { fontFamily: 'Onest_600SemiBold' },
  small: { fontSize: smallestSize, lineHeight: 16 },
  low: { lineHeight: 13.5 },
  token: { alignItems: 'center', justifyContent: 'center', overflow: 'visible' },
  dot: { width: 5, height: 5, borderRadius: 2.5 },
});
