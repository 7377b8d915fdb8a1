/**
 * A modal sheet from the bottom edge; on large screens it stands in the middle. Closes by its button, the backdrop, Escape and the way back;
 * on the web `Modal` makes it a dialog and keeps the focus inside. It opens at its title and hands the
 * focus back to what opened it.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { Modal, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import {
  Animated,
  Easing,
  useAnimatedStyle,
  useReducedMotion,
  useSharedValue,
  withTiming,
} from '@/components/moving/animated';
import { useT } from '@/i18n';
import { border, curve, duration, maxScale, radius, screenMargin, space, useTheme } from '@/theme';

import { IconButton } from './icon-button';
import { useLeadFocus, useReturnFocus } from './lead-focus';
import { ScrollArea } from './scroll-area';
import { Text } from './text';
import { useBackCloses } from './use-back-closes';
import { useWindowZoom, Zoom } from './zoom';

const MAX_WIDTH = 560;
const RISE = 48;
const HEADROOM = 24;
/** Sheets lie over a table drawn at its own size: they grow less than a screen of forms. */
const USUAL_ZOOM = 1.2;
const SHARE = 0.8;

const always = () => true;

export interface Props {
  readonly visible: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** How the sheet comes up; with reduced motion it is simply there. */
function useRise() {
  const reduced = useReducedMotion();
  const below = useSharedValue(reduced ? 0 : RISE);
  useEffect(() => {
    below.set(
      reduced
        ? 0
        : withTiming(0, { duration: duration.sheetIn, easing: Easing.bezier(...curve.out) }),
    );
  }, [below, reduced]);
  return useAnimatedStyle(() => ({ transform: [{ translateY: below.get() }] }));
}

function SheetBody({ title, onClose, children }: Omit<Props, 'visible'>) {
  const t = useT();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const rise = useRise();
  const head = useLeadFocus('open');
  const whole = useWindowZoom();
  const zoom = Math.min(whole, Math.max(USUAL_ZOOM, SHARE * whole));
  const large = zoom > 1;
  const margin = screenMargin(width) * zoom;
  const sheetWidth = Math.min(width, MAX_WIDTH * zoom);
  /** What the system covers, as far as the sheet reaches it. */
  const beside = (width - sheetWidth) / 2;

  return (
    <Animated.View
      accessibilityViewIsModal
      onAccessibilityEscape={onClose}
      style={[
        styles.sheet,
        {
          backgroundColor: theme.bg1,
          borderColor: theme.line,
          width: sheetWidth,
          maxHeight: height - insets.top - HEADROOM * (large ? 3 : 1),
          paddingLeft: Math.max(0, insets.left - beside),
          paddingRight: Math.max(0, insets.right - beside),
        },
        large && styles.middle,
        rise,
      ]}
    >
      <Zoom factor={zoom}>
        <View style={[styles.head, { paddingLeft: margin + space.xs, paddingRight: margin }]}>
          <Text
            ref={head}
            variant="title"
            role="heading"
            aria-level={2}
            maxFontSizeMultiplier={maxScale.table}
            style={styles.title}
          >
            {title}
          </Text>
          <IconButton icon="close" label={t('common.close')} onPress={onClose} />
        </View>
        <ScrollArea
          ground={{ above: theme.bg1, below: theme.bg1 }}
          contentContainerStyle={[
            styles.content,
            { paddingHorizontal: margin + space.xs },
            { paddingBottom: (large ? 0 : insets.bottom) + space.l },
          ]}
        >
          {children}
        </ScrollArea>
      </Zoom>
    </Animated.View>
  );
}

export function Sheet({ visible, title, onClose, children }: Props) {
  const theme = useTheme();
  const reduced = useReducedMotion();
  useBackCloses(visible, onClose);
  useReturnFocus(visible);
  // What was never opened is not there: a table has many, and draws them again at every move.
  const [opened, setOpened] = useState(visible);
  if (visible && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Modal
      visible={visible}
      transparent
      aria-label={title}
      animationType={reduced ? 'none' : 'fade'}
      statusBarTranslucent
      navigationBarTranslucent
      supportedOrientations={['portrait', 'landscape']}
      onRequestClose={onClose}
    >
      <View style={styles.stage}>
        {/* For fingers and mice only: no role, no focus. Keys and screen readers have the button. */}
        <View
          aria-hidden
          testID="sheet-backdrop"
          onStartShouldSetResponder={always}
          onResponderRelease={onClose}
          style={[StyleSheet.absoluteFill, styles.veil, { backgroundColor: theme.veil }]}
        />
        <SheetBody title={title} onClose={onClose}>
          {children}
        </SheetBody>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1, justifyContent: 'flex-end', alignItems: 'center', overflow: 'hidden' },
  veil: { opacity: 0.6 },
  sheet: {
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    borderWidth: border.thin,
    borderBottomWidth: 0,
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingTop: space.m,
    paddingBottom: space.s,
  },
  title: { flex: 1 },
  middle: {
    marginVertical: 'auto',
    borderBottomWidth: border.thin,
    borderRadius: radius.sheet,
    overflow: 'hidden',
  },
  content: { gap: space.m },
});
