/** Ropes as they are looked at, in lists that every try writes anew: their curves and points along them. */

import { TAKES, spend } from './effort';
import type { Edge } from './levels';
import type { RopePlan } from './plan';
import type { Curve } from './rope-curves';
import { PIECES, pointsOf, writeSamples } from './rope-curves';

const END = PIECES * 2;

/** Every rope of a drawing in one manner: its curve, points along it, and how it is drawn. */
export interface Sheet {
  readonly curves: readonly Curve[];
  /** Points along each curve; the halves of curves that somebody has asked for. */
  readonly samples: readonly number[][];
  readonly sampled: boolean[];
  readonly kinds: RopePlan['kind'][];
  /** How far left and right each rope comes at most. */
  readonly lefts: number[];
  readonly rights: number[];
  /** The same of each rope's halves: left and right of the upper, then of the lower. */
  readonly halves: readonly number[][];
}

/** No order has more ropes than this. */
const MOST_ROPES = 9;

/** Lists that every search writes its ropes into: one drawing at a time is looked at. */
export const makeSheet = (): Sheet => ({
  curves: Array.from({ length: MOST_ROPES }, () => Array.from({ length: 14 }, () => 0)),
  samples: Array.from({ length: MOST_ROPES }, () => Array.from({ length: END + 2 }, () => 0)),
  sampled: Array.from({ length: 2 * MOST_ROPES }, () => false),
  kinds: [],
  lefts: [],
  rights: [],
  halves: Array.from({ length: MOST_ROPES }, () => []),
});

/** Ropes as they are looked at: until the next drawing is. */
export interface Strands {
  readonly edges: readonly Edge[];
  /** Seven points of each rope: its ends and middle lie on it. */
  readonly curves: readonly Curve[];
  /** How far left and right each comes at most. */
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
  /** The same of each one's halves: left and right of the upper, then of the lower. */
  readonly halves: readonly (readonly number[])[];
  readonly sheet: Sheet;
}

export interface Roped extends Strands {
  readonly hits: number;
}

/** What lies on a sheet, with so many hits. */
export const ropedIn = (sheet: Sheet, edges: readonly Edge[], hits: number): Roped => {
  const { curves, lefts, rights, halves } = sheet;
  return { edges, curves, lefts, rights, halves, sheet, hits };
};

/**
 * Points along a rope, x and y in turns, of which those of one half are there, the upper or the lower.
 * Most are nowhere near anything: they are never made.
 */
export function pointsAlong(sheet: Sheet, rope: number, half: number): readonly number[] {
  const points = sheet.samples[rope] as number[];
  const { sampled } = sheet;
  if (sampled[2 * rope + half] !== true) {
    spend(TAKES.half);
    writeSamples(points, sheet.curves[rope] as Curve, half);
    sampled[2 * rope + half] = true;
  }
  return points;
}

/** The ropes of the drawing that was looked at last, to be kept. */
export const keepRopes = ({ edges, sheet }: Roped): RopePlan[] =>
  edges.map(({ winner, loser }, at) => ({
    winner,
    loser,
    kind: sheet.kinds[at] as RopePlan['kind'],
    curve: pointsOf(sheet.curves[at] as Curve),
  }));

/** Notes how far a rope comes: a curve stays within its control points. */
export function findReach(sheet: Sheet, index: number): void {
  const curve = sheet.curves[index] as Curve;
  const half = sheet.halves[index] as number[];
  for (let part = 0; part < 2; part++) {
    const from = 6 * part;
    let left = curve[from] as number;
    let right = left;
    for (let at = from + 2; at < from + 8; at += 2) {
      const x = curve[at] as number;
      if (x < left) left = x;
      else if (x > right) right = x;
    }
    half[2 * part] = left;
    half[2 * part + 1] = right;
  }
  const upperLeft = half[0] as number;
  const upperRight = half[1] as number;
  const lowerLeft = half[2] as number;
  const lowerRight = half[3] as number;
  sheet.lefts[index] = upperLeft < lowerLeft ? upperLeft : lowerLeft;
  sheet.rights[index] = upperRight > lowerRight ? upperRight : lowerRight;
}
