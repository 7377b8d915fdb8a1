/**
 * What a seat can know: every way the cards may lie that fits one view, each with a weight. Worked
 * out from the view's log alone, line by line:
 *
 * - A way is one number a place: the card there, or BLANK for one of those never seen. Blanks keep
 *   the ways few where everybody saw their own card only.
 * - Somebody else's swap-or-not makes two ways of each, equals merged; a card seen strikes out the
 *   ways in which another lies there, and where a blank lies it shares the weight with the faces
 *   that blank might have had.
 * - Peasants that look alike are one card twice. As soon as one has been seen the other gets a place
 *   in every way too, so that all ways have the same blanks and none is counted twice.
 *
 * Beyond `most` ways the heaviest are kept, which ones of equals by chance, and `exact` says so.
 */

import type { LogLine } from './log';
import type { View } from './seat-view';
import type { Table } from './table';
import { shownAs } from './table';

/** Stands in a way for a card that was never seen. */
export const BLANK = -1;

/** How many ways are kept at most, when nobody says otherwise. */
export const MOST_WAYS = 20_000;

export interface Beliefs {
  readonly table: Table;
  /** One entry a way: the cards by place. */
  readonly ways: readonly (readonly number[])[];
  /** Whole or broken numbers, of which only the ratios mean anything. */
  readonly weights: readonly number[];
  /** The cards never seen, one of which is under each blank. */
  readonly unseen: readonly number[];
  /** Whether no way was ever dropped. */
  readonly exact: boolean;
}

/** A way's past: the answers to others' swap-or-nots that lead to it, the latest first. */
export interface Trail {
  readonly switched: boolean;
  readonly before: Trail | undefined;
}

/** Beliefs in the making. */
export interface Tracker {
  readonly table: Table;
  ways: number[][];
  weights: number[];
  trails: (Trail | undefined)[];
  unseen: number[];
  exact: boolean;
  readonly most: number;
  /** State of a small generator that chooses among equals. */
  random: number;
}

/** Before anything was seen. */
export function openTracker(table: Table, most: number): Tracker {
  return {
    table,
    ways: [table.set.map(() => BLANK)],
    weights: [1],
    trails: [undefined],
    unseen: table.set.map((card) => shownAs(table, card)),
    exact: true,
    most,
    random: 0x2545f491,
  };
}

/** Takes one line of a log into account, as the seat reads it that it belongs to. */
export function trackLine(tracker: Tracker, line: LogLine, seat: number | undefined): void {
  switch (line.kind) {
    case 'shown':
    case 'revealed':
    case 'saw':
      return seeCard(tracker, line.place, line.card);
    case 'exchanged':
    case 'switched':
      for (const way of tracker.ways) switchIn(way, line.a, line.b);
      return;
    case 'returned':
      // One's own answer has been told in a line of its own.
      if (line.seat !== seat) doubtPair(tracker, line.a, line.b);
      return;
    default:
  }
}

function switchIn(way: number[], a: number, b: number): void {
  const card = way[a] as number;
  way[a] = way[b] as number;
  way[b] = card;
}

/** Keeps the ways in which a card may lie at a place, and puts it there. */
function seeCard(tracker: Tracker, place: number, card: number): void {
  const { ways, weights, trails, unseen } = tracker;
  const never = unseen.includes(card);
  let kept = 0;
  for (let at = 0; at < ways.length; at++) {
    const way = ways[at] as number[];
    const lies = way[place] as number;
    if (lies !== card && !(never && lies === BLANK)) continue;
    way[place] = card;
    ways[kept] = way;
    weights[kept] = weights[at] as number;
    trails[kept] = trails[at];
    kept++;
  }
  ways.length = kept;
  weights.length = kept;
  trails.length = kept;
  if (!never) return;
  unseen.splice(unseen.indexOf(card), 1);
  if (unseen.includes(card)) placeTwin(tracker, card);
  // Nothing else can lie there, so the last blank is known.
  if (unseen.length === 1) fillLast(tracker);
}

/** The other one of two alike gets a place in every way. */
function placeTwin(tracker: Tracker, card: number): void {
  const { unseen } = tracker;
  unseen.splice(unseen.indexOf(card), 1);
  branch(tracker, (way, add) => {
    for (let place = 0; place < way.length; place++) {
      if (way[place] !== BLANK) continue;
      const other = way.slice();
      other[place] = card;
      add(other);
    }
  });
}

function fillLast({ ways, unseen }: Tracker): void {
  const card = unseen.pop() as number;
  for (const way of ways) way[way.indexOf(BLANK)] = card;
}

