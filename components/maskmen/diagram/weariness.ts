/**
 * How long a search goes on, by the effort it has spent. Once there is a lawful drawing it ends at
 * about two milliseconds of Hermes, whatever is left to mend; without one it goes on.
 */

import { effortSpent } from './effort';
import { NAME_CROSSED } from './names-beside';
import type { DiagramBox, Memory } from './plan';
import { isFlat } from './sizes';

/** However patient it is, so much effort is all that a name is worth, */
const WORTH = 1600;
/** less where somebody stood somewhere, who may walk for it; */
const WORTH_STANDING = 1300;
/** with the small steps and a walk at the end so much; */
const WORTH_ALL = 1820;
/** a rope that all but touches one is worth less. */
const WORTH_GRAZED = 1560;
/** What a drawing takes at least, if it comes to its end. */
const DRAWN = 200;
/** after so much without any drawing that will do, only what is likeliest is tried, */
const HURRY = 1100;
/** in flat boxes sooner: there is little that would do. */
const FLAT_HURRY = 850;
/** Where names are in each other's way for so long, every other size is enough. */
const LATE = 500;
/** After so much one arrangement of a size has to do. */
const OVERDUE = 1000;
const FLAT_OVERDUE = 900;

interface Wearying {
  readonly patience: number;
  /** How much effort a name is worth. */
  readonly worth: number;
  /** The effort that the last drawing has taken. */
  readonly drew: number;
}

interface Stepping extends Wearying {
  /** The least trouble so far. */
  readonly least: number;
}

interface Searching extends Stepping {
  readonly box: DiagramBox;
  readonly before?: Memory | undefined;
  /** Whether it may leave something out when it takes long. */
  readonly hurries: boolean;
  /** The effort that the last arrangements of a size have taken. */
  readonly took: number;
}

/** Whether a name is not worth another look. */
export const isWeary = ({ patience, drew, worth }: Wearying): boolean =>
  patience < 0 || effortSpent() > worth || effortSpent() + drew > WORTH_ALL;

/** How much effort a name is worth before the small steps. */
export const worthOfNames = (before: Memory | undefined): number =>
  before === undefined ? WORTH : WORTH_STANDING;

/** Whether a name is not worth that anybody walks: they would have to be arranged, and drawn. */
export const isWalkTooLong = ({ took, drew }: Searching): boolean =>
  effortSpent() + took + Math.max(drew, DRAWN) > WORTH_ALL;

/** Whether a name is not worth another small step: if it helps, it is drawn to its end. */
export const isStepTooLong = ({ drew, least }: Stepping, worth: number): boolean =>
  effortSpent() + Math.max(drew, DRAWN) > (least < NAME_CROSSED ? WORTH_GRAZED : worth);

/** Whether it has looked for some time, and found nothing that will do. */
export const isLate = ({ least }: Searching): boolean => least >= 1 && effortSpent() > LATE;

/** Whether it has looked for long. */
export const isHurried = ({ least, hurries, box, took }: Searching): boolean =>
  least >= 1 &&
  hurries &&
  (isFlat(box) ? effortSpent() + took > FLAT_HURRY : effortSpent() > HURRY);

/** Whether it has looked for so long that one arrangement of a size has to do. */
export const isOverdue = ({ least, box }: Searching): boolean =>
  least >= 1 && effortSpent() > (isFlat(box) ? FLAT_OVERDUE : OVERDUE);

/** How much effort small steps at the end are worth: who stood somewhere may walk after them. */
export const worthOfSteps = ({ before, took, drew }: Searching): number =>
  before === undefined ? WORTH_ALL : WORTH_ALL - took - drew;
