/**
 * A new game: who sits where, who hosts first, how long it goes, how much the table helps. One column
 * with the bell under it; in windows wider than high, seats left and the match right.
 */

import { useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { RivalSheet } from '@/components/maskmen/setup/rival-sheet';
import { SeatList } from '@/components/maskmen/setup/seat-list';
import { Button } from '@/components/ui/button';
import { useAlert } from '@/components/ui/live';
import { ScreenFrame } from '@/components/ui/screen-frame';
import { ScreenHead } from '@/components/ui/screen-head';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { useWindowZoom, useZoom } from '@/components/ui/zoom';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@/engine/view';
import { useT } from '@/i18n';
import { isLevel, isRival } from '@/store/rivals';
import { space } from '@/theme';

import { botFacts, levelOptions, rivalOptions } from './bot-words';
import { NewMatchSheet } from './new-match-sheet';
import { Count, Helping, Host, Seasons, type PartProps } from './setup-parts';
import { useSetupDraft } from './use-setup-draft';
import { useStartMatch } from './use-start-match';

/** From this width on, a window wider than high has two columns. */
const COLUMNS_FROM = 640;
const WIDTH = { column: 600, columns: 1000 } as const;

export interface Props {
  readonly onBack: () => void;
  readonly onTable: () => void;
}

export function SetupScreen({ onBack, onTable }: Props) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const large = useWindowZoom() > 1;
  const columns = width > height && width >= COLUMNS_FROM;
  const draft = useSetupDraft();
  const { start, asking } = useStartMatch(onTable);
  /** Kept here, since turning the phone rearranges everything below: an open sheet stays open. */
  const [choosing, setChoosing] = useState<number>();
  const go = (
    <Button
      icon="bell"
      label={t('setup.start')}
      disabled={!draft.ready}
      onPress={() => start(draft.setup)}
    />
  );
  useAlert(draft.problem);
  const problem = draft.problem !== undefined && (
    <Text variant="small" tone="warning" role="alert" style={styles.problem}>
      {draft.problem}
    </Text>
  );
  const foot = (
    <View style={styles.foot}>
      {problem}
      {go}
    </View>
  );
  return (
    <ScreenFrame
      maxWidth={columns ? WIDTH.columns : WIDTH.column}
      head={
        <ScreenHead
          title={t('setup.title')}
          backLabel={t('setup.back')}
          onBack={onBack}
          {...(columns && !large && { action: go })}
        />
      }
      {...(!columns && { foot })}
    >
      <Parts
        draft={draft}
        onBot={setChoosing}
        columns={columns}
        above={columns && !large && problem}
        below={columns && large && foot}
      />
      <BotSheet draft={draft} seat={choosing} onClose={() => setChoosing(undefined)} />
      <NewMatchSheet {...asking} />
    </ScreenFrame>
  );
}

interface SeatsProps extends PartProps {
  /** Chooses who a seat's bot is. */
  readonly onBot: (seat: number) => void;
}

interface PartsProps extends SeatsProps {
  readonly columns: boolean;
  /** What stands over and under the match's own column. */
  readonly above: ReactNode;
  readonly below: ReactNode;
}

/** One tree for both arrangements, so that a turned phone keeps what is open and typed in it. */
function Parts({ draft, onBot, columns, above, below }: PartsProps) {
  const zoom = useZoom();
  return (
    <View style={columns ? [styles.columns, { gap: space.xl * zoom }] : styles.stack}>
      <View style={[columns && styles.column, styles.stack]}>
        <Count draft={draft} />
        <Seats draft={draft} onBot={onBot} />
      </View>
      <View style={columns && styles.column}>
        <View
          style={[
            columns && zoom > 1 ? styles.spread : styles.stack,
            columns && { gap: 10 * zoom },
          ]}
        >
          {above}
          <Host draft={draft} />
          <Seasons draft={draft} />
          <Helping draft={draft} />
          {below}
        </View>
      </View>
    </View>
  );
}

function Seats({ draft, onBot }: SeatsProps) {
  const t = useT();
  const large = useZoom() > 1;
  const { setup, problemAt, rename, setKind, move, remove, setCount } = draft;
  const { players } = setup;
  return (
    <Section title={t('setup.seats')} hint={t('setup.seatsHint')}>
      <SeatList
        seats={players.map((player, seat) => ({
          kind: player.kind,
          name: player.name,
          problem: problemAt(seat),
          bot: player.kind === 'bot' ? botFacts(t, player) : undefined,
        }))}
        fewest={FEWEST_PLAYERS}
        places={large ? MOST_PLAYERS : players.length}
        onName={rename}
        onKind={setKind}
        onBot={onBot}
        onMove={move}
        onRemove={remove}
        onAdd={() => setCount(players.length + 1)}
      />
    </Section>
  );
}

interface BotSheetProps extends PartProps {
  readonly seat: number | undefined;
  readonly onClose: () => void;
}

function BotSheet({ draft: { setup, setBot }, seat, onClose }: BotSheetProps) {
  const t = useT();
  const chosen = seat === undefined ? undefined : setup.players[seat];
  if (chosen?.kind !== 'bot' || seat === undefined) return null;
  return (
    <RivalSheet
      visible
      title={chosen.name}
      rivals={rivalOptions(t)}
      levels={levelOptions(t)}
      rival={chosen.rival}
      level={chosen.level}
      onRival={(id) => isRival(id) && setBot(seat, { rival: id })}
      onLevel={(id) => isLevel(id) && setBot(seat, { level: id })}
      onClose={onClose}
    />
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row' },
  column: { flex: 1 },
  stack: { gap: 10 },
  // Beside the seats there is more room than three parts fill.
  spread: { flex: 1, justifyContent: 'space-between' },
  foot: { gap: space.xs, paddingTop: space.s },
  problem: { textAlign: 'center' },
});
