/** Fourth stage: coordinates. Lanes and levels give them; neighbours on a level are staggered. */

import type { Levels } from './levels';
import { PASSING } from './levels';
import type { Point } from './plan';
import type { Frame } from './sizes';
import { levelHeight } from './sizes';

export interface Places {
  /** Every ranked wrestler's place. */
  readonly at: readonly (Point | undefined)[];
  /** Where a long rope passes the levels between its ends, the highest first. */
  readonly through: readonly (readonly Point[])[];
  /** `between[d]`: the middle of the free height between the masks of level d + 1 and level d. */
  readonly between: readonly number[];
}

/** How far each of so many neighbours hangs below the highest, in steps: no two alike. */
const STAGGER: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 1],
  [0, 1, 0.5],
  [0, 1, 0.33, 0.67],
  [0, 1, 0.25, 0.75, 0.5],
];

/** Places from the x of every item. */
export function placeAll(
  { items, edges }: Levels,
  sides: readonly (readonly number[])[],
  frame: Frame,
): Places {
  const at: (Point | undefined)[] = [];
  const through: Point[][] = edges.map(() => []);
  const highest: number[] = [];
  const lowest: number[] = [];
  for (let depth = items.length - 1; depth >= 0; depth--) {
    const level = items[depth] as readonly number[];
    const xs = sides[depth] as readonly number[];
    const masks = level.filter((item) => item < PASSING).length;
    const steps = STAGGER[masks] as readonly number[];
    const height = levelHeight(frame, items.length, depth);
    // The lowest level has no room below: there the neighbours rise instead.
    const base = height - (depth === 0 && masks > 1 ? frame.step : 0);
    for (let item = 0; item < level.length; item++) {
      const x = xs[item] as number;
      const which = level[item] as number;
      if (which >= PASSING) {
        (through[which - PASSING] as Point[]).push({ x, y: height });
        continue;
      }
      let rank = 0;
      for (let other = 0; other < level.length; other++)
        if ((level[other] as number) < PASSING && (xs[other] as number) < x) rank++;
      const y = base + (steps[rank] as number) * frame.step;
      at[which] = { x, y };
      highest[depth] = Math.min(highest[depth] ?? y, y);
      lowest[depth] = Math.max(lowest[depth] ?? y, y);
    }
  }
  const bar = frame.names === 'bar' ? frame.nameSize * 0.66 : 0;
  const between: number[] = [];
  for (let depth = 0; depth + 1 < items.length; depth++)
    between.push(((highest[depth] as number) + (lowest[depth + 1] as number) + bar) / 2);
  return { at, through, between };
}
