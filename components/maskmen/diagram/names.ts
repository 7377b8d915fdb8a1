/** Sixth stage: names. Bars under the chin, or beside the mask where fewest ropes are in the way. */

import type { Places } from './places';
import type { NamePlace, Point, RopePlan } from './plan';
import { AXIS, MASK_RATIO } from './plan';
import type { Frame } from './sizes';
import { NAME_GAP, barWidth, nameWidth } from './sizes';

const COST = { outside: 1000, mask: 400, name: 400, rope: 10, inner: 3, shift: 0.02 } as const;

interface NameFacts {
  readonly frame: Frame;
  readonly at: Places['at'];
  readonly ropes: readonly RopePlan[];
  /** Points along each rope, x and y in turns. */
  readonly samples: readonly (readonly number[])[];
}

export interface Named {
  readonly names: readonly (NamePlace | undefined)[];
  /** Whether every name found a place clear of masks, other names and the edges. */
  readonly clear: boolean;
  /** How many names a rope runs through. */
  readonly crossed: number;
}

/** A place for the name of every ranked wrestler. */
export function placeNames(facts: NameFacts): Named {
  const { frame, at } = facts;
  if (frame.names === 'bar')
    return {
      names: at.map((mask) => mask && { kind: 'bar' }),
      clear: areBarsClear(facts),
      crossed: countCrossedBars(facts),
    };
  return placeBeside(facts);
}

/** Bars hang below the chin, where a mask of the next level may be. */
function areBarsClear({ frame, at }: NameFacts): boolean {
  const { maskWidth, nameSize, box } = frame;
  const half = maskWidth * 0.5 * MASK_RATIO;
  const reach = barWidth(nameSize, box) / 2;
  for (let w = 0; w < at.length; w++) {
    const mask = at[w];
    if (mask === undefined) continue;
    const bottom = mask.y + half - (6 * maskWidth) / 46 + nameSize * 1.12;
    for (let v = 0; v < at.length; v++) {
      const other = at[v];
      if (other === undefined || v === w || other.y < mask.y) continue;
      const aside = other.x > mask.x ? other.x - mask.x : mask.x - other.x;
      if (aside < 2 * reach + 1 && other.y - mask.y < nameSize * 1.12 + 1) return false;
      const dx = Math.max(0, aside - reach) / (maskWidth / 2);
      const dy = Math.max(0, other.y - bottom) / half;
      if (dx * dx + dy * dy < 1.1) return false;
    }
  }
  return true;
}

/** How many bars a rope runs through; a winner's own ropes leave from under its bar. */
function countCrossedBars({ frame, at, ropes, samples }: NameFacts): number {
  const { maskWidth, nameSize, box } = frame;
  const reach = barWidth(nameSize, box) / 2 + 1;
  let crossed = 0;
  for (let w = 0; w < at.length; w++) {
    const mask = at[w];
    if (mask === undefined) continue;
    const top = mask.y + maskWidth * 0.5 * MASK_RATIO - (6 * maskWidth) / 46 - 1;
    const bottom = top + nameSize * 1.12 + 2;
    for (let rope = 0; rope < samples.length; rope++) {
      if ((ropes[rope] as RopePlan).winner === w) continue;
      const points = samples[rope] as readonly number[];
      if (!isThrough(points, { left: mask.x - reach, right: mask.x + reach, top, bottom }))
        continue;
      crossed++;
      break;
    }
  }
  return crossed;
}

