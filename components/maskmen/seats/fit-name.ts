/** Names are shown whole: a long one is set smaller, never cut. */

import { estimateWidth } from '@/components/ui/estimate-width';

const SMALLEST = 6;

/** The font size, at most `size`, at which a name fits into a width. */
export const fitName = (name: string, size: number, width: number): number =>
  Math.max(SMALLEST, Math.min(size, width / Math.max(estimateWidth(name, 1), 0.1)));
