/**
 * Ropes that no order has laid: one drawn in the old picture, where the loser may still stand above
 * its winner, and the dotted ghosts of what follows. They go around the masks and names in their way
 * as flatly as they can.
 */

import type { DrawnPlan } from './motion-plan';
import type { Obstacles } from './obstacles';
import { countHits, findObstacles } from './obstacles';
import type { Point, RopeCurve } from './plan';
import { MASK_RATIO } from './plan';
import { layRope } from './ropes';

export interface Placed extends Point {
  readonly wrestler: number;
  readonly width: number;
}

type Ground = Pick<DrawnPlan, 'nodes' | 'nameSize' | 'plates' | 'within'>;

const FALLS_FROM = 0.5;

/** A rope between two masks wherever they stand; where it cannot fall it bows around the others. */
export function layLoose(from: Placed, to: Placed, ground: Ground): RopeCurve {
  const width = Math.min(from.width, to.width);
  if (to.y - from.y < width * FALLS_FROM) return layGhost(from, to, ground);
  const falling = layRope({ from, to, width });
  const isClear = countHits(falling, findObstacles({ from, to, air: 'usual' }, ground)) === 0;
  return isClear ? falling : layGhost(from, to, ground);
}

/**
 * A ghost takes the flattest bow that keeps clear of the other masks and of names. Before it goes a
 * long way around them it looks for a nearer one close beside them.
 */
export function layGhost(from: Placed, to: Placed, ground: Ground): RopeCurve {
  const ends = { from, to };
  const usual = layBowed(from, to, findObstacles({ from, to, air: 'usual' }, ground));
  const wide = WIDE * Math.hypot(to.x - from.x, to.y - from.y);
  if (usual.hits === 0 && lengthOf(usual.curve) <= wide) return usual.curve;
  const obstacles = findObstacles({ from, to, air: 'scarce' }, ground);
  const scarce = layBowed(from, to, obstacles);
  let best = usual.hits === 0 ? shorterOf(scarce, usual) : scarce;
  if (best.hits === 0 && lengthOf(best.curve) <= wide) return best.curve;
  for (const nth of STARTS) {
    const start = layAlong(BOWS[nth] as Bow, ends, obstacles);
    best = shorterOf(feelAround(start, obstacles, ends), best);
  }
  return best.hits === 0 ? best.curve : feelAround(best, obstacles, ends).curve;
}

/** A way so much longer than the straight one is a loop. */
const WIDE = 1.25;
/** The bows it feels its way from, flat ones to either side. */
const STARTS = [1, 2, 3, 4, 7, 8] as const;

/** Of two ways the one with less in it, of two clear ones the shorter. */
function shorterOf(one: Laid, other: Laid): Laid {
  if (one.hits > 0 || other.hits > 0) return one.hits < other.hits ? one : other;
  return lengthOf(one.curve) < lengthOf(other.curve) ? one : other;
}

