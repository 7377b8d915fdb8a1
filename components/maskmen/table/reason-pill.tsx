/** One sentence over the hand: what the focused group would do, or why it cannot. Spoken as it changes. */

import { StyleSheet, View } from 'react-native';

import { fittingSize } from '@/components/ui/estimate-width';
import { Icon } from '@/components/ui/icon';
import { useLive } from '@/components/ui/live';
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

/** Sentences that have a box to stand in: by the stepper, over the actions of a phone on its side, in the rail. */
const BOXED = {
  aside: { size: 12, line: 1.16, mark: 0 },
  plain: { size: 13, line: 1.19, mark: 23 },
  panel: { size: 13, line: 1.19, mark: 56 },
} as const;
const MOST_LINES = 3;
const PANEL_SIDE = 12;
const MORE = 12;

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
  const measured = shape !== 'pill';
  const boxed = useBoxedSize(reason.text, measured ? shape : 'plain', { room, scale });
  const refused = reason.mark === 'refused';
  const words = plainText(reason.text);
  const live = useLive(words);
  return (
    <View
      accessible
      role="status"
      {...live}
      aria-label={words}
      style={[
        styles.line,
        shape === 'pill' && styles.pill,
        (shape === 'pill' || shape === 'panel') && {
          backgroundColor: theme.bg2,
          borderColor: refused ? theme.warning : lit ? theme.lamp : theme.line,
          borderWidth: lit ? 2 : border.thin,
          borderRadius: shape === 'panel' ? radius.panel : radius.pill,
          paddingHorizontal: PANEL_SIDE,
        },
        shape === 'plain' && styles.plain,
        shape === 'panel' && styles.panel,
      ]}
    >
      <Mark mark={reason.mark} scale={Math.max(1, scale)} />
      <View style={styles.text}>
        <RichText
          variant="small"
          numberOfLines={measured ? MOST_LINES : 2}
          {...(measured ? { allowFontScaling: false } : { maxFontSizeMultiplier: maxScale.table })}
          style={[
            { fontSize: 13 * scale, lineHeight: (scale < 1 ? 14.5 : 15.5) * scale },
            shape === 'panel' && styles.centred,
            measured && boxed,
          ]}
        >
          {reason.text}
        </RichText>
        {shape === 'panel' && reason.more !== undefined && (
          <More text={reason.more} scale={scale} room={room} />
        )}
      </View>
    </View>
  );
}

interface MoreProps extends Pick<Props, 'scale'> {
  readonly text: string;
  readonly room: Props['room'];
}

/** A second, quieter line under the sentence. */
function More({ text, scale, room }: MoreProps) {
  const largest = MORE * scale * useTableScale();
  const fontSize = fittingSize(text, {
    width: (room?.width ?? Infinity) - 2 * PANEL_SIDE,
    lines: 1,
    largest,
    smallest: smallestSize,
  });
  return (
    <Text
      variant="small"
      tone="dim"
      numberOfLines={2}
      allowFontScaling={false}
      style={[styles.centred, { fontSize, lineHeight: fontSize * 1.25 }]}
    >
      {text}
    </Text>
  );
}

interface MarkProps {
  readonly mark: Reason['mark'];
  readonly scale: number;
}

function Mark({ mark, scale }: MarkProps) {
  const theme = useTheme();
  switch (mark) {
    case 'none':
      return null;
    case 'hint':
      return <Icon name="hint" size={16 * scale} strokeWidth={1.9} />;
    case 'lead':
      return <Icon name="bell" size={15 * scale} strokeWidth={1.8} />;
    case 'unknown':
      return (
        <Text
          variant="number"
          tone="unknown"
          allowFontScaling={false}
          style={{ fontSize: 17 * scale, lineHeight: 19 * scale }}
        >
          ?
        </Text>
      );
    case 'stronger':
    case 'refused':
      return (
        <Svg width={13 * scale} height={12 * scale} viewBox="0 0 13 12" aria-hidden>
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
  // Near the actions it is about.
  plain: { flexGrow: 0, marginTop: 'auto', justifyContent: 'flex-end', paddingBottom: 6 },
  pill: { flexGrow: 0, minHeight: 27, paddingVertical: 2 },
  panel: { justifyContent: 'center' },
  text: { flexShrink: 1, gap: 2 },
  centred: { textAlign: 'center' },
});
