/**
 * Tablets and desktops get the phone's things larger rather than more of them. Words, icons and
 * controls below a `Zoom` grow by its factor; what is drawn to measure is left to whoever measures.
 */
import { createContext, use, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';

import { ROOMY } from '@/theme';

import type { Size } from './use-size';

const ZoomContext = createContext(1);

const MOST = 1.35;
/** At this height a window shows a form at its plain size: side by side, and in one column. */
const PLAIN_HEIGHT = { wide: 620, high: 944 } as const;

/** How much larger than on a phone things are in a window. */
export function zoomFor({ width, height }: Size): number {
  if (Math.min(width, height) < ROOMY) return 1;
  const plain = width > height ? PLAIN_HEIGHT.wide : PLAIN_HEIGHT.high;
  return Math.max(1, Math.min(MOST, height / plain));
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
