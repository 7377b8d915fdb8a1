/**
 * Fifth stage: the ropes, as two cubics each, from winner to loser. Masks cover their ends. A long
 * rope passes the levels between its ends at a waypoint.
 */

import type { Point, RopeCurve, RopePlan } from './plan';
import { MASK_RATIO } from './plan';

export interface RopeEnds {
  readonly winner: number;
  readonly loser: number;
  readonly from: Point;
  readonly to: Point;
}

/** The rope between two masks of a width. */
export function layRope(ends: RopeEnds, width: number): RopePlan {
  const { from, to } = ends;
  const gap = to.y - from.y - width * MASK_RATIO;
  const sideways = Math.abs(to.x - from.x) > 0.7 * width;
  return layRopeAs(ends, width, { kind: gap < 14 && sideways ? 'zigzag' : 'hanging' });
}

/** The rope between two masks in a given shape; one that hangs runs sideways at a height. */
export function layRopeAs(
  { winner, loser, from, to }: RopeEnds,
  width: number,
  { kind, runsAt }: { readonly kind: RopePlan['kind']; readonly runsAt?: number | undefined },
): RopePlan {
  const curve = kind === 'zigzag' ? zigzag(from, to, width) : hanging(from, to, { width, runsAt });
  return { winner, loser, kind, curve };
}

export type RopeManner = RopePlan['kind'];

/** How a rope crosses the space between two levels: at which height it runs, and in which manner. */
interface Run {
  readonly runsAt: number;
  readonly manner: RopeManner;
}

export interface Passage {
  /** The levels it passes, the highest first. */
  readonly through: readonly Point[];
  /** Above the levels it passes, and below them. */
  readonly above: Run;
  readonly below: Run;
}

/** Between lanes a long rope dives below the ropes that leave with it for the next level. */
const DIVE = 0.3;

/** The rope between two masks past others: straight down where it passes them. */
export function layLongRope(
  { winner, loser, from, to }: RopeEnds,
  width: number,
  { through, above, below }: Passage,
): RopePlan {
  const [first, last] = [through[0] as Point, through[through.length - 1] as Point];
  const middle = half(first, last);
  const [out, into] = [above.manner === 'zigzag' ? 1 : 0, below.manner === 'zigzag' ? 1 : 0];
  const start = leave(from, first, { width, aside: out });
  const end = arrive(to, last, { width, aside: into });
  const high = Math.max(start.y, above.runsAt + (middle.y - above.runsAt) * DIVE * out);
  const low = Math.min(end.y, below.runsAt + (middle.y - below.runsAt) * DIVE * into);
  const curve: RopeCurve = [
    start,
    { x: start.x + (middle.x - start.x) * 0.3 * out, y: high },
    { x: middle.x, y: high },
    middle,
    { x: middle.x, y: low },
    { x: end.x + (middle.x - end.x) * 0.3 * into, y: low },
    end,
  ];
  return { winner, loser, kind: 'hanging', curve };
}

interface Attach {
  readonly width: number;
  readonly aside: number;
}

/** Where a rope leaves its winner: towards the cheek when it goes aside, else the chin. */
function leave(from: Point, towards: Point, { width, aside }: Attach): Point {
  const lean = clamp((towards.x - from.x) / (1.4 * width)) * aside * 0.6;
  return { x: from.x + lean * width * 0.3, y: from.y + width * (0.5 - 0.28 * Math.abs(lean)) };
}

/** Where it arrives at its loser: towards the temple when it comes from aside, else the crown. */
function arrive(to: Point, from: Point, { width, aside }: Attach): Point {
  const lean = clamp((from.x - to.x) / (1.4 * width)) * aside * 0.6;
  return { x: to.x + lean * width * 0.34, y: to.y - width * (0.55 - 0.44 * Math.abs(lean)) };
}

const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

/** Vertical tangents, from below the winner's chin to above the loser's crown. */
function hanging(
  from: Point,
  to: Point,
  { width, runsAt }: { readonly width: number; readonly runsAt: number | undefined },
): RopeCurve {
  const tall = width * MASK_RATIO;
  const start = { x: from.x, y: from.y + 0.42 * tall };
  const end = { x: to.x, y: Math.max(to.y - 0.48 * tall, start.y + 4) };
  const drop = end.y - start.y;
  const middle = Math.max(
    start.y + 0.2 * drop,
    Math.min(end.y - 0.2 * drop, runsAt ?? start.y + drop / 2),
  );
  return splitInHalf([
    start,
    { x: start.x, y: middle - 0.05 * drop },
    { x: end.x, y: middle + 0.05 * drop },
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
