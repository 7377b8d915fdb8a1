/**
 * Ways of playing: what a Champion takes others for. Nobody tells it who sits opposite, so it reckons
 * with several, each as likely before the first move: one who counts who could answer, one who does
 * not, one who looks at nobody else at all, one who follows a rule of thumb, one who looks ahead, and
 * one who plays anything, so that nobody is read in a way that is not his. What a player does speaks for some
 * hands and some ways at once (reading.ts), and in the season as imagined everybody goes on in the way
 * it was found to have. Where other rules are played, fewer ways were learned.
 *
 * All are weights of the same tables, so one loop reads and plays them all.
 */

import { PACKED_LONE } from './packed-lone';
import { PACKED_PLAIN } from './packed-plain';
import { PACKED_SEARCHING } from './packed-searching';
import { KINDS, PASS_FIRST, PASS_SECOND, SECOND, WEIGHTS } from './policy-tables';
import { officialRules } from '../rule-sets';
import type { Rules } from '../rules';
import type { TableName } from './weights';
import { tableFor, unpackWeights, weightsFor } from './weights';

/** Weights by way; the first is the one a Champion takes itself for. */
export type Ways = readonly (readonly number[])[];

/** Cards of each kind of play. */
const CARDS_OF_KIND: readonly number[] = [1, 1, 2, 3, 1, 2, 3, 2, 3, 2, 3];

/** The rule of thumb as weights: the most cards, then the weakest wrestler, a pass if nothing else. */
function thumbWeights(): number[] {
  const weights = new Array<number>(WEIGHTS).fill(0);
  for (let kind = 0; kind < KINDS; kind++)
    for (let at = 0; at < 64; at++) {
      const [above, under] = [at >> 4, (at >> 2) & 3];
      weights[SECOND + kind * 64 + at] =
        90 * (CARDS_OF_KIND[kind] as number) + 14 * (above - under);
    }
  for (let at = PASS_FIRST; at < PASS_SECOND; at++) weights[at] = -90;
  return weights;
}

const known = new Map<readonly number[], Ways>();

/** Ways that were learned beside the policy, where its own rules are played. */
const LEARNED: Readonly<Partial<Record<TableName, readonly (readonly string[])[]>>> = {
  official: [PACKED_PLAIN, PACKED_LONE, PACKED_SEARCHING],
};

/** The ways reckoned with at a table of so many under these rules. */
export function waysFor(players: number, rules: Rules = officialRules(players)): Ways {
  const weights = weightsFor(players, rules);
  const before = known.get(weights);
  if (before !== undefined) return before;
  const packs = LEARNED[tableFor(rules)] ?? [];
  const learned = packs.map((packed) => unpackWeights(packed[players] ?? ''));
  // Who has no way at all plays anything: all weights alike.
  const any = new Array<number>(WEIGHTS).fill(0);
  const ways = [weights, thumbWeights(), any, ...learned];
  known.set(weights, ways);
  return ways;
}
