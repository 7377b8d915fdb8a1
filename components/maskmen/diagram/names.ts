/** Sixth stage: names. Bars under the chin, or beside the mask where fewest ropes are in the way. */

import type { Edge, Levels } from './levels';
import type { NameBox } from './name-box';
import type { NameFacts } from './name-trouble';
import type { Named } from './names-beside';
import { NAME_CROSSED, placeBeside } from './names-beside';
import { MOST_STAGGER } from './places';
import type { NamePlace } from './plan';
import { MASK_RATIO } from './plan';
import type { Curve } from './rope-curves';
import { PIECES } from './rope-curves';
import type { Frame } from './sizes';
import { barWidth } from './sizes';
import { pointsAlong } from './strands';

/** A place for the name of every ranked wrestler. */
export function placeNames(facts: NameFacts): Named {
  return facts.frame.names === 'bar' ? placeBars(facts) : placeBeside(facts);
}

/** Whether bars are clear of each other and of masks is known before there are ropes. */
function placeBars(facts: NameFacts): Named {
  const { crossed, sore } = countCrossedBars(facts);
  return { names: facts.at.map((mask) => mask && BAR), trouble: crossed * NAME_CROSSED, sore };
}

const BAR: NamePlace = { kind: 'bar' };

/** A level of so many stands in one even row, unless somebody stood somewhere. */
const ROW = 4;

/** Whether bars touch wherever masks stand: told before anything is arranged. */
export function doBarsTouch({ items, masks }: Levels, frame: Frame): boolean {
  const { names, nameSize, box, spread, stagger } = frame;
  if (names !== 'bar' || MOST_STAGGER * stagger >= nameSize * 1.12 + 1) return false;
  for (let depth = 0; depth < masks.length; depth++) {
    const count = masks[depth] as number;
    if (count < ROW || count < (items[depth] as readonly number[]).length) continue;
    if (spread < (count - 1) * (barWidth(nameSize, box) + 1)) return true;
  }
  return false;
}

/** Bars hang below the chin, where a mask of the next level may be. */
export function areBarsClear({ frame, at }: Pick<NameFacts, 'frame' | 'at'>): boolean {
  for (let w = 0; w < at.length; w++) {
    const mask = at[w];
    if (mask === undefined) continue;
    for (let v = 0; v < at.length; v++) {
      const other = at[v];
      if (other === undefined || v === w || other.y < mask.y) continue;
      const aside = other.x > mask.x ? other.x - mask.x : mask.x - other.x;
      if (isBarInWay(frame, { aside, below: other.y - mask.y })) return false;
    }
  }
  return true;
}

/** How far from a mask another is that hangs as low or lower. */
interface Apart {
  readonly aside: number;
  readonly below: number;
}

/** Whether a mask's bar is in the way of another's, or of that mask. */
export function isBarInWay(frame: Frame, { aside, below }: Apart): boolean {
  const { maskWidth, nameSize, box } = frame;
  const long = barWidth(nameSize, box);
  const beside = aside - long / 2;
  if (beside >= 0.53 * maskWidth && aside >= long + 1) return false;
  if (aside < long + 1 && below < nameSize * 1.12 + 1) return true;
  const half = maskWidth * 0.5 * MASK_RATIO;
  const under = below - half + (6 * maskWidth) / 46 - nameSize * 1.12;
  const dx = beside > 0 ? beside / (maskWidth / 2) : 0;
  const dy = under > 0 ? under / half : 0;
  return dx * dx + dy * dy < 1.1;
}

interface Crossed {
  readonly crossed: number;
  /** One of those. */
  readonly sore: number;
}

/** How many bars a rope runs through; a winner's own ropes leave from under its bar. */
function countCrossedBars(facts: NameFacts): Crossed {
  const { frame, at, spare } = facts;
  const { edges, curves, lefts, rights, sheet } = facts.strands;
  const { maskWidth, nameSize, box } = frame;
  const reach = barWidth(nameSize, box) / 2 + 1;
  let crossed = 0;
  let { sore } = facts;
  for (let w = 0; w < at.length && crossed * NAME_CROSSED < spare; w++) {
    const mask = at[w];
    if (mask === undefined) continue;
    const left = mask.x - reach;
    const right = mask.x + reach;
    const top = mask.y + maskWidth * 0.5 * MASK_RATIO - (6 * maskWidth) / 46 - 1;
    const bottom = top + nameSize * 1.12 + 2;
    for (let rope = 0; rope < edges.length; rope++) {
      if ((edges[rope] as Edge).winner === w) continue;
      if ((rights[rope] as number) < left || (lefts[rope] as number) > right) continue;
      // Ropes only fall: one that ends above the bar, or begins below it, is not in its way.
      const curve = curves[rope] as Curve;
      if ((curve[13] as number) < top || (curve[1] as number) > bottom) continue;
      const bar = { left, right, top, bottom };
      const middle = curve[7] as number;
      const upper = middle > top && isThrough(pointsAlong(sheet, rope, 0), 0, bar);
      if (!upper && !(middle < bottom && isThrough(pointsAlong(sheet, rope, 1), PIECES, bar)))
        continue;
      crossed++;
      sore = w;
      break;
    }
  }
  return { crossed, sore };
}

/** Whether a half of a rope has a point in a space; `from` is where its points begin. */
function isThrough(points: readonly number[], from: number, space: NameBox): boolean {
  const { left, right, top, bottom } = space;
  for (let n = from; n <= from + PIECES; n += 2) {
    const y = points[n + 1] as number;
    if (y >= bottom) return false;
    if (y <= top) continue;
    const x = points[n] as number;
    if (x > left && x < right) return true;
  }
  return false;
}
