/**
 * The keyboard's focus: 2 px key with 2 px lamp outside it, in both themes, since lamp alone fails
 * on cream. Shown for keys only, as `:focus-visible` decides on the web.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { StyleSheet, View, type FocusEvent } from 'react-native';

import { useTheme } from '@/theme';

const WIDTH = 2;

interface Matcher {
  readonly matches?: (selector: string) => boolean;
}

/** Whether keys brought the focus: a press brings it too, and does something of its own. */
export function isKeyboardFocus(event: FocusEvent): boolean {
  const target = event.target as unknown as Matcher | null;
  return typeof target?.matches === 'function' ? target.matches(':focus-visible') : true;
}

/** Browsers take a focus that a page moves by itself for a key's; nobody who uses none wants a ring. */
let keyed = typeof document === 'undefined';
// At the window: the table keeps its keys to itself below it.
if (!keyed) window.addEventListener('keydown', () => (keyed = true), { capture: true, once: true });

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/** Tells of the next key; what is returned stops listening. */
function awaitKey(tell: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const stop = (): void => window.removeEventListener('keydown', hear, { capture: true });
  const hear = ({ key }: KeyboardEvent): void => {
    if (MODIFIERS.includes(key)) return;
    stop();
    tell();
  };
  window.addEventListener('keydown', hear, { capture: true });
  return stop;
}

/** Whether the ring shows, and the handlers that find out. */
export function useFocusRing() {
  const [focused, setFocused] = useState(false);
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);
  const handlers = useMemo(
    () => ({
      onFocus: (event: FocusEvent) => {
        const byKey = isKeyboardFocus(event);
        setFocused(keyed && byKey);
        forget.current?.();
        // What a press brought is a key's too, once one is used there: browsers see it the same way.
        forget.current = byKey ? undefined : awaitKey(() => setFocused(true));
      },
      onBlur: () => {
        forget.current?.();
        setFocused(false);
      },
    }),
    [],
  );
  return { focused, handlers };
}

/** The ring itself, laid over the edge of its parent. */
export function FocusRing({ radius }: { readonly radius: number }) {
  const theme = useTheme();
  return (
    <>
      <View
        pointerEvents="none"
        style={[
          styles.ring,
          styles.inner,
          { borderColor: theme.key, borderRadius: radius + WIDTH },
        ]}
      />
      <View
        pointerEvents="none"
        style={[
          styles.ring,
          styles.outer,
          { borderColor: theme.lamp, borderRadius: radius + 2 * WIDTH },
        ]}
      />
    </>
  );
}

const styles = StyleSheet.create({
  ring: { position: 'absolute', borderWidth: WIDTH },
  inner: { top: -WIDTH, bottom: -WIDTH, left: -WIDTH, right: -WIDTH },
  outer: { top: -2 * WIDTH, bottom: -2 * WIDTH, left: -2 * WIDTH, right: -2 * WIDTH },
});
