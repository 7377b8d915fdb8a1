/** What is in whose way: ropes against masks, and the choice of a rope's shape. */

import { TAKES, spend } from './effort';
import type { Edge, Levels } from './levels';
import type { Places } from './places';
import type { Point, RopePlan } from './plan';
import { MASK_RATIO } from './plan';
import type { Curve, RopeManner } from './rope-curves';
import {
  PIECES,
  writeHanging,
  writeLong,
  writeTaut,
  writeTautLong,
  writeZigzag,
} from './rope-curves';
import type { Roped, Sheet } from './strands';
import { findReach, makeSheet, pointsAlong, ropedIn } from './strands';

/** Half a rope, and a little air. */
const AIR = 3.5;
/** The furthest apart two points may be without a look between them. */
const STRIDE = 5;
const END = PIECES * 2;

const FIRST = makeSheet();
const SECOND = makeSheet();

interface Task {
  readonly found: Levels;
  readonly places: Places;
  readonly width: number;
  /** With so many hits it is of no use, however many more there are. */
  readonly spare: number;
}

/**
 * Every rope. Ropes between the same two levels all leave and arrive in one manner, or they would
 * cross at the masks they share: from cheek to temple between lanes, or from chin to crown where
 * that would lead through a foreign mask.
 */
export function layRopes(task: Task): Roped {
  const { found } = task;
  const { edges, items } = found;
  const lanes = items.length > 3;
  const manners: RopeManner[] = [];
  for (let depth = 0; depth + 1 < items.length; depth++) manners.push(lanes ? 'zigzag' : 'hanging');
  const hit: boolean[] = [];
  const hits = layAllAs(manners, task, { sheet: FIRST, hit, spare: lanes ? Infinity : task.spare });
  if (hits === 0) return ropedIn(FIRST, edges, hits);
  if (!lanes) return ropedIn(FIRST, edges, hits);
  for (let depth = 0; depth < manners.length; depth++)
    if (hit[depth] === true) manners[depth] = 'hanging';
  const spare = hits < task.spare ? hits : task.spare;
  const fewer = layAllAs(manners, task, { sheet: SECOND, hit, spare });
  return fewer < hits ? ropedIn(SECOND, edges, fewer) : ropedIn(FIRST, edges, hits);
}

/** Every rope taut: where ropes that hang or fall sideways are in the way of something. */
export function layTaut(task: Task): Roped {
  const { edges, items } = task.found;
  const manners: RopeManner[] = [];
  for (let depth = 0; depth + 1 < items.length; depth++) manners.push('taut');
  const hits = layAllAs(manners, task, { sheet: FIRST, hit: [], spare: task.spare });
  return ropedIn(FIRST, edges, hits);
}

interface Attempt {
  readonly sheet: Sheet;
  /** Between which levels, by the lower one, a rope hit a mask. */
  readonly hit: boolean[];
  readonly spare: number;
}

/** Writes every rope and counts its hits. */
function layAllAs(manners: readonly RopeManner[], task: Task, attempt: Attempt): number {
  const { found, places, width } = task;
  const { edges, depth } = found;
  const { sheet, hit, spare } = attempt;
  let hits = 0;
  spend(TAKES.rope * edges.length);
  for (let index = 0; index < edges.length && hits < spare; index++) {
    const edge = edges[index] as Edge;
    const curve = sheet.curves[index] as Curve;
    sheet.kinds[index] = layOne(curve, index, { task, manners });
    sheet.sampled[2 * index] = false;
    sheet.sampled[2 * index + 1] = false;
    findReach(sheet, index);
    const count = countHits(sheet, index, { edge, at: places.at, width });
    if (count === 0) continue;
    hits += count;
    for (let d = depth[edge.loser] as number; d < (depth[edge.winner] as number); d++)
      hit[d] = true;
  }
  return hits;
}

interface Manner {
  readonly task: Task;
  readonly manners: readonly RopeManner[];
}

