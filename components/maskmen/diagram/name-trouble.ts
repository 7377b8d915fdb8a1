/** What is in the way of a name beside its mask, wherever it may stand there. */

import { TAKES, spend } from './effort';
import type { Places } from './places';
import type { Point } from './plan';
import { AXIS, MASK_RATIO, NAME_GAP } from './plan';
import type { Curve } from './rope-curves';
import { PIECES } from './rope-curves';
import type { Frame } from './sizes';
import { nameWidth } from './sizes';
import type { Strands } from './strands';
import { pointsAlong } from './strands';

export interface NameFacts {
  readonly strands: Strands;
  readonly frame: Frame;
  readonly at: Places['at'];
  /** With this much trouble it is of no use, however much more there is. */
  readonly spare: number;
  /** Whose name had no place the last time: it is looked at first. */
  readonly sore: number;
}

export const COST = {
  outside: 1000,
  mask: 400,
  name: 400,
  rope: 40,
  graze: 15,
  near: 5,
  inner: 3,
  shift: 0.02,
} as const;
/** Ears, horns and the light of a focus reach beyond a mask's oval: a name keeps off them if it can. */
const NEAR = { across: 1.15, down: 1.35 } as const;
const END = PIECES * 2;

/** Where a name may stand: beside the mask, or up to three fifths of one higher or lower. */
const SHIFTS = [
  0, -0.25, 0.25, -0.44, 0.44, -0.6, 0.6, 0.12, -0.12, 0.34, -0.34, -0.52, 0.52, -0.75, 0.75,
] as const;
/** For each shift the right side, then the left. */
export const CHOICES = SHIFTS.length * 2;

/** How far down each choice is, in mask widths, and what that costs there. */
const DOWN: readonly number[] = SHIFTS.flatMap((shift) => [shift, shift]);
export const SHIFT_COSTS: readonly number[] = DOWN.map((shift) => Math.abs(shift) * COST.shift);

/** The choices by what their shifts cost: the rest is dearer than the one at hand. */
export const BY_SHIFT: readonly number[] = DOWN.map((_, choice) => choice).sort(
  (a, b) => (SHIFT_COSTS[a] as number) - (SHIFT_COSTS[b] as number) || a - b,
);

export const shiftOf = (choice: number): number => DOWN[choice] as number;
export const isLeft = (choice: number): boolean => (choice & 1) === 1;

/** A name's box by its mask: from where it begins, how long and how high it is. */
export interface BoxSize {
  readonly near: number;
  readonly length: number;
  readonly half: number;
  readonly maskWidth: number;
}

export const boxSize = ({ maskWidth, nameSize, box }: Frame): BoxSize => ({
  near: maskWidth / 2 + NAME_GAP,
  length: nameWidth(nameSize, box),
  half: nameSize * 0.42,
  maskWidth,
});

export const leftOf = (mask: Point, choice: number, { near, length }: BoxSize): number =>
  isLeft(choice) ? mask.x - near - length : mask.x + near;

/** What lies beside a mask, on the right and on the left, however high a name stands there. */
interface Beside {
  /** Whether somebody has looked at masks there, and at ropes. */
  known: boolean;
  roped: boolean;
  /** Whether a name would leave its space. */
  outside: boolean;
  /** The heights of ropes' points, and how many there are. */
  readonly ropes: number[];
  count: number;
  /** Of masks near the name's ends: how far from them, squared in mask widths, and their heights. */
  readonly masks: number[];
}

const makeBeside = (): Beside => ({
  known: false,
  roped: false,
  outside: false,
  ropes: [],
  count: 0,
  masks: [],
});
/** Lists that are written anew for every drawing: a right and a left side for every wrestler. */
const BESIDE: readonly Beside[] = Array.from({ length: 12 }, makeBeside);
/** What masks and edges cost each name in each place; of sides that are known, below 0 if unknown. */
const ALONE: readonly number[][] = Array.from({ length: 6 }, () =>
  Array.from({ length: CHOICES }, () => -1),
);

/** The masks that were looked at last. */
let lookedAt: Places['at'] | undefined;

/** Before names are looked at in another drawing: the same masks may have other ropes. */
export function forgetAll(at: Places['at']): void {
  const same = at === lookedAt;
  lookedAt = at;
  for (let side = 0; side < 12; side++) {
    const beside = BESIDE[side] as Beside;
    beside.roped = false;
    if (!same) beside.known = false;
  }
}

export interface Looking {
  readonly facts: NameFacts;
  readonly size: BoxSize;
}

/** The furthest up or down a name stands, in mask widths. */
const FURTHEST = 0.75;

/** Looks for masks on one side that have the same x as a name there. */
function lookForMasks(wrestler: number, choice: number, { facts, size }: Looking): void {
  const { frame, at } = facts;
  const beside = BESIDE[wrestler * 2 + (choice & 1)] as Beside;
  const from = leftOf(at[wrestler] as Point, choice, size);
  const to = from + size.length;
  const { masks } = beside;
  const across = frame.maskWidth / 2;
  spend(TAKES.side);
  beside.known = true;
  beside.outside = from < AXIS - 0.5 || to > frame.right + 0.5;
  if (beside.outside) return;
  const alone = ALONE[wrestler] as number[];
  for (let nth = choice & 1; nth < CHOICES; nth += 2) alone[nth] = -1;
  masks.length = 0;
  for (let w = 0; w < at.length; w++) {
    const mask = at[w];
    if (mask === undefined || w === wrestler) continue;
    const dx = (mask.x < from ? from - mask.x : mask.x > to ? mask.x - to : 0) / across;
    if (dx < NEAR.across) masks.push(dx * dx, mask.y);
  }
}

