/**
 * Reading hands: how likely a seat's moves so far, passes included, would have been with the hand it
 * might have been dealt. The model is the learned policy mixed with chance, since nobody plays as we
 * think: 0.9 of the policy's probability and 0.1 of an even choice, so that no single move rules a
 * hand out. Nor are one player's moves independent witnesses: where the model is wrong about somebody
 * it is wrong again and again. So their product counts by its square root: about as near to the hands
 * of players like the model, and no longer misled by others (docs/bots.md has the figures).
 *
 * The policy's scores depend on a hand only through its size and the cards of the wrestler moved, so
 * the sum over all legal moves is one look-up a wrestler, prepared once a decision.
 */

import type { Cards } from '../cards';
import type { PastDecision } from './history';
import { powerOf, scorePass, scorePlay } from './policy';
import { LEFTS } from './policy-tables';

/** The part of a player's choices that no model explains. */
const STRAY = 0.1;

/** Prepared decisions of one seat. Rows are by wrestler and by how many cards of it were dealt. */
export interface Reading {
  decisions: number;
  /** Sum of the powers of all plays with a wrestler, and how many plays those are. */
  readonly sums: number[];
  readonly counts: number[];
  /** Power of passing and whether it was allowed. */
  readonly passes: number[];
  /** Which wrestler was played, −1 for a pass, and the power of that play by cards dealt. */
  readonly wrestlers: number[];
  readonly powers: number[];
  /** Likelihoods already worked out, by hand dealt. */
  readonly keys: number[];
  readonly values: number[];
}

const CACHE = 1024;

export const makeReading = (): Reading => ({
  decisions: 0,
  sums: [],
  counts: [],
  passes: [],
  wrestlers: [],
  powers: [],
  keys: new Array<number>(CACHE).fill(-1),
  values: new Array<number>(CACHE).fill(0),
});

/** Prepares one more decision of the seat. */
export function addDecision(
  reading: Reading,
  past: PastDecision,
  weights: readonly number[],
): void {
  const { situation, code, shed } = past;
  const { sums, counts, powers } = reading;
  const led = situation.top < 0;
  // Who could do nothing else told nothing.
  if (!led && (situation.known | situation.unknown) === 0) return;
  const line = reading.decisions * 16;
  const row = reading.decisions++ * 96;
  for (let dealt = 0; dealt < 16; dealt++) powers[line + dealt] = 0;
  const { known, unknown, topCount, played } = situation;
  const played0 = code & 3;
  for (let w = 0; w < 6; w++) {
    const gone = (shed >> (4 * w)) & 15;
    const raised = (unknown >> w) & 1;
    const least = led ? 1 : topCount + raised;
    const allowed = led || ((known | unknown) >> w) & 1;
    const most = !allowed ? 0 : !led ? least : (played >> (4 * w)) & 15 ? 3 : 1;
    let sum = 0;
    let count = 0;
    for (let dealt = 0; dealt < 16; dealt++) {
      const held = dealt - gone;
      // Beyond some cards left over, more of them change nothing.
      if (held >= 0 && held <= 3 + LEFTS) {
        sum = 0;
        count = 0;
        for (let c = least; c <= most && c <= held; c++) {
          const power = powerOf(scorePlay(weights, situation, { code: w * 4 + c, held }));
          if (played0 === c && code >> 2 === w) powers[line + dealt] = power;
          sum += power;
          count++;
        }
      } else if (played0 !== 0 && code >> 2 === w) {
        powers[line + dealt] = held < 0 ? 0 : (powers[line + dealt - 1] as number);
      }
      sums[row + w * 16 + dealt] = sum;
      counts[row + w * 16 + dealt] = count;
    }
  }
  reading.wrestlers.push(played0 === 0 ? -1 : code >> 2);
  reading.passes.push(led ? 0 : powerOf(scorePass(weights, situation)));
}

/** How much the seat's moves speak for its having been dealt this hand. */
export function likelihoodOf(reading: Reading, dealt: Cards): number {
  const slot = ((dealt ^ (dealt >>> 11)) * 5) & (CACHE - 1);
  if (reading.keys[slot] === dealt) return reading.values[slot] as number;
  const { decisions, sums, counts, passes, wrestlers, powers } = reading;
  const a = dealt & 15;
  const b = 16 + ((dealt >> 4) & 15);
  const c = 32 + ((dealt >> 8) & 15);
  const d = 48 + ((dealt >> 12) & 15);
  const e = 64 + ((dealt >> 16) & 15);
  const f = 80 + ((dealt >> 20) & 15);
  let likelihood = 1;
  for (let at = 0, row = 0; at < decisions; at++, row += 96) {
    const pass = passes[at] as number;
    const all =
      pass +
      (sums[row + a] as number) +
      (sums[row + b] as number) +
      (sums[row + c] as number) +
      (sums[row + d] as number) +
      (sums[row + e] as number) +
      (sums[row + f] as number);
    const moves =
      (pass > 0 ? 1 : 0) +
      (counts[row + a] as number) +
      (counts[row + b] as number) +
      (counts[row + c] as number) +
      (counts[row + d] as number) +
      (counts[row + e] as number) +
      (counts[row + f] as number);
    const wrestler = wrestlers[at] as number;
    const chosen =
      wrestler < 0 ? pass : (powers[at * 16 + ((dealt >> (4 * wrestler)) & 15)] as number);
    likelihood *= ((1 - STRAY) * chosen) / all + STRAY / moves;
  }
  const weight = Math.sqrt(likelihood);
  reading.keys[slot] = dealt;
  reading.values[slot] = weight;
  return weight;
}
