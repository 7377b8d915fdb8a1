/** Third stage: the ropes, as cubics from winner to loser. Masks cover their ends. */

import type { Point, RopeCurve, RopePlan } from './plan';
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
function hanging(from: Point, to: Point, tall: number): RopeCurve {
  const start = { x: from.x, y: from.y + 0.42 * tall };
  const end = { x: to.x, y: to.y - 0.48 * tall };
  const pull = (end.y - start.y) * 0.45;
  return splitInHalf([
    start,
    { x: start.x, y: start.y + pull },
    { x: end.x, y: end.y - pull },
    end,
  ]);
}

/** From behind the winner's inner cheek to behind the loser's inner temple: it falls and sags. */
function zigzag(from: Point, to: Point, width: number): RopeCurve {
  const inward = Math.sign(to.x - from.x) || 1;
  const start = { x: from.x + inward * width * 0.3, y: from.y + width * 0.22 };
  const rawEnd = { x: to.x - inward * width * 0.34, y: to.y - width * 0.06 };
  const end = { x: rawEnd.x, y: Math.max(rawEnd.y, start.y + 10) };
  const [run, drop] = [end.x - start.x, end.y - start.y];
  return splitInHalf([
    start,
    { x: start.x + run * 0.3, y: start.y + drop * 0.62 },
    { x: start.x + run * 0.72, y: start.y + drop },
    end,
  ]);
}

const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** One cubic as the two that draw the same line. */
function splitInHalf([a, b, c, d]: readonly [Point, Point, Point, Point]): RopeCurve {
  const [ab, bc, cd] = [half(a, b), half(b, c), half(c, d)];
  const [abc, bcd] = [half(ab, bc), half(bc, cd)];
  return [a, ab, abc, half(abc, bcd), bcd, cd, d];
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
