/** The dark parts of the table's floor. */

import type { Rect, TableLayout, TableSpace } from './table-layout';

/** The dark below the ring, where the hand is; beside the diagram, the rail's. */
export function floorsOf(layout: TableLayout, { width, height }: TableSpace): Rect[] {
  const { arrangement, ring, hand, diagram } = layout;
  const down = (x: number, y: number, end: number): Rect => ({
    x,
    y,
    width: end - x,
    height: height - y,
  });
  switch (arrangement) {
    case 'rail':
      return [down(0, 0, diagram.x - 4), down(diagram.x - 4, hand.y + 2, width)];
    case 'side':
      return [down(0, hand.y + 4, ring.x), down(ring.x, ring.y + ring.height, width)];
    case 'tall':
    case 'short':
      return [down(0, ring.y + ring.height, width)];
  }
}
