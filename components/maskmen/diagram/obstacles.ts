/** What a rope that no order has laid keeps clear of: foreign masks, names and the edges. */

import type { DrawnPlan } from './motion-plan';
import { nameBoxOf } from './name-box';
import type { NodePlan, Point, RopeCurve } from './plan';
import { MASK_RATIO } from './plan';

export interface Obstacles {
  /** Of each mask its middle, and half the width and height to keep clear of. */
  readonly masks: readonly number[];
  /** Of each name its left, right, top and bottom. */
  readonly names: readonly number[];
  /** The space it may use. */
  readonly width: number;
  readonly height: number;
}

/** Half a rope and a little air, around masks and around names; half a rope where there is no more. */
const AIR = { usual: { mask: 4, name: 3 }, scarce: { mask: 2.2, name: 0.5 } } as const;
/** What a rope leaves free of the masks it begins and ends at, too, or it would loop around them. */
const FACE = 0.4;
/** Half a rope at the edges. */
const EDGE = 3;

interface End {
  readonly wrestler: number;
}

interface Way {
  readonly from: End;
  readonly to: End;
  readonly air: keyof typeof AIR;
}

type Ground = Pick<DrawnPlan, 'nodes' | 'nameSize' | 'plates' | 'within'>;

/** What is in the way of a rope between two. */
export function findObstacles({ from, to, air }: Way, ground: Ground): Obstacles {
  const around = AIR[air];
  const masks: number[] = [];
  const names: number[] = [];
  for (const node of ground.nodes) {
    const isEnd = node.wrestler === from.wrestler || node.wrestler === to.wrestler;
    const { x, y, width } = node;
    if (!isEnd) masks.push(x, y, width / 2 + around.mask, (width * MASK_RATIO) / 2 + around.mask);
    else masks.push(x, y, FACE * width, FACE * width * MASK_RATIO);
    // Under its own bar a rope begins and ends; plates have their names on them.
    if (ground.plates !== undefined || (isEnd && node.name.kind === 'bar')) continue;
    const { left, right, top, bottom } = nameBoxOf(node, ground);
    names.push(left - around.name, right + around.name, top - around.name, bottom + around.name);
  }
  const { width, height } = ground.within ?? boundsOf(ground.nodes);
  return { masks, names, width: width - EDGE, height: height - EDGE };
}

/** The space of a picture that tells none. */
const boundsOf = (nodes: readonly NodePlan[]): { width: number; height: number } => ({
  width: Math.max(...nodes.map(({ x, width }) => x + width)),
  height: Math.max(...nodes.map(({ y, width }) => y + width)),
});

/** Where along each half of a rope it is looked at. */
const STEPS = 24;
const COST = { mask: 10, name: 30, outside: 8 } as const;

/** How much is in a rope's way; 0 for a clear one. As much as `most` is not counted to its end. */
export function countHits(curve: RopeCurve, obstacles: Obstacles, most = Infinity): number {
  const upper = countHalf(curve.slice(0, 4), obstacles, most);
  return upper >= most ? upper : upper + countHalf(curve.slice(3), obstacles, most - upper);
}

function countHalf(half: readonly Point[], obstacles: Obstacles, most: number): number {
  const { masks, names, width, height } = obstacles;
  const [a, b, c, d] = half as [Point, Point, Point, Point];
  let hits = 0;
  for (let n = 0; n <= STEPS && hits < most; n++) {
    const t = n / STEPS;
    const u = 1 - t;
    const p = u * u * u;
    const q = 3 * u * u * t;
    const r = 3 * u * t * t;
    const s = t * t * t;
    const x = p * a.x + q * b.x + r * c.x + s * d.x;
    const y = p * a.y + q * b.y + r * c.y + s * d.y;
    if (x < EDGE || y < EDGE || x > width || y > height) hits += COST.outside;
    for (let at = 0; at < masks.length; at += 4) {
      const dx = (x - (masks[at] as number)) / (masks[at + 2] as number);
      const dy = (y - (masks[at + 1] as number)) / (masks[at + 3] as number);
      if (dx * dx + dy * dy < 1) hits += COST.mask;
    }
    for (let at = 0; at < names.length; at += 4)
      if (
        x > (names[at] as number) &&
        x < (names[at + 1] as number) &&
        y > (names[at + 2] as number) &&
        y < (names[at + 3] as number)
      )
        hits += COST.name;
  }
  return hits;
}
