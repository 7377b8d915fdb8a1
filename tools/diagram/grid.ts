/**
 * Boxes all over the range, and how hard each is for the layout. Effort is counted, not timed: it is the
 * same on every machine and at every hour, and tells where a look at the clock is worth its while.
 */

import { effortSpent } from '@/components/maskmen/diagram/effort';
import type { DiagramBox } from '@/components/maskmen/diagram/plan';

import { ordersOf, stepsOf, type Laid } from './timing';

const WIDTHS = [288, 300, 320, 344, 360, 390, 420, 480, 560, 640];
const HEIGHTS = [130, 140, 150, 165, 180, 200, 230, 270, 330, 400, 500, 620];

/** A box of this size; large masks are for large windows. */
export const boxOf = (width: number, height: number): DiagramBox => ({
  width,
  height,
  largestMask: width >= 560 && height >= 480 ? 86 : 46,
});

export const GRID: readonly DiagramBox[] = WIDTHS.flatMap((width) =>
  HEIGHTS.map((height) => boxOf(width, height)),
);

export interface Hardest {
  readonly effort: number;
  /** The rows of the order that took it. */
  readonly rows: string;
}

/** The layout that takes the most effort. */
export function hardestOf(laid: Laid): Hardest {
  let hardest: Hardest = { effort: 0, rows: '' };
  for (const { rows, work } of [...ordersOf(laid), ...stepsOf(laid)]) {
    work();
    const effort = effortSpent();
    if (effort > hardest.effort) hardest = { effort, rows };
  }
  return hardest;
}
