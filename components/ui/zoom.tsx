/**
 * Tablets and desktops get the phone's things larger rather than more of them. Words, icons and
 * controls below a `Zoom` grow by its factor; what is drawn to measure is left to whoever measures.
 */
import { createContext, use, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';

import { ROOMY } from '@/theme';

import type { Size } from './use-size';

const ZoomContext = createContext(1);

const MOST = 2;
/** In a window that is not so wide for its height things are no larger than this. */
const USUAL = 1.35;
/** A window of this size shows a form at its plain size: side by side, and in one column. */
const PLAIN = { wide: { width: 1060, height: 620 }, high: { width: 760, height: 944 } } as const;

/** How much larger than on a phone things are in a window. */
export function zoomFor({ width, height }: Size): number {
  if (Math.min(width, height) < ROOMY) return 1;
  const plain = width > height ? PLAIN.wide : PLAIN.high;
  const most = Math.max(USUAL, Math.min(MOST, width / plain.width));
  return Math.max(1, Math.min(most, height / plain.height));
}

/** How much larger than on a phone things are here. */
export const useZoom = (): number => use(ZoomContext);

/** How much larger than on a phone things are in the current window. */
export const useWindowZoom = (): number => zoomFor(useWindowDimensions());

export interface Props {
  readonly factor: number;
  readonly children: ReactNode;
}

export function Zoom({ factor, children }: Props) {
  return <ZoomContext value={factor}>{children}</ZoomContext>;
}
