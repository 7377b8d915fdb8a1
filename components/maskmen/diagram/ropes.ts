/** A rope between any two masks, and what is asked of a rope that is drawn. */

import type { Point, RopeCurve } from './plan';
import { MASK_RATIO } from './plan';
import type { Span } from './rope-curves';
import { pointsOf, writeHanging, writeZigzag } from './rope-curves';

/** The rope between two masks of a width: it falls sideways, or hangs where there is the height. */
export function layRope(span: Span): RopeCurve {
  const { from, to, width } = span;
  const gap = to.y - from.y - width * MASK_RATIO;
  const curve: number[] = [];
  if (gap < 14 && Math.abs(to.x - from.x) > 0.7 * width) writeZigzag(curve, span);
  else writeHanging(curve, span, undefined);
  return pointsOf(curve);
}

/** The point at a share of a rope's way, and the direction there in degrees. */
export function pointOn(curve: RopeCurve, t: number): Point & { readonly angle: number } {
  'worklet';
  const [a, b, c, d] =
    t < 0.5 ? [curve[0], curve[1], curve[2], curve[3]] : [curve[3], curve[4], curve[5], curve[6]];
  const v = t < 0.5 ? t * 2 : t * 2 - 1;
  const u = 1 - v;
  const [first, second, third, fourth] = [u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v];
  const dx = u * u * (b.x - a.x) + 2 * u * v * (c.x - b.x) + v * v * (d.x - c.x);
  const dy = u * u * (b.y - a.y) + 2 * u * v * (c.y - b.y) + v * v * (d.y - c.y);
  return {
    x: first * a.x + second * b.x + third * c.x + fourth * d.x,
    y: first * a.y + second * b.y + third * c.y + fourth * d.y,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** How much thicker ropes are than on a phone: they grow with the masks, slower. */
export const scaleOf = ({ maskWidth }: { readonly maskWidth: number }): number =>
  Math.min(1.6, Math.sqrt(Math.max(1, maskWidth / 46)));

/** A rope as an SVG path. */
export function ropePath(curve: RopeCurve): string {
  'worklet';
  let path = '';
  for (let at = 0; at < 7; at++) {
    const { x, y } = curve[at] as Point;
    path += at === 0 ? 'M' : at === 1 || at === 4 ? 'C' : ' ';
    path += `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  }
  return path;
}
