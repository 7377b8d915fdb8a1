/** The ticket for the match that is open: one tap goes back to its table. */

import { StyleSheet, View } from 'react-native';

import { Mask } from '@/components/maskmen/art/mask';
import { displayWidth, nameWidth } from '@/components/ui/name-width';
import { PictureButton } from '@/components/ui/picture-button';
import { Text } from '@/components/ui/text';
import { TicketPanel } from '@/components/ui/ticket-panel';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { maxScale, radius, space, textStyles, useFontScale } from '@/theme';

import type { OpenMatch } from './use-open-match';

export interface Props {
  readonly match: OpenMatch;
  readonly onPress: () => void;
  /** Small screens and large letters need the stub's room. */
  readonly withStub: boolean;
  /** How wide the ticket is, at a phone's size. */
  readonly width: number;
}

/** What stands beside the title: edges and stub, and the mask. */
const BESIDE = { stub: 124, mask: 54 } as const;

const WHERE = 13.5;

export function ContinueTicket({ match, onPress, withStub, width }: Props) {
  const t = useT();
  const zoom = useZoom();
  const title = match.running ? t('home.continue') : t('home.result');
  const names = match.names.join(', ');
  const fontScale = useFontScale();
  const grown = Math.min(fontScale, maxScale.action);
  const { fontSize, letterSpacing } = textStyles.button;
  const needed = displayWidth(title, fontSize, letterSpacing) * grown;
  // A title is never broken for the sake of a picture.
  const withMask = withStub && needed <= width - BESIDE.stub - BESIDE.mask;
  const pictured = match.inRing !== undefined && withMask;
  const room = width - (withStub ? BESIDE.stub : 2 * space.l) - (pictured ? BESIDE.mask : 0);
  // On one line, as long as there is one to say it on.
  const whole = nameWidth(match.where, 'text') * WHERE * fontScale <= room;
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
    <PictureButton
      label={[title, match.where, names, `${match.place}, ${match.points}`].join('. ')}
      onPress={onPress}
      radius={radius.ticket}
    >
      <TicketPanel {...(withStub && { stub })}>
        <View style={styles.row}>
          <View style={styles.words}>
            <Text variant="button" tone="onPaper" maxFontSizeMultiplier={maxScale.action}>
              {title}
            </Text>
            <Text variant="small" tone="onPaperDim" style={styles.where}>
              {whole ? match.where : match.brief}
            </Text>
            <Text variant="small" tone="onPaperFaint">
              {names}
            </Text>
          </View>
          {match.inRing !== undefined && withMask && (
            <Mask wrestler={match.inRing} width={46 * zoom} />
          )}
        </View>
      </TicketPanel>
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, gap: 1 },
  where: { fontFamily: 'Onest_600SemiBold', fontSize: WHERE, lineHeight: 18 },
  points: { textAlign: 'center' },
});
