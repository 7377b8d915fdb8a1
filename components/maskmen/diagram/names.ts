/** Sixth stage: names. Bars under the chin, or beside the mask where fewest ropes are in the way. */

import type { Places } from './places';
import type { NamePlace, Point } from './plan';
import { AXIS, MASK_RATIO } from './plan';
import type { Frame } from './sizes';
import { NAME_GAP, nameWidth } from './sizes';

const COST = { outside: 1000, mask: 400, name: 400, rope: 10, inner: 3, shift: 0.02 } as const;

interface NameFacts {
  readonly frame: Frame;
  readonly at: Places['at'];
  readonly samples: readonly (readonly number[])[];
}

export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The space a name beside a mask takes. */
export function sideNameBox(
  mask: Point,
  name: NamePlace & { readonly kind: 'side' },
  { maskWidth, nameSize }: { readonly maskWidth: number; readonly nameSize: number },
): Rectangle {
  const near = maskWidth / 2 + NAME_GAP;
  const far = near + nameWidth(nameSize);
  const y = mask.y + name.dy;
  const [left, right] = name.side === 'left' ? [-far, -near] : [near, far];
  const half = nameSize * 0.42;
  return { left: mask.x + left, right: mask.x + right, top: y - half, bottom: y + half };
}

export interface Named {
  readonly names: readonly (NamePlace | undefined)[];
  /** Whether every name found a place clear of masks, other names and the edges. */
  readonly clear: boolean;
}

/** A place for the name of every ranked wrestler. */
export function placeNames(facts: NameFacts): Named {
  const { frame, at } = facts;
  if (frame.names === 'bar')
    return { names: at.map((mask) => mask && { kind: 'bar' }), clear: areBarsClear(facts) };
  let clear = true;
  const names: (NamePlace | undefined)[] = [];
  const boxes: (Rectangle | undefined)[] = [];
  // Twice: a name that gave way to a later one may find a better place.
  for (let round = 0; round < 2; round++)
    for (let w = 0; w < 6; w++) {
      if (at[w] === undefined) continue;
      boxes[w] = undefined;
      const { name, cost } = bestSide(w, facts, boxes);
      names[w] = name;
      boxes[w] = sideNameBox(at[w] as Point, name, frame);
      if (round === 1 && cost >= COST.mask) clear = false;
    }
  return { names, clear };
}

/** Bars hang below the chin, where a mask of the next level may be. */
function areBarsClear({ frame, at }: NameFacts): boolean {
  const { maskWidth, nameSize } = frame;
  const half = maskWidth * 0.5 * MASK_RATIO;
  const reach = nameSize * 1.55;
  for (const mask of at) {
    if (mask === undefined) continue;
    const bottom = mask.y + half - (6 * maskWidth) / 46 + nameSize * 1.12;
    for (const other of at) {
      if (other === undefined || other === mask || other.y < mask.y) continue;
      const dx = Math.max(0, Math.abs(other.x - mask.x) - reach) / (maskWidth / 2);
      const dy = Math.max(0, other.y - bottom) / half;
      if (dx * dx + dy * dy < 1.1) return false;
    }
  }
  return true;
}

function bestSide(
  wrestler: number,
  facts: NameFacts,
  boxes: readonly (Rectangle | undefined)[],
): { readonly name: NamePlace & { readonly kind: 'side' }; readonly cost: number } {
  const { frame, at } = facts;
  const mask = at[wrestler] as Point;
  const middle = frame.left + frame.spread / 2;
  const outer = mask.x > middle + 1 ? 'right' : mask.x < middle - 1 ? 'left' : undefined;
  const quarter = frame.maskWidth / 4;
  let best: (NamePlace & { readonly kind: 'side' }) | undefined;
  let least = Infinity;
  for (const dy of [0, -quarter, quarter])
    for (const side of ['right', 'left'] as const) {
      const name = { kind: 'side', side, dy } as const;
      const box = sideNameBox(mask, name, frame);
      let cost = Math.abs(dy) * COST.shift;
      if (outer !== undefined && side !== outer) cost += COST.inner;
      if (cost >= least) continue;
      cost += trouble(wrestler, box, facts);
      for (const other of boxes)
        if (other !== undefined && overlaps(box, other, 1)) cost += COST.name;
      if (cost < least) [best, least] = [name, cost];
    }
  return { name: best ?? { kind: 'side', side: 'right', dy: 0 }, cost: least };
}

export const overlaps = (a: Rectangle, b: Rectangle, air: number): boolean =>
  a.left < b.right + air &&
  b.left < a.right + air &&
  a.top < b.bottom + air &&
  b.top < a.bottom + air;

function trouble(wrestler: number, box: Rectangle, { frame, at, samples }: NameFacts): number {
  let cost = 0;
  if (box.left < AXIS - 0.5 || box.right > frame.right + 0.5) cost += COST.outside;
  const [across, down] = [frame.maskWidth / 2, (frame.maskWidth * MASK_RATIO) / 2];
  for (let w = 0; w < 6; w++) {
    const mask = at[w];
    if (mask === undefined || w === wrestler) continue;
    const dx = Math.max(box.left - mask.x, mask.x - box.right, 0) / across;
    const dy = Math.max(box.top - mask.y, mask.y - box.bottom, 0) / down;
    if (dx * dx + dy * dy < 1) cost += COST.mask;
  }
  const [left, right, top, bottom] = [box.left - 2, box.right + 2, box.top - 2, box.bottom + 2];
  for (let rope = 0; rope < samples.length; rope++) {
    const points = samples[rope] as readonly number[];
    // Ropes only fall: one that ends above the name, or begins below it, is not in its way.
    if ((points[points.length - 1] as number) < top || (points[1] as number) > bottom) continue;
    for (let n = 0; n < points.length; n += 2) {
      const x = points[n] as number;
      if (x < left || x > right) continue;
      const y = points[n + 1] as number;
      if (y > top && y < bottom) cost += COST.rope;
    }
  }
  return cost;
}
