/** Names beside their masks, each where the fewest ropes are in the way. */

import type { Strands } from './clearance';
import type { Places } from './places';
import type { NamePlace, Point } from './plan';
import { AXIS, MASK_RATIO, NAME_GAP } from './plan';
import { PIECES } from './rope-curves';
import type { Frame } from './sizes';
import { nameWidth } from './sizes';

export interface NameFacts extends Strands {
  readonly frame: Frame;
  readonly at: Places['at'];
  /** With this much trouble it is of no use, however much more there is. */
  readonly spare: number;
  /** Whose name had no place the last time: it is looked at first. */
  readonly sore: number;
}

export interface Named {
  /** None where there is too much trouble. */
  readonly names: readonly (NamePlace | undefined)[];
  /** One where a name is on a mask, another name or an edge, and a little for each on a rope. */
  readonly trouble: number;
  /** One whose name has no place. */
  readonly sore: number;
}

/** A rope through a name is the least of all troubles. */
export const NAME_CROSSED = 0.01;

const COST = {
  outside: 1000,
  mask: 400,
  name: 400,
  rope: 10,
  near: 5,
  inner: 3,
  shift: 0.02,
} as const;
/** Ears, horns and the light of a focus reach beyond a mask's oval: a name keeps off them if it can. */
const NEAR = { across: 1.15, down: 1.35 } as const;
const END = PIECES * 2;

/** Where a name may stand: beside the mask, or up to three fifths of one higher or lower. */
const SHIFTS = [0, -0.25, 0.25, -0.44, 0.44, -0.6, 0.6, 0.12, -0.12, 0.34, -0.34] as const;
/** For each shift the right side, then the left. */
const CHOICES = SHIFTS.length * 2;

const UNKNOWN: readonly number[] = SHIFTS.flatMap(() => [-1, -1]);

const shiftOf = (choice: number): number => SHIFTS[choice >> 1] as number;
const isLeft = (choice: number): boolean => (choice & 1) === 1;

/** What a name costs in each place but for other names; below 0 where nobody has looked. */
type Costs = (number[] | undefined)[];

/** Who is looked at first: whoever had no place the last time. */
const inTurn = (nth: number, sore: number): number =>
  nth === 0 ? sore : nth <= sore ? nth - 1 : nth;

/** A name beside every mask, unless that is more trouble than it may be. */
export function placeBeside(facts: NameFacts): Named {
  const { at, spare, sore } = facts;
  const size = boxSize(facts.frame);
  const costs: Costs = [];
  // What a name is in the way of without any other name is the least it can be.
  let trouble = 0;
  for (let nth = 0; nth < 6; nth++) {
    const w = inTurn(nth, sore);
    if (at[w] === undefined) continue;
    const least = leastAlone(w, { facts, size, costs });
    if (least < COST.rope) continue;
    trouble += least >= COST.mask ? 1 : NAME_CROSSED;
    if (trouble >= spare) return { names: NO_NAMES, trouble, sore: w };
  }
  return choosePlaces({ facts, size, costs });
}

const NO_NAMES: readonly NamePlace[] = [];

/** The least a name costs, or the first that no rope, mask or edge is in the way of. */
function leastAlone(w: number, { facts, size, costs }: Choosing): number {
  const own = (costs[w] = [...UNKNOWN]);
  const mask = facts.at[w] as Point;
  let least = Infinity;
  for (let choice = 0; choice < CHOICES && least >= COST.rope; choice++) {
    const cost =
      plainCost(mask, choice, facts.frame) + findTrouble(w, choice, { facts, size, spare: least });
    own[choice] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

interface Choosing {
  readonly facts: NameFacts;
  readonly size: BoxSize;
  readonly costs: Costs;
}

/** Twice over all: a name that gave way to a later one may find a better place. */
function choosePlaces({ facts, size, costs }: Choosing): Named {
  const { frame, at } = facts;
  const chosen = [-1, -1, -1, -1, -1, -1];
  let clear = true;
  let settled = false;
  let crossed = 0;
  let { sore } = facts;
  for (let round = 0; round < 2 && !settled; round++) {
    settled = round === 0;
    clear = true;
    crossed = 0;
    for (let w = 0; w < 6; w++) {
      const mask = at[w];
      if (mask === undefined) continue;
      const own = costs[w] as number[];
      let least = Infinity;
      for (let choice = 0; choice < CHOICES; choice++) {
        const plain = plainCost(mask, choice, frame);
        if (plain >= least) continue;
        if ((own[choice] as number) < 0)
          own[choice] = plain + findTrouble(w, choice, { facts, size, spare: least });
        const alone = own[choice] as number;
        if (alone >= least) continue;
        const cost = alone + COST.name * countNames(w, choice, { at, chosen, size });
        if (cost >= least) continue;
        least = cost;
        chosen[w] = choice;
      }
      if (least < COST.rope) continue;
      settled = false;
      sore = w;
      if (least >= COST.mask) clear = false;
      else crossed++;
    }
  }
  const names = at.map((mask, w): NamePlace | undefined => {
    if (mask === undefined) return undefined;
    const choice = chosen[w] as number;
    const side = isLeft(choice) ? 'left' : 'right';
    return { kind: 'side', side, dy: shiftOf(choice) * frame.maskWidth };
  });
  return { names, trouble: (clear ? 0 : 1) + crossed * NAME_CROSSED, sore };
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
  /** More than this is not counted to its end. */
  readonly spare: number;
}

/** What edges, masks and ropes cost a name. */
function findTrouble(
  wrestler: number,
  choice: number,
  { facts, size, spare }: TroubleFacts,
): number {
  const { frame, at, edges, samples, lefts, rights } = facts;
  const mine = at[wrestler] as Point;
  const from = leftOf(mine, choice, size);
  const to = from + size.length;
  const middle = mine.y + shiftOf(choice) * size.maskWidth;
  let cost = 0;
  let near = 0;
  if (from < AXIS - 0.5 || to > frame.right + 0.5) cost += COST.outside;
  if (middle < size.half || middle > frame.box.height - size.half) cost += COST.outside;
  const across = frame.maskWidth / 2;
  const down = across * MASK_RATIO;
  for (let w = 0; w < at.length; w++) {
    const mask = at[w];
    if (mask === undefined || w === wrestler) continue;
    const below = mask.y > middle ? mask.y - middle : middle - mask.y;
    const dy = below > size.half ? (below - size.half) / down : 0;
    if (dy >= NEAR.down) continue;
    const dx = (mask.x < from ? from - mask.x : mask.x > to ? mask.x - to : 0) / across;
    if (dx * dx + dy * dy < 1) cost += COST.mask;
    else if (dx < NEAR.across) near = COST.near;
  }
  cost += near;
  const left = from - 2;
  const right = to + 2;
  const top = middle - size.half - 2;
  const bottom = middle + size.half + 2;
  for (let rope = 0; rope < edges.length && cost < spare && cost < COST.mask; rope++) {
    if ((rights[rope] as number) < left || (lefts[rope] as number) > right) continue;
    const points = samples[rope] as readonly number[];
    // Ropes only fall: one that ends above the name, or begins below it, is not in its way.
    if ((points[END + 1] as number) < top || (points[1] as number) > bottom) continue;
    for (let n = 0; n <= END; n += 2) {
      const y = points[n + 1] as number;
      if (y >= bottom) break;
      if (y <= top) continue;
      const x = points[n] as number;
      if (x > left && x < right) cost += COST.rope;
    }
  }
  return cost;
}
