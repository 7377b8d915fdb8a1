/**
 * What an arrangement of a level and one of the level below it cost together: masks in each other's
 * way, ropes through masks, ropes that bend. A rough look at straight ropes, thousands of times.
 */

import { TAKES } from './effort';
import { isForked, isLateFork, isZigzag } from './lanes';
import type { Levels, Piece } from './levels';
import { PASSING } from './levels';
import type { Row } from './places';
import type { Memory } from './plan';
import type { Frame } from './sizes';
import { barWidth, isFlat, mayStay } from './sizes';

export const COST = {
  overlap: 1e5,
  hit: 1e4,
  /** A rope that passes several levels has one waypoint: it should pass them in one line. */
  bend: 2000,
  sameLane: 500,
  /** Two levels of a chain in one lane: nobody is spared so much moving. */
  straight: 5000,
  /** A fork that is no fork: two that stand not in both lanes, or one beside them not between them. */
  forked: 5000,
  /** The same on four levels, where two forks may meet: a matter of looks, */
  fourForked: 300,
  /** and hardly worth a step where everybody may stay. */
  fourForkedStill: 100,
  /** A short rope between two masks in one lane, */
  stack: 30,
  /** and one of which nothing can be seen. */
  hidden: 900,
  /** The same in rows with room between them, where it is hardly seen. */
  short: 250,
  /** A pixel that somebody moves. */
  move: 5,
  topRight: 8,
  /** Two on top the other way round than they are listed, a pixel of a mask's width. */
  turnedTop: 0.5,
  turned: 20,
} as const;

/** How close a straight rope may come to a foreign mask's centre, in mask widths. */
const CLEAR = 0.8;

/** An arrangement of a level: each item's x, and the cheapest way to go on below it. */
export interface State extends Row {
  /** How far below its level each hangs, where levels are close. */
  readonly drops: readonly number[];
  readonly own: number;
  /** Whether its masks have room beside each other. */
  readonly roomy: boolean;
  cost: number;
  below: State | undefined;
  /** Whether its masks, and all below them, have room. */
  clear: boolean;
}

/** How much closer two may be than their levels: the lowest rise, those above them hang. */
const DEEPEST = 29;

/** Whether masks of two levels above each other may touch. */
export const isTight = (frame: Frame): boolean =>
  frame.pitch < tallOf(frame) + DEEPEST * frame.stagger;

/** How far below a mask's centre the next may be: in flat boxes bars are counted in. */
const tallOf = ({ maskWidth: w, names, nameSize, box }: Frame): number =>
  1.2 * w + (names === 'bar' && isFlat(box) ? nameSize * 1.12 - 0.1 * w : 2);

/** How far beside it. */
const wideOf = ({ maskWidth: w, names, nameSize, box }: Frame): number =>
  names === 'bar' && isFlat(box) ? 0.53 * w + barWidth(nameSize, box) / 2 : w + 2;

/** A rope is seen that is so much longer than what its masks cover. */
const SEEN = 6;

/** A mask, what its name covers, and so much of its width that is too little to see of a rope. */
const shortOf = ({ maskWidth: w, names, nameSize }: Frame): number =>
  (1.2 + LITTLE) * w + (names === 'bar' ? nameSize * 1.12 - 0.13 * w : 0);
const LITTLE = 0.3;

/** In flat boxes there is nowhere else to go. */
const stackOf = (frame: Frame): number =>
  frame.pitch < tallOf(frame) + SEEN && !isFlat(frame.box) ? COST.hidden : COST.stack;

const forkedOf = (frame: Frame, before: Memory | undefined): number =>
  isLateFork(frame)
    ? COST.forked
    : before !== undefined && mayStay(before, frame)
      ? COST.fourForkedStill
      : COST.fourForked;

/** What is the same for all arrangements of two levels. */
export interface Between {
  /** Of each piece of rope its upper and its lower item, in turns. */
  readonly ends: readonly number[];
  /** Of each piece how many of its ends are masks. */
  readonly masks: readonly number[];
  /** How many masks the levels have: they are the first of their items. */
  readonly high: number;
  readonly low: number;
  readonly width: number;
  readonly pitch: number;
  readonly lanes: boolean;
  readonly tight: boolean;
  /** What it costs when one mask hangs under the other it is tied to. */
  readonly stack: number;
  /** A rope that is no longer than that, from mask to mask, is hardly seen. */
  readonly short: number;
  readonly unseen: number;
  /** Closer than that, down and aside, two masks are in each other's way. */
  readonly tall: number;
  readonly wide: number;
  /** One above one, in a zigzag: how far aside the next has to be, else 0; and what it costs if not. */
  readonly step: number;
  readonly straight: number;
  /** One beside two: how far apart these are at least, else 0; and what it costs if not. */
  readonly fork: number;
  readonly forked: number;
  /** What it takes to look at two arrangements. */
  readonly takes: number;
}

interface Where {
  /** The upper level. */
  readonly depth: number;
  /** How it stood before, if it did: then a shorter step aside is enough for a zigzag. */
  readonly before: Memory | undefined;
}

