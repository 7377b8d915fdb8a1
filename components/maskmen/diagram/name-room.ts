/** How long the line under a name beside its mask may be, before it meets the edge or a mask. */

import type { DiagramPlan, NodePlan } from './plan';
import { MASK_RATIO, NAME_GAP } from './plan';

/** The line under a name: from so far below the name's middle, and so high, in sizes of the name. */
const LINE = { top: 0.4, bottom: 1.2 } as const;
const CLEAR = 3;

export function roomBeside(
  { nodes, nameSize, reach }: Pick<DiagramPlan, 'nodes' | 'nameSize' | 'reach'>,
  node: NodePlan,
): number {
  const { name } = node;
  if (name.kind !== 'side' || reach === undefined) return Infinity;
  const way = name.side === 'left' ? -1 : 1;
  const from = node.x + way * (node.width / 2 + NAME_GAP);
  const middle = node.y + name.dy;
  const edge = way < 0 ? from - reach.left : reach.right - from;
  const masks = nodes
    .filter((other) => {
      const half = (other.width * MASK_RATIO) / 2;
      return (
        other !== node &&
        (other.x - from) * way > 0 &&
        other.y + half > middle + LINE.top * nameSize &&
        other.y - half < middle + LINE.bottom * nameSize
      );
    })
    .map((other) => (other.x - from) * way - other.width / 2 - CLEAR);
  return Math.min(edge, ...masks);
}
