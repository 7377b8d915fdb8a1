/**
 * A screen of forms: the night gradient, safe areas, a head that stays, a body that scrolls when it
 * must. On large screens everything is a size larger, and what leaves room stands in its middle.
 */
import { useId, type ReactNode, type Ref } from 'react';
import {
  KeyboardAvoidingView,
  Platform,
  StyleSheet,
  useWindowDimensions,
  View,
  type ScrollView,
  type ViewStyle,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { screenMargin, space, useTheme } from '@/theme';

import { BroadSvg } from './broad-svg';
import { ScrollArea } from './scroll-area';
import { Defs, LinearGradient, Rect, Stop } from './svg';
import { useWindowZoom, Zoom } from './zoom';

export interface Props {
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** Stays in view under the scrolling part. */
  readonly foot?: ReactNode;
  /** At a phone's size. */
  readonly maxWidth: number;
  /** Nothing is wider, however large it is drawn. */
  readonly widest?: number;
  /** How much larger than on a phone things are: by the window, unless told. */
  readonly zoom?: number;
  /** Where on large screens what leaves room stands: in the middle, unless told. */
  readonly stands?: 'top' | 'middle';
  /** The scrolling part, for whoever leads the reader somewhere in it. */
  readonly scroll?: Ref<ScrollView>;
}

export function ScreenFrame(props: Props) {
  const { head, children, foot, maxWidth, widest = 2000, stands = 'middle', scroll } = props;
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const usual = useWindowZoom();
  const { zoom = usual } = props;
  const margin = screenMargin(width) * zoom;
  const sides: ViewStyle = {
    paddingLeft: Math.max(margin, insets.left),
    paddingRight: Math.max(margin, insets.right),
  };
  const ground = {
    above: theme.screenGradient[0]?.color ?? theme.ground,
    below: theme.screenGradient.at(-1)?.color ?? theme.ground,
  };
  const large = zoom > 1;
  const bottom = Math.max(insets.bottom, space.m);
  return (
    <Zoom factor={zoom}>
      <View style={[styles.screen, styles.clipped, { backgroundColor: theme.ground }]}>
        <Gradient />
        <KeyboardAvoidingView
          style={styles.screen}
          {...(Platform.OS !== 'web' && { behavior: 'padding' })}
        >
          <View
            style={[
              styles.column,
              {
                maxWidth: Math.min(widest, maxWidth * zoom),
                paddingTop: insets.top + space.xs * (large ? 3 : 1),
              },
            ]}
          >
            <View style={[styles.head, sides]}>{head}</View>
            <ScrollArea
              scroll={scroll}
              ground={ground}
              style={styles.scroll}
              keyboardShouldPersistTaps="handled"
              contentContainerStyle={[
                styles.content,
                sides,
                { gap: 14 * zoom },
                large && styles.filled,
                large && stands === 'middle' && styles.middle,
                foot === undefined && { paddingBottom: bottom + space.m },
              ]}
            >
              {children}
            </ScrollArea>
            {foot !== undefined && (
              <View style={[sides, { paddingBottom: large ? bottom + space.m : bottom }]}>
                {foot}
              </View>
            )}
          </View>
        </KeyboardAvoidingView>
      </View>
    </Zoom>
  );
}

function Gradient() {
  const theme = useTheme();
  const { width, height } = useWindowDimensions();
  const id = `night${useId()}`;
  return (
    <BroadSvg width={width} height={height}>
      <Defs>
        <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          {theme.screenGradient.map(({ offset, color }) => (
            <Stop key={offset} offset={offset} stopColor={color} />
          ))}
        </LinearGradient>
      </Defs>
      <Rect width={width} height={height} fill={`url(#${id})`} />
    </BroadSvg>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  clipped: { overflow: 'hidden' },
  column: { flex: 1, width: '100%', alignSelf: 'center' },
  head: { paddingVertical: 2 },
  scroll: { flex: 1 },
  content: { paddingTop: space.xs, paddingBottom: space.s },
  filled: { flexGrow: 1 },
  middle: { justifyContent: 'center' },
});
