/** Ropes that move: between two shapes, drawn as far as a share of their way, and trembling. */

import type { Point, RopeCurve } from './plan';

const mixPoint = (a: Point, b: Point, share: number): Point => {
  'worklet';
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
};

/** A curve on its way from one to another. */
export function mixCurve(from: RopeCurve, to: RopeCurve, share: number): RopeCurve {
  'worklet';
  return [
    mixPoint(from[0], to[0], share),
    mixPoint(from[1], to[1], share),
    mixPoint(from[2], to[2], share),
    mixPoint(from[3], to[3], share),
    mixPoint(from[4], to[4], share),
    mixPoint(from[5], to[5], share),
    mixPoint(from[6], to[6], share),
  ];
}

type Cubic = readonly [Point, Point, Point, Point];

const cut = ([a, b, c, d]: Cubic, share: number): Cubic => {
  'worklet';
  const ab = mixPoint(a, b, share);
  const bc = mixPoint(b, c, share);
  const cd = mixPoint(c, d, share);
  const abc = mixPoint(ab, bc, share);
  return [a, ab, abc, mixPoint(abc, mixPoint(bc, cd, share), share)];
};

/** The beginning of a curve, as far as a share of its way; its last point is the head. */
export function beginning(curve: RopeCurve, share: number): RopeCurve {
  'worklet';
  if (share >= 1) return curve;
  const [a, b, c, d, e, f, g] = curve;
  if (share <= 0.5) {
    const [p, q, r, s] = cut([a, b, c, d], Math.max(0, share) * 2);
    return [p, q, r, s, s, s, s];
  }
  const [, q, r, s] = cut([d, e, f, g], share * 2 - 1);
  return [a, b, c, d, q, r, s];
}

/** A curve from one share of its way to another. */
export function partOf(curve: RopeCurve, from: number, to: number): RopeCurve {
  const upper = beginning(curve, to);
  // Its halves are those of the whole, as far as they are left.
  const at = to <= 0.5 ? from / to / 2 : from <= 0.5 ? from : 0.5 + (from - 0.5) / (to - 0.5) / 2;
  return turned(beginning(turned(upper), 1 - at));
}

/** Begun at its other end. */
const turned = ([a, b, c, d, e, f, g]: RopeCurve): RopeCurve => [g, f, e, d, c, b, a];

/** A curve pulled sideways by so many pixels, most in the middle; its ends hold. */
export function pulled(curve: RopeCurve, by: number): RopeCurve {
  'worklet';
  if (by === 0) return curve;
  const [a, b, c, d, e, f, g] = curve;
  const [dx, dy] = [g.x - a.x, g.y - a.y];
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  const [x, y] = [(-dy / long) * by, (dx / long) * by];
  const move = (point: Point, share: number): Point => ({
    x: point.x + x * share,
    y: point.y + y * share,
  });
  return [a, move(b, 0.6), move(c, 1), move(d, 1), move(e, 1), move(f, 0.6), g];
}
