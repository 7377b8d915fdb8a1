/**
 * Third stage: which left-to-right orders of the levels have the fewest crossings. All orders of all
 * levels are compared: crossings between two levels depend on these two alone, so the fewest are
 * found level by level, and what leads to them is kept. Wrestlers whom nothing tells apart keep the
 * order they stood in, since to swap them changes nothing.
 */

import { TAKES, spend } from './effort';
import type { Levels, Piece } from './levels';
import { PASSING } from './levels';
import type { Memory } from './plan';

/** An order of a level: each item's rank from the left. */
export type Ranks = readonly number[];

export interface Orders {
  /** By level, the weakest first: the orders worth looking at. */
  readonly ranks: readonly (readonly Ranks[])[];
  /** `pairs[d]`: an order of level d + 1 and one of level d, in turns, that lead to the fewest. */
  readonly pairs: readonly (readonly number[])[];
  readonly fewestCrossings: number;
}

const NONE: readonly Piece[] = [];

/** Orders of a level, and of each a bit for every two items: whether the first stands left. */
interface Choices {
  readonly ranks: readonly Ranks[];
  readonly lefts: readonly number[];
}

const ALL: Choices[] = [{ ranks: [[]], lefts: [0] }];

/** The bit of two items, of which the second comes later in its list. */
const bitOf = (first: number, second: number): number => (second * (second - 1)) / 2 + first;

/** All orders of so many items, made once. */
function allChoices(count: number): Choices {
  const known = ALL[count];
  if (known !== undefined) return known;
  const made: number[][] = [];
  for (const smaller of allChoices(count - 1).ranks)
    for (let last = 0; last < count; last++) {
      const ranks = smaller.map((rank) => (rank >= last ? rank + 1 : rank));
      ranks.push(last);
      made.push(ranks);
    }
  const choices = { ranks: made, lefts: made.map(leftsOf) };
  ALL[count] = choices;
  return choices;
}

function leftsOf(ranks: Ranks): number {
  let lefts = 0;
  for (let second = 1; second < ranks.length; second++)
    for (let first = 0; first < second; first++)
      if ((ranks[first] as number) < (ranks[second] as number)) lefts |= 1 << bitOf(first, second);
  return lefts;
}

/** Every order that leads to the fewest crossings. */
export function findOrders(found: Levels, before: Memory | undefined): Orders {
  const { items, pieces } = found;
  const choices: Choices[] = [];
  const ranks: (readonly Ranks[])[] = [];
  for (let depth = 0; depth < items.length; depth++) {
    const level = choicesOf(found, depth, before);
    choices.push(level);
    ranks.push(level.ranks);
  }
  const counts: number[][] = [];
  const fewest: number[][] = [(ranks[0] as readonly Ranks[]).map(() => 0)];
  for (let depth = 1; depth < items.length; depth++) {
    const upper = choices[depth] as Choices;
    const lower = choices[depth - 1] as Choices;
    const count = countAll(pieces[depth - 1] as readonly Piece[], upper.lefts, lower.lefts);
    counts.push(count);
    fewest.push(stepUp(count, upper.ranks.length, fewest[depth - 1] as number[]));
  }
  const top = fewest[fewest.length - 1] as number[];
  return { ranks, pairs: keepBest(counts, fewest), fewestCrossings: Math.min(...top) };
}

/** For every upper order the fewest crossings from there down. */
function stepUp(count: readonly number[], upper: number, below: readonly number[]): number[] {
  const fewest: number[] = [];
  for (let u = 0, at = 0; u < upper; u++) {
    let least = 1e9;
    for (let l = 0; l < below.length; l++, at++) {
      const sum = (below[l] as number) + (count[at] as number);
      if (sum < least) least = sum;
    }
    fewest.push(least);
  }
  return fewest;
}

/** From the top down: the pairs of orders on a way to the fewest crossings. */
function keepBest(counts: readonly number[][], fewest: readonly number[][]): number[][] {
  const top = fewest[fewest.length - 1] as number[];
  let best = 1e9;
  for (let at = 0; at < top.length; at++) best = Math.min(best, top[at] as number);
  let alive = thinOut(top.map((count) => count === best));
  const pairs: number[][] = [];
  for (let depth = counts.length - 1; depth >= 0; depth--) {
    const count = counts[depth] as number[];
    const [here, below] = [fewest[depth + 1] as number[], fewest[depth] as number[]];
    const next = below.map(() => false);
    const kept: number[] = [];
    for (let u = 0; u < here.length; u++) {
      if (alive[u] !== true) continue;
      const least = here[u] as number;
      const at = u * below.length;
      for (let l = 0; l < below.length; l++)
        if ((below[l] as number) + (count[at + l] as number) === least) {
          kept.push(u, l);
          next[l] = true;
        }
    }
    pairs.unshift(kept);
    alive = thinOut(next);
  }
  return pairs;
}

/** More orders of one level than these are not looked at. */
const MOST_ORDERS = 12;