/** The same for ropes. */
function lookForRopes(wrestler: number, choice: number, { facts, size }: Looking): void {
  const { at, strands } = facts;
  const { curves, lefts, rights, halves, sheet } = strands;
  const beside = BESIDE[wrestler * 2 + (choice & 1)] as Beside;
  const { ropes } = beside;
  spend(TAKES.side);
  beside.roped = true;
  let count = 0;
  const mine = at[wrestler] as Point;
  const left = leftOf(mine, choice, size) - AIR;
  const right = left + size.length + 2 * AIR;
  const reach = FURTHEST * size.maskWidth + size.half + AIR;
  const top = mine.y - reach;
  const bottom = mine.y + reach;
  for (let rope = 0; rope < strands.edges.length; rope++) {
    if ((rights[rope] as number) < left || (lefts[rope] as number) > right) continue;
    const curve = curves[rope] as Curve;
    // Ropes only fall: one that ends above the name, or begins below it, is not in its way.
    if ((curve[13] as number) < top || (curve[1] as number) > bottom) continue;
    const middle = curve[7] as number;
    const half = halves[rope] as readonly number[];
    for (let part = 0; part < 2; part++) {
      if (part === 0 ? middle <= top : middle >= bottom) continue;
      if ((half[2 * part + 1] as number) < left || (half[2 * part] as number) > right) continue;
      const points = pointsAlong(sheet, rope, part);
      // The end of the upper half is the lower one's beginning.
      const last = part === 0 ? PIECES - 2 : END;
      for (let n = part * PIECES; n <= last; n += 2) {
        const y = points[n + 1] as number;
        if (y >= bottom) break;
        if (y <= top) continue;
        const x = points[n] as number;
        if (x > left && x < right) ropes[count++] = y;
      }
    }
  }
  beside.count = count;
}

/** Half a rope and a little: what a name keeps off a rope if it can. */
const AIR = 2;
/** However many ropes run through a name, that is less than a mask in its way. */
const MOST_ROPES = COST.mask - COST.rope;

/** Whether a name stays in its space on a choice's side, as far as its width goes. */
export function hasRoom(wrestler: number, choice: number, looking: Looking): boolean {
  const beside = BESIDE[wrestler * 2 + (choice & 1)] as Beside;
  if (!beside.known) lookForMasks(wrestler, choice, looking);
  return !beside.outside;
}

/** What edges and masks cost a name. */
function findAlone(wrestler: number, choice: number, looking: Looking): number {
  const { facts, size } = looking;
  const { frame, at } = facts;
  const beside = BESIDE[wrestler * 2 + (choice & 1)] as Beside;
  const { masks } = beside;
  const middle = (at[wrestler] as Point).y + (DOWN[choice] as number) * size.maskWidth;
  const half = size.half;
  if (middle < half || middle > frame.box.height - half) return COST.outside;
  let cost = 0;
  let near = 0;
  const down = (frame.maskWidth / 2) * MASK_RATIO;
  for (let n = 0; n < masks.length; n += 2) {
    const y = masks[n + 1] as number;
    const below = y > middle ? y - middle : middle - y;
    const dy = below > half ? (below - half) / down : 0;
    if (dy >= NEAR.down) continue;
    if ((masks[n] as number) + dy * dy < 1) cost += COST.mask;
    else near = COST.near;
  }
  return cost > 0 ? cost : near;
}

/** Points of ropes that names were compared with, since it was told. */
let compared = 0;

/** Tells what all these have taken: there are too many to tell of each. */
export function spendOnPoints(): void {
  spend(compared * TAKES.point);
  compared = 0;
}

/** What edges, masks and ropes cost a name. */
export function findTrouble(wrestler: number, choice: number, looking: Looking): number {
  const beside = BESIDE[wrestler * 2 + (choice & 1)] as Beside;
  if (!beside.known) lookForMasks(wrestler, choice, looking);
  if (beside.outside) return COST.outside;
  const known = ALONE[wrestler] as number[];
  let alone = known[choice] as number;
  if (alone < 0) {
    alone = findAlone(wrestler, choice, looking);
    known[choice] = alone;
  }
  if (alone >= COST.mask) return alone;
  const { facts, size } = looking;
  if (!beside.roped) lookForRopes(wrestler, choice, looking);
  const { ropes, count } = beside;
  const middle = (facts.at[wrestler] as Point).y + (DOWN[choice] as number) * size.maskWidth;
  const half = size.half;
  const reach = half + AIR;
  let crossed = 0;
  let grazed = 0;
  let n = 0;
  for (; n < count && crossed < MOST_ROPES; n++) {
    const y = ropes[n] as number;
    const off = y > middle ? y - middle : middle - y;
    if (off >= reach) continue;
    if (off < half) crossed += COST.rope;
    else grazed = COST.graze;
  }
  compared += n;
  if (crossed === 0) return alone + grazed;
  return alone + (crossed < MOST_ROPES ? crossed : MOST_ROPES);
}
