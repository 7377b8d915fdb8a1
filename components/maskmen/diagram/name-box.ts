/** The space a name takes in a drawing: its bar and tag, or its letters beside the mask. */

import type { DrawnPlan } from './motion-plan';
import type { NodePlan } from './plan';
import { MASK_RATIO, NAME_GAP } from './plan';
import { BAR_LENGTH, LETTER_SPACING, NAME_LENGTH } from './sizes';

export interface NameBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half a capital's height, and what is below it. */
const HALF = 0.42;
/** A bar's height in sizes of its name; the tag below it, and the gap between them. */
const BAR_HEIGHT = 1.12;
const TAG = { height: 1.14, gap: 3 } as const;

export function nameBoxOf(
  { x, y, width, name, nameSize: own, standing }: NodePlan,
  { nameSize, within }: Pick<DrawnPlan, 'nameSize' | 'within'>,
): NameBox {
  const nameLength = within?.nameLength ?? NAME_LENGTH;
  if (name.kind === 'bar') {
    const size = own ?? nameSize;
    const half = (BAR_LENGTH * nameLength * size) / 2;
    const top = y + (width * MASK_RATIO) / 2 - 6 * (width / 46);
    const tag = standing === 'unplayed' ? TAG.gap + size * TAG.height : 0;
    return { left: x - half, right: x + half, top, bottom: top + size * BAR_HEIGHT + tag };
  }
  const near = width / 2 + NAME_GAP;
  const far = near + nameLength * nameSize + LETTER_SPACING;
  const middle = y + name.dy;
  const [left, right] = name.side === 'left' ? [x - far, x - near] : [x + near, x + far];
  return { left, right, top: middle - HALF * nameSize, bottom: middle + HALF * nameSize };
}
