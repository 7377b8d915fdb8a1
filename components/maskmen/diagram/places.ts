/**
 * Second stage: where each ranked wrestler stands. Levels give the heights; sideways, every order
 * within the levels is tried (six masks: a few hundred) and the one with the fewest crossings, ropes
 * clear of foreign masks and shortest ropes is kept.
 */

import type { Edge, Levels } from './levels';
import type { DiagramBox, Point } from './plan';
import { AXIS, MASK_RATIO } from './plan';

export interface Placed {
  readonly maskWidth: number;
  readonly at: ReadonlyMap<number, Point>;
  /** From four levels on, masks stand in lanes and names beside them. */
  readonly zigzag: boolean;
}

/** Steps and stagger between neighbours on a level, so that height never reads as a tie. */
const STAGGER = { zigzag: 10, wide: 16 } as const;

const smallestMask = (box: DiagramBox): number => Math.round(box.largestMask * 0.52);

/** The largest mask whose levels have room. */
export function maskWidthFor(levels: Levels['levels'], box: DiagramBox, width: number): number {
  const count = levels.length;
  const widest = Math.max(...levels.map((level) => level.length));
  const smallest = smallestMask(box);
  for (let w = box.largestMask; w > smallest; w--) {
    const fitsDown = count < 2 || pitchFor(w, count, box.height) >= leastPitch(levels, w);
    const fitsAcross = widest * (w * 1.18 + 6) <= width;
    if (fitsDown && fitsAcross) return w;
  }
  return smallest;
}

/** A name bar under the chin needs its own room below the last level. */
const barRoom = (levels: number, w: number): number => (levels <= 3 ? 8 + 0.1 * w : 0);

const pitchFor = (w: number, levels: number, height: number): number =>
  (height - 8 - 1.37 * w - barRoom(levels, w)) / (levels - 1);

function leastPitch(levels: Levels['levels'], w: number): number {
  const small = w / 46;
  if (levels.length <= 3) return 1.2 * w + 20 * Math.max(0.7, small);
  const forks = levels.filter((level) => level.length > 1).length;
  if (forks === 0) return 0.64 * w + 3.5;
  return levels.length >= 5 ? 0.9 * w : 1.28 * w + 7;
}

/** Puts every ranked wrestler in its place within the box, left of the shelf. */
export function placeRanked(found: Levels, box: DiagramBox, shelf: number): Placed {
  const room = box.width - AXIS - shelf - (shelf > 0 ? 8 : 0);
  const zigzag = found.levels.length >= 4;
  let space: Space = { box, shelf, room, maskWidth: maskWidthFor(found.levels, box, room) };
  const slots = bestSlots(found, space);
  let at = placeIn(found.levels, slots, space);
  // Where a fork squeezes its neighbours, masks shrink until none lies over another.
  while (clearance(at, space.maskWidth) < CLEAR && space.maskWidth > smallestMask(box) * 0.8) {
    space = { ...space, maskWidth: space.maskWidth - 1 };
    at = placeIn(found.levels, slots, space);
  }
  return { maskWidth: space.maskWidth, at, zigzag };
}

/** How far apart the closest two masks stand, 1 being edge to edge. */
const CLEAR = 0.9;

function clearance(at: ReadonlyMap<number, Point>, maskWidth: number): number {
  const points = [...at.values()];
  let least = Infinity;
  points.forEach((a, index) => {
    for (const b of points.slice(index + 1)) least = Math.min(least, gapOf(a, b, maskWidth));
  });
  return least;
}

const gapOf = (a: Point, b: Point, w: number): number =>
  Math.max(Math.abs(a.x - b.x) / w, Math.abs(a.y - b.y) / (w * MASK_RATIO));

interface Space {
  readonly box: DiagramBox;
  readonly shelf: number;
  readonly room: number;
  readonly maskWidth: number;
}

/** A place in the lanes for every member of every level. */
type Slots = readonly (readonly number[])[];

/** The cheapest of all arrangements. */
function bestSlots({ levels, edges }: Levels, space: Space): Slots {
  const zigzag = levels.length >= 4;
  let best: Slots = [];
  let least = Infinity;
  for (const slots of combinations(levels.map((_, depth) => arrangements(levels, depth)))) {
    const at = placeIn(levels, slots, space);
    const cost = costOf(at, edges, { maskWidth: space.maskWidth, levels, slots, zigzag });
    if (cost < least - 1e-9) [best, least] = [slots, cost];
  }
  return best;
}

function placeIn(levels: Levels['levels'], slots: Slots, space: Space): Map<number, Point> {
  const { box, shelf, room, maskWidth } = space;
  const zigzag = levels.length >= 4;
  const lanes = laneSpread(levels, maskWidth, { room, beside: shelf > 0 });
  const left = AXIS + room / 2 - lanes / 2;
  const heights = levelHeights(levels.length, maskWidth, box.height);
  const step = (zigzag ? STAGGER.zigzag : STAGGER.wide) * (maskWidth / 46);
  const at = new Map<number, Point>();
  slots.forEach((level, depth) => {
    const members = levels[depth] ?? [];
    const ranked = members.map((w, index) => ({ w, slot: level[index] ?? 0.5 }));
    ranked.sort((a, b) => a.slot - b.slot);
    // The lowest level has no room below: there the neighbours rise instead.
    const base = (heights[depth] ?? 0) - (depth === 0 && ranked.length > 1 ? step : 0);
    ranked.forEach(({ w, slot }, index) => {
      at.set(w, { x: left + lanes * slot, y: base + (index % 2) * step });
    });
  });
  return at;
}