function layOne(curve: Curve, index: number, { task, manners }: Manner): RopePlan['kind'] {
  const { found, places, width } = task;
  const { winner, loser } = found.edges[index] as Edge;
  const from = places.at[winner] as Point;
  const to = places.at[loser] as Point;
  const span = { from, to, width };
  const through = places.through[index] as readonly Point[];
  const high = (found.depth[winner] as number) - 1;
  const runsAt = places.between[high] as number;
  const manner = manners[high] as RopeManner;
  if (manner === 'taut') {
    if (through.length > 0) writeTautLong(curve, span, through);
    else writeTaut(curve, span);
    return 'zigzag';
  }
  if (through.length > 0) {
    const low = found.depth[loser] as number;
    const below = { runsAt: places.between[low] as number, manner: manners[low] as RopeManner };
    writeLong(curve, span, { through, above: { runsAt, manner }, below });
    return 'hanging';
  }
  const run = to.x - from.x;
  if (manner === 'zigzag' && (run > 0.7 * width || run < -0.7 * width)) {
    writeZigzag(curve, span);
    return 'zigzag';
  }
  writeHanging(curve, span, runsAt);
  return 'hanging';
}

interface Masks {
  readonly edge: Edge;
  readonly at: Places['at'];
  readonly width: number;
}

/** How many of a rope's points lie on masks that are not its ends. */
function countHits(sheet: Sheet, index: number, { edge, at, width }: Masks): number {
  const curve = sheet.curves[index] as Curve;
  const half = sheet.halves[index] as readonly number[];
  const across = width / 2 + AIR;
  const down = (width * MASK_RATIO) / 2 + AIR;
  const left = (sheet.lefts[index] as number) - across;
  const right = (sheet.rights[index] as number) + across;
  const top = (curve[1] as number) - down;
  const middle = curve[7] as number;
  const bottom = (curve[13] as number) + down;
  let hits = 0;
  for (let w = 0; w < 6; w++) {
    const mask = at[w];
    if (mask === undefined || w === edge.winner || w === edge.loser) continue;
    const x = mask.x;
    const y = mask.y;
    // Ropes only fall: what is above its start or below its end is not in its way.
    if (y < top || y > bottom || x < left || x > right) continue;
    const oval = { x, y, across, down };
    for (let part = 0; part < 2; part++) {
      if (part === 0 ? y >= middle + down : y <= middle - down) continue;
      if (x <= (half[2 * part] as number) - across) continue;
      if (x >= (half[2 * part + 1] as number) + across) continue;
      hits += countOn(pointsAlong(sheet, index, part), part * PIECES, oval);
    }
  }
  return hits;
}

interface Oval extends Point {
  readonly across: number;
  readonly down: number;
}

/** How many points of a half lie on an oval; those between two that are far apart count, too. */
function countOn(samples: readonly number[], from: number, { x, y, across, down }: Oval): number {
  const flat = (across * across) / (down * down);
  const near = across * across;
  // The end of the upper half is the lower one's beginning.
  const last = from === 0 ? PIECES - 2 : END;
  let hits = 0;
  for (let n = from; n <= last; n += 2) {
    const dy = (samples[n + 1] as number) - y;
    if (dy < -down) continue;
    if (dy > down) break;
    const dx = (samples[n] as number) - x;
    if (dx * dx + dy * dy * flat < near) hits++;
    else if (n < END) {
      // Where it runs far sideways its points are far apart: look between them, too.
      const ex = (samples[n + 2] as number) - x;
      if (ex - dx < STRIDE && dx - ex < STRIDE) continue;
      const mx = (dx + ex) / 2;
      const my = (dy + (samples[n + 3] as number) - y) / 2;
      if (mx * mx + my * my * flat < near) hits++;
    }
  }
  return hits;
}

/** How many pairs of masks lie over each other. */
export function countOverlaps(at: Places['at'], width: number): number {
  const wide = width + 1;
  const tall = width * MASK_RATIO + 1;
  let count = 0;
  for (let a = 0; a < 6; a++) {
    const one = at[a];
    if (one === undefined) continue;
    for (let b = 0; b < a; b++) {
      const two = at[b];
      if (two === undefined) continue;
      const dx = one.x - two.x;
      if (dx >= wide || dx <= -wide) continue;
      const dy = one.y - two.y;
      if (dy < tall && dy > -tall) count++;
    }
  }
  return count;
}
