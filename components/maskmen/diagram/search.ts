/**
 * The search for the drawing: the largest masks at which every rope and name is clear of those it
 * does not belong to. Where the least movement leaves no such drawing, the movement gives way before
 * the size does. Lanes are arranged once for masks of a size, in several ways; each is then drawn and
 * judged by its curves, the most likely trouble first.
 */

import type { Ranked } from './attempt';
import { draw } from './attempt';
import { TAKES, effortSpent, spend, startEffort } from './effort';
import type { Hunt, SearchInput } from './hunt';
import { WAYS, wayAt } from './hunt';
import type { Levels } from './levels';
import { mend } from './mend';
import { doBarsTouch } from './names';
import { NAME_CROSSED } from './names-beside';
import { countPairs } from './orders';
import { AXIS } from './plan';
import { isInside, moveInto, spreadsFor } from './rearrange';
import { shelfWidth } from './shelf';
import type { Sides } from './sides';
import { arrangeSides } from './sides';
import type { Frame } from './sizes';
import { besideOnly, frameFor, isFlat, largestWidth, namesFor, smallestMask } from './sizes';
import {
  isHurried,
  isLate,
  isOverdue,
  isWalkTooLong,
  isWeary,
  worthOfNames,
  worthOfSteps,
} from './weariness';

/** For the sake of a name that a rope runs through masks may be smaller, */
const GIVES = 0.7;
/** but it is looked for no further than this: it is less than two milliseconds of a phone's, */
const PATIENCE = 120;
/** of which an arrangement takes one a pair of orders, in flat boxes, where they turn, two. */
const TURNED = 2;
/** How many arrangements of one frame are drawn. */
const VARIETY = 3;
/** So much more is for small steps at the end, */
const MEND = 26;
/** and so much less where somebody stood somewhere: a walk may take as long. */
const WALK = 40;

/** What counts as some trouble, and as so much that the next size is left out. */
const SOME = 3;
const MUCH = 8;
/** Masks of tablets shrink by more at a time. */
const LARGE = 60;

/** The best drawing of those with a rank. */
export function layRanked(found: Levels, { box, before }: SearchInput): Ranked {
  startEffort();
  const shelf = shelfWidth(found.unranked.length, box);
  const first = before === undefined || before.levels === 0 ? WAYS - 1 : 0;
  const room = box.width - AXIS - shelf - (shelf > 0 ? 8 : 0);
  const hunt: Hunt = {
    found,
    box,
    before,
    shelf,
    room,
    first,
    ways: [],
    arranged: [],
    best: undefined,
    least: Infinity,
    seen: Infinity,
    settles: false,
    roams: false,
    patience: before === undefined ? PATIENCE : PATIENCE - WALK,
    worth: worthOfNames(before),
    sore: 0,
    hopeless: false,
    // Where nobody stood anywhere there is only one way to go.
    hurries: first < WAYS - 1,
    hurriedAt: 0,
    tried: 0,
    vain: new Set(),
    bearable: 0,
    took: 0,
    drew: 0,
    // The largest may be the smallest, rounded: it is tried all the same.
    enough: Math.min(smallestMask(box) * 0.6, largestWidth(found, box, room)),
  };
  goThrough(hunt, namesFor, 'names');
  hunt.roams = true;
  hunt.tried = hunt.hurriedAt;
  if (hunt.least >= 1 && (hunt.first < WAYS - 1 || spreadsFor(hunt).length > 1))
    goThrough(hunt, namesFor, 'all');
  if (hunt.least > 0 && found.items.length < 4) {
    hunt.patience = Math.max(hunt.patience, PATIENCE / 4);
    hunt.arranged.length = 0;
    goThrough(hunt, besideOnly, 'names');
  }
  // What was left out in a hurry may be lawful after all.
  if (hunt.best === undefined && hunt.hurriedAt > 0) {
    hunt.hurries = false;
    goThrough(hunt, namesFor, 'names');
  }
  if (hunt.best === undefined) {
    hunt.settles = true;
    hunt.hurries = false;
    hunt.hopeless = false;
    hunt.bearable = hunt.seen;
    goThrough(hunt, namesFor, 'all');
  }
  const best = hunt.best as Ranked;
  if (best.trouble === 0 || best.trouble >= 1) return best;
  hunt.patience = MEND;
  const { fewestCrossings } = wayAt(hunt, hunt.first).orders;
  return walk(hunt, mend({ pending: hunt, best, fewestCrossings, worth: worthOfSteps(hunt) }));
}