/** About how long a rope is: by its points, which it follows. */
function lengthOf(curve: RopeCurve): number {
  let length = 0;
  for (let at = 1; at < 7; at++) {
    const [a, b] = [curve[at - 1] as Point, curve[at] as Point];
    length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return length;
}

/** How far a bow leaves the straight way, of its length, and where along it. */
interface Bow {
  readonly out: number;
  readonly along: number;
}

/** All but straight: it sags a little. */
const FLATTEST: Bow = { out: 0.04, along: 0.5 };

/** The flattest first, those that bow in their middle before others. */
const BOWS: readonly Bow[] = [0.1, 0.17, 0.24, 0.33, 0.43, 0.55, 0.7, 0.9]
  .flatMap((out) => [out, -out].flatMap((o) => [0.5, 0.3, 0.7].map((along) => ({ out: o, along }))))
  .concat(FLATTEST)
  .sort((a, b) => steepness(a) - steepness(b));

function steepness({ out, along }: Bow): number {
  return Math.abs(out) + (along === 0.5 ? 0 : 0.1) + (out < 0 ? 0.01 : 0);
}

/** A way through a point, where it runs in a direction, more or less roundly. */
interface Course {
  readonly through: Point;
  readonly along: Point;
  readonly round: number;
}

interface Laid {
  readonly course: Course;
  readonly curve: RopeCurve;
  /** How much is in its way; 0 for a clear one. */
  readonly hits: number;
}

/** One bow. */
function layAlong({ out, along }: Bow, ends: Ends, obstacles: Obstacles): Laid {
  const { from, to } = ends;
  const way = { x: to.x - from.x, y: to.y - from.y };
  const straight = mix(from, to, along);
  const through = { x: straight.x - way.y * out, y: straight.y + way.x * out };
  const course = { through, along: way, round: 1 };
  const curve = curveThrough(course, ends);
  return { course, curve, hits: costOf(curve, obstacles, Infinity) };
}

/** The flattest bow that is clear, or any way that is; else what has the least in its way. */
function layBowed(from: Placed, to: Placed, obstacles: Obstacles): Laid {
  let best: Laid | undefined;
  let least = Infinity;
  const look = (through: Point, along: Point): void => {
    const course = { through, along, round: 1 };
    const curve = curveThrough(course, { from, to });
    const hits = costOf(curve, obstacles, least);
    if (hits >= least) return;
    best = { course, curve, hits };
    least = hits;
  };
  const way = { x: to.x - from.x, y: to.y - from.y };
  for (let nth = 0; nth < BOWS.length && least > 0; nth++) {
    const { out, along } = BOWS[nth] as Bow;
    const straight = mix(from, to, along);
    look({ x: straight.x - way.y * out, y: straight.y + way.x * out }, way);
  }
  if (least === 0) return best as Laid;
  const detours = detoursIn(obstacles, from, to);
  for (let nth = 0; nth < detours.length && least > 0; nth++) {
    const { through } = detours[nth] as Detour;
    look(through, { x: 0, y: way.y < 0 ? -1 : 1 });
    if (least > 0) look(through, { x: way.x < 0 ? -1 : 1, y: 0 });
    if (least > 0) look(through, way);
  }
  return best as Laid;
}

/** A way that is not clear anyway is no longer than it has to be: so many pixels are one hit more. */
const LONG = 40;

/** 0 for a clear way; else what is in it, and its length. */
function costOf(curve: RopeCurve, obstacles: Obstacles, most: number): number {
  const hits = countHits(curve, obstacles, most);
  if (hits === 0 || hits >= most) return hits;
  const [a, , , d, , , g] = curve;
  return hits + (Math.hypot(d.x - a.x, d.y - a.y) + Math.hypot(g.x - d.x, g.y - d.y)) / LONG;
}

/** How far it feels its way, in pixels, the boldest first. */
const FEELS = [12, 6, 3] as const;
/** A turn of the direction and a change of roundness for every pixel. */
const TURN = 0.05;
const ROUND = 0.04;
/** How often at each distance. */
const PATIENCE = 6;

/** Changes a way a little at a time, as long as less is in it. */
function feelAround(laid: Laid, obstacles: Obstacles, ends: Ends): Laid {
  let best = laid;
  for (const by of FEELS)
    for (let round = 0, last: Laid | undefined; round < PATIENCE && last !== best; round++) {
      last = best;
      for (const course of coursesNear(last.course, by)) {
        if (best.hits === 0) return best;
        const curve = curveThrough(course, ends);
        const hits = costOf(curve, obstacles, best.hits);
        if (hits < best.hits) best = { course, curve, hits };
      }
    }
  return best;
}

function coursesNear(course: Course, by: number): Course[] {
  const { through, along, round } = course;
  const moved = (x: number, y: number): Course => ({
    ...course,
    through: { x: through.x + x, y: through.y + y },
  });
  const turned = (angle: number): Course => ({
    ...course,
    along: {
      x: along.x * Math.cos(angle) - along.y * Math.sin(angle),
      y: along.x * Math.sin(angle) + along.y * Math.cos(angle),
    },
  });
  return [
    moved(by, 0),
    moved(-by, 0),
    moved(0, by),
    moved(0, -by),
    turned(by * TURN),
    turned(-by * TURN),
    { ...course, round: round * (1 + by * ROUND) },
    { ...course, round: round / (1 + by * ROUND) },
  ];
}

interface Detour {
  readonly through: Point;
  readonly long: number;
}

/** Columns and rows of the points a rope may go through when no bow is clear. */
const GRID = { columns: 16, rows: 10 } as const;

/** All of them, the shortest way first. */
function detoursIn({ width, height }: Obstacles, from: Point, to: Point): Detour[] {
  const detours: Detour[] = [];
  for (let column = 0; column < GRID.columns; column++)
    for (let row = 0; row < GRID.rows; row++) {
      const x = (width * (column + 0.5)) / GRID.columns;
      const y = (height * (row + 0.5)) / GRID.rows;
      const long = Math.hypot(x - from.x, y - from.y) + Math.hypot(x - to.x, y - to.y);
      detours.push({ through: { x, y }, long });
    }
  return detours.sort((a, b) => a.long - b.long);
}

/** How far from a mask's centre a rope begins, of its width. */
const HELD = 0.46;

/** The point of a mask's rim, a little inside, towards another point. */
function rimOf({ x, y, width }: Placed, towards: Point): Point {
  const [dx, dy] = [towards.x - x, towards.y - y];
  const long = Math.hypot(dx, dy / MASK_RATIO) || 1;
  const share = Math.min((width * HELD) / long, 0.4);
  return { x: x + dx * share, y: y + dy * share };
}

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

interface Ends {
  readonly from: Placed;
  readonly to: Placed;
}

/** From face to face through a point. */
function curveThrough({ through: d, along, round }: Course, { from, to }: Ends): RopeCurve {
  const a = rimOf(from, d);
  const g = rimOf(to, d);
  const long = Math.hypot(along.x, along.y) || 1;
  const high = (round * Math.hypot(d.x - a.x, d.y - a.y)) / (3 * long);
  const low = (round * Math.hypot(g.x - d.x, g.y - d.y)) / (3 * long);
  const before = { x: d.x - along.x * high, y: d.y - along.y * high };
  const after = { x: d.x + along.x * low, y: d.y + along.y * low };
  return [a, mix(a, before, 0.5), before, d, after, mix(g, after, 0.5), g];
}
