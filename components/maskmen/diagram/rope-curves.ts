/**
 * The curves of ropes as plain numbers, x and y of seven points in turns, written into a list that is
 * there already: the search draws hundreds of ropes and keeps a few, and a phone's JavaScript pays
 * for every object.
 */

import type { Point, RopeCurve, RopePlan } from './plan';
import { MASK_RATIO } from './plan';

/** Seven points, x and y in turns. */
export type Curve = number[];

export type RopeManner = RopePlan['kind'] | 'taut';

/** From one mask's centre to another's, for masks of a width. */
export interface Span {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

/**
 * Makes of one cubic the two that draw the same line. Its ends are the list's first and last points,
 * its middle two the second and the last but one.
 */
function halve(out: Curve): void {
  for (let axis = 0; axis < 2; axis++) {
    const b = out[axis + 2] as number;
    const c = out[axis + 10] as number;
    const ab = ((out[axis] as number) + b) / 2;
    const bc = (b + c) / 2;
    const cd = (c + (out[axis + 12] as number)) / 2;
    const abc = (ab + bc) / 2;
    const bcd = (bc + cd) / 2;
    out[axis + 2] = ab;
    out[axis + 4] = abc;
    out[axis + 6] = (abc + bcd) / 2;
    out[axis + 8] = bcd;
    out[axis + 10] = cd;
  }
}

/** Vertical tangents, from below the winner's chin to above the loser's crown, sideways at a height. */
export function writeHanging(out: Curve, span: Span, runsAt: number | undefined): void {
  const { from, to, width } = span;
  const tall = width * MASK_RATIO;
  const start = from.y + 0.42 * tall;
  const under = to.y - 0.48 * tall;
  const end = under > start + 4 ? under : start + 4;
  const drop = end - start;
  const wanted = runsAt ?? start + drop / 2;
  const lowest = end - 0.2 * drop;
  const highest = start + 0.2 * drop;
  const high = wanted < lowest ? wanted : lowest;
  const middle = high > highest ? high : highest;
  out[0] = from.x;
  out[1] = start;
  out[2] = from.x;
  out[3] = middle - 0.05 * drop;
  out[10] = to.x;
  out[11] = middle + 0.05 * drop;
  out[12] = to.x;
  out[13] = end;
  halve(out);
}

/** From behind the winner's inner cheek to behind the loser's inner temple: it falls and sags. */
export function writeZigzag(out: Curve, { from, to, width }: Span): void {
  const inward = to.x < from.x ? -1 : 1;
  const x = from.x + inward * width * 0.3;
  const y = from.y + width * 0.22;
  const run = to.x - inward * width * 0.34 - x;
  const under = to.y - width * 0.06;
  const drop = under > y + 10 ? under - y : 10;
  out[0] = x;
  out[1] = y;
  out[2] = x + run * 0.3;
  out[3] = y + drop * 0.62;
  out[10] = x + run * 0.72;
  out[11] = y + drop;
  out[12] = x + run;
  out[13] = y + drop;
  halve(out);
}

/** How far from its masks' centres a taut rope begins and ends, of their size: they cover that. */
const HELD = 0.36;
/** How far it sags, of its drop. */
const SAG = 0.05;

/** The share of a taut rope that a mask at its end covers. */
function heldOf(run: number, drop: number, width: number): number {
  const long = Math.sqrt(run * run + drop * drop);
  return long > width ? (HELD * width) / long : HELD;
}

/** Straight from face to face, sagging a little: it needs the least height. */
export function writeTaut(out: Curve, { from, to, width }: Span): void {
  const run = to.x - from.x;
  const drop = to.y - from.y;
  const share = heldOf(run, drop, width);
  const x = from.x + run * share;
  const y = from.y + drop * share;
  const wide = run * (1 - 2 * share);
  const deep = drop * (1 - 2 * share);
  const sag = deep * SAG;
  out[0] = x;
  out[1] = y;
  out[2] = x + wide / 3;
  out[3] = y + deep / 3 + sag;
  out[10] = x + (wide * 2) / 3;
  out[11] = y + (deep * 2) / 3 + sag;
  out[12] = x + wide;
  out[13] = y + deep;
  halve(out);
}

/** The same past others, through a waypoint. */
export function writeTautLong(
  out: Curve,
  { from, to, width }: Span,
  through: readonly Point[],
): void {
  const first = through[0] as Point;
  const last = through[through.length - 1] as Point;
  const x = (first.x + last.x) / 2;
  const y = (first.y + last.y) / 2;
  const above = heldOf(x - from.x, y - from.y, width);
  const below = heldOf(to.x - x, to.y - y, width);
  const startX = from.x + (x - from.x) * above;
  const startY = from.y + (y - from.y) * above;
  const endX = to.x + (x - to.x) * below;
  const endY = to.y + (y - to.y) * below;
  const slope = (endX - startX) / (endY - startY);
  const high = (y - startY) / 3;
  const low = (endY - y) / 3;
  out[0] = startX;
  out[1] = startY;
  out[4] = x - slope * high;
  out[5] = y - high;
  out[2] = (startX + out[4]) / 2;
  out[3] = (startY + out[5]) / 2;
  out[6] = x;
  out[7] = y;
  out[8] = x + slope * low;
  out[9] = y + low;
  out[10] = (endX + out[8]) / 2;
  out[11] = (endY + out[9]) / 2;
  out[12] = endX;
  out[13] = endY;
}

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

/** Past others, straight down where it passes them. */
export function writeLong(out: Curve, span: Span, { through, above, below }: Passage): void {
  const { from, to, width } = span;
  const first = through[0] as Point;
  const last = through[through.length - 1] as Point;
  const x = (first.x + last.x) / 2;
  const passes = (first.y + last.y) / 2;
  const aside = above.manner === 'zigzag' ? 1 : 0;
  const inside = below.manner === 'zigzag' ? 1 : 0;
  // It leaves its winner towards the cheek when it goes aside, and arrives towards the temple.
  const out1 = clamp((first.x - from.x) / (1.4 * width)) * aside * 0.6;
  const in1 = clamp((last.x - to.x) / (1.4 * width)) * inside * 0.6;
  const startX = from.x + out1 * width * 0.3;
  const startY = from.y + width * (0.5 - 0.28 * (out1 < 0 ? -out1 : out1));
  const endX = to.x + in1 * width * 0.34;
  const endY = to.y - width * (0.55 - 0.44 * (in1 < 0 ? -in1 : in1));
  // A loser may rise as high as what the rope passes.
  const y = passes < endY ? passes : endY;
  const dives = above.runsAt + (y - above.runsAt) * DIVE * aside;
  const rises = below.runsAt + (y - below.runsAt) * DIVE * inside;
  const high = startY > dives ? startY : dives;
  const low = endY < rises ? endY : rises;
  out[0] = startX;
  out[1] = startY;
  out[2] = startX + (x - startX) * 0.3 * aside;
  out[3] = high;
  out[4] = x;
  out[5] = high;
  out[6] = x;
  out[7] = y;
  out[8] = x;
  out[9] = low;
  out[10] = endX + (x - endX) * 0.3 * inside;
  out[11] = low;
  out[12] = endX;
  out[13] = endY;
}

const clamp = (value: number): number => (value > 1 ? 1 : value < -1 ? -1 : value);

/** The curve as what is drawn. */
export const pointsOf = (curve: Curve): RopeCurve => [
  pointAt(curve, 0),
  pointAt(curve, 2),
  pointAt(curve, 4),
  pointAt(curve, 6),
  pointAt(curve, 8),
  pointAt(curve, 10),
  pointAt(curve, 12),
];

const pointAt = (curve: Curve, at: number): Point => ({
  x: curve[at] as number,
  y: curve[at + 1] as number,
});

/** Pieces a rope is looked at in; twice as many numbers and two more are its points. */
export const PIECES = 24;

/** How far apart two points are, of a cubic's way. */
const STEP = 2 / PIECES;
const STEP_2 = STEP * STEP;
const STEP_3 = STEP_2 * STEP;

/**
 * Writes points along a half of a rope, the upper or the lower, x and y in turns, where they are in
 * the list of all. Each is made of the one before it by differences, which takes additions alone.
 */
export function writeSamples(out: number[], curve: Curve, half: number): void {
  const part = half * 6;
  let to = half * PIECES;
  let x = curve[part] as number;
  let y = curve[part + 1] as number;
  const bx = curve[part + 2] as number;
  const by = curve[part + 3] as number;
  const cx = curve[part + 4] as number;
  const cy = curve[part + 5] as number;
  const endX = curve[part + 6] as number;
  const endY = curve[part + 7] as number;
  // The cubic's own factors, then its first, second and third differences.
  const qx = 3 * (x - 2 * bx + cx) * STEP_2;
  const qy = 3 * (y - 2 * by + cy) * STEP_2;
  const kx = (endX - x + 3 * (bx - cx)) * STEP_3;
  const ky = (endY - y + 3 * (by - cy)) * STEP_3;
  const thirdX = 6 * kx;
  const thirdY = 6 * ky;
  let firstX = 3 * (bx - x) * STEP + qx + kx;
  let firstY = 3 * (by - y) * STEP + qy + ky;
  let secondX = 2 * qx + thirdX;
  let secondY = 2 * qy + thirdY;
  for (const end = to + PIECES; to < end; to += 2) {
    out[to] = x;
    out[to + 1] = y;
    x += firstX;
    y += firstY;
    firstX += secondX;
    firstY += secondY;
    secondX += thirdX;
    secondY += thirdY;
  }
  out[to] = endX;
  out[to + 1] = endY;
}
