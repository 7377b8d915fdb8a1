/** Names beside their masks, each where the fewest ropes are in the way. */

import { TAKES, spend } from './effort';
import type { BoxSize, Looking, NameFacts } from './name-trouble';
import {
  BY_SHIFT,
  CHOICES,
  COST,
  SHIFT_COSTS,
  boxSize,
  findTrouble,
  forgetAll,
  hasRoom,
  isLeft,
  leftOf,
  shiftOf,
  spendOnPoints,
} from './name-trouble';
import type { Places } from './places';
import type { NamePlace, Point } from './plan';
import type { Frame } from './sizes';

export interface Named {
  /** None where there is too much trouble. */
  readonly names: readonly (NamePlace | undefined)[];
  /** One where a name is on a mask, another name or an edge, and a little for each on a rope. */
  readonly trouble: number;
  /** One whose name has no place. */
  readonly sore: number;
  /** Whether masks and edges alone leave a name no place, whatever the ropes. */
  readonly hopeless?: boolean;
}

/** A rope through a name is less than any law, one that all but touches it the least of all. */
export const NAME_CROSSED = 0.01;
const NAME_GRAZED = 0.001;

/** What a name's cost means to the drawing. */
const troubleOf = (cost: number): number =>
  cost >= COST.mask ? 1 : cost >= COST.rope ? NAME_CROSSED : NAME_GRAZED;

/** What each name costs in each place but for other names. */
const COSTS = listForAll();
/** In which drawing somebody has looked there: what was written for another is not wiped out. */
const LOOKED = listForAll();
let drawing = 0;

function listForAll(): readonly number[][] {
  return Array.from({ length: 6 }, () => Array.from({ length: CHOICES }, () => 0));
}

/** Who is looked at first: whoever had no place the last time. */
const inTurn = (nth: number, sore: number): number =>
  nth === 0 ? sore : nth <= sore ? nth - 1 : nth;

/** A name beside every mask, unless that is more trouble than it may be. */
export function placeBeside(facts: NameFacts): Named {
  const { at, spare, sore } = facts;
  const size = boxSize(facts.frame);
  const choosing = { facts, size };
  forgetAll(at);
  drawing++;
  // What a name is in the way of without any other name is the least it can be.
  let trouble = 0;
  for (let nth = 0; nth < 6; nth++) {
    const w = inTurn(nth, sore);
    if (at[w] === undefined) continue;
    const least = leastAlone(w, choosing);
    if (least < COST.graze) continue;
    trouble += troubleOf(least);
    if (trouble < spare) continue;
    spendOnPoints();
    return { names: NO_NAMES, trouble, sore: w, hopeless: least >= COST.mask };
  }
  const named = choosePlaces(choosing);
  spendOnPoints();
  return named;
}

const NO_NAMES: readonly NamePlace[] = [];

/** The least a name costs, or the first that no rope, mask or edge is in the way of. */
function leastAlone(w: number, choosing: Looking): number {
  const { facts, size } = choosing;
  const own = COSTS[w] as number[];
  const looked = LOOKED[w] as number[];
  const inner = innerSide(facts.at[w] as Point, facts.frame);
  const width = size.maskWidth;
  // A side without room has no place at any height.
  const first = hasRoom(w, 0, choosing) ? 0 : 1;
  const by = first === 0 && hasRoom(w, 1, choosing) ? 1 : 2;
  let least: number = COST.outside;
  let choice = first;
  for (; choice < CHOICES && least >= COST.graze; choice += by) {
    const plain =
      (SHIFT_COSTS[choice] as number) * width + ((choice & 1) === inner ? COST.inner : 0);
    const cost = plain + findTrouble(w, choice, choosing);
    own[choice] = cost;
    looked[choice] = drawing;
    if (cost < least) least = cost;
  }
  return least;
}

/** The height of a name that has no place yet: it is in nobody's way. */
const AWAY = -1e6;

/** Twice over all: a name that gave way to a later one may find a better place. */
function choosePlaces(choosing: Looking): Named {
  const { facts, size } = choosing;
  const { frame, at } = facts;
  const chosen = [-1, -1, -1, -1, -1, -1];
  const lefts = [0, 0, 0, 0, 0, 0];
  const heights = [AWAY, AWAY, AWAY, AWAY, AWAY, AWAY];
  const others = { at, lefts, heights, size };
  let clear = true;
  let settled = false;
  let crossed = 0;
  let { sore } = facts;
  for (let round = 0; round < 2 && !settled; round++) {
    settled = round === 0;
    clear = true;
    crossed = 0;
    let looks = 0;
    for (let w = 0; w < 6; w++) {
      const mask = at[w];
      if (mask === undefined) continue;
      const own = COSTS[w] as number[];
      const looked = LOOKED[w] as number[];
      const inner = innerSide(mask, frame);
      let least = Infinity;
      for (let nth = 0; nth < CHOICES; nth++) {
        const choice = BY_SHIFT[nth] as number;
        const shift = (SHIFT_COSTS[choice] as number) * size.maskWidth;
        if (shift >= least) break;
        looks++;
        let alone = own[choice] as number;
        if (looked[choice] !== drawing) {
          const plain = shift + ((choice & 1) === inner ? COST.inner : 0);
          if (plain >= least) continue;
          alone = plain + findTrouble(w, choice, choosing);
          own[choice] = alone;
          looked[choice] = drawing;
        }
        if (alone >= least) continue;
        const cost = alone + COST.name * countNames(w, choice, others);
        if (cost >= least) continue;
        least = cost;
        chosen[w] = choice;
      }
      const place = chosen[w] as number;
      lefts[w] = leftOf(mask, place, size);
      heights[w] = mask.y + shiftOf(place) * size.maskWidth;
      if (least < COST.graze) continue;
      settled = false;
      sore = w;
      if (least >= COST.mask) clear = false;
      else crossed += troubleOf(least);
    }
    spend(looks * TAKES.look);
  }
  const names = at.map((mask, w): NamePlace | undefined => {
    if (mask === undefined) return undefined;
    const choice = chosen[w] as number;
    const side = isLeft(choice) ? 'left' : 'right';
    return { kind: 'side', side, dy: shiftOf(choice) * frame.maskWidth };
  });
  return { names, trouble: (clear ? 0 : 1) + crossed, sore, hopeless: !clear };
}

/** The side of a choice that is the inner one, which costs more; in the middle neither is. */
function innerSide(mask: Point, { left, spread }: Frame): number {
  const off = mask.x - left - spread / 2;
  return off > 1 ? 1 : off < -1 ? 0 : -1;
}

/** Where the names that have a place begin, and their heights. */
interface Others {
  readonly at: Places['at'];
  readonly lefts: readonly number[];
  readonly heights: readonly number[];
  readonly size: BoxSize;
}

/** How many other names a name would lie over. */
function countNames(wrestler: number, choice: number, others: Others): number {
  const { at, lefts, heights, size } = others;
  const mask = at[wrestler] as Point;
  const x = leftOf(mask, choice, size);
  const y = mask.y + shiftOf(choice) * size.maskWidth;
  const long = size.length + 1;
  const high = 2 * size.half + 1;
  let count = 0;
  for (let w = 0; w < 6; w++) {
    const dy = (heights[w] as number) - y;
    if (dy >= high || dy <= -high || w === wrestler) continue;
    const dx = (lefts[w] as number) - x;
    if (dx <= long && dx >= -long) count++;
  }
  return count;
}
