/** A new game: who sits where, who hosts first, how long it goes, how much the table helps. */

import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Pad } from '@/components/maskmen/seats/pad';
import { SeatRow } from '@/components/maskmen/setup/seat-row';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { ScreenFrame } from '@/components/ui/screen-frame';
import { ScreenHead } from '@/components/ui/screen-head';
import { Section } from '@/components/ui/section';
import { Stepper } from '@/components/ui/stepper';
import { Text } from '@/components/ui/text';
import {
  FEWEST_PLAYERS,
  leftOutSize,
  MOST_PLAYERS,
  MOST_SEASONS,
  officialRules,
} from '@/engine/view';
import { useT } from '@/i18n';
import type { Help } from '@/store/types';
import { space } from '@/theme';

import { NewMatchSheet } from './new-match-sheet';
import { useSetupDraft, type SetupDraft } from './use-setup-draft';
import { useStartMatch } from './use-start-match';

const COLUMNS_FROM = 720;
const COUNTS = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, at) => FEWEST_PLAYERS + at,
);

export interface Props {
  readonly onBack: () => void;
  readonly onTable: () => void;
}

export function SetupScreen({ onBack, onTable }: Props) {
  const t = useT();
  const wide = useWindowDimensions().width >= COLUMNS_FROM;
  const draft = useSetupDraft();
  const { start, asking } = useStartMatch(onTable);
  const go = (
    <Button
      icon="bell"
      label={t('setup.start')}
      disabled={!draft.ready}
      onPress={() => start(draft.setup)}
    />
  );
  const problem = draft.problem !== undefined && (
    <Text variant="small" tone="warning" role="alert" style={styles.problem}>
      {draft.problem}
    </Text>
  );
  return (
    <ScreenFrame
      maxWidth={wide ? 1040 : 600}
      head={
        <ScreenHead
          title={t('setup.title')}
          backLabel={t('setup.back')}
          onBack={onBack}
          {...(wide && { action: go })}
        />
      }
      {...(!wide && {
        foot: (
          <View style={styles.foot}>
            {problem}
            {go}
          </View>
        ),
      })}
    >
      <View style={wide ? styles.columns : styles.stack}>
        <View style={[styles.stack, wide && styles.column]}>
          <Count draft={draft} />
          <Seats draft={draft} />
        </View>
        <View style={[styles.stack, wide && styles.column]}>
          {wide && problem}
          <Host draft={draft} />
          <Seasons draft={draft} />
          <Helping draft={draft} />
        </View>
      </View>
      <NewMatchSheet {...asking} />
    </ScreenFrame>
  );
}

interface PartProps {
  readonly draft: SetupDraft;
}

function Count({ draft: { setup, setCount } }: PartProps) {
  const t = useT();
  const players = setup.players.length;
  const rules = officialRules(players);
  const left = leftOutSize(rules, players);
  const cards = rules.handSize;
  return (
    <Section title={t('setup.players')} hint={t('setup.playersHint')}>
      <Choice<number>
        label={t('setup.players')}
        look="apart"
        value={players}
        onChange={setCount}
        options={COUNTS.map((number) => ({
          value: number,
          label: t('setup.playersCount', { number }),
          content: (
            <Text
              variant="number"
              tone={number === players ? 'bg0' : 'text'}
              allowFontScaling={false}
            >
              {String(number)}
            </Text>
          ),
        }))}
      />
      <Text variant="small" tone="dim">
        {left === 0 ? t('setup.cardsAll', { cards }) : t('setup.cardsSome', { cards, left })}
      </Text>
    </Section>
  );
}

function Seats({ draft }: PartProps) {
  const t = useT();
  const { setup, problemAt, rename, setKind, move, remove } = draft;
  const [open, setOpen] = useState<number>();
  const players = setup.players.length;
  return (
    <Section title={t('setup.seats')} hint={t('setup.seatsHint')}>
      <View style={styles.seats}>
        {setup.players.map(({ kind, name }, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            players={players}
            kind={kind}
            name={name}
            problem={problemAt(seat)}
            open={open === seat}
            canRemove={players > FEWEST_PLAYERS}
            onToggle={() => setOpen(open === seat ? undefined : seat)}
            onName={(raw) => rename(seat, raw)}
            onKind={(next) => setKind(seat, next)}
            onMove={(to) => {
              move(seat, to);
              setOpen(to);
            }}
            onRemove={() => {
              remove(seat);
              setOpen(undefined);
            }}
          />
        ))}
      </View>
    </Section>
  );
}

function Host({ draft: { setup, change } }: PartProps) {
  const t = useT();
  return (
    <Section title={t('setup.host')} hint={t('setup.hostHint')}>
      <Choice<number | 'random'>
        label={t('setup.host')}
        value={setup.host}
        onChange={(host) => change({ host })}
        options={[
          { value: 'random', label: t('setup.hostRandom'), icon: 'again', wide: true },
          ...setup.players.map(({ name }, seat) => ({
            value: seat,
            label: t('setup.hostNamed', { name, number: seat + 1 }),
            content: <Pad seat={seat} name={name} width={24} />,
          })),
        ]}
      />
    </Section>
  );
}

function Seasons({ draft: { setup, change } }: PartProps) {
  const t = useT();
  if (setup.players.length === 2) {
    return (
      <Section title={t('setup.seasons')}>
        <Text tone="dim">{t('setup.twoPlayers')}</Text>
      </Section>
    );
  }
  return (
    <View style={styles.seasons}>
      <View style={styles.seasonsHead}>
        <Text variant="label" tone="dim" role="heading" aria-level={2}>
          {t('setup.seasons')}
        </Text>
        <Text variant="small" tone="faint">
          {t('setup.seasonsHint')}
        </Text>
      </View>
      <Stepper
        value={setup.seasons}
        least={1}
        most={MOST_SEASONS}
        valueLabel={t('setup.seasonsCount', { count: setup.seasons })}
        fewerLabel={t('setup.fewer')}
        moreLabel={t('setup.more')}
        onChange={(seasons) => change({ seasons })}
      />
    </View>
  );
}

function Helping({ draft: { setup, change } }: PartProps) {
  const t = useT();
  return (
    <Section title={t('setup.help')} hint={t('setup.helpHint')}>
      <Choice<Help>
        label={t('setup.help')}
        value={setup.help}
        onChange={(help) => change({ help })}
        options={[
          { value: 'full', label: t('setup.full') },
          { value: 'light', label: t('setup.light') },
          { value: 'tabletop', label: t('setup.tabletop') },
        ]}
      />
      <Text variant="small" tone="dim">
        {t(`setup.${setup.help}Line`)}
      </Text>
    </Section>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.xl },
  column: { flex: 1 },
  stack: { gap: 10 },
  seats: { gap: 6 },
  seasons: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: space.s,
  },
  seasonsHead: { flexDirection: 'row', alignItems: 'baseline', gap: space.s },
  foot: { gap: space.xs, paddingTop: space.s },
  problem: { textAlign: 'center' },
});
