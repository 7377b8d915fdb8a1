/**
 * The last resort for a name that a rope runs through: its mask, or what holds the rope, steps aside
 * a little, as long as that helps. That is nearer at hand than another arrangement, and moves less.
 */

import type { Pending, Ranked } from './attempt';
import { draw } from './attempt';
import type { Levels } from './levels';
import { PASSING } from './levels';
import type { Row } from './places';
import type { NamePlace, Point, RopePlan } from './plan';
import { AXIS, MASK_RATIO, NAME_GAP } from './plan';
import type { Sides } from './sides';
import { barWidth, marginOf, nameWidth } from './sizes';
import { isStepTooLong } from './weariness';

/** How far one steps aside, in mask widths. */
const STEPS = [0.3, -0.3, 0.6, -0.6] as const;
/** How near the edges a rope may pass a level. */
const ROPE_MARGIN = 4;

interface Mending {
  readonly pending: Pending;
  readonly best: Ranked;
  readonly fewestCrossings: number;
  /** So much effort all in all. */
  readonly worth: number;
}

/** A better drawing near a good one, or the same. */
export function mend({ pending, best, fewestCrossings, worth }: Mending): Ranked {
  let mended = best;
  let better = true;
  // A step is drawn in one manner, where the search has drawn two.
  pending.drew /= 2;
  while (better && mended.trouble > 0) {
    better = false;
    const { frame, taut } = mended;
    const spots = spotsOf(pending.found, mended);
    for (let nth = 0; nth < STEPS.length && !better; nth++)
      for (let at = 0; at < spots.length && !better; at++) {
        if (pending.patience < 0 || isStepTooLong(pending, worth)) return mended;
        const by = (STEPS[nth] as number) * frame.maskWidth;
        const sides = stepAside(mended, spots[at] as Spot, by);
        if (sides === undefined) continue;
        const tried = draw(pending, { frame, sides, fewestCrossings, taut });
        if (tried === undefined) continue;
        mended = tried;
        pending.least = tried.trouble;
        better = true;
      }
  }
  return mended;
}

/** An item of a level. */
interface Spot {
  readonly depth: number;
  readonly at: number;
  readonly passes: boolean;
}

/** Who may help a name by a step: its mask, where the ropes near it pass, and their ends. */
function spotsOf({ items, edges, depth }: Levels, ranked: Ranked): Spot[] {
  const { sore, ropes } = ranked;
  const spots: Spot[] = [];
  const add = (level: number, item: number): void => {
    const at = (items[level] as readonly number[]).indexOf(item);
    if (spots.some((spot) => spot.depth === level && spot.at === at)) return;
    spots.push({ depth: level, at, passes: item >= PASSING });
  };
  add(depth[sore] as number, sore);
  const near = edges.map((_, rope) => isNear(ropes[rope] as RopePlan, ranked));
  edges.forEach(({ winner, loser }, rope) => {
    if (near[rope] !== true) return;
    for (let d = (depth[winner] as number) - 1; d > (depth[loser] as number); d--)
      add(d, PASSING + rope);
  });
  edges.forEach(({ winner, loser }, rope) => {
    if (near[rope] !== true) return;
    add(depth[winner] as number, winner);
    add(depth[loser] as number, loser);
  });
  return spots;
}

/** Whether a rope may lie over the sore name: their outer bounds meet. */
function isNear({ curve }: RopePlan, { frame, places, names, sore }: Ranked): boolean {
  const { maskWidth: w, nameSize, box } = frame;
  const mask = places.at[sore] as Point;
  const name = names[sore] as NamePlace;
  const bar = name.kind === 'bar';
  const long = bar ? barWidth(nameSize, box) : nameWidth(nameSize, box);
  const aside = bar ? 0 : (name.side === 'left' ? -1 : 1) * ((w + long) / 2 + NAME_GAP);
  const x = mask.x + aside;
  const y = mask.y + (bar ? 0.5 * MASK_RATIO * w : name.dy);
  let left = Infinity;
  let right = -Infinity;
  for (let at = 0; at < 7; at++) {
    const point = curve[at] as Point;
    left = Math.min(left, point.x);
    right = Math.max(right, point.x);
  }
  const half = nameSize;
  return (
    left < x + long / 2 && right > x - long / 2 && curve[0].y < y + half && curve[6].y > y - half
  );
}

/** The arrangement with one of it a step aside, unless that is past another or out of its space. */
function stepAside(
  { sides, frame }: Ranked,
  { depth, at, passes }: Spot,
  by: number,
): Sides | undefined {
  const row = sides[depth] as Row;
  const from = row.x[at] as number;
  const to = from + by;
  const margin = passes ? ROPE_MARGIN : marginOf(frame);
  if (to < AXIS + margin || to > frame.right - margin) return undefined;
  for (const x of row.x) if (x !== from && x > from === x < to) return undefined;
  const x = row.x.slice();
  x[at] = to;
  const next = sides.slice();
  next[depth] = { x, turned: row.turned };
  return next;
}
