/** The end of a season, and of a match: who won, what it was worth, and how it goes on. */

import { StatusBar } from 'expo-status-bar';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { LinePanel } from '@/components/maskmen/result/line-panel';
import { lineOfSeason } from '@/components/maskmen/result/line-of-season';
import { ResultPoster } from '@/components/maskmen/result/result-poster';
import { ResultTable } from '@/components/maskmen/result/result-table';
import { finalRows, seasonRows } from '@/components/maskmen/result/standings';
import { useDecided } from '@/components/maskmen/result/use-decided';
import { Button } from '@/components/ui/button';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Text } from '@/components/ui/text';
import { useWindowZoom, useZoom, Zoom } from '@/components/ui/zoom';
import type { MatchView } from '@/engine/view';
import { listNames, useT } from '@/i18n';
import { tableIntents, useTable } from '@/store/use-table';
import { maxScale, screenMargin, space, useFontScale, useTheme } from '@/theme';

import { useSeasonEndCues } from './use-season-end-cues';

const BESIDE_FROM = 560;
/** At a phone's size. */
const PANEL_MAX = 520;
const SHORT = 700;
/** Large windows have room for rows that stand further apart. */
const ROW = { large: 64, most: 58, least: 35 } as const;
/** What stands around the rows, and how much of the height all of it may take from the poster. */
const AROUND = { small: 190, usual: 246 } as const;
const SHARE = { small: 0.65, usual: 0.68 } as const;
/** The least poster has room for its words alone. */
const LEAST_POSTER = 84;

/** Below this width two buttons side by side have room for words alone. */
const NARROW = 360;

export interface Props {
  readonly onHome: () => void;
}

export function ResultScreen({ onHome }: Props) {
  useSeasonEndCues();
  const view = useTable((table) => table.view);
  const setup = useTable((table) => table.setup);
  if (view === undefined || setup === undefined || view.finished.length === 0) return null;
  const names = setup.players.map(({ name }) => name);
  return <Result view={view} names={names} onHome={onHome} />;
}

interface ResultProps extends Props {
  readonly view: MatchView;
  readonly names: readonly string[];
}

/** The last play of a seat in the season on the table. */
function lastPlayOf({ season }: MatchView, seat: number) {
  const plays = season.log.filter((entry) => entry.seat === seat && entry.move.kind === 'play');
  const move = plays.at(-1)?.move;
  return move?.kind === 'play' ? move : undefined;
}

function Result({ view, names, onHome }: ResultProps) {
  const t = useT();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const zoom = useWindowZoom();
  const { decision, finished, standing, seasonNumber } = view;
  const last = finished.at(-1);
  const beside = width > height && width >= BESIDE_FROM;
  const margin = screenMargin(width) * zoom;
  const winners = (decision?.winners ?? [last?.places[0] ?? 0]).map((seat) => ({
    seat,
    name: names[seat] ?? '',
  }));
  const winner = winners[0]?.seat ?? 0;
  const only = winners.length === 1;
  const poster = (
    <ResultPoster
      edge={beside ? 'right' : 'bottom'}
      label={
        decision === undefined
          ? t('result.season', { number: seasonNumber + 1 })
          : t('result.match')
      }
      title={titleOf()}
      winners={winners}
      lastPlay={only ? lastPlayOf(view, winner) : undefined}
      ticket={
        !only
          ? undefined
          : decision === undefined
            ? last?.tokens[winner]
            : (standing.points[winner] ?? 0)
      }
      width={beside ? width * 0.44 : width}
      height={beside ? height : height * 0.34}
      // Under each other the poster takes the height that the paperwork leaves.
      style={
        beside
          ? styles.posterBeside
          : { ...styles.posterAbove, minHeight: insets.top + LEAST_POSTER }
      }
    />
  );

  function titleOf(): string {
    const all = listNames(
      t,
      winners.map(({ name }) => name),
    );
    if (decision === undefined) return t('result.wins', { name: all });
    return only ? t('result.winsMatch', { name: all }) : t('result.share', { names: all });
  }

  const paper = (
    <Paperwork
      view={view}
      names={names}
      onHome={onHome}
      width={Math.min(beside ? width * 0.56 : width, PANEL_MAX * zoom) - 2 * margin}
      beside={beside}
    />
  );
  return (
    <Zoom factor={zoom}>
      <View style={[styles.screen, { backgroundColor: theme.ground }]}>
        <StatusBar style="dark" />
        {/* One tree for both arrangements: a turned phone plays nothing again and scrolls nowhere. */}
        <View style={beside ? styles.row : styles.column}>
          {poster}
          <View
            style={
              beside
                ? [styles.beside, { paddingTop: insets.top, paddingRight: insets.right }]
                : styles.below
            }
          >
            {paper}
          </View>
        </View>
      </View>
    </Zoom>
  );
}

