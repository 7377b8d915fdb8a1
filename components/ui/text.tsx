/** Words in one of the house styles. Grows with the reader's text size unless a place caps it. */
import { Children, isValidElement, type ReactNode } from 'react';
import {
  Platform,
  StyleSheet,
  Text as NativeText,
  type TextProps,
  type TextStyle,
} from 'react-native';

import {
  faceFor,
  isEastern,
  textStyles,
  useFontScale,
  useTheme,
  type TextStyleName,
  type Theme,
} from '@/theme';

import type { Place } from './lead-focus';
import { withLineBox } from './line-box';
import { useZoom } from './zoom';

/** The tokens words may be printed in. */
export type Tone = Exclude<keyof Theme, 'name' | 'scheme' | 'screenGradient'>;

export interface Props extends TextProps {
  /**
   * A line of its own, outside controls and headings: where it is seen in capitals, a screen reader is
   * given it as it is written. (A browser's tree holds letters as they are drawn.)
   */
  readonly spoken?: boolean;
  readonly variant?: TextStyleName;
  readonly tone?: Tone;
  readonly ref?: Place;
}

const times = (size: number | undefined, factor: number): number | undefined =>
  size === undefined ? undefined : size * factor;

/** What is said, also in the parts of a text. */
const wordsIn = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<{ readonly children?: ReactNode }>(child)
        ? wordsIn(child.props.children)
        : '';
    })
    .join('');

/** A style in a face that has the letters of the text. */
function faced(style: TextStyle, children: ReactNode): TextStyle {
  const words = wordsIn(children);
  const { fontFamily, fontSize } = style;
  if (!isEastern(words) || fontFamily === undefined || fontSize === undefined) return style;
  return { ...style, ...faceFor(words, fontFamily, fontSize) };
}

/** A style with its sizes grown. */
function scaled(style: TextStyle, factor: number): TextStyle {
  if (factor === 1) return style;
  return {
    ...style,
    ...(style.fontSize !== undefined && { fontSize: times(style.fontSize, factor) }),
    ...(style.lineHeight !== undefined && { lineHeight: times(style.lineHeight, factor) }),
    ...(style.letterSpacing !== undefined && {
      letterSpacing: times(style.letterSpacing, factor),
    }),
  };
}

export function Text({ variant = 'body', tone = 'text', spoken = false, style, ...rest }: Props) {
  const theme = useTheme();
  const scale = useFontScale();
  const zoom = useZoom();
  const flat = faced(
    StyleSheet.flatten([textStyles[variant], { color: theme[tone] }, style]),
    rest.children,
  );
  const cap = rest.allowFontScaling === false ? 1 : (rest.maxFontSizeMultiplier ?? 0);
  const grown = cap >= 1 ? Math.min(scale, cap) : scale;
  // Phones grow words by themselves; a browser leaves it to us.
  const web = Platform.OS === 'web';
  const byUs = web ? grown : 1;
  const bySystem = web || rest.allowFontScaling === false ? 1 : grown;
  const factor = rest.allowFontScaling === false ? byUs : byUs * zoom;
  // Capitals are a matter of looks: what has a role is heard as it is written.
  const heard =
    rest.role !== undefined && flat.textTransform === 'uppercase'
      ? { 'aria-label': rest['aria-label'] ?? wordsIn(rest.children) }
      : {};
  const capitals = web && flat.textTransform === 'uppercase';
  return (
    <NativeText {...rest} {...heard} style={withLineBox(scaled(flat, factor), bySystem)}>
      {spoken && capitals && rest.role === undefined ? asWritten(rest.children) : rest.children}
    </NativeText>
  );
}

/** The same words twice: as they look, and unseen as they are written. */
const asWritten = (children: ReactNode): ReactNode => (
  <>
    <NativeText aria-hidden>{children}</NativeText>
    <NativeText style={styles.unseen}>{wordsIn(children)}</NativeText>
  </>
);

const styles = StyleSheet.create({
  unseen: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    opacity: 0,
    textTransform: 'none',
  },
});
