/** A newcomer is offered the course, once. */
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { TicketPanel } from '@/components/ui/ticket-panel';
import { useT } from '@/i18n';
import { changeProgress } from '@/store/use-learn';
import { maxScale, space } from '@/theme';

export interface Props {
  readonly onTake: () => void;
  /** Where height is short, the question alone must do. */
  readonly short: boolean;
}

export function OfferTicket({ onTake, short }: Props) {
  const t = useT();
  return (
    <TicketPanel>
      <Text
        variant="button"
        tone="onPaper"
        role="heading"
        aria-level={2}
        maxFontSizeMultiplier={maxScale.action}
      >
        {t('learn.offer.title')}
      </Text>
      {!short && (
        <Text variant="small" tone="onPaperDim">
          {t('learn.offer.text')}
        </Text>
      )}
      <View style={styles.answers}>
        <Button
          fills
          variant="secondary"
          size="small"
          label={t('learn.offer.decline')}
          onPress={() => changeProgress({ offered: true })}
          style={styles.answer}
        />
        <Button
          fills
          size="small"
          label={t('learn.offer.take')}
          onPress={() => {
            changeProgress({ offered: true });
            onTake();
          }}
          style={styles.answer}
        />
      </View>
    </TicketPanel>
  );
}

const styles = StyleSheet.create({
  answers: { flexDirection: 'row', gap: space.s, marginTop: space.s },
  answer: { flex: 1 },
});
