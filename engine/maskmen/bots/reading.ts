/**
 * Reading hands: how likely a seat's moves so far, passes included, would have been with the hand it
 * might have been dealt. Nobody knows how a player decides, so the question is asked for each of
 * several ways of playing (ways.ts), and the hand's likelihood is the sum: a player who always does
 * what one way would do is soon read in that way. And nobody plays as we think: 0.9 of a way's
 * probability and 0.1 of an even choice, so that no single move rules a hand or a way out.
 *
 * Scores depend on a hand only through its size and the cards of the wrestler moved, so the sum over
 * all legal moves is one look-up a wrestler, prepared once a decision.
 */

import type { Cards } from '../cards';
import type { PastDecision } from './history';
import { findPlay, powerOf, scorePass } from './policy';
import { LEFTS } from './policy-tables';
import type { Ways } from './ways';

/** The part of a player's choices that no way explains. */
const STRAY = 0.1;

/** Prepared decisions of one seat. Rows are by decision and way, by wrestler and cards of it dealt. */
export interface Reading {
  readonly ways: Ways;
  decisions: number;
  /** Sum of the powers of all plays with a wrestler. */
  readonly sums: number[];
  /** How many plays those are, by decision alone. */
  readonly counts: number[];
  /** Power of passing, by decision and way; 0 where it was not allowed. */
  readonly passes: number[];
  /** Which wrestler was played, −1 for a pass, and the power of that play by cards dealt. */
  readonly wrestlers: number[];
  readonly powers: number[];
  /** Hands already worked out: where in the lists, by a number made of the hand; −1 for none. */
  readonly slots: number[];
  /** The hands, the likelihood of each by way, and the sum of those. */
  readonly hands: Cards[];
  readonly shares: number[];
  readonly values: number[];
}

const SLOTS = 4096;

export const makeReading = (ways: Ways): Reading => ({
  ways,
  decisions: 0,
  sums: [],
  counts: [],
  passes: [],
  wrestlers: [],
  powers: [],
  slots: ways.length === 0 ? [] : new Array<number>(SLOTS).fill(-1),
  hands: [],
  shares: [],
  values: [],
});

const places: number[] = [0, 0, 0];

/** Prepares one more decision of the seat. */
export function addDecision(reading: Reading, past: PastDecision): void {
  const { situation, code, shed } = past;
  const { ways, passes, wrestlers } = reading;
  const led = situation.top < 0;
  // Who could do nothing else told nothing.
  if (!led && (situation.known | situation.unknown) === 0) return;
  const at = reading.decisions++;
  const { known, unknown, topCount, played, byTotals } = situation;
  for (let w = 0; w < 6; w++) {
    const least = led ? 1 : topCount + ((unknown >> w) & 1);
    const allowed = led || ((known | unknown) >> w) & 1;
    const many = byTotals ? !led || played > 0 : led && ((played >> (4 * w)) & 15) > 0;
    const most = !allowed ? 0 : many ? 3 : least;
    addPlays(reading, past, { at, w, least, most, gone: (shed >> (4 * w)) & 15 });
  }
  wrestlers.push((code & 3) === 0 ? -1 : code >> 2);
  for (const weights of ways) passes.push(led ? 0 : powerOf(scorePass(weights, situation)));
}