interface PaperworkProps extends ResultProps {
  readonly width: number;
  readonly beside: boolean;
}

function Paperwork({ view, names, onHome, width, beside }: PaperworkProps) {
  const t = useT();
  const theme = useTheme();
  const zoom = useZoom();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const decided = useDecided(view, names);
  const grown = Math.min(useFontScale(), maxScale.table);
  const { decision, finished, season, seasonNumber } = view;
  const over = decision !== undefined;
  const line = over ? undefined : lineOfSeason(season);
  const host = names[finished.at(-1)?.nextHost ?? 0] ?? '';
  const rows = over ? finalRows(view) : seasonRows(view);
  const small = window.height < SHORT;
  const margin = screenMargin(window.width) * zoom;
  const large = zoom > 1;
  const gap = (small ? 6 : large ? space.m : space.s) * zoom;
  const bottom = Math.max(insets.bottom, small ? space.s : space.l);
  const kind = small ? 'small' : 'usual';
  const room = (window.height * (beside ? 1 : SHARE[kind]) - bottom) / zoom - AROUND[kind];
  const rowHeight =
    zoom *
    Math.max(
      ROW.least,
      Math.min(large ? ROW.large : ROW.most, room / Math.max(1, rows.length) - gap / zoom),
    );
  return (
    <View style={[styles.paper, { maxWidth: width + 2 * margin }, beside && styles.besidePaper]}>
      <ScrollArea
        ground={{ above: theme.ground, below: theme.ground }}
        contentContainerStyle={[
          styles.content,
          { paddingHorizontal: margin, gap: (small ? 7 : space.m) * zoom },
        ]}
      >
        {decided !== undefined && (
          <Text maxFontSizeMultiplier={maxScale.action} style={styles.decided}>
            {decided}
          </Text>
        )}
        {/* Drawn to measure, the table grows as a whole with the reader's text size. */}
        <Zoom factor={zoom * grown}>
          <ResultTable
            rows={rows}
            names={names}
            season={seasonNumber}
            kind={over ? 'final' : 'season'}
            rowHeight={rowHeight * grown}
            gap={gap}
            width={width}
          />
        </Zoom>
        {line !== undefined && (
          <LinePanel
            line={line}
            name={names[line.seat] ?? ''}
            small={small || width / zoom < 330}
          />
        )}
        <Text variant="small" tone="dim" style={small ? styles.hostSmall : styles.host}>
          {t(over ? 'result.rematchHost' : 'result.nextHost', { name: host })}
        </Text>
      </ScrollArea>
      <View
        style={[
          styles.actions,
          {
            paddingHorizontal: margin,
            paddingTop: large ? space.l : space.xs,
            paddingBottom: bottom,
          },
        ]}
      >
        {over ? (
          <>
            <Button
              variant="secondary"
              label={t('result.home')}
              onPress={onHome}
              style={styles.side}
            />
            <Button
              {...(width / zoom >= NARROW && { icon: 'again' as const })}
              label={t('result.rematch')}
              onPress={() => void tableIntents().rematch()}
              style={styles.main}
            />
          </>
        ) : (
          <Button
            label={t('result.next', { number: seasonNumber + 2 })}
            onPress={tableIntents().nextSeason}
            style={styles.main}
          />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, overflow: 'hidden' },
  row: { flex: 1, flexDirection: 'row' },
  column: { flex: 1 },
  below: { flexShrink: 1 },
  posterBeside: { flex: 11 },
  posterAbove: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  beside: { flex: 14 },
  paper: { flexShrink: 1, alignSelf: 'center', width: '100%' },
  besidePaper: { flex: 1, justifyContent: 'center' },
  content: { paddingTop: space.m, paddingBottom: space.s },
  decided: { fontFamily: 'Onest_600SemiBold', textAlign: 'center' },
  host: { paddingHorizontal: 14, fontSize: 13, lineHeight: 18 },
  hostSmall: { paddingHorizontal: 2, textAlign: 'center' },
  actions: { flexDirection: 'row', gap: space.m },
  main: { flex: 1 },
  side: { flexGrow: 0, flexShrink: 0, minWidth: 110 },
});
