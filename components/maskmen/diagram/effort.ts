/**
 * What a search has done so far, counted in about a thousandth of a millisecond of Hermes. It is
 * counted and never timed: the same season gives the same picture on every machine, on a slow one a
 * little later.
 */

/** What each step takes; a cheap one is counted with the next dear one. */
export const TAKES = {
  /** An arrangement of a level. */
  state: 2.6,
  /** Two arrangements together, and for every rope between them each mask of their levels. */
  join: 0.3,
  joinMask: 0.07,
  /** Whether one has room above another. */
  room: 0.3,
  /** Two orders of neighbouring levels. */
  orders: 0.6,
  /** Masks in their places. */
  draw: 17,
  rope: 2.5,
  /** Half a rope, point by point. */
  half: 5,
  /** A name in one place, all names in theirs, and each place that one of them looks at. */
  name: 0.65,
  names: 9,
  look: 0.2,
  /** A rope's crossings with the others. */
  crossings: 4,
} as const;

/** One search runs at a time. */
let spent = 0;

export function startEffort(): void {
  spent = 0;
}

export function spend(effort: number): void {
  spent += effort;
}

export const effortSpent = (): number => spent;
