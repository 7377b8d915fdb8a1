/**
 * What a search has done so far, counted in about a thousandth of a millisecond of Hermes. It is
 * counted and never timed: the same season gives the same picture on every machine, on a slow one a
 * little later.
 */

/** What each step takes, fitted to layouts timed in Hermes; a cheap one is counted with a dear one. */
export const TAKES = {
  /** A size with its lanes, and all arrangements in it. */
  frame: 20,
  /** An arrangement of a level. */
  state: 0.9,
  /** One that looks for another below it, or two orders that belong together. */
  pair: 1.3,
  /** Two arrangements together, and for every rope between them each mask of their levels. */
  join: 0.38,
  joinMask: 0.033,
  /** Two orders of neighbouring levels. */
  orders: 0.2,
  /** Masks in their places. */
  draw: 11,
  rope: 1.1,
  /** Half a rope, point by point. */
  half: 3.6,
  /** What lies on a side of a mask, a rope's point beside a name, and a name among others. */
  side: 2.4,
  point: 0.044,
  look: 0.21,
  /** A rope's crossings with the others, and two halves that may cross. */
  crossings: 6.6,
  halves: 5.5,
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
