/**
 * How long a search goes on, by the effort it has spent. Once there is a lawful drawing it ends at
 * about two milliseconds of Hermes, whatever is left to mend; without one it goes on.
 */

import { effortSpent } from './effort';
import type { DiagramBox, Memory } from './plan';
import { isFlat } from './sizes';

/** However patient it is, so much effort is all that a name is worth, */
const WORTH = 1350;
/** with the small steps at the end so much, where nobody stood anywhere less; */
const WORTH_STEPS = 1720;
const WORTH_FIRST_STEPS = 1550;
/** before anybody walks for it so much, in flat boxes, where the walk takes longer, less; */
const WORTH_WALK = 1770;
const WORTH_FLAT_WALK = 1500;
/** after so much without any drawing that will do, only what is likeliest is tried, */
const HURRY = 1000;
/** in flat boxes sooner: there is little that would do. */
const FLAT_HURRY = 700;
/** Where names are in each other's way for so long, every other size is enough. */
const LATE = 500;
/** After so much one arrangement of a size has to do. */
const OVERDUE = 1300;
const FLAT_OVERDUE = 1000;

interface Searching {
  readonly box: DiagramBox;
  readonly before?: Memory | undefined;
  readonly patience: number;
  readonly least: number;
  /** Whether it may leave something out when it takes long. */
  readonly hurries: boolean;
}

/** Whether a name is not worth another look. */
export const isWeary = ({ patience }: Searching): boolean => patience < 0 || effortSpent() > WORTH;

/** Whether a name is not worth that anybody walks. */
export const isWalkTooLong = (box: DiagramBox): boolean =>
  effortSpent() >= (isFlat(box) ? WORTH_FLAT_WALK : WORTH_WALK);

/** Whether it has looked for some time, and found nothing that will do. */
export const isLate = ({ least }: Searching): boolean => least >= 1 && effortSpent() > LATE;

/** Whether it has looked for long. */
export const isHurried = ({ least, hurries, box }: Searching): boolean =>
  least >= 1 && hurries && effortSpent() > (isFlat(box) ? FLAT_HURRY : HURRY);

/** Whether it has looked for so long that one arrangement of a size has to do. */
export const isOverdue = ({ least, box }: Searching): boolean =>
  least >= 1 && effortSpent() > (isFlat(box) ? FLAT_OVERDUE : OVERDUE);

/** How much effort small steps at the end are worth. */
export const worthOfSteps = ({ before }: Searching): number =>
  before === undefined ? WORTH_FIRST_STEPS : WORTH_STEPS;
