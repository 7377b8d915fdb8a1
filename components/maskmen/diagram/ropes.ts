/** Third stage: the ropes, as cubics from winner to loser. Masks cover their ends. */

import type { Point, RopePlan } from './plan';
import { MASK_RATIO } from './plan';

interface RopeEnds {
  readonly winner: number;
  readonly loser: number;
  readonly from: Point;
  readonly to: Point;
}

/** The rope between two masks of a width. */
export function layRope({ winner, loser, from, to }: RopeEnds, width: number): RopePlan {
  const tall = width * MASK_RATIO;
  const gap = to.y - tall / 2 - (from.y + tall / 2);
  return gap < 14
    ? { winner, loser, kind: 'zigzag', curve: zigzag(from, to, width) }
    : { winner, loser, kind: 'hanging', curve: hanging(from, to, tall) };
}

/** Vertical tangents, from below the winner's chin to above the loser's crown. */
function hanging(from: Point, to: Point, tall: number): RopePlan['curve'] {
  const start = { x: from.x, y: from.y + 0.42 * tall };
  const end = { x: to.x, y: to.y - 0.48 * tall };
  const pull = (end.y - start.y) * 0.45;
  return [start, { x: start.x, y: start.y + pull }, { x: end.x, y: end.y - pull }, end];
}

/** From behind the winner's inner cheek to behind the loser's inner temple: it falls and sags. */
function zigzag(from: Point, to: Point, width: number): RopePlan['curve'] {
  const inward = Math.sign(to.x - from.x) || 1;
  const start = { x: from.x + inward * width * 0.3, y: from.y + width * 0.22 };
  const rawEnd = { x: to.x - inward * width * 0.34, y: to.y - width * 0.06 };
  const end = { x: rawEnd.x, y: Math.max(rawEnd.y, start.y + 10) };
  const [run, drop] = [end.x - start.x, end.y - start.y];
  return [
    start,
    { x: start.x + run * 0.3, y: start.y + drop * 0.62 },
    { x: start.x + run * 0.72, y: start.y + drop },
    end,
  ];
}

/** The point at a share of a rope's way, and the direction there in degrees. */
export function pointOn(curve: RopePlan['curve'], t: number): Point & { readonly angle: number } {
  const [a, b, c, d] = curve;
  const u = 1 - t;
  const mix = (k: 'x' | 'y'): number =>
    u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  const slope = (k: 'x' | 'y'): number =>
    3 * u * u * (b[k] - a[k]) + 6 * u * t * (c[k] - b[k]) + 3 * t * t * (d[k] - c[k]);
  const angle = (Math.atan2(slope('y'), slope('x')) * 180) / Math.PI;
  return { x: mix('x'), y: mix('y'), angle };
}

const r = (value: number): string => String(Math.round(value * 10) / 10);

/** A rope as an SVG path. */
export const ropePath = ([a, b, c, d]: RopePlan['curve']): string =>
  `M${r(a.x)} ${r(a.y)}C${r(b.x)} ${r(b.y)} ${r(c.x)} ${r(c.y)} ${r(d.x)} ${r(d.y)}`;
