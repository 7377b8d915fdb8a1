/**
 * The reader's text size. Phones scale `Text` themselves and report the factor; browsers report it
 * as the size of the root element, which react-native-web ignores, so on the web `Text` multiplies.
 */
import { useSyncExternalStore } from 'react';
import { Platform, useWindowDimensions } from 'react-native';

import { maxScale } from './typography';

const ROOT_SIZE = 16;

function readRootScale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / ROOT_SIZE : 1;
}

/** Asking the browser is dear, and every text asks: it is asked once, and when the size changes. */
let known: number | undefined;

const rootScale = (): number => (known ??= typeof document === 'undefined' ? 1 : readRootScale());

/** Tells of another size while the page is open. */
function watchRoot(tell: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const probe = document.createElement('div');
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:fixed;visibility:hidden;width:1rem;height:0';
  const watch = new ResizeObserver(() => {
    const now = readRootScale();
    if (now === known) return;
    known = now;
    tell();
  });
  document.body.append(probe);
  watch.observe(probe);
  return () => {
    watch.disconnect();
    probe.remove();
  };
}

const listeners = new Set<() => void>();
let unwatch: (() => void) | undefined;

/** One probe for all who listen. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  unwatch ??= watchRoot(() => listeners.forEach((tell) => tell()));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    unwatch?.();
    unwatch = undefined;
  };
}

const usePhoneScale = (): number => useWindowDimensions().fontScale;
const useRootScale = (): number => useSyncExternalStore(subscribe, rootScale, () => 1);

/** The factor by which the reader wants text enlarged. */
export const useFontScale: () => number = Platform.OS === 'web' ? useRootScale : usePhoneScale;

/** The same where space is drawn to measure: words on the table grow so far and no further. */
export const useTableScale = (): number => Math.max(1, Math.min(useFontScale(), maxScale.table));

/** The same for names and counts in the diagram. */
export const useNodeScale = (): number => Math.max(1, Math.min(useFontScale(), maxScale.node));
