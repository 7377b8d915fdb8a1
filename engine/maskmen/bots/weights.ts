/**
 * The learned weights unpacked: two characters a weight, twelve bits, one set a number of players.
 * `npm run train` makes packed-weights.ts.
 */

import { PACKED } from './packed-weights';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** Weights as text. */
export const packWeights = (weights: readonly number[]): string =>
  weights
    .map((weight) => `${DIGITS[(weight + 2048) >> 6]}${DIGITS[(weight + 2048) & 63]}`)
    .join('');

/** Weights from their text. */
export function unpackWeights(text: string): number[] {
  const weights: number[] = [];
  for (let at = 0; at < text.length; at += 2)
    weights.push(DIGITS.indexOf(text.charAt(at)) * 64 + DIGITS.indexOf(text.charAt(at + 1)) - 2048);
  return weights;
}

const unpacked: (readonly number[] | undefined)[] = [];

/** The weights for a number of players. */
export function weightsFor(players: number): readonly number[] {
  const known = unpacked[players];
  if (known !== undefined) return known;
  const weights = unpackWeights(PACKED[players] ?? '');
  unpacked[players] = weights;
  return weights;
}
