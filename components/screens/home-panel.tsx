/** The paperwork under the poster: the match that is open, and the ways to begin one. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useSize } from '@/components/ui/use-size';
import { useWindowZoom, Zoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { firstSetup } from '@/store/setup';
import { LESSON_IDS, useProgress } from '@/store/use-learn';
import { useSettings } from '@/store/use-settings';
import { useLastSetups } from '@/store/use-setup';
import { NARROW, space, useFontScale, useScreenMargin } from '@/theme';

import { ContinueTicket } from './continue-ticket';
import { IdeaTicket } from './idea-ticket';
import { OfferTicket } from './offer-ticket';
import { useOpenMatch } from './use-open-match';
import type { StartMatch } from './use-start-match';

/** Below this height the idea of the game makes room for the ways to play it. */
const SHORT = 700;

export interface Props {
  readonly onTable: () => void;
  readonly onSetup: () => void;
  readonly onLearn: () => void;
  readonly onSettings: () => void;
  /** Whether nothing lies over it. */
  readonly looked: boolean;
}

export interface PanelProps extends Props, Pick<StartMatch, 'start'> {}

export function HomePanel({ onTable, onSetup, onLearn, onSettings, looked, start }: PanelProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const margin = useScreenMargin();
  const fontScale = useFontScale();
  const [size, onLayout] = useSize(window);
  const match = useOpenMatch(looked);
  const { solo } = useLastSetups();
  const help = useSettings((settings) => settings.help);
  const offered = useProgress((progress) => progress.offered);
  const done = useProgress((progress) => progress.done.length);
  const learnt =
    done > 0 && done < LESSON_IDS.length
      ? t('home.learnAt', { done, of: LESSON_IDS.length })
      : t('home.learn');
  const zoom = useWindowZoom();
  const large = zoom > 1;
  const beside = window.width > window.height;
  const short = window.height < SHORT;
  const withStub = size.width / (fontScale * zoom) >= NARROW - 2 * margin;
  return (
    <Zoom factor={zoom}>
      <View
        onLayout={onLayout}
        style={[
          styles.panel,
          short && styles.short,
          large && { paddingTop: space.l * zoom, gap: space.m * zoom },
          {
            paddingHorizontal: margin * zoom,
            paddingBottom: Math.max(insets.bottom, short ? space.s : space.m),
          },
        ]}
      >
        {match !== undefined && (
          <ContinueTicket
            match={match}
            onPress={onTable}
            withStub={withStub}
            width={size.width / zoom - 2 * margin}
          />
        )}
        {match === undefined && !offered ? (
          <OfferTicket onTake={onLearn} short={short} />
        ) : (
          (match === undefined ? !short : large && beside) && <IdeaTicket withStub={withStub} />
        )}
        <Button
          fills
          size={short ? 'regular' : 'large'}
          icon="play"
          label={t('home.solo')}
          onPress={() =>
            start(solo ?? { ...firstSetup(t('setup.playerName', { number: 1 })), help })
          }
        />
        <Button fills variant="secondary" icon="people" label={t('home.share')} onPress={onSetup} />
        <View style={styles.pair}>
          <Button
            variant="quiet"
            icon="book"
            label={learnt}
            onPress={onLearn}
            style={styles.half}
          />
          <Button
            variant="quiet"
            icon="settings"
            label={t('home.settings')}
            onPress={onSettings}
            style={styles.half}
          />
        </View>
        {(!short || (match === undefined && offered)) && (
          <Text variant="small" tone="faint" style={styles.promise}>
            {t('home.promise')}
          </Text>
        )}
      </View>
    </Zoom>
  );
}

const styles = StyleSheet.create({
  panel: { paddingTop: 18, gap: 10 },
  short: { paddingTop: space.m, gap: space.s },
  pair: { flexDirection: 'row', gap: 8 },
  half: { flex: 1 },
  promise: { textAlign: 'center' },
});