interface Space {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function isThrough(points: readonly number[], { left, right, top, bottom }: Space): boolean {
  const count = points.length;
  // Ropes only fall: one that ends above the space, or begins below it, is not in it.
  if ((points[count - 1] as number) < top || (points[1] as number) > bottom) return false;
  for (let n = 0; n < count; n += 2) {
    const y = points[n + 1] as number;
    if (y >= bottom) return false;
    if (y <= top) continue;
    const x = points[n] as number;
    if (x > left && x < right) return true;
  }
  return false;
}

/** Where a name may stand: beside the mask, or up to three fifths of one higher or lower. */
const SHIFTS = [0, -0.25, 0.25, -0.44, 0.44, -0.6, 0.6] as const;
/** For each shift the right side, then the left. */
const CHOICES = SHIFTS.length * 2;

const UNKNOWN: readonly number[] = SHIFTS.flatMap(() => [-1, -1]);

const shiftOf = (choice: number): number => SHIFTS[choice >> 1] as number;
const isLeft = (choice: number): boolean => (choice & 1) === 1;

/** Twice over all: a name that gave way to a later one may find a better place. */
function placeBeside(facts: NameFacts): Named {
  const { frame, at } = facts;
  const { maskWidth } = frame;
  const size = boxSize(frame);
  const costs: (number[] | undefined)[] = [];
  const chosen = [-1, -1, -1, -1, -1, -1];
  let clear = true;
  let settled = false;
  let crossed = 0;
  for (let round = 0; round < 2 && !settled; round++) {
    settled = round === 0;
    clear = true;
    crossed = 0;
    for (let w = 0; w < 6; w++) {
      const mask = at[w];
      if (mask === undefined) continue;
      const own = (costs[w] ??= [...UNKNOWN]);
      let least = Infinity;
      for (let choice = 0; choice < CHOICES; choice++) {
        const plain = plainCost(mask, choice, frame);
        if (plain >= least) continue;
        if ((own[choice] as number) < 0) own[choice] = plain + trouble(w, choice, { facts, size });
        const alone = own[choice] as number;
        if (alone >= least) continue;
        const cost = alone + COST.name * countNames(w, choice, { at, chosen, size });
        if (cost >= least) continue;
        least = cost;
        chosen[w] = choice;
      }
      if (least >= COST.rope) settled = false;
      if (least >= COST.mask) clear = false;
      else if (least >= COST.rope) crossed++;
    }
  }
  const names = at.map((mask, w): NamePlace | undefined => {
    if (mask === undefined) return undefined;
    const choice = chosen[w] as number;
    const side = isLeft(choice) ? 'left' : 'right';
    return { kind: 'side', side, dy: shiftOf(choice) * maskWidth };
  });
  return { names, clear, crossed };
}

/** A name's box by its mask: from where it begins, how long and how high it is. */
interface BoxSize {
  readonly near: number;
  readonly length: number;
  readonly half: number;
  readonly maskWidth: number;
}

const boxSize = ({ maskWidth, nameSize, box }: Frame): BoxSize => ({
  near: maskWidth / 2 + NAME_GAP,
  length: nameWidth(nameSize, box),
  half: nameSize * 0.42,
  maskWidth,
});

const leftOf = (mask: Point, choice: number, { near, length }: BoxSize): number =>
  isLeft(choice) ? mask.x - near - length : mask.x + near;

/** What a place costs by itself: the outer side is better, and the mask's own height. */
function plainCost(mask: Point, choice: number, { left, spread, maskWidth }: Frame): number {
  const shift = shiftOf(choice);
  const off = mask.x - left - spread / 2;
  const inner = isLeft(choice) ? off > 1 : off < -1;
  return (shift < 0 ? -shift : shift) * maskWidth * COST.shift + (inner ? COST.inner : 0);
}

interface Others {
  readonly at: Places['at'];
  readonly chosen: readonly number[];
  readonly size: BoxSize;
}

/** How many other names a name would lie over. */
function countNames(wrestler: number, choice: number, { at, chosen, size }: Others): number {
  const mask = at[wrestler] as Point;
  const x = leftOf(mask, choice, size);
  const y = mask.y + shiftOf(choice) * size.maskWidth;
  let count = 0;
  for (let w = 0; w < 6; w++) {
    const theirs = chosen[w] as number;
    if (w === wrestler || theirs < 0) continue;
    const other = at[w] as Point;
    const dx = leftOf(other, theirs, size) - x;
    if (dx > size.length + 1 || dx < -size.length - 1) continue;
    const dy = other.y + shiftOf(theirs) * size.maskWidth - y;
    if (dy < 2 * size.half + 1 && dy > -2 * size.half - 1) count++;
  }
  return count;
}

interface TroubleFacts {
  readonly facts: NameFacts;
  readonly size: BoxSize;
}

/** What edges, masks and ropes cost a name. */
function trouble(wrestler: number, choice: number, { facts, size }: TroubleFacts): number {
  const { frame, at, samples } = facts;
  const mine = at[wrestler] as Point;
  const from = leftOf(mine, choice, size);
  const to = from + size.length;
  const middle = mine.y + shiftOf(choice) * size.maskWidth;
  let cost = 0;
  if (from < AXIS - 0.5 || to > frame.right + 0.5) cost += COST.outside;
  if (middle < size.half || middle > frame.box.height - size.half) cost += COST.outside;
  const across = frame.maskWidth / 2;
  const down = across * MASK_RATIO;
  for (let w = 0; w < at.length; w++) {
    const mask = at[w];
    if (mask === undefined || w === wrestler) continue;
    const below = mask.y > middle ? mask.y - middle : middle - mask.y;
    const dy = below > size.half ? (below - size.half) / down : 0;
    if (dy >= 1) continue;
    const dx = (mask.x < from ? from - mask.x : mask.x > to ? mask.x - to : 0) / across;
    if (dx * dx + dy * dy < 1) cost += COST.mask;
  }
  const left = from - 2;
  const right = to + 2;
  const top = middle - size.half - 2;
  const bottom = middle + size.half + 2;
  for (let rope = 0; rope < samples.length; rope++) {
    const points = samples[rope] as readonly number[];
    const count = points.length;
    // Ropes only fall: one that ends above the name, or begins below it, is not in its way.
    if ((points[count - 1] as number) < top || (points[1] as number) > bottom) continue;
    for (let n = 0; n < count; n += 2) {
      const y = points[n + 1] as number;
      if (y >= bottom) break;
      if (y <= top) continue;
      const x = points[n] as number;
      if (x > left && x < right) cost += COST.rope;
    }
  }
  return cost;
}
