/**
 * One line set as large as it fits: measured once unseen, then drawn. Browsers have no
 * `adjustsFontSizeToFit`, and names come in every script, so nothing but measuring is right.
 */
import { useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import { textStyles } from '@/theme';

import { Text, type Props as TextProps } from './text';

const SAMPLE = 40;
/** Wide enough for any line, so that the sample never wraps. */
const ENDLESS = 4000;

export interface Props extends Omit<TextProps, 'children'> {
  readonly children: string;
  /** The room there is. */
  readonly width: number;
  readonly largest: number;
  readonly smallest?: number;
}

export function FitText({ children, width, largest, smallest = 12, style, ...rest }: Props) {
  const [sample, setSample] = useState<{ readonly text: string; readonly width: number }>();
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) =>
    setSample({ text: children, width: nativeEvent.layout.width });
  const variant = rest.variant ?? 'mega';
  const known = sample?.text === children && sample.width > 0;
  const fitting = known ? (width / sample.width) * SAMPLE * 0.985 : largest;
  const size = Math.max(smallest, Math.min(largest, fitting));
  const { fontSize, lineHeight, letterSpacing } = textStyles[variant];
  const tracking = letterSpacing / fontSize;
  return (
    <View style={styles.line}>
      <Text
        {...rest}
        variant={variant}
        numberOfLines={1}
        allowFontScaling={false}
        style={[
          style,
          {
            fontSize: size,
            lineHeight: (size * lineHeight) / fontSize,
            letterSpacing: size * tracking,
          },
        ]}
      >
        {children}
      </Text>
      <View aria-hidden pointerEvents="none" style={styles.unseen}>
        <View style={styles.endless}>
          <Text
            variant={variant}
            numberOfLines={1}
            allowFontScaling={false}
            onLayout={onLayout}
            style={[
              style,
              styles.sample,
              { fontSize: SAMPLE, lineHeight: SAMPLE, letterSpacing: SAMPLE * tracking },
            ]}
          >
            {children}
          </Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { alignItems: 'center' },
  // Cut here, since the line itself must not cut its accents.
  unseen: { position: 'absolute', left: 0, top: 0, width: 0, height: 0, overflow: 'hidden' },
  endless: { width: ENDLESS, opacity: 0 },
  sample: { alignSelf: 'flex-start' },
});
