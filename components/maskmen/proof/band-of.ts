/** Where the banner of a new defeat runs: never over the drawing of strength it speaks of. */

import type { TableLayout } from '../table/table-layout';
import type { Band } from './banner-band';

const DESIGN_WIDTH = 390;

export function bandOf(layout: TableLayout, tableWidth: number): Band {
  const { arrangement, ring, hand } = layout;
  switch (arrangement) {
    case 'tall':
    case 'short':
      return {
        left: 0,
        width: tableWidth,
        middle: ring.y + ring.height * 0.62,
        scale: Math.min(1.5, tableWidth / DESIGN_WIDTH),
      };
    case 'side':
      return {
        left: ring.x,
        width: tableWidth - ring.x,
        middle: ring.y + ring.height * 0.45,
        scale: Math.min(1, (tableWidth - ring.x) / DESIGN_WIDTH),
      };
    case 'rail':
      return { left: 0, width: tableWidth, middle: hand.y + hand.height * 0.38, scale: 1.5 };
  }
}
