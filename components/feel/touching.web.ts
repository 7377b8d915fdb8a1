/**
 * Browsers know one motor, on or off: fine enough for a blow or a word, too coarse for ticks. Only
 * where a finger is the pointer, and only after it has touched the page.
 */

import type { Touch } from '@/theme';

/** Milliseconds on, off, on. */
const PATTERN: Readonly<Partial<Record<Touch, readonly number[]>>> = {
  light: [8],
  medium: [14],
  heavy: [22],
  success: [12, 60, 18],
  warning: [10, 50, 10],
};

export const canTouch = (): boolean =>
  typeof navigator !== 'undefined' &&
  typeof navigator.vibrate === 'function' &&
  window.matchMedia('(pointer: coarse)').matches;

export function touch(kind: Touch): void {
  const pattern = PATTERN[kind];
  if (pattern === undefined || !canTouch()) return;
  if (navigator.userActivation?.hasBeenActive !== true) return;
  navigator.vibrate([...pattern]);
}
