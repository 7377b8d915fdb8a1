/** What belongs to the whole table of a new game: how many play, who hosts first, how long, how much help. */

import { StyleSheet, View } from 'react-native';

import { Pad } from '@/components/maskmen/seats/pad';
import { Choice } from '@/components/ui/choice';
import { Section } from '@/components/ui/section';
import { Stepper } from '@/components/ui/stepper';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import {
  FEWEST_PLAYERS,
  leftOutSize,
  MOST_PLAYERS,
  MOST_SEASONS,
  officialRules,
} from '@/engine/view';
import { useT } from '@/i18n';
import type { Help } from '@/store/types';
import { maxScale, space } from '@/theme';

import type { SetupDraft } from './use-setup-draft';

const COUNTS = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, at) => FEWEST_PLAYERS + at,
);
const PAD = 24;

export interface PartProps {
  readonly draft: SetupDraft;
}

export function Count({ draft: { setup, setCount } }: PartProps) {
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
          label: t('setup.playersCount', { count: number }),
          content: (
            <Text
              variant="number"
              tone={number === players ? 'bg0' : 'text'}
              maxFontSizeMultiplier={maxScale.picture}
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

export function Host({ draft: { setup, change } }: PartProps) {
  const t = useT();
  const zoom = useZoom();
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
            content: <Pad seat={seat} name={name} width={PAD * zoom} />,
          })),
        ]}
      />
    </Section>
  );
}

export function Seasons({ draft: { setup, change } }: PartProps) {
  const t = useT();
  const large = useZoom() > 1;
  if (setup.players.length === 2) {
    return (
      <Section title={t('setup.seasons')}>
        <Text tone="dim">{t('setup.twoPlayers')}</Text>
      </Section>
    );
  }
  const stepper = (
    <Stepper
      wide={large}
      value={setup.seasons}
      least={1}
      most={MOST_SEASONS}
      valueLabel={t('setup.seasonsCount', { count: setup.seasons })}
      fewerLabel={t('setup.fewer')}
      moreLabel={t('setup.more')}
      onChange={(seasons) => change({ seasons })}
    />
  );
  // Where there is room it stands as its neighbours do, over the whole width.
  if (large) {
    return (
      <Section title={t('setup.seasons')} hint={t('setup.seasonsHint')}>
        {stepper}
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
      {stepper}
    </View>
  );
}

export function Helping({ draft: { setup, change } }: PartProps) {
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
  seasons: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: space.s,
  },
  seasonsHead: { flexDirection: 'row', alignItems: 'baseline', gap: space.s },
});
