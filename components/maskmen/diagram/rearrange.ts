/** How far apart lanes may stand, and arrangements for one frame, moved into another. */

import type { Levels } from './levels';
import type { Row } from './places';
import type { DiagramBox } from './plan';
import { AXIS } from './plan';
import type { Sides } from './sides';
import type { Frame } from './sizes';
import { isFlat, marginOf } from './sizes';

/** For the sake of a name that a rope runs through lanes may stand closer or further apart, */
const SPREADS = [1, 1.3, 0.72] as const;
/** but in flat boxes not, where many side by side take all the width at once; */
const FLAT_SPREADS = [1] as const;
const WIDE_SPREADS = [1.36] as const;

interface Spreading {
  readonly found: Levels;
  readonly box: DiagramBox;
}

/** The spreads of lanes to try, of the usual. */
export function spreadsFor({ found, box }: Spreading): readonly number[] {
  if (!isFlat(box)) return SPREADS;
  return found.mostItems > 3 ? WIDE_SPREADS : FLAT_SPREADS;
}

/** The same arrangement in another frame. */
export function moveInto(sides: Sides, from: Frame, { left, spread }: Frame): Sides {
  const by = spread / from.spread;
  return sides.map(({ x, turned }) => ({ x: x.map((at) => left + (at - from.left) * by), turned }));
}

/** Whether all stand in their space: whoever stood outside the lanes may be spread out of it. */
export function isInside(sides: Sides, frame: Frame): boolean {
  const margin = marginOf(frame);
  for (let depth = 0; depth < sides.length; depth++) {
    const level = (sides[depth] as Row).x;
    for (let at = 0; at < level.length; at++) {
      const x = level[at] as number;
      if (x < AXIS + margin || x > frame.right - margin) return false;
    }
  }
  return true;
}
