/**
 * The look-up tables of the learned policy `tab`: how a situation is put into coarse classes, where
 * each class has its weight, and powers of e. A move's score is the sum of three weights. What a
 * score may depend on is chosen with care: public facts, the size of the hand that moves and how many
 * cards it holds of the wrestler it moves. Never on which wrestler it is, since the six are alike,
 * and never on the other cards of that hand: so what a past move tells of a hidden hand can be added
 * up wrestler by wrestler, which makes reading hands cheap enough for a phone.
 */

import { MEMBERS } from '../season';

/**
 * Kinds of plays: a debut that is led (0), an established wrestler led with one to three cards (1–3),
 * a known stronger one with one to three (4–6), an established unknown one with two or three (7–8),
 * an unknown one on its debut with two or three (9–10).
 */
export const KINDS = 11;

/** Classes of: cards of the wrestler left after the play, who could answer, own cards. */
export const LEFTS = 5;
export const THREATS = 4;
export const SIZES = 7;

/** Weight of `kind, left, threat, size`. */
export const FIRST = 0;
export const KIND_STEP = LEFTS * THREATS * SIZES;
export const LEFT_STEP = THREATS * SIZES;

/** Weight of `kind, how many known stronger, how many known weaker, smallest other hand`. */
export const SECOND = FIRST + KINDS * KIND_STEP;

/** Weight of `kind, others in the round, threat`. */
export const THIRD = SECOND + KINDS * 64;

/** Weight of passing: `cards to beat, size, others in the round, smallest other hand`. */
export const PASS_FIRST = THIRD + KINDS * 12;

/** Weight of passing: `cards to beat, threat to the top play, others in the round`. */
export const PASS_SECOND = PASS_FIRST + 3 * SIZES * 12;

export const WEIGHTS = PASS_SECOND + 3 * 12;

/** A weight of 1 in the logarithm is this many steps; weights are whole and at most `MOST`. */
export const SCALE = 32;
export const MOST = 240;

/** No weight of any way of playing is larger; learned ones keep further away from it. */
export const WEIGHT_LIMIT = MOST + 80;

/** `POWERS[score + POWERS_ZERO]` is e to the score; scores are sums of three weights. */
export const POWERS_ZERO = 3 * WEIGHT_LIMIT;
export const POWERS: readonly number[] = powers();

/** Products only, so that every VM has the same last bits. */
function powers(): number[] {
  const table = new Array<number>(2 * POWERS_ZERO + 1).fill(1);
  // e to the 1/32, and its inverse.
  const up = 1.0317434074991028;
  for (let at = 1; at <= POWERS_ZERO; at++) {
    table[POWERS_ZERO + at] = (table[POWERS_ZERO + at - 1] as number) * up;
    table[POWERS_ZERO - at] = (table[POWERS_ZERO - at + 1] as number) / up;
  }
  return table;
}

/** Members of a set of six bits, three and more as one class. */
export const FEW: readonly number[] = MEMBERS.map((members) => Math.min(3, members));

const classes = (length: number, limits: readonly number[]): number[] =>
  Array.from({ length }, (_, value) => limits.filter((limit) => value > limit).length);

/** The class of a hand's size: 1, 2, 3, 4–5, 6–7, 8–10, more. */
export const SIZE_CLASS: readonly number[] = classes(128, [1, 2, 3, 5, 7, 10]);

/** The class of the smallest hand of the others: up to 2, 3–4, 5–7, more. */
export const OTHER_CLASS: readonly number[] = classes(128, [2, 4, 7]);

/** The class of how many others are in the round: none or one, two, more. */
export const ROUND_CLASS: readonly number[] = classes(8, [1, 2]);

/** The class of cards of the wrestler left after the play. */
export const LEFT_CLASS: readonly number[] = classes(16, [0, 1, 2, 3]);
