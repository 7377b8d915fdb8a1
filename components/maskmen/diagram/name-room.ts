/** How long the line under a name beside its mask may be, before it meets the edge or a mask. */

import { wordsLength } from './name-length';
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

/** What is between two letters of such a line. */
export const LINE_SPACING = 0.6;
/** Every machine draws letters a little differently. */
const AIR = 1.03;

interface LineRoom {
  readonly size: number;
  readonly room: number;
}

/**
 * How far before its name such a line begins, where it is longer than its room: at most as far as its
 * mask is from the name. Undefined where even that is not enough, and the line is left out.
 */
export function lineOverhang(words: string, { size, room }: LineRoom): number | undefined {
  const long = wordsLength(words) * size * AIR + words.length * LINE_SPACING;
  const overhang = Math.max(0, long - room);
  return overhang <= NAME_GAP ? overhang : undefined;
}
