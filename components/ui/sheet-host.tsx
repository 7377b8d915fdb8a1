/**
 * Where sheets stand: over everything, as views of the same tree. React Native's own `Modal` is a
 * window of its own on phones: on Android it takes the focus from the app, as if somebody had left;
 * on iOS no second one opens while the first goes. While a sheet is open, what lies under it can be
 * neither touched, nor reached by keys, nor found by a screen reader.
 */
import {
  createContext,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import {
  Animated,
  Easing,
  useAnimatedStyle,
  useReducedMotion,
  useSharedValue,
  withTiming,
} from '@/components/moving/animated';
import { curve, duration, useTheme } from '@/theme';

import { FocusRound } from './focus-round';
import { outOfReach } from './out-of-reach';

const RISE = 48;

const always = () => true;

/** What a sheet hands up to be shown. */
export interface Shown {
  readonly title: string;
  readonly onClose: () => void;
  readonly body: ReactElement;
}

interface Layer extends Shown {
  readonly id: string;
  /** A sheet that was closed fades, and is nothing but a picture while it does. */
  readonly closing: boolean;
}

export interface Stand {
  readonly show: (id: string, shown: Shown) => void;
  readonly close: (id: string) => void;
}

export const SheetStand = createContext<Stand | undefined>(undefined);

/** A new sheet comes on top; one that is shown anew keeps its place. */
function withLayer(layers: readonly Layer[], layer: Layer): readonly Layer[] {
  const known = layers.some(({ id }) => id === layer.id);
  return known
    ? layers.map((other) => (other.id === layer.id ? layer : other))
    : [...layers, layer];
}

export function SheetHost({ children }: { readonly children: ReactNode }) {
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const stand = useMemo(
    (): Stand => ({
      show: (id, shown) =>
        setLayers((before) => withLayer(before, { ...shown, id, closing: false })),
      close: (id) =>
        setLayers((before) =>
          before.some((layer) => layer.id === id && !layer.closing)
            ? before.map((layer) => (layer.id === id ? { ...layer, closing: true } : layer))
            : before,
        ),
    }),
    [],
  );
  const drop = useCallback(
    (id: string) => setLayers((before) => before.filter((layer) => layer.id !== id)),
    [],
  );
  const top = layers.findLast(({ closing }) => !closing);
  return (
    <SheetStand value={stand}>
      {/* Never flattened away: it would have to be built again whenever a sheet opens. */}
      <View collapsable={false} style={styles.whole} {...outOfReach(top !== undefined)}>
        {children}
      </View>
      {layers.map((layer) => (
        <SheetLayer key={layer.id} {...layer} top={layer === top} onGone={drop} />
      ))}
    </SheetStand>
  );
}

/** A browser wants nothing hidden that has the focus; it goes back to what opened the sheet anyway. */
function giveUpFocus(): void {
  if (Platform.OS !== 'web') return;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[inert]') !== null)
    activeElement.blur();
}

interface LayerProps extends Layer {
  readonly top: boolean;
  readonly onGone: (id: string) => void;
}

/** It fades in as it rises, and fades out again; with reduced motion it is there and gone. */
function SheetLayer({ id, title, onClose, body, closing, top, onGone }: LayerProps) {
  const theme = useTheme();
  const reduced = useReducedMotion();
  const there = useSharedValue(reduced ? 1 : 0);
  useEffect(() => {
    const time = reduced ? 0 : duration.sheet;
    there.set(withTiming(closing ? 0 : 1, { duration: time, easing: Easing.bezier(...curve.out) }));
    if (!closing) return undefined;
    const gone = setTimeout(() => onGone(id), time);
    return () => clearTimeout(gone);
  }, [there, reduced, closing, id, onGone]);
  useLayoutEffect(() => {
    if (closing) giveUpFocus();
  }, [closing]);
  const fading = useAnimatedStyle(() => ({ opacity: there.get() }));
  const rising = useAnimatedStyle(() => ({
    transform: [{ translateY: RISE * (1 - there.get()) }],
  }));
  return (
    <Animated.View style={[StyleSheet.absoluteFill, fading]}>
      <View
        collapsable={false}
        style={styles.stage}
        aria-label={title}
        {...(top && { role: 'dialog', 'aria-modal': true, accessibilityViewIsModal: true })}
        onAccessibilityEscape={onClose}
        {...outOfReach(!top)}
        {...(closing && { 'aria-hidden': true })}
      >
        {/* For fingers and mice only: no role, no focus. Keys and screen readers have the button. */}
        <View
          aria-hidden
          testID="sheet-backdrop"
          onStartShouldSetResponder={always}
          onResponderRelease={onClose}
          style={[StyleSheet.absoluteFill, styles.veil, { backgroundColor: theme.veil }]}
        />
        <FocusRound>
          <Animated.View style={[styles.rising, rising]} pointerEvents="box-none">
            {body}
          </Animated.View>
        </FocusRound>
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  stage: { flex: 1, overflow: 'hidden' },
  veil: { opacity: 0.6 },
  rising: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
});
