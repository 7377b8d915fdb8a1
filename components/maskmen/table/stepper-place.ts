/** Where the 1 · 2 · 3 stands when leading, and its sentence beside it. Pure. */

import { grownBy, type Rect, type TableLayout } from './table-layout';

export const STEPPER_WIDTH = 152;
export const STEPPER_HEIGHT = 48;

export interface StepperPlace {
  readonly box: Rect;
  /** Where its sentence stands; undefined where the stepper says it alone. */
  readonly words: Rect | undefined;
  /** Where it points down to its group, from its left; undefined when it stands elsewhere. */
  readonly pointer: number | undefined;
}

const GAP = 10;
/** Narrower than this a sentence would be all hyphens. */
const LEAST_WORDS = 76;
/** How far into the hand's free upper part it may reach. */
const REACH = 8;
/** The pointer keeps to the straight part of the pill. */
const ROUND = 20;

/** In the rail, in the sentence's place, and the sentence where otherwise stands what beats the ring. */
function placeInRail(layout: TableLayout): StepperPlace {
  const { pill, ring } = layout;
  const height = STEPPER_HEIGHT * grownBy(layout);
  return {
    box: { ...pill, y: pill.y + (pill.height - height) / 2, height },
    words: { ...pill, y: ring.y + ring.height - pill.height },
    pointer: undefined,
  };
}

/** Over the group whose cards stand at `x`; on its side, in the sentence's place. */
export function placeStepper(layout: TableLayout, x: number): StepperPlace {
  const { arrangement, pill } = layout;
  if (arrangement === 'rail') return placeInRail(layout);
  const [width, height] = [STEPPER_WIDTH, STEPPER_HEIGHT];
  const aside = arrangement === 'side';
  const end = pill.x + pill.width;
  const left = aside ? pill.x : Math.max(pill.x, Math.min(end - width, x - width / 2));
  const top = aside ? pill.y + (pill.height - height) / 2 : pill.y + pill.height - height + REACH;
  const onRight = !aside && left + width / 2 > pill.x + pill.width / 2;
  const from = onRight ? pill.x : left + width + GAP;
  const room = (onRight ? left - GAP : end) - from;
  // The stepper may stand before the ring's apron, its sentence may not: it could not be read.
  const under = aside ? top : pill.y - 2;
  return {
    box: { x: left, y: top, width, height },
    words:
      room < LEAST_WORDS
        ? undefined
        : { x: from, y: under, width: room, height: top + height - under },
    pointer: aside ? undefined : Math.max(ROUND, Math.min(width - ROUND, x - left)),
  };
}