/**
 * As long as a rope runs through a name, who stood somewhere may walk after all; in flat boxes, where
 * sides are close to each other, anywhere at once.
 */
function walk(hunt: Hunt, best: Ranked): Ranked {
  const { found, box, first } = hunt;
  const { frame } = best;
  let walked = best;
  // Where nobody stood anywhere, all ways have been gone.
  if (first === WAYS - 1) return best;
  for (let nth = isFlat(box) ? WAYS - 1 : first + 1; nth < WAYS; nth++) {
    if (walked.trouble < NAME_CROSSED || isWalkTooLong(hunt)) break;
    const { memory, orders } = wayAt(hunt, nth);
    const { fewestCrossings } = orders;
    const wanted = { most: 1, crowded: false };
    for (const sides of arrangeSides({ found, orders, frame, before: memory }, wanted))
      walked = draw(hunt, { frame, sides, fewestCrossings }) ?? walked;
    hunt.least = walked.trouble;
  }
  return walked;
}

/** Tries masks of every width, and for a name's sake in lanes of every spread, until all is clear. */
function goThrough(hunt: Hunt, stand: typeof namesFor, mends: 'all' | 'names'): void {
  const { found, box, room, before } = hunt;
  // In flat boxes lanes are so close that they are kept, or nearly, anyway.
  const keeps = before?.lanes !== undefined && found.items.length >= 4 && !isFlat(box);
  const spreads = spreadsFor(hunt);
  const step = box.largestMask > LARGE ? 8 : 2;
  const largest = largestWidth(found, box, room);
  for (let w = largest; w >= hunt.enough && hunt.least > hunt.bearable; w -= step) {
    const much = isHurried(hunt) ? SOME : MUCH;
    if (hunt.seen >= much && hunt.seen < Infinity) w -= step;
    if (isHurried(hunt)) {
      if (w <= hunt.tried) break;
      if (!hunt.roams) hunt.hurriedAt = Math.max(hunt.hurriedAt, w);
    }
    if (hunt.hopeless && isLate(hunt)) w -= step;
    if (hunt.hopeless && isOverdue(hunt)) w -= step;
    if (w < hunt.enough && !hunt.settles) break;
    const places = stand(found, { box, room, w });
    for (let at = keeps ? -1 : 0; at < spreads.length && hunt.least > hunt.bearable; at++) {
      if (at > 0 && mends === 'names' && hunt.least >= 1) break;
      for (let place = 0; place < places.length && hunt.least > hunt.bearable; place++) {
        // Where masks are in each other's way, names do not help.
        if (place > 0 && hunt.seen >= SOME) break;
        // Bars are reckoned wider than they are: rather they touch than names lie over each other.
        if (place > 0 && hunt.settles && places[0] === 'bar') break;
        const names = places[place] as Frame['names'];
        // Bars are as long under smaller masks.
        if (names === 'bar' && places.length > 1 && !hunt.roams && isHurried(hunt)) continue;
        const frame = frameFor(found, {
          box,
          shelf: hunt.shelf,
          maskWidth: w,
          names,
          spreadBy: at < 0 ? 1 : (spreads[at] as number),
          before: at < 0 ? before : undefined,
        });
        spend(TAKES.frame);
        if (at < 0 && !frame.kept) continue;
        if (before === undefined && !hunt.settles && doBarsTouch(found, frame)) {
          leaveCrowded(hunt);
          continue;
        }
        // For the sake of a name masks of one size have been arranged in several ways.
        const bars = names === 'bar' && hunt.least >= 1;
        const mayVary = mends === 'names' && (w === largest || hunt.least >= 1);
        const varies = place === 0 && (mayVary || bars) && (hunt.roams || !isHurried(hunt));
        const turn = { nth: 0, at, variety: varies ? VARIETY : 1 };
        if (!goAllWays(hunt, frame, turn)) return;
      }
    }
  }
}

