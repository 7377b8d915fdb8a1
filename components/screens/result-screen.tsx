/** The end of a season, and of a match: who won, what it was worth, and how it goes on. */

import { StatusBar } from 'expo-status-bar';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { LinePanel } from '@/components/maskmen/result/line-panel';
import { lineOfSeason } from '@/components/maskmen/result/line-of-season';
import { ResultPoster } from '@/components/maskmen/result/result-poster';
import { ResultTable } from '@/components/maskmen/result/result-table';
import { finalRows, seasonRows } from '@/components/maskmen/result/standings';
import { useDecided } from '@/components/maskmen/result/use-decided';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import type { MatchView } from '@/engine/view';
import { listNames, useT } from '@/i18n';
import { tableIntents, useTable } from '@/store/use-table';
import { maxScale, ROOMY, screenMargin, space, useTheme } from '@/theme';

const BESIDE_FROM = 560;
const PANEL_MAX = 660;
const SHORT = 700;
const ROW = { most: 58, roomy: 72, least: 37, gap: 8 } as const;

export interface Props {
  readonly onHome: () => void;
}

export function ResultScreen({ onHome }: Props) {
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

/** On short screens the poster leaves its height to the table. */
const posterHeightOf = (height: number, inset: number): number =>
  height < SHORT ? height * 0.28 + inset : Math.min(height * 0.363, 420);

function Result({ view, names, onHome }: ResultProps) {
  const t = useT();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const { decision, finished, standing, seasonNumber } = view;
  const last = finished.at(-1);
  const beside = width > height && width >= BESIDE_FROM;
  const margin = screenMargin(width);
  const winners = (decision?.winners ?? [last?.places[0] ?? 0]).map((seat) => ({
    seat,
    name: names[seat] ?? '',
  }));
  const winner = winners[0]?.seat ?? 0;
  const only = winners.length === 1;
  const posterHeight = beside ? height : posterHeightOf(height, insets.top);
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
      height={posterHeight}
      style={beside ? styles.posterBeside : { height: posterHeight }}
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
      width={Math.min(beside ? width * 0.56 : width, PANEL_MAX) - 2 * margin}
    />
  );
  return (
    <View style={[styles.screen, { backgroundColor: theme.ground }]}>
      <StatusBar style="dark" />
      {beside ? (
        <View style={styles.row}>
          {poster}
          <View style={[styles.beside, { paddingTop: insets.top, paddingRight: insets.right }]}>
            {paper}
          </View>
        </View>
      ) : (
        <>
          {poster}
          {paper}
        </>
      )}
    </View>
  );
}

interface PaperworkProps extends ResultProps {
  readonly width: number;
}

function Paperwork({ view, names, onHome, width }: PaperworkProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const decided = useDecided(view, names);
  const { decision, finished, season, seasonNumber } = view;
  const over = decision !== undefined;
  const line = over ? undefined : lineOfSeason(season);
  const host = names[finished.at(-1)?.nextHost ?? 0] ?? '';
  const rows = over ? finalRows(view) : seasonRows(view);
  const small = window.height < SHORT;
  const roomy = Math.min(window.width, window.height) >= ROOMY;
  const margin = screenMargin(window.width);
  const beside = window.width > window.height;
  const room = window.height * (beside ? 1 : small ? 0.72 : 0.637) - (small ? 212 : 260);
  const rowHeight = Math.max(
    ROW.least,
    Math.min(roomy ? ROW.roomy : ROW.most, room / Math.max(1, rows.length) - ROW.gap),
  );
  return (
    <View style={styles.paper}>
      <ScrollView
        style={styles.scroll}
        contentContainerStyle={[
          styles.content,
          beside && styles.centred,
          { paddingHorizontal: margin, gap: small ? space.s : space.m },
        ]}
      >
        {decided !== undefined && (
          <Text maxFontSizeMultiplier={maxScale.action} style={styles.decided}>
            {decided}
          </Text>
        )}
        <ResultTable
          rows={rows}
          names={names}
          season={seasonNumber}
          kind={over ? 'final' : 'season'}
          rowHeight={rowHeight}
          width={width}
        />
        {line !== undefined && (
          <LinePanel line={line} name={names[line.seat] ?? ''} small={small || width < 330} />
        )}
        <Text variant="small" tone="dim" style={small ? styles.hostSmall : styles.host}>
          {t(over ? 'result.rematchHost' : 'result.nextHost', { name: host })}
        </Text>
      </ScrollView>
      <View
        style={[
          styles.actions,
          {
            paddingHorizontal: margin,
            paddingBottom: Math.max(insets.bottom, small ? space.s : space.l),
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
              icon="again"
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
  posterBeside: { flex: 11 },
  beside: { flex: 14 },
  paper: { flex: 1, alignSelf: 'center', width: '100%', maxWidth: PANEL_MAX },
  scroll: { flex: 1 },
  content: { paddingTop: space.m, paddingBottom: space.s },
  centred: { flexGrow: 1, justifyContent: 'center' },
  decided: { fontFamily: 'Onest_600SemiBold', textAlign: 'center' },
  host: { paddingHorizontal: 14, fontSize: 13, lineHeight: 18 },
  hostSmall: { paddingHorizontal: 2, textAlign: 'center' },
  actions: { flexDirection: 'row', gap: space.m, paddingTop: space.xs },
  main: { flex: 1 },
  side: { flexGrow: 0, flexShrink: 0, minWidth: 110 },
});
