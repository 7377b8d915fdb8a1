/** The paperwork under the poster: what the game is, and what can be done here. */
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { TicketPanel } from '@/components/ui/ticket-panel';
import { useT } from '@/i18n';
import { NARROW, space, useFontScale, useScreenMargin } from '@/theme';

import { AboutSheet } from './about-sheet';

export function HomePanel() {
  const t = useT();
  const insets = useSafeAreaInsets();
  const margin = useScreenMargin();
  const [aboutOpen, setAboutOpen] = useState(false);
  return (
    <View
      style={[
        styles.panel,
        { paddingHorizontal: margin, paddingBottom: Math.max(insets.bottom, space.m) },
      ]}
    >
      <IdeaTicket />
      <Button
        variant="secondary"
        icon="info"
        label={t('home.about')}
        onPress={() => setAboutOpen(true)}
      />
      <Text variant="small" tone="faint" style={styles.promise}>
        {t('home.promise')}
      </Text>
      <AboutSheet visible={aboutOpen} onClose={() => setAboutOpen(false)} />
    </View>
  );
}

function IdeaTicket() {
  const t = useT();
  const { width } = useWindowDimensions();
  // The stub repeats what the sentences say; small screens and large letters need its room.
  const roomForStub = width / useFontScale() >= NARROW;
  return (
    <TicketPanel {...(roomForStub && { stub: <PlayersStub /> })}>
      <Text variant="button" tone="onPaper" role="heading" aria-level={2} style={styles.idea}>
        {t('home.ideaTitle')}
      </Text>
      <Text variant="small" tone="onPaperDim" style={styles.sentence}>
        {t('home.ideaUnknown')}
      </Text>
      <Text variant="small" tone="onPaperDim" style={styles.sentence}>
        {t('home.ideaProof')}
      </Text>
      <Text variant="small" tone="onPaperDim" style={styles.sentence}>
        {t('home.ideaGoal')}
      </Text>
    </TicketPanel>
  );
}

function PlayersStub() {
  const t = useT();
  return (
    <>
      <Text variant="number" tone="onPaper">
        {t('home.players')}
      </Text>
      <Text variant="small" tone="onPaperDim">
        {t('home.playersCaption')}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  panel: { paddingTop: 18, gap: space.m },
  idea: { marginBottom: space.xs },
  sentence: { fontSize: 13.5, lineHeight: 18, marginTop: 2 },
  promise: { textAlign: 'center' },
});