/** Whether there is patience left. */
function goAllWays(hunt: Hunt, frame: Frame, turn: Turn): boolean {
  const { first } = hunt;
  const { at } = turn;
  for (let nth = first; nth < WAYS && hunt.least > hunt.bearable; nth++) {
    // To keep a rope off a name nobody changes sides, and nobody walks who stood somewhere.
    if (nth > first && (at < 0 || hunt.least < 1)) break;
    const hurried = isHurried(hunt);
    // Nobody goes anywhere as long as smaller masks may do, unless that takes too long.
    if (nth === WAYS - 1 && nth > first && !hunt.roams && !hurried) break;
    if (nth < WAYS - 1 && hurried) continue;
    turn.nth = nth;
    const vain = vainOf(frame, turn);
    if (hunt.vain.has(vain) && !hunt.settles) continue;
    const sides = arrange(hunt, frame, turn);
    if (sides === undefined) return false;
    for (let n = 0; n < sides.length && hunt.least > hunt.bearable; n++) {
      if (n > 0 && nth < WAYS - 1 && hunt.least < 1) break;
      // Masks in other places may help a name, but smaller ones will, and sooner.
      if (n > 0 && hunt.hopeless && hunt.least >= 1 && (isFlat(hunt.box) || isLate(hunt))) break;
      if (n > 0 && isOverdue(hunt)) break;
      if (hunt.least < 1 && isWeary(hunt)) return false;
      const { fewestCrossings } = wayAt(hunt, nth).orders;
      const tried = draw(hunt, { frame, sides: sides[n] as Sides, fewestCrossings });
      if (tried === undefined) continue;
      hunt.best = tried;
      hunt.least = tried.trouble;
      hunt.seen = Math.min(hunt.seen, tried.trouble);
      if (hunt.least < 1) hunt.enough = Math.max(hunt.enough, frame.maskWidth * GIVES);
    }
    // In high boxes the same arrangement is drawn in other lanes.
    if (hunt.least >= 1 && isFlat(hunt.box)) hunt.vain.add(vain);
  }
  return true;
}

/** A number for what is drawn. */
const vainOf = ({ maskWidth, names }: Frame, { nth, variety }: Turn): number =>
  ((maskWidth * WAYS + nth) * 2 + (names === 'bar' ? 0 : 1)) * 2 + (variety > 1 ? 1 : 0);

interface Turn {
  /** Which way it goes. */
  nth: number;
  /** Which spread of lanes it is; below 0 it is that of before. */
  readonly at: number;
  /** How many arrangements are drawn. */
  readonly variety: number;
}

/**
 * Arrangements in a frame: as they were made for another, once all but names are clear; undefined
 * where there is no patience left to draw them.
 */
function arrange(
  hunt: Hunt,
  frame: Frame,
  { nth, at, variety }: Turn,
): readonly Sides[] | undefined {
  const { found, arranged } = hunt;
  const slot = nth * 2 + (frame.names === 'bar' ? 0 : 1);
  const known = arranged[slot];
  if (known !== undefined && (at > 0 || (at === 0 && hunt.least < 1 && !isFlat(hunt.box)))) {
    const count = at > 0 ? Math.min(1, known.sides.length) : known.sides.length;
    const moved: Sides[] = [];
    for (let n = 0; n < count; n++) {
      const sides = moveInto(known.sides[n] as Sides, known.frame, frame);
      if (isInside(sides, frame)) moved.push(sides);
    }
    return moved;
  }
  const { memory, orders } = wayAt(hunt, nth);
  hunt.patience -= countPairs(orders) * (isFlat(hunt.box) ? TURNED : 1);
  if (hunt.least < 1 && isWeary(hunt)) return undefined;
  // Further apart, they may have room after all.
  const crowded = hunt.settles || (hunt.roams && !isFlat(hunt.box));
  const start = effortSpent();
  const sides = arrangeSides({ found, orders, frame, before: memory }, { most: variety, crowded });
  hunt.took = effortSpent() - start;
  if (sides.length === 0) leaveCrowded(hunt);
  arranged[slot] = { frame, sides };
  return sides;
}

/** Masks find no room: that is a trouble, and not a name's. */
function leaveCrowded(hunt: Hunt): void {
  hunt.hopeless = false;
  hunt.seen = Math.min(hunt.seen, 1);
}
