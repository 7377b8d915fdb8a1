/**
 * "Tap to skip", over actions that wait while a proof is told. Only to be looked at: a tap anywhere
 * skips, and nothing has to be skipped.
 */

import { StyleSheet, View } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import type { Course } from '@/components/motion/clocked-props';
import type { SharedValue } from '@/components/moving/animated';
import { nameWidth } from '@/components/ui/name-width';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, radius, textStyles, useTheme } from '@/theme';

import type { Rect } from '../table/table-layout';

export interface Props {
  readonly clock: SharedValue<number>;
  readonly course: Course;
  /** The place of the actions it lies over. */
  readonly place: Rect;
}

/** What stays free at either end. */
const SIDE = 10;
/** Words that would be smaller than this on one line take two. */
const LEAST = 13;
/** Of the height, what the words take where a bar is large. */
const SHARE = 0.27;
/** How wide a line is at most beside its estimate. */
const BOUND = 1.12;

export function SkipNote({ clock, course, place }: Props) {
  const t = useT();
  const theme = useTheme();
  const { x, y, width, height } = place;
  const words = t('table.proof.skip');
  const largest = Math.max(textStyles.body.fontSize, height * SHARE);
  const fitting = (width - 2 * SIDE) / (BOUND * nameWidth(words, 'text'));
  const fontSize = Math.max(LEAST, Math.min(largest, fitting));
  return (
    <Clocked clock={clock} course={course} style={[styles.place, { left: x, top: y }]} mute>
      <View
        testID="skip-note"
        style={[
          styles.note,
          { width, height, backgroundColor: theme.bg2, borderColor: theme.line },
        ]}
      >
        <Text
          variant="body"
          tone="dim"
          numberOfLines={2}
          allowFontScaling={false}
          style={[styles.words, { fontSize, lineHeight: fontSize * 1.3 }]}
        >
          {words}
        </Text>
      </View>
    </Clocked>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  note: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: border.regular,
    borderRadius: radius.button,
    paddingHorizontal: SIDE,
  },
  words: { textAlign: 'center' },
});