/** Of many orders that all lead to the fewest crossings, some from everywhere among them. */
function thinOut(alive: boolean[]): boolean[] {
  let count = 0;
  for (let at = 0; at < alive.length; at++) if (alive[at] === true) count++;
  if (count <= MOST_ORDERS) return alive;
  let nth = 0;
  return alive.map((is) => is && (nth++ * MOST_ORDERS) % count < MOST_ORDERS);
}

/** The orders of a level, those that twins make equal left out. */
function choicesOf(found: Levels, depth: number, before: Memory | undefined): Choices {
  const all = allChoices((found.items[depth] as readonly number[]).length);
  const twins = twinsOf(found, depth, before);
  if (twins.length === 0) return all;
  const wanted = orderedBits(twins);
  const ranks: Ranks[] = [];
  const lefts: number[] = [];
  for (let at = 0; at < all.lefts.length; at++) {
    const left = all.lefts[at] as number;
    if (((left ^ wanted.flips) & wanted.bits) !== wanted.bits) continue;
    ranks.push(all.ranks[at] as Ranks);
    lefts.push(left);
  }
  return { ranks, lefts };
}

/** The bits of pairs of items, and those that have to be changed about: their first comes later. */
function orderedBits(pairs: readonly number[]): { readonly bits: number; readonly flips: number } {
  let bits = 0;
  let flips = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    const first = pairs[at] as number;
    const second = pairs[at + 1] as number;
    const bit = 1 << (first < second ? bitOf(first, second) : bitOf(second, first));
    bits |= bit;
    if (first > second) flips |= bit;
  }
  return { bits, flips };
}

/** Pairs of wrestlers with the same ropes up and down, the one that stood further left first. */
function twinsOf({ items, pieces }: Levels, depth: number, before: Memory | undefined): number[] {
  const level = items[depth] as readonly number[];
  const up = pieces[depth] ?? NONE;
  const down = pieces[depth - 1] ?? NONE;
  const ties: number[] = [];
  for (let at = 0; at < level.length; at++) {
    let key = (level[at] as number) < PASSING ? 0 : 1 << (20 + at);
    for (let n = 0; n < up.length; n++) {
      const { upper, lower } = up[n] as Piece;
      if (lower === at) key |= 1 << upper;
    }
    for (let n = 0; n < down.length; n++) {
      const { upper, lower } = down[n] as Piece;
      if (upper === at) key |= 1 << (10 + lower);
    }
    ties.push(key);
  }
  const twins: number[] = [];
  for (let a = 0; a < level.length; a++)
    for (let b = a + 1; b < level.length; b++) {
      if (ties[a] !== ties[b]) continue;
      const left = before?.x[level[a] as number] ?? -1;
      const right = before?.x[level[b] as number] ?? -1;
      // A newcomer may come on either side of whom it finds there.
      if (left < 0 !== right < 0) continue;
      if (left > right) twins.push(b, a);
      else twins.push(a, b);
    }
  return twins;
}

/** Crossings of every upper order with every lower one: where their bits differ. */
function countAll(
  pieces: readonly Piece[],
  upper: readonly number[],
  lower: readonly number[],
): number[] {
  const above: number[] = [];
  const below: number[] = [];
  for (let a = 1; a < pieces.length; a++)
    for (let b = 0; b < a; b++) {
      const one = pieces[a] as Piece;
      const two = pieces[b] as Piece;
      if (one.upper === two.upper || one.lower === two.lower) continue;
      above.push(one.upper, two.upper);
      below.push(one.lower, two.lower);
    }
  const high = bitsOf(above, upper);
  const low = bitsOf(below, lower);
  const counts: number[] = [];
  spend(TAKES.orders * high.length * low.length);
  for (let u = 0; u < high.length; u++)
    for (let l = 0; l < low.length; l++)
      counts.push(countBits((high[u] as number) ^ (low[l] as number)));
  return counts;
}

/** For every order a bit a pair: whether its first stands left of its second. At most 31 pairs. */
function bitsOf(pairs: readonly number[], orders: readonly number[]): number[] {
  const from: number[] = [];
  let flips = 0;
  for (let n = 0; n < pairs.length; n += 2) {
    const first = pairs[n] as number;
    const second = pairs[n + 1] as number;
    from.push(first < second ? bitOf(first, second) : bitOf(second, first));
    if (first > second) flips |= 1 << (n >> 1);
  }
  const bits: number[] = [];
  for (let at = 0; at < orders.length; at++) {
    const lefts = orders[at] as number;
    let set = 0;
    for (let n = 0; n < from.length; n++) set |= ((lefts >> (from[n] as number)) & 1) << n;
    bits.push(set ^ flips);
  }
  return bits;
}

function countBits(set: number): number {
  let rest = set - ((set >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many pairs of orders there are to look at. */
export function countPairs({ pairs }: Orders): number {
  let count = 0;
  for (let at = 0; at < pairs.length; at++) count += (pairs[at] as readonly number[]).length / 2;
  return count;
}
