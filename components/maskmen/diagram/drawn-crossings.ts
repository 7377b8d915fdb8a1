/** Crossings of ropes as they are drawn: of the lines between their points. */

import type { Places } from './places';
import type { Point, RopePlan } from './plan';
import { MASK_RATIO } from './plan';

/** What a mask's outline and rim cover beyond its silhouette: there two ropes of it are not seen. */
const AIR = 2.4;

interface Drawn {
  readonly ropes: readonly RopePlan[];
  /** Points along each rope, x and y in turns. */
  readonly samples: readonly (readonly number[])[];
  readonly at: Places['at'];
  readonly width: number;
}

/** How often ropes cross; where a mask that two share covers them, they do not. */
export function countDrawnCrossings({ ropes, samples, at, width }: Drawn): number {
  let count = 0;
  for (let a = 1; a < ropes.length; a++) {
    const one = ropes[a] as RopePlan;
    for (let b = 0; b < a; b++) {
      const two = ropes[b] as RopePlan;
      const shared =
        one.winner === two.winner || one.winner === two.loser
          ? one.winner
          : one.loser === two.winner || one.loser === two.loser
            ? one.loser
            : -1;
      const mask = shared < 0 ? undefined : at[shared];
      count += countBetween(samples[a] as readonly number[], samples[b] as readonly number[], {
        mask,
        width,
      });
    }
  }
  return count;
}

function countBetween(
  one: readonly number[],
  two: readonly number[],
  { mask, width }: { readonly mask: Point | undefined; readonly width: number },
): number {
  const last = one.length - 2;
  // Ropes only fall: where one ends above the other's start, they do not meet.
  if ((one[last + 1] as number) < (two[1] as number)) return 0;
  if ((two[last + 1] as number) < (one[1] as number)) return 0;
  let count = 0;
  let start = 0;
  // Ropes only fall: each piece meets only those at its own height.
  for (let i = 0; i < last; i += 2) {
    const px = one[i] as number;
    const py = one[i + 1] as number;
    const dx = (one[i + 2] as number) - px;
    const dy = (one[i + 3] as number) - py;
    while (start < last && (two[start + 3] as number) < py) start += 2;
    for (let j = start; j < last && (two[j + 1] as number) <= py + dy; j += 2) {
      const rx = (two[j] as number) - px;
      const ry = (two[j + 1] as number) - py;
      const sx = (two[j + 2] as number) - px;
      const sy = (two[j + 3] as number) - py;
      if (dx * ry - dy * rx > 0 === dx * sy - dy * sx > 0) continue;
      const ex = sx - rx;
      const ey = sy - ry;
      if (ey * rx - ex * ry > 0 === ex * (dy - ry) - ey * (dx - rx) > 0) continue;
      if (mask === undefined || !covers(mask, px, { py, width })) count++;
    }
  }
  return count;
}

function covers(mask: Point, px: number, { py, width }: { py: number; width: number }): boolean {
  const x = (px - mask.x) / (width * 0.5 + AIR);
  const y = (py - mask.y) / (width * 0.5 * MASK_RATIO + AIR);
  return x * x + y * y < 1;
}
