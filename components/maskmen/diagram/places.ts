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

/**
 * How far each of so many neighbours hangs below the highest, in pixels: no two alike, those beside
 * each other more than eight apart.
 */
const STAGGER: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 10.1],
  [12.4, 0, 10.1],
  [0, 12.3, 2.2, 14.5],
  [0, 12.2, 2.1, 14.3, 4.2],
];

/** How far apart in height neighbours of a level of many are, at most. */
export const MOST_STAGGER = 12.3;

function deepest(steps: readonly number[]): number {
  let most = 0;
  for (let at = 0; at < steps.length; at++)
    if ((steps[at] as number) > most) most = steps[at] as number;
  return most;
}

/** A level as it is drawn: everybody's x, and whether high and low are changed about. */
export interface Row {
  readonly x: readonly number[];
  readonly turned: boolean;
}

/** Where a level's only mask hangs, and the ropes that pass it: at its height. */
export const LEVEL: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

interface Hanging {
  readonly depth: number;
  readonly frame: Frame;
}

/** How far below its level's height each item of a level hangs. */
export function dropsOf(
  level: readonly number[],
  row: Row,
  { depth, frame }: Hanging,
): readonly number[] {
  const { x: xs, turned } = row;
  let masks = 0;
  while (masks < level.length && (level[masks] as number) < PASSING) masks++;
  if (masks < 2) return LEVEL;
  const steps = STAGGER[masks] as readonly number[];
  const most = deepest(steps);
  // The lowest three between lanes: the middle one gives way to the mask above it.
  const low = depth === 0 && frame.lanes && masks === 3;
  const sign = low !== turned ? -1 : 1;
  // The lowest level has no room below: there the neighbours rise instead.
  const base = (sign < 0 ? most : 0) - (depth === 0 ? most : 0);
  const drops: number[] = [];
  for (let at = 0; at < level.length; at++) {
    if (at >= masks) {
      drops.push(0);
      continue;
    }
    let rank = 0;
    const x = xs[at] as number;
    for (let other = 0; other < masks; other++) if ((xs[other] as number) < x) rank++;
    drops.push((base + sign * (steps[rank] as number)) * frame.stagger);
  }
  return drops;
}

/** Places from the x of every item. */
export function placeAll({ items, edges }: Levels, sides: readonly Row[], frame: Frame): Places {
  const at: (Point | undefined)[] = [];
  const through: Point[][] = edges.map(() => []);
  const highest = [0, 0, 0, 0, 0, 0];
  const lowest = [0, 0, 0, 0, 0, 0];
  for (let depth = items.length - 1; depth >= 0; depth--) {
    const level = items[depth] as readonly number[];
    const row = sides[depth] as Row;
    const xs = row.x;
    const height = levelHeight(frame, items.length, depth);
    const drops = dropsOf(level, row, { depth, frame });
    let high = Infinity;
    let low = -Infinity;
    for (let item = 0; item < level.length; item++) {
      const x = xs[item] as number;
      const which = level[item] as number;
      const y = height + (drops[item] as number);
      if (which >= PASSING) {
        (through[which - PASSING] as Point[]).push({ x, y });
        continue;
      }
      at[which] = { x, y };
      if (y < high) high = y;
      if (y > low) low = y;
    }
    highest[depth] = high;
    lowest[depth] = low;
  }
  const bar = frame.names === 'bar' ? frame.nameSize * 0.66 : 0;
  const between: number[] = [];
  for (let depth = 0; depth + 1 < items.length; depth++)
    between.push(((highest[depth] as number) + (lowest[depth + 1] as number) + bar) / 2);
  return { at, through, between };
}
