/** What is in whose way: ropes against masks, and the choice of a rope's shape. */

import type { Edge, Levels } from './levels';
import type { Places } from './places';
import type { Point, RopePlan } from './plan';
import { MASK_RATIO } from './plan';
import type { RopeManner } from './ropes';
import { layLongRope, layRopeAs } from './ropes';

/** Pieces a rope is looked at in; twice as many numbers and two more are its points. */
const SAMPLES = 24;
/** Half a rope, and a little air. */
const AIR = 3.5;
/** The furthest apart two points may be without a look between them. */
const STRIDE = 5;

/** How much each of a cubic's four points counts at each sample. */
const WEIGHTS: number[] = [];
for (let n = 0; n < SAMPLES / 2; n++) {
  const t = n / (SAMPLES / 2);
  const u = 1 - t;
  WEIGHTS.push(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t);
}

/** Points along a rope, x and y in turns. */
export function sampleRope({ curve }: RopePlan): number[] {
  const points: number[] = [];
  for (let part = 0; part < 6; part += 3) {
    const { x: ax, y: ay } = curve[part] as Point;
    const { x: bx, y: by } = curve[part + 1] as Point;
    const { x: cx, y: cy } = curve[part + 2] as Point;
    const { x: dx, y: dy } = curve[part + 3] as Point;
    for (let n = 0; n < WEIGHTS.length; n += 4) {
      const p = WEIGHTS[n] as number;
      const q = WEIGHTS[n + 1] as number;
      const r = WEIGHTS[n + 2] as number;
      const s = WEIGHTS[n + 3] as number;
      points.push(p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy);
    }
  }
  const end = curve[6];
  points.push(end.x, end.y);
  return points;
}

/** How many of a rope's points lie on masks that are not its ends. */
export function countHits(
  samples: readonly number[],
  { winner, loser }: Edge,
  { at, width }: { readonly at: Places['at']; readonly width: number },
): number {
  const across = width / 2 + AIR;
  const down = (width * MASK_RATIO) / 2 + AIR;
  const flat = (across * across) / (down * down);
  const count = samples.length;
  let hits = 0;
  for (let w = 0; w < 6; w++) {
    const mask = at[w];
    if (mask === undefined || w === winner || w === loser) continue;
    const x = mask.x;
    const y = mask.y;
    // Ropes only fall: what is above its start or below its end is not in its way.
    if (y + down < (samples[1] as number) || y - down > (samples[count - 1] as number)) continue;
    for (let n = 0; n < count; n += 2) {
      const dy = (samples[n + 1] as number) - y;
      if (dy < -down) continue;
      if (dy > down) break;
      const dx = (samples[n] as number) - x;
      if (dx * dx + dy * dy * flat < across * across) hits++;
      else if (n + 2 < count) {
        // Where it runs far sideways its points are far apart: look between them, too.
        const ex = (samples[n + 2] as number) - x;
        if (ex - dx < STRIDE && dx - ex < STRIDE) continue;
        const mx = (dx + ex) / 2;
        const my = (dy + (samples[n + 3] as number) - y) / 2;
        if (mx * mx + my * my * flat < across * across) hits++;
      }
    }
  }
  return hits;
}

export interface Roped {
  readonly ropes: readonly RopePlan[];
  readonly samples: readonly (readonly number[])[];
  readonly hits: number;
}

interface Facts {
  readonly found: Levels;
  readonly places: Places;
  readonly width: number;
}

/**
 * Every rope. Ropes between the same two levels all leave and arrive in one manner, or they would
 * cross at the masks they share: from cheek to temple between lanes, or from chin to crown where
 * that would lead through a foreign mask.
 */
export function layRopes(found: Levels, places: Places, width: number): Roped {
  const between = Array.from({ length: found.items.length - 1 }, () =>
    found.items.length > 3 ? ('zigzag' as const) : ('hanging' as const),
  );
  const facts = { found, places, width };
  const first = layAllAs(between, facts);
  if (first.hits === 0 || found.items.length <= 3) return first;
  const other = between.map((manner, depth) => (first.hit[depth] === true ? 'hanging' : manner));
  const second = layAllAs(other, facts);
  return second.hits < first.hits ? second : first;
}

interface RopedOnce extends Roped {
  /** Between which levels, by the lower one, a rope hit a mask. */
  readonly hit: readonly (boolean | undefined)[];
}

function layAllAs(manners: readonly RopePlan['kind'][], facts: Facts): RopedOnce {
  const { found, places, width } = facts;
  const ropes: RopePlan[] = [];
  const samples: (readonly number[])[] = [];
  const hit: boolean[] = [];
  let hits = 0;
  for (let index = 0; index < found.edges.length; index++) {
    const edge = found.edges[index] as Edge;
    const rope = layOne(index, manners, facts);
    const points = sampleRope(rope);
    const count = countHits(points, edge, { at: places.at, width });
    hits += count;
    if (count > 0)
      for (let d = found.depth[edge.loser] as number; d < (found.depth[edge.winner] as number); d++)
        hit[d] = true;
    ropes.push(rope);
    samples.push(points);
  }
  return { ropes, samples, hits, hit };
}

function layOne(index: number, manners: readonly RopePlan['kind'][], facts: Facts): RopePlan {
  const { found, places, width } = facts;
  const { winner, loser } = found.edges[index] as Edge;
  const ends = { winner, loser, from: places.at[winner] as Point, to: places.at[loser] as Point };
  const through = places.through[index] as readonly Point[];
  const [high, low] = [(found.depth[winner] as number) - 1, found.depth[loser] as number];
  const above = { runsAt: places.between[high] as number, manner: manners[high] as RopeManner };
  const below = { runsAt: places.between[low] as number, manner: manners[low] as RopeManner };
  if (through.length > 0) return layLongRope(ends, width, { through, above, below });
  const sideways = Math.abs(ends.to.x - ends.from.x) > 0.7 * width;
  const kind = sideways ? above.manner : 'hanging';
  return layRopeAs(ends, width, { kind, runsAt: above.runsAt });
}

/** How many pairs of masks lie over each other. */
export function countOverlaps(at: Places['at'], width: number): number {
  let count = 0;
  for (let a = 0; a < 6; a++) {
    const one = at[a];
    if (one === undefined) continue;
    for (let b = 0; b < a; b++) {
      const two = at[b];
      if (two === undefined || Math.abs(one.x - two.x) >= width + 1) continue;
      if (Math.abs(one.y - two.y) < width * MASK_RATIO + 1) count++;
    }
  }
  return count;
}