/** Somebody else had two cards in hand and put them back switched or not. */
function doubtPair(tracker: Tracker, a: number, b: number): void {
  branch(tracker, (way, add) => {
    add(way, false);
    const other = way.slice();
    switchIn(other, a, b);
    add(other, true);
  });
}

/** A way as one number: fourteen values at each of thirteen places stay below 2^53. */
function keyOf(way: readonly number[]): number {
  let key = 0;
  for (let place = 0; place < way.length; place++) key = key * 14 + (way[place] as number) + 1;
  return key;
}

type Add = (way: number[], switched?: boolean) => void;

/** Replaces every way by several, merges equals, and drops what is too much. */
function branch(tracker: Tracker, split: (way: number[], add: Add) => void): void {
  const { ways, weights, trails } = tracker;
  const found = new Map<number, number>();
  const next: Pick<Tracker, 'ways' | 'weights' | 'trails'> = { ways: [], weights: [], trails: [] };
  for (let at = 0; at < ways.length; at++) {
    const weight = weights[at] as number;
    split(ways[at] as number[], (way, switched) => {
      const before = trails[at];
      const trail = switched === undefined ? before : { switched, before };
      const key = keyOf(way);
      const same = found.get(key);
      if (same === undefined) {
        found.set(key, next.ways.length);
        next.ways.push(way);
        next.weights.push(weight);
        next.trails.push(trail);
        return;
      }
      const sum = (next.weights[same] as number) + weight;
      next.weights[same] = sum;
      // Of two pasts with the same outcome one is remembered, each as often as it is likely.
      if (chance(tracker) * sum < weight) next.trails[same] = trail;
    });
  }
  Object.assign(tracker, next);
  if (tracker.ways.length > tracker.most) dropLightest(tracker);
  settle(tracker);
}

/** Weights are kept near 1, since doubts by the hundred would else leave the range of numbers. */
function settle({ weights }: Tracker): void {
  let most = 0;
  for (const weight of weights) if (weight > most) most = weight;
  if (most > 1e-9 && most < 1e9) return;
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] as number) / most;
}

/** A number from 0 to 1. */
function chance(tracker: Tracker): number {
  let x = tracker.random;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  tracker.random = x;
  return (x >>> 0) / 4294967296;
}

function dropLightest(tracker: Tracker): void {
  const { ways, weights, trails, most } = tracker;
  const order = ways
    .map((_, at) => ({ at, weight: weights[at] as number, lot: chance(tracker) }))
    .sort((one, other) => other.weight - one.weight || one.lot - other.lot)
    .slice(0, most)
    .map(({ at }) => at);
  tracker.ways = order.map((at) => ways[at] as number[]);
  tracker.weights = order.map((at) => weights[at] as number);
  tracker.trails = order.map((at) => trails[at]);
  tracker.exact = false;
}

/** The seat that a view is of; undefined for somebody who only watches. */
export const seatOf = (view: View): number | undefined =>
  view.kind === 'seat' ? view.seat : undefined;

/** A view's log read from its first line to its last. */
export function trackView(view: View, most: number): Tracker {
  const tracker = openTracker(view.table, most);
  const seat = seatOf(view);
  for (const line of view.log) trackLine(tracker, line, seat);
  return tracker;
}

/** What fits a view; foreign swap-or-nots count as even. */
export function beliefsOf(view: View, most: number = MOST_WAYS): Beliefs {
  const { table, ways, weights, unseen, exact } = trackView(view, most);
  return { table, ways, weights, unseen, exact };
}

/** In how many ways the faces may lie: each way as often as its blanks can be filled. */
export function countArrangements({ ways, unseen }: Beliefs): number {
  let fillings = 1;
  for (let blanks = 2; blanks <= unseen.length; blanks++) fillings *= blanks;
  for (let at = 0; at < unseen.length; at++)
    if (unseen.indexOf(unseen[at] as number) !== at) fillings /= 2;
  return ways.length * fillings;
}

/** How likely each card lies at each place: by place, then by card. */
export function sharesOf({ table, ways, weights, unseen }: Beliefs): number[][] {
  const shares = table.set.map(() => new Array<number>(13).fill(0));
  let all = 0;
  for (const weight of weights) all += weight;
  for (let at = 0; at < ways.length; at++) {
    const share = (weights[at] as number) / all;
    (ways[at] as readonly number[]).forEach((card, place) => {
      const row = shares[place] as number[];
      if (card !== BLANK) row[card] = (row[card] as number) + share;
      else for (const blank of unseen) row[blank] = (row[blank] as number) + share / unseen.length;
    });
  }
  return shares;
}