function laneSpread(
  levels: Levels['levels'],
  w: number,
  { room, beside }: { readonly room: number; readonly beside: boolean },
): number {
  if (levels.length < 4) return Math.min(room - w * 1.3, w * 5.6);
  const fork = levels.some((level) => level.length > 1);
  // A name needs its place outside either lane.
  const most = room - w - 2 * (w * 1.25 + 10);
  const wanted = fork ? 3.9 * w : beside ? 1.9 * w : 2.25 * w;
  return Math.max(1.3 * w, Math.min(wanted, most));
}

/** Centres by level, the weakest at the bottom. */
function levelHeights(count: number, w: number, height: number): number[] {
  if (count < 2) return [height / 2];
  const tallest = count >= 4 ? 1.5 * w : 2.3 * w;
  const pitch = Math.min(pitchFor(w, count, height), tallest);
  const used = pitch * (count - 1) + 1.37 * w + 8 + barRoom(count, w);
  const top = (height - used) / 2 + 4 + 0.685 * w;
  return Array.from({ length: count }, (_, depth) => top + pitch * (count - 1 - depth));
}

/** Sideways places for a level, as shares of the lanes' distance. */
function slotsFor(levels: Levels['levels'], depth: number): number[][] {
  const count = levels[depth]?.length ?? 0;
  const zigzag = levels.length >= 4;
  const near = Math.max(levels[depth - 1]?.length ?? 0, levels[depth + 1]?.length ?? 0);
  if (count > 2 || (count === 2 && zigzag))
    return [Array.from({ length: count }, (_, at) => at / (count - 1))];
  if (count === 2)
    return [
      [0.25, 0.85],
      [0.08, 0.65],
      [0.35, 0.92],
    ];
  // One alone stands in a lane; in the middle only beside a fork, and there for certain if it is wide.
  if (zigzag) return near > 1 ? [[0], [1], [0.5]] : [[0], [1]];
  return near > 3 ? [[0.5]] : [[0.5], [0.2], [0.8], [0.35], [0.65]];
}

const arrangements = (levels: Levels['levels'], depth: number): number[][] =>
  slotsFor(levels, depth).flatMap(permutations);

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

function* combinations(options: readonly number[][][]): Generator<number[][]> {
  const [first, ...rest] = options;
  if (first === undefined) yield [];
  else for (const tail of combinations(rest)) for (const head of first) yield [head, ...tail];
}

interface CostFacts {
  readonly maskWidth: number;
  readonly levels: Levels['levels'];
  readonly slots: readonly (readonly number[])[];
  readonly zigzag: boolean;
}

function costOf(at: ReadonlyMap<number, Point>, edges: readonly Edge[], facts: CostFacts): number {
  const { maskWidth, levels, slots, zigzag } = facts;
  let cost = 0;
  const lines = edges.map(({ winner, loser }) => ({
    winner,
    loser,
    from: at.get(winner) as Point,
    to: at.get(loser) as Point,
  }));
  lines.forEach((line, index) => {
    const run = Math.abs(line.from.x - line.to.x);
    // A rope that hangs dead straight reads as a ladder; one that runs far sideways reads slowly.
    cost += zigzag ? run * 0.1 : Math.abs(run - 0.9 * maskWidth) * 0.5;
    for (const other of lines.slice(index + 1)) if (cross(line, other)) cost += 10000;
    for (const [w, point] of at) {
      if (w === line.winner || w === line.loser) continue;
      if (distance(point, line.from, line.to) < maskWidth * 0.72) cost += 4000;
    }
  });
  for (const [w, a] of at)
    for (const [v, b] of at) if (w < v) cost += Math.max(0, CLEAR - gapOf(a, b, maskWidth)) * 20000;
  if (zigzag) {
    for (let depth = 0; depth < levels.length; depth++) {
      const shared = slots[depth]?.some((slot) => slots[depth - 1]?.includes(slot));
      if (shared === true) cost += levels.length > 4 ? 6000 : 900;
      const single = levels[depth]?.length === 1 && slots[depth]?.[0] === 0.5;
      const besideFork = [depth - 1, depth + 1].some((near) => (levels[near]?.length ?? 0) > 1);
      if (single && !besideFork) cost += 300;
    }
    // The strongest stands left.
    cost += (slots[levels.length - 1]?.[0] ?? 0) * 40;
  }
  return cost;
}

interface Line {
  readonly winner: number;
  readonly loser: number;
  readonly from: Point;
  readonly to: Point;
}

function cross(a: Line, b: Line): boolean {
  if (a.winner === b.winner || a.loser === b.loser || a.winner === b.loser || a.loser === b.winner)
    return false;
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return (
    side(a.from, a.to, b.from) !== side(a.from, a.to, b.to) &&
    side(b.from, b.to, a.from) !== side(b.from, b.to, a.to)
  );
}

function distance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
