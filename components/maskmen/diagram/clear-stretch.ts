/** Which part of a rope lies under nothing: there its dashes can march over the drawing. */

import type { Plate } from '../columns/plate-plan';
import { partOf } from './curves';
import type { DrawnPlan } from './motion-plan';
import { nameBoxOf, type NameBox } from './name-box';
import type { Point, RopeCurve } from './plan';
import { pointOn } from './ropes';
import { NAME_LENGTH } from './sizes';

/** How far around its middle a mask has rims and badges, of its width. */
const MASK_REACH = 0.82;
/** Half a rope. */
const AIR = 4;
const LOOKS = 60;
/** What is shorter is not worth its while, in looks. */
const SHORTEST = 8;

/** The longest such part; undefined where there is none to speak of. */
export function clearStretch(curve: RopeCurve, plan: DrawnPlan): RopeCurve | undefined {
  const boxes =
    plan.plates?.map((plate) => plateName(plate, plan)) ??
    plan.nodes.map((node) => nameBoxOf(node, plan));
  const isClear = (point: Point): boolean =>
    !boxes.some((box) => isIn(box, point)) &&
    !plan.nodes.some(
      ({ x, y, width }) => Math.hypot(point.x - x, point.y - y) < width * MASK_REACH + AIR,
    );
  let [from, best] = [-1, { from: 0, to: 0 }];
  for (let at = 0; at <= LOOKS; at++) {
    if (!isClear(pointOn(curve, at / LOOKS))) from = -1;
    else if (from < 0) from = at;
    if (from >= 0 && at - from > best.to - best.from) best = { from, to: at };
  }
  if (best.to - best.from < SHORTEST) return undefined;
  return partOf(curve, best.from / LOOKS, best.to / LOOKS);
}

const isIn = ({ left, right, top, bottom }: NameBox, { x, y }: Point): boolean =>
  x > left - AIR && x < right + AIR && y > top - AIR && y < bottom + AIR;

/** The letters on a plate, rather too large. */
function plateName({ name }: Plate, { within }: DrawnPlan): NameBox {
  const { x, y, size, anchor } = name;
  const long = (name.text === 'letter' ? 1 : (within?.nameLength ?? NAME_LENGTH)) * size;
  const left = { start: x, middle: x - long / 2, end: x - long }[anchor];
  return { left, right: left + long, top: y - size, bottom: y + size * 0.3 };
}
