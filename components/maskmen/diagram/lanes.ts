/** Where the items of a level may stand: in lanes, in rows with room between them, or as before. */

import type { Levels } from './levels';
import { PASSING } from './levels';
import type { Ranks } from './orders';
import type { Memory } from './plan';
import { AXIS } from './plan';
import type { Frame } from './sizes';
import { barWidth, isFlat, marginOf, mayStay, rememberedX } from './sizes';

type Lanes = readonly (readonly number[])[];

/** Lanes of a level by how many items it has, as shares of the lanes' distance. */
const LANES: readonly Lanes[] = [
  [],
  [[0], [1], [0.5]],
  [
    [0, 1],
    [0, 0.5],
    [0.5, 1],
  ],
  [[0, 0.5, 1]],
];

/** Lanes where levels are so close that neighbours above each other stand beside each other. */
const BRICKS: readonly Lanes[] = [
  [],
  [[0], [1], [0.5], [0.33], [0.67]],
  [
    [0, 1],
    [0, 0.67],
    [0.33, 1],
    [0, 0.5],
    [0.5, 1],
  ],
  [[0, 0.5, 1]],
];

/** Rows with room between them: more places, none quite above another. */
const PLACES: readonly Lanes[] = [
  [],
  [[0.5], [0.2], [0.8], [0.35], [0.65]],
  [
    [0.25, 0.85],
    [0.08, 0.65],
    [0.35, 0.92],
    [0.15, 0.75],
  ],
  [
    [0, 0.5, 1],
    [0.04, 0.4, 0.92],
  ],
];

/** Beside a wide shelf two with long names stand as far apart as they can. */
const APART: Lanes = [...(PLACES[2] as Lanes), [0, 1]];
/** What the others have between two, of the lanes' distance. */
const USUAL = 0.57;

/** A chain is a zigzag between its two lanes, whatever moves. */
const ZIGZAG: Lanes = [[0], [1]];

/** Whether levels of one take turns between the lanes. */
export const isZigzag = ({ lanes, shape }: Frame): boolean => lanes && shape === 'chain';

/** Lanes so far apart, in mask widths, have room for a third between them. */
const ROOM_BETWEEN = 2.2;

/** Whether two of a level should stand in both lanes, and those next to them between the lanes. */
export const isForked = ({ mostMasks, mostItems }: Levels, frame: Frame): boolean =>
  isLateFork(frame) ||
  (frame.lanes &&
    mostMasks === 2 &&
    mostItems === 2 &&
    frame.spread >= ROOM_BETWEEN * frame.maskWidth &&
    !isFlat(frame.box));

/** From five levels on a fork is one between its lanes, whatever moves. */
export const isLateFork = ({ levels, shape, box }: Frame): boolean =>
  levels > 4 && shape === 'fork' && !isFlat(box);

/** The ways in which so many items may stand, from left to right. */
export function lanesFor(frame: Frame, count: number): Lanes {
  if (isZigzag(frame)) return ZIGZAG;
  const { lanes, middle, box, names, nameSize, spread } = frame;
  if (count === 2 && !lanes && names === 'bar' && USUAL * spread < barWidth(nameSize, box))
    return APART;
  if (count === 3 && middle < 0.5)
    return [
      [0, middle, 1],
      [0, 1 - middle, 1],
    ];
  const known = (!lanes ? PLACES : isFlat(box) ? BRICKS : LANES)[count];
  if (known !== undefined) return known;
  return [Array.from({ length: count }, (_, at) => at / (count - 1))];
}

/** How far from its neighbour a newcomer stands at most, in mask widths: its rope has to fall. */
const FAR = 3.4;

interface Stood {
  readonly frame: Frame;
  readonly before: Memory;
}

/**
 * Everybody where they stood, newcomers and ropes between their neighbours; undefined where that is
 * another order, or nobody stood there, or where there are other lanes than before.
 */
export function standStill(
  level: readonly number[],
  ranks: Ranks,
  { frame, before }: Stood,
): readonly number[] | undefined {
  if (!mayStay(before, frame) || isZigzag(frame) || isLateFork(frame)) return undefined;
  const count = level.length;
  const near = 0.95 * frame.maskWidth;
  /** By rank; −1 for those who did not stand here. */
  const stood: number[] = [];
  for (let at = 0; at < count; at++) stood.push(-1);
  for (let at = 0; at < count; at++) {
    const item = level[at] as number;
    if (item < PASSING) stood[ranks[at] as number] = rememberedX(before, item, frame);
  }
  let last = -1;
  let known = 0;
  for (let rank = 0; rank < count; rank++) {
    const x = stood[rank] as number;
    if (x < 0) continue;
    if (x <= last) return undefined;
    last = x;
    known++;
  }
  if (known === 0) return undefined;
  const far = FAR * frame.maskWidth;
  fillIn(stood, { near, far, left: frame.left, right: frame.left + frame.spread });
  const xs: number[] = [];
  const margin = marginOf(frame);
  for (let at = 0; at < count; at++) {
    const x = stood[ranks[at] as number] as number;
    if (x < AXIS + margin || x > frame.right - margin) return undefined;
    xs.push(x);
  }
  return xs;
}

interface Ends {
  /** How far beside its neighbour a newcomer stands at least, and at most. */
  readonly near: number;
  readonly far: number;
  readonly left: number;
  readonly right: number;
}

/** Gives those without a place one between their neighbours, or beyond them. */
function fillIn(stood: number[], { near, far, left, right }: Ends): void {
  const count = stood.length;
  let rank = 0;
  while (rank < count) {
    if ((stood[rank] as number) >= 0) {
      rank++;
      continue;
    }
    const from = rank;
    while (rank < count && (stood[rank] as number) < 0) rank++;
    const gap = rank - from;
    const low = from > 0 ? (stood[from - 1] as number) : -1;
    const high = rank < count ? (stood[rank] as number) : -1;
    for (let n = 0; n < gap; n++) {
      let x: number;
      if (low >= 0 && high >= 0) x = low + ((high - low) * (n + 1)) / (gap + 1);
      else if (low >= 0) {
        const end = Math.min(right, low + far * gap);
        x = Math.max(end, low + near * gap) - near * (gap - 1 - n);
      } else {
        const end = Math.max(left, high - far * gap);
        x = Math.min(end, high - near * gap) + near * n;
      }
      stood[from + n] = x;
    }
  }
}
