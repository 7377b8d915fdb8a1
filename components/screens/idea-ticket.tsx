/** The idea of the game on a ticket. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui/text';
import { TicketPanel } from '@/components/ui/ticket-panel';
import { useT } from '@/i18n';
import { maxScale, space } from '@/theme';

export interface Props {
  /** The stub repeats what the sentences say; small screens and large letters need its room. */
  readonly withStub: boolean;
}

export function IdeaTicket({ withStub }: Props) {
  const t = useT();
  return (
    <TicketPanel {...(withStub && { stub: <PlayersStub /> })}>
      <Text
        variant="button"
        tone="onPaper"
        role="heading"
        aria-level={2}
        maxFontSizeMultiplier={maxScale.action}
      >
        {t('home.ideaTitle')}
      </Text>
      <View style={styles.sentences}>
        <Text variant="small" tone="onPaperDim" style={styles.sentence}>
          {t('home.ideaUnknown')}
        </Text>
        <Text variant="small" tone="onPaperDim" style={styles.sentence}>
          {t('home.ideaProof')}
        </Text>
        <Text variant="small" tone="onPaperDim" style={styles.sentence}>
          {t('home.ideaGoal')}
        </Text>
      </View>
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
  sentences: { marginTop: space.xs, gap: 3 },
  sentence: { fontSize: 13.5, lineHeight: 18 },
});
