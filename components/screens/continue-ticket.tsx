/** The ticket for the match that is open: one tap goes back to its table. */

import { Pressable, StyleSheet, View } from 'react-native';

import { Mask } from '@/components/maskmen/art/mask';
import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Text } from '@/components/ui/text';
import { TicketPanel } from '@/components/ui/ticket-panel';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { maxScale, radius, space } from '@/theme';

import type { OpenMatch } from './use-open-match';

export interface Props {
  readonly match: OpenMatch;
  readonly onPress: () => void;
  /** Small screens and large letters need the stub's room. */
  readonly withStub: boolean;
}

export function ContinueTicket({ match, onPress, withStub }: Props) {
  const t = useT();
  const zoom = useZoom();
  const { focused, handlers } = useFocusRing();
  const title = match.running ? t('home.continue') : t('home.result');
  const names = match.names.join(', ');
  const stub = (
    <>
      <Text variant="number" tone="onPaper" maxFontSizeMultiplier={maxScale.table}>
        {match.place}
      </Text>
      <Text
        variant="small"
        tone="onPaperDim"
        maxFontSizeMultiplier={maxScale.table}
        style={styles.points}
      >
        {match.points}
      </Text>
    </>
  );
  return (
    <Pressable
      role="button"
      aria-label={[title, match.where, names, `${match.place}, ${match.points}`].join('. ')}
      onPress={onPress}
      {...handlers}
      style={({ pressed }) => [styles.target, pressed && styles.pressed]}
    >
      <View aria-hidden>
        <TicketPanel {...(withStub && { stub })}>
          <View style={styles.row}>
            <View style={styles.words}>
              <Text variant="button" tone="onPaper" maxFontSizeMultiplier={maxScale.action}>
                {title}
              </Text>
              <Text variant="small" tone="onPaperDim" style={styles.where}>
                {match.where}
              </Text>
              <Text variant="small" tone="onPaperFaint">
                {names}
              </Text>
            </View>
            {match.inRing !== undefined && withStub && (
              <Mask wrestler={match.inRing} width={46 * zoom} />
            )}
          </View>
        </TicketPanel>
      </View>
      {focused && <FocusRing radius={radius.ticket} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { outlineWidth: 0, outlineStyle: 'solid' },
  pressed: { opacity: 0.8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, gap: 1 },
  where: { fontFamily: 'Onest_600SemiBold', fontSize: 13.5, lineHeight: 18 },
  points: { textAlign: 'center' },
});