/** The plays with one wrestler that a hand could have offered, by how many cards of it were dealt. */
function addPlays(
  { ways, sums, counts, powers }: Reading,
  { situation, code }: PastDecision,
  of: {
    readonly at: number;
    readonly w: number;
    readonly least: number;
    readonly most: number;
    readonly gone: number;
  },
): void {
  const { at, w, least, most, gone } = of;
  const isPlayed = (code & 3) !== 0 && code >> 2 === w;
  for (let dealt = 0; dealt < 16; dealt++) {
    const held = dealt - gone;
    // Beyond some cards left over, more of them change nothing.
    const isSame = held > 3 + LEFTS;
    for (let way = 0; way < ways.length; way++) {
      const row = (at * ways.length + way) * 96 + w * 16 + dealt;
      const line = (at * ways.length + way) * 16 + dealt;
      sums[row] = isSame ? (sums[row - 1] as number) : 0;
      if (isPlayed) powers[line] = isSame ? (powers[line - 1] as number) : 0;
    }
    const plain = at * 96 + w * 16 + dealt;
    counts[plain] = isSame ? (counts[plain - 1] as number) : 0;
    if (isSame) continue;
    for (let count = least; count <= most && count <= held; count++) {
      counts[plain] = (counts[plain] as number) + 1;
      findPlay(situation, { code: w * 4 + count, held }, places);
      const [first, second, third] = places as [number, number, number];
      for (let way = 0; way < ways.length; way++) {
        const weights = ways[way] as readonly number[];
        const row = (at * ways.length + way) * 96 + w * 16 + dealt;
        const power = powerOf(
          (weights[first] as number) + (weights[second] as number) + (weights[third] as number),
        );
        sums[row] = (sums[row] as number) + power;
        if (isPlayed && (code & 3) === count) powers[(at * ways.length + way) * 16 + dealt] = power;
      }
    }
  }
}

/**
 * Where a hand's likelihoods stand, worked out if they are not there yet. The two sums over six
 * wrestlers are written out: calls and loops in here are what Hermes is slow at.
 */
function entryOf(reading: Reading, dealt: Cards): number {
  const { slots, hands, values } = reading;
  const slot = ((dealt ^ (dealt >>> 11)) * 5) & (SLOTS - 1);
  let entry = slots[slot] as number;
  if (entry >= 0 && hands[entry] === dealt) return entry;
  // A new hand takes the place of one with the same number.
  if (entry < 0) {
    entry = hands.length;
    slots[slot] = entry;
  }
  hands[entry] = dealt;
  const { decisions, sums, counts, passes, wrestlers, powers, shares } = reading;
  const ways = reading.ways.length;
  const a = dealt & 15;
  const b = 16 + ((dealt >> 4) & 15);
  const c = 32 + ((dealt >> 8) & 15);
  const d = 48 + ((dealt >> 12) & 15);
  const e = 64 + ((dealt >> 16) & 15);
  const f = 80 + ((dealt >> 20) & 15);
  const first = entry * ways;
  for (let way = 0; way < ways; way++) shares[first + way] = 1;
  for (let at = 0, row = 0, plain = 0, line = 0; at < decisions; at++, plain += 96) {
    const wrestler = wrestlers[at] as number;
    const moves =
      ((passes[line] as number) > 0 ? 1 : 0) +
      (counts[plain + a] as number) +
      (counts[plain + b] as number) +
      (counts[plain + c] as number) +
      (counts[plain + d] as number) +
      (counts[plain + e] as number) +
      (counts[plain + f] as number);
    const stray = STRAY / moves;
    const held = wrestler < 0 ? 0 : (dealt >> (4 * wrestler)) & 15;
    for (let way = 0; way < ways; way++, row += 96, line++) {
      const pass = passes[line] as number;
      const all =
        pass +
        (sums[row + a] as number) +
        (sums[row + b] as number) +
        (sums[row + c] as number) +
        (sums[row + d] as number) +
        (sums[row + e] as number) +
        (sums[row + f] as number);
      const chosen = wrestler < 0 ? pass : (powers[line * 16 + held] as number);
      const likely = ((1 - STRAY) * chosen) / all + stray;
      shares[first + way] = (shares[first + way] as number) * likely;
    }
  }
  let value = 0;
  for (let way = 0; way < ways; way++) value += shares[first + way] as number;
  values[entry] = value;
  return entry;
}

/** How much the seat's moves speak for its having been dealt this hand. */
export function likelihoodOf(reading: Reading, dealt: Cards): number {
  return reading.values[entryOf(reading, dealt)] as number;
}

/** A way of playing for a seat with that hand, drawn by how well each explains its moves. */
export function wayOf(reading: Reading, dealt: Cards, chance: number): number {
  const entry = entryOf(reading, dealt);
  const ways = reading.ways.length;
  let left = chance * (reading.values[entry] as number);
  for (let way = 0; way < ways - 1; way++) {
    left -= reading.shares[entry * ways + way] as number;
    if (left < 0) return way;
  }
  return ways - 1;
}