/** What two levels have in common. */
export function betweenFor(found: Levels, frame: Frame, { depth, before }: Where): Between {
  const stands = before !== undefined;
  const above = found.items[depth] as readonly number[];
  const below = found.items[depth - 1] as readonly number[];
  const pieces = found.pieces[depth - 1] as readonly Piece[];
  const { maskWidth: width, pitch, lanes, spread } = frame;
  const ends: number[] = [];
  const masks: number[] = [];
  for (let n = 0; n < pieces.length; n++) {
    const { upper, lower } = pieces[n] as Piece;
    ends.push(upper, lower);
    const from = (above[upper] as number) < PASSING ? 1 : 0;
    masks.push(from + ((below[lower] as number) < PASSING ? 1 : 0));
  }
  const high = found.masks[depth] as number;
  const low = found.masks[depth - 1] as number;
  const forks = isForked(found, frame);
  const ladder = lanes && high === 1 && low === 1 && (forks || above.length + below.length === 2);
  // Between the prongs of a fork there is a third lane: from one to the next is half as far.
  const across = (forks ? 0.45 : 0.9) * spread;
  return {
    ends,
    masks,
    high,
    low,
    width,
    pitch,
    lanes,
    tight: isTight(frame),
    // Where nobody stood anywhere, little keeps anybody from stepping aside.
    stack: stands ? stackOf(frame) : COST.stack,
    short: shortOf(frame),
    unseen: stands && !isFlat(frame.box) ? COST.short : 0,
    tall: tallOf(frame),
    wide: wideOf(frame),
    step: !ladder ? 0 : stands && 1.7 * width < across ? 1.7 * width : across,
    straight: isZigzag(frame) || isLateFork(frame) ? COST.straight : COST.sameLane,
    fork: forks && high + low === 3 ? 0.9 * spread : 0,
    forked: forkedOf(frame, before),
    takes: TAKES.join + TAKES.joinMask * pieces.length * (high + low),
  };
}

export interface Two {
  readonly above: State;
  below: State;
  /** What it may cost at most: more than that is not counted to its end. */
  spare: number;
}

/** What two arrangements cost together. */
export function troubleBetween(between: Between, two: Two): number {
  const { ends, masks, high, low, width, pitch, lanes } = between;
  const above = two.above.x;
  const below = two.below.x;
  const spare = two.spare;
  const reach = CLEAR * width;
  const clear = reach * reach;
  const { drops: hangs } = two.above;
  const { drops: rises } = two.below;
  const { tight } = between;
  let drop = pitch;
  let fall = pitch * pitch;
  let cost = between.tight || between.step > 0 ? overlapBetween(between, two) : 0;
  if (between.fork > 0 && !isFork(between, above, below)) cost += between.forked;
  for (let n = 0; n < masks.length && cost < spare; n++) {
    const upper = ends[2 * n] as number;
    const lower = ends[2 * n + 1] as number;
    const from = above[upper] as number;
    const run = (below[lower] as number) - from;
    const wide = run < 0 ? -run : run;
    if (masks[n] === 0) cost += (wide / width) * COST.bend;
    // A rope that hangs dead straight reads as a ladder; one that runs far sideways reads slowly.
    else if (!lanes) {
      cost += (wide > 0.9 * width ? wide - 0.9 * width : 0.9 * width - wide) * 0.1;
      if (masks[n] === 2 && wide < 0.7 * width) {
        const long = pitch + (rises[lower] as number) - (hangs[upper] as number);
        if (long < between.short) cost += between.unseen;
      }
    } else cost += (masks[n] === 2 && wide < 0.7 * width ? between.stack : 0) + wide * 0.1;
    if (tight) {
      drop = pitch + (rises[lower] as number) - (hangs[upper] as number);
      fall = drop * drop;
    }
    const length = run * run + fall;
    const near = clear * length;
    const end = from + run;
    const left = (run < 0 ? end : from) - reach;
    const right = (run < 0 ? from : end) + reach;
    const hang = hangs[upper] as number;
    const rise = rises[lower] as number;
    // Of a mask beside the rope its distance counts, of one beyond its end that from the end.
    for (let at = 0; at < high; at++) {
      const x = above[at] as number;
      if (at === upper || x < left || x > right) continue;
      const dx = x - from;
      const dy = tight ? (hangs[at] as number) - hang : 0;
      const along = dx * run + dy * drop;
      if (along < 0) continue;
      if (along < length) {
        const off = dx * drop - dy * run;
        if (off * off < near) cost += COST.hit;
      } else if ((dx - run) * (dx - run) + (dy - drop) * (dy - drop) < clear) cost += COST.hit;
    }
    for (let at = 0; at < low; at++) {
      const x = below[at] as number;
      if (at === lower || x < left || x > right) continue;
      const dx = x - end;
      const dy = tight ? (rises[at] as number) - rise : 0;
      const along = -dx * run - dy * drop;
      if (along < 0) continue;
      if (along < length) {
        const off = dx * drop - dy * run;
        if (off * off < near) cost += COST.hit;
      } else if ((dx + run) * (dx + run) + (dy + drop) * (dy + drop) < clear) cost += COST.hit;
    }
  }
  return cost;
}

/** How far from the middle between two one of them counts as standing there. */
const OFF = 4;

/** Whether one level's two stand in both lanes, and the other's one in the middle between them. */
function isFork({ high, fork }: Between, above: readonly number[], below: readonly number[]) {
  const [two, one] = high === 2 ? [above, below] : [below, above];
  const left = two[0] as number;
  const right = two[1] as number;
  const off = left + right - 2 * (one[0] as number);
  const apart = right < left ? left - right : right - left;
  return apart >= fork && off < OFF && off > -OFF;
}

function overlapBetween(between: Between, two: Two): number {
  const { high, low, pitch, tight, tall, wide, step, straight } = between;
  const { above, below, spare } = two;
  const { x: highs, drops: hangs } = above;
  const { x: lows, drops: rises } = below;
  let cost = 0;
  for (let a = 0; a < high; a++) {
    const x = highs[a] as number;
    for (let b = 0; b < low; b++) {
      const run = x - (lows[b] as number);
      const apart = run < 0 ? -run : run;
      if (apart < step) cost += straight;
      if (!tight || apart >= wide) continue;
      if (pitch + (rises[b] as number) - (hangs[a] as number) >= tall) continue;
      cost += COST.overlap;
      if (cost >= spare) return cost;
    }
  }
  return cost;
}
