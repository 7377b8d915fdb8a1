/** Crossings of ropes as they are drawn: of the lines between their points. */

import { TAKES, spend } from './effort';
import type { Edge } from './levels';
import type { Places } from './places';
import type { Point } from './plan';
import { MASK_RATIO } from './plan';
import type { Curve } from './rope-curves';
import { PIECES } from './rope-curves';
import type { Strands } from './strands';
import { pointsAlong } from './strands';

/** What a mask's outline and rim cover beyond its silhouette: there two ropes of it are not seen. */
const AIR = 2.4;

interface Drawn {
  readonly strands: Strands;
  readonly at: Places['at'];
  readonly width: number;
}

/** How often ropes cross; where a mask that two share covers them, they do not. */
export function countDrawnCrossings({ strands, at, width }: Drawn): number {
  const { edges, lefts, rights } = strands;
  const count = edges.length;
  let crossings = 0;
  for (let a = 1; a < count; a++) {
    const one = edges[a] as Edge;
    const left = lefts[a] as number;
    const right = rights[a] as number;
    for (let b = 0; b < a; b++) {
      if ((lefts[b] as number) > right || (rights[b] as number) < left) continue;
      const two = edges[b] as Edge;
      const shared =
        one.winner === two.winner || one.winner === two.loser
          ? one.winner
          : one.loser === two.winner || one.loser === two.loser
            ? one.loser
            : -1;
      const mask = shared < 0 ? undefined : at[shared];
      crossings += countOfTwo(strands, { a, b, cover: { mask, width } });
    }
  }
  return crossings;
}

interface Cover {
  readonly mask: Point | undefined;
  readonly width: number;
}

interface Pair {
  readonly a: number;
  readonly b: number;
  readonly cover: Cover;
}

/** Half by half: most halves are apart from each other. */
function countOfTwo({ curves, halves, sheet }: Strands, { a, b, cover }: Pair): number {
  const one = curves[a] as Curve;
  const two = curves[b] as Curve;
  const mine = halves[a] as readonly number[];
  const theirs = halves[b] as readonly number[];
  let count = 0;
  for (let i = 0; i < 2; i++) {
    const left = mine[2 * i] as number;
    const right = mine[2 * i + 1] as number;
    const top = one[6 * i + 1] as number;
    const bottom = one[6 * i + 7] as number;
    for (let j = 0; j < 2; j++) {
      if ((theirs[2 * j] as number) > right || (theirs[2 * j + 1] as number) < left) continue;
      // Ropes only fall: where one ends above the other's start, they do not meet.
      if (bottom < (two[6 * j + 1] as number) || (two[6 * j + 7] as number) < top) continue;
      spend(TAKES.halves);
      const halfOf = { from: i * PIECES, start: j * PIECES, cover };
      count += countBetween(pointsAlong(sheet, a, i), pointsAlong(sheet, b, j), halfOf);
    }
  }
  return count;
}

interface Halves {
  /** Where the two begin. */
  readonly from: number;
  readonly start: number;
  readonly cover: Cover;
}

function countBetween(
  one: readonly number[],
  two: readonly number[],
  { from, start: first, cover }: Halves,
): number {
  let count = 0;
  let start = first;
  const end = start + PIECES;
  const top = two[start + 1] as number;
  const bottom = two[end + 1] as number;
  // Ropes only fall: each piece meets only those at its own height.
  for (let i = from; i < from + PIECES; i += 2) {
    const py = one[i + 1] as number;
    const qy = one[i + 3] as number;
    if (qy < top) continue;
    if (py > bottom) break;
    const px = one[i] as number;
    const dx = (one[i + 2] as number) - px;
    const dy = qy - py;
    const left = dx < 0 ? px + dx : px;
    const right = dx < 0 ? px : px + dx;
    while (start < end && (two[start + 3] as number) < py) start += 2;
    for (let j = start; j < end && (two[j + 1] as number) <= qy; j += 2) {
      const x = two[j] as number;
      const z = two[j + 2] as number;
      if ((x < left && z < left) || (x > right && z > right)) continue;
      const rx = x - px;
      const ry = (two[j + 1] as number) - py;
      const sx = z - px;
      const sy = (two[j + 3] as number) - py;
      if (dx * ry - dy * rx > 0 === dx * sy - dy * sx > 0) continue;
      const ex = sx - rx;
      const ey = sy - ry;
      if (ey * rx - ex * ry > 0 === ex * (dy - ry) - ey * (dx - rx) > 0) continue;
      if (!covers(cover, px, py)) count++;
      else {
        // A piece may begin under the mask and cross beyond it.
        const t = (rx * ey - ry * ex) / (dx * ey - dy * ex);
        if (!covers(cover, px + t * dx, py + t * dy)) count++;
      }
    }
  }
  return count;
}

function covers({ mask, width }: Cover, px: number, py: number): boolean {
  if (mask === undefined) return false;
  const x = (px - mask.x) / (width * 0.5 + AIR);
  const y = (py - mask.y) / (width * 0.5 * MASK_RATIO + AIR);
  return x * x + y * y < 1;
}
