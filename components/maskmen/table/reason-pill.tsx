/** One sentence over the hand: what the focused group would do, or why it cannot. Spoken as it changes. */

import { StyleSheet, View } from 'react-native';

import { fittingSize } from '@/components/ui/estimate-width';
import { Icon } from '@/components/ui/icon';
import { plainText, RichText } from '@/components/ui/rich-text';
import { Path, Svg } from '@/components/ui/svg';
import { Text } from '@/components/ui/text';
import { border, maxScale, radius, smallestSize, useTableScale, useTheme } from '@/theme';

import type { Reason } from '../hand/use-reason';

export interface Props {
  readonly reason: Reason;
  /** `pill` over the hand, `plain` beside it, `panel` in the tablet's side, `aside` by the stepper. */
  readonly scale: number;
  /** A person is asked to choose: the lamp says "you can". */
  readonly lit: boolean;
  readonly shape: 'pill' | 'plain' | 'panel' | 'aside';
  /** What there is room for; a sentence that would be cut is set smaller. */
  readonly room?: { readonly width: number; readonly height: number };
}

/** Sentences that have a box to stand in: by the stepper, and over the actions of a phone on its side. */
const BOXED = {
  aside: { size: 12, line: 1.16, mark: 0 },
  plain: { size: 13, line: 1.19, mark: 23 },
} as const;
const MOST_LINES = 3;

type Box = Pick<Props, 'scale'> & { readonly room: Props['room'] };

/** As large as wished on as many lines as serve it best, as long as all of it can be read. */
function useBoxedSize(text: string, shape: keyof typeof BOXED, { room, scale }: Box) {
  const { size, line, mark } = BOXED[shape];
  const wished = size * useTableScale() * Math.max(1, scale);
  if (room === undefined) return { fontSize: wished, lineHeight: wished * line };
  const sizeOn = (lines: number): number =>
    fittingSize(plainText(text), {
      width: room.width - mark,
      lines,
      // The floor is kept even where three lines stand a little out of their box.
      largest: Math.max(smallestSize, Math.min(wished, room.height / (lines * line))),
      smallest: smallestSize,
    });
  const fontSize = Math.max(...Array.from({ length: MOST_LINES }, (_, at) => sizeOn(at + 1)));
  return { fontSize, lineHeight: fontSize * line };
}

export function ReasonPill({ reason, shape, scale, lit, room }: Props) {
  const theme = useTheme();
  const measured = shape === 'aside' || shape === 'plain';
  const boxed = useBoxedSize(reason.text, shape === 'aside' ? 'aside' : 'plain', { room, scale });
  const refused = reason.mark === 'refused';
  return (
    <View
      accessible
      role="status"
      aria-live="polite"
      aria-label={plainText(reason.text)}
      style={[
        styles.line,
        shape === 'pill' && styles.pill,
        (shape === 'pill' || shape === 'panel') && {
          backgroundColor: theme.bg2,
          borderColor: refused ? theme.warning : lit ? theme.lamp : theme.line,
          borderWidth: lit ? 2 : border.thin,
          borderRadius: shape === 'panel' ? radius.panel : radius.pill,
          paddingHorizontal: 12,
        },
        shape === 'plain' && styles.plain,
        shape === 'panel' && styles.panel,
      ]}
    >
      <Mark mark={reason.mark} />
      <RichText
        variant="small"
        numberOfLines={measured ? MOST_LINES : 2}
        {...(measured ? { allowFontScaling: false } : { maxFontSizeMultiplier: maxScale.table })}
        style={[
          styles.text,
          { fontSize: 13 * scale, lineHeight: (scale < 1 ? 14.5 : 15.5) * scale },
          shape === 'panel' && styles.centred,
          measured && boxed,
        ]}
      >
        {reason.text}
      </RichText>
    </View>
  );
}

function Mark({ mark }: { readonly mark: Reason['mark'] }) {
  const theme = useTheme();
  switch (mark) {
    case 'none':
      return null;
    case 'hint':
      return <Icon name="hint" size={16} strokeWidth={1.9} />;
    case 'lead':
      return <Icon name="bell" size={15} strokeWidth={1.8} />;
    case 'unknown':
      return (
        <Text variant="number" tone="unknown" allowFontScaling={false} style={styles.question}>
          ?
        </Text>
      );
    case 'stronger':
    case 'refused':
      return (
        <Svg width={13} height={12} viewBox="0 0 13 12" aria-hidden>
          <Path
            d={mark === 'stronger' ? 'M2 10L6.5 2.4L11 10Z' : 'M2 2.4L6.5 10L11 2.4Z'}
            fill={mark === 'stronger' ? theme.text : theme.warning}
            stroke={mark === 'stronger' ? theme.text : theme.warning}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
        </Svg>
      );
  }
}

const styles = StyleSheet.create({
  line: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: 8 },
  plain: { justifyContent: 'flex-end' },
  pill: { flexGrow: 0, minHeight: 27, paddingVertical: 2 },
  panel: { justifyContent: 'center' },
  text: { flexShrink: 1, fontSize: 13, lineHeight: 15.5 },
  centred: { textAlign: 'center' },
  question: { fontSize: 17, lineHeight: 19 },
});
