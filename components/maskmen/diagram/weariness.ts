/**
 * How long a search goes on, by the effort it has spent. Once there is a lawful drawing it ends at
 * about two milliseconds of Hermes, whatever is left to mend; without one it goes on.
 */

import { effortSpent } from './effort';

/** However patient it is, so much effort is all that a name is worth, */
const WORTH = 1350;
/** with the small steps at the end so much; */
export const WORTH_STEPS = 1650;
/** before anybody walks for it so much, */
export const WORTH_WALK = 1700;
/** and after so much without any drawing that will do, only what is likeliest is tried. */
const HURRY = 1000;

interface Searching {
  readonly patience: number;
  readonly least: number;
  /** Whether it may leave something out when it takes long. */
  readonly hurries: boolean;
}

/** Whether a name is not worth another look. */
export const isWeary = ({ patience }: Searching): boolean => patience < 0 || effortSpent() > WORTH;

/** Whether it has looked for long, and found nothing that will do. */
export const isHurried = ({ least, hurries }: Searching): boolean =>
  least >= 1 && hurries && effortSpent() > HURRY;
