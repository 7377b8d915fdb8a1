/**
 * Ropes that no order has laid: one drawn in the old picture, where the loser may still stand above
 * its winner, and the dotted ghosts of what follows, which bow around the masks in their way.
 */

import type { Point, RopeCurve } from './plan';
import { MASK_RATIO } from './plan';
import { layRope, pointOn } from './ropes';

export interface Placed extends Point {
  readonly width: number;
}

const FALLS_FROM = 0.5;

/** A rope between two masks wherever they stand; where it cannot fall it bows around the others. */
export function layLoose(from: Placed, to: Placed, nodes: readonly Placed[]): RopeCurve {
  const width = Math.min(from.width, to.width);
  if (to.y - from.y >= width * FALLS_FROM) return layRope({ from, to, width });
  return layGhost(from, to, nodes);
}

/** Where along a rope it is looked for what lies in its way. */
const SAMPLES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
/** By how much of its length it bows; below 0 upwards, where hanging is no way through. */
const GHOST_BOWS = [0.05, 0.1, -0.05, -0.1, 0.22, -0.22, 0.36, -0.36, 0.5, -0.5] as const;

/** A ghost takes the flattest bow that keeps clear of the other masks, and hangs if it can. */
export function layGhost(from: Placed, to: Placed, nodes: readonly Placed[]): RopeCurve {
  const others = nodes.filter((node) => !isAt(node, from) && !isAt(node, to));
  const isOver = (point: Point): boolean =>
    others.some(
      (node) =>
        Math.abs(point.x - node.x) < node.width * 0.6 &&
        Math.abs(point.y - node.y) < node.width * MASK_RATIO * 0.58,
    );
  const hits = (curve: RopeCurve): number =>
    SAMPLES.filter((share) => isOver(pointOn(curve, share))).length;
  const way = to.x < from.x ? -1 : 1;
  const curves = GHOST_BOWS.map((bow) => bowed(from, to, bow * way));
  const costs = curves.map((curve, nth) => hits(curve) * GHOST_BOWS.length + nth);
  return curves[costs.indexOf(Math.min(...costs))] as RopeCurve;
}

const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** An arc from face to face that bows sideways by a share of its length. */
function bowed(from: Placed, to: Placed, bow: number): RopeCurve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const reach = (width: number): number => Math.min(width * 0.46, long * 0.4);
  const a = { x: from.x + ux * reach(from.width), y: from.y + uy * reach(from.width) };
  const g = { x: to.x - ux * reach(to.width), y: to.y - uy * reach(to.width) };
  const at = (share: number): Point => {
    // A parabola through both ends, as high as the bow in its middle.
    const high = 4 * share * (1 - share) * bow * long;
    return {
      x: a.x + (g.x - a.x) * share - uy * high,
      y: a.y + (g.y - a.y) * share + ux * high,
    };
  };
  const slope = (share: number): Point => {
    const rise = 4 * (1 - 2 * share) * bow * long;
    return { x: g.x - a.x - uy * rise, y: g.y - a.y + ux * rise };
  };
  const d = at(0.5);
  // A sixth of the slope on either side makes each half the same parabola.
  const toward = (point: Point, share: number, sign: 1 | -1): Point => ({
    x: point.x + (sign * slope(share).x) / 6,
    y: point.y + (sign * slope(share).y) / 6,
  });
  return [a, toward(a, 0, 1), toward(d, 0.5, -1), d, toward(d, 0.5, 1), toward(g, 1, -1), g];
}
