/** The top of a screen: the way back and the title. */
import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { screenMargin, space, textStyles, touchTarget, useFontScale } from '@/theme';

import { IconButton } from './icon-button';
import { fitDisplay } from './name-width';
import { Text } from './text';
import { useZoom } from './zoom';

/** A title that is longer still takes two lines. */
const SMALLEST = 24;

export interface Props {
  readonly title: string;
  readonly backLabel: string;
  readonly onBack: () => void;
  /** What the screen is for, where there is no room for it below. */
  readonly action?: ReactNode;
}

export function ScreenHead({ title, backLabel, onBack, action }: Props) {
  const zoom = useZoom();
  const scale = useFontScale();
  const { width } = useWindowDimensions();
  const { fontSize, lineHeight, letterSpacing } = textStyles.title;
  const beside = 2 * (screenMargin(width) + touchTarget + space.s);
  const size = fitDisplay(title, {
    // The words grow by the reader's own size afterwards.
    width: (width / zoom - beside) / scale,
    largest: fontSize,
    smallest: SMALLEST / scale,
    tracking: letterSpacing,
  });
  return (
    <View style={styles.head}>
      <IconButton icon="back" label={backLabel} onPress={onBack} />
      <Text
        variant="title"
        role="heading"
        aria-level={1}
        style={[styles.title, { fontSize: size, lineHeight: (size * lineHeight) / fontSize }]}
      >
        {title}
      </Text>
      {action ?? <View style={{ width: touchTarget * zoom }} />}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flex: 1, textAlign: 'center' },
});
