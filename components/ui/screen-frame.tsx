/** A screen of forms: the night gradient, safe areas, a head that stays, a body that scrolls. */
import { useId, type ReactNode } from 'react';
import {
  KeyboardAvoidingView,
  Platform,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';

import { screenMargin, space, useTheme } from '@/theme';

export interface Props {
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** Stays in view under the scrolling part. */
  readonly foot?: ReactNode;
  readonly maxWidth: number;
}

export function ScreenFrame({ head, children, foot, maxWidth }: Props) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const margin = screenMargin(width);
  const sides = {
    paddingLeft: Math.max(margin, insets.left),
    paddingRight: Math.max(margin, insets.right),
  };
  return (
    <View style={[styles.screen, { backgroundColor: theme.ground }]}>
      <Gradient />
      <KeyboardAvoidingView
        style={styles.screen}
        {...(Platform.OS !== 'web' && { behavior: 'padding' })}
      >
        <View style={[styles.column, { maxWidth, paddingTop: insets.top + space.xs }]}>
          <View style={[styles.head, sides]}>{head}</View>
          <ScrollView
            style={styles.scroll}
            keyboardShouldPersistTaps="handled"
            contentContainerStyle={[styles.content, sides, foot === undefined && styles.end]}
          >
            {children}
          </ScrollView>
          {foot !== undefined && (
            <View style={[sides, { paddingBottom: Math.max(insets.bottom, space.m) }]}>{foot}</View>
          )}
        </View>
      </KeyboardAvoidingView>
    </View>
  );
}

function Gradient() {
  const theme = useTheme();
  const id = `night${useId()}`;
  return (
    <Svg style={StyleSheet.absoluteFill} width="100%" height="100%" aria-hidden>
      <Defs>
        <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          {theme.screenGradient.map(({ offset, color }) => (
            <Stop key={offset} offset={offset} stopColor={color} />
          ))}
        </LinearGradient>
      </Defs>
      <Rect width="100%" height="100%" fill={`url(#${id})`} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  column: { flex: 1, width: '100%', alignSelf: 'center' },
  head: { paddingVertical: 2 },
  scroll: { flex: 1 },
  content: { paddingTop: space.xs, paddingBottom: space.s, gap: 14 },
  end: { paddingBottom: space.xl },
});
