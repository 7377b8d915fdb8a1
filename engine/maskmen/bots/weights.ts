/**
 * The learned weights unpacked: two characters a weight, twelve bits, one set a number of players,
 * and a list of them for each way of playing that wants its own. `npm run train` makes them.
 */

import { officialRules } from '../rule-sets';
import type { Rules } from '../rules';
import { PACKED_FIRST_OUT } from './packed-first-out';
import { PACKED_TOTALS } from './packed-totals';
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

/** Sets of weights, each learned under one way of playing the game. */
const TABLES = { official: PACKED, totals: PACKED_TOTALS, 'first-out': PACKED_FIRST_OUT } as const;
export type TableName = keyof typeof TABLES;

/**
 * The weights that fit rules best: how strength works decides, then what ends a season; three cards
 * that close matter for themselves between two.
 */
export function tableFor(rules: Rules): TableName {
  if (rules.strength === 'totals') return 'totals';
  const closesTwo = rules.threeClose && rules.tokens.length === 2;
  return rules.endsWhenHolding > 1 || closesTwo ? 'first-out' : 'official';
}

const unpacked = new Map<string, readonly number[]>();

/** The weights for a number of players under these rules. */
export function weightsFor(
  players: number,
  rules: Rules = officialRules(players),
): readonly number[] {
  const name = tableFor(rules);
  const key = `${name} ${players}`;
  const known = unpacked.get(key);
  if (known !== undefined) return known;
  const weights = unpackWeights(TABLES[name][players] ?? '');
  unpacked.set(key, weights);
  return weights;
}
