/**
 * The arrangements of a level that are worth a look: where its items stood, a step aside of that, and
 * the lanes they may take; where height is short, each with high and low changed about, too.
 */

import type { State } from './between-levels';
import { COST } from './between-levels';
import { TAKES, spend } from './effort';
import { lanesFor, standStill } from './lanes';
import type { Levels } from './levels';
import { PASSING } from './levels';
import type { Orders, Ranks } from './orders';
import { isBarInWay } from './names';
import { LEVEL, dropsOf } from './places';
import type { Memory } from './plan';
import { AXIS } from './plan';
import type { Frame } from './sizes';
import { barWidth, isFlat, marginOf, rememberedX } from './sizes';

/** How many arrangements of a level are looked at. */
const VARIETY = 16;

export interface Search {
  readonly found: Levels;
  readonly orders: Orders;
  readonly frame: Frame;
  readonly before: Memory | undefined;
}

/** A search that may change high and low about. */
export interface Turning extends Search {
  readonly turns: boolean;
  /** Whether masks of two levels may touch. */
  readonly tight: boolean;
}

/** The states of a level by its orders; of orders that lead nowhere, none. */
export type LevelStates = readonly (State[] | undefined)[];

/** The states of every level, the weakest first. */
export function statesOfAll(search: Turning): readonly LevelStates[] {
  const levels: LevelStates[] = [];
  for (let depth = 0; depth < search.found.items.length; depth++)
    levels.push(statesOf(search, depth));
  return levels;
}

/** The states of one level. */
export function statesOf(search: Turning, depth: number): LevelStates {
  const { found, orders, frame, before } = search;
  const level = found.items[depth] as readonly number[];
  const alive = aliveAt(orders, depth);
  let count = 0;
  for (let at = 0; at < alive.length; at++) if (alive[at] === true) count++;
  // Where many orders are equally good, their variety is enough.
  const choices = Math.max(1, Math.floor(VARIETY / count));
  const lanes = lanesFor(frame, level.length);
  const all = orders.ranks[depth] as readonly Ranks[];
  const stood = whereStood(search, level);
  const states: (State[] | undefined)[] = [];
  const most = Math.min(choices, lanes.length);
  for (let at = 0; at < all.length; at++) {
    if (alive[at] !== true) {
      states.push(undefined);
      continue;
    }
    const ranks = all[at] as Ranks;
    const list: State[] = [];
    const spot = spotOf(search, ranks, { depth, level, stood });
    const still = before === undefined ? undefined : standStill(level, ranks, { frame, before });
    if (still !== undefined) {
      addStates(list, still, spot);
      addSteps(list, still, spot);
    }
    for (let n = 0; n < most; n++)
      addStates(list, takeLanes(ranks, lanes[n] as readonly number[], frame), spot);
    states.push(list);
    spend(list.length * TAKES.state);
  }
  return states;
}

function takeLanes(ranks: Ranks, shares: readonly number[], { left, spread }: Frame): number[] {
  const x = ranks.slice();
  for (let item = 0; item < x.length; item++)
    x[item] = left + spread * (shares[ranks[item] as number] as number);
  return x;
}

/** Which orders of a level some pair leads to. */
function aliveAt({ pairs }: Orders, depth: number): readonly (boolean | undefined)[] {
  const above = pairs[depth];
  const below = pairs[depth - 1];
  const alive: boolean[] = [];
  if (above !== undefined)
    for (let at = 1; at < above.length; at += 2) alive[above[at] as number] = true;
  else if (below !== undefined)
    for (let at = 0; at < below.length; at += 2) alive[below[at] as number] = true;
  return alive;
}

/** Where each of a level stood; below 0 who stood nowhere. */
function whereStood({ before, frame }: Turning, level: readonly number[]): readonly number[] {
  const stood: number[] = [];
  for (let at = 0; at < level.length; at++) {
    const item = level[at] as number;
    stood.push(before === undefined || item >= PASSING ? -1 : rememberedX(before, item, frame));
  }
  return stood;
}

interface Standing {
  readonly depth: number;
  readonly level: readonly number[];
  readonly stood: readonly number[];
}

/** What all arrangements in one order have in common. */
interface Spot extends Standing {
  readonly search: Turning;
  /** How far each hangs below its level, and with high and low changed about. */
  readonly drops: readonly number[];
  readonly others: readonly number[] | undefined;
}

/** Who hangs how far is told by ranks alone: once for an order, not for each of its arrangements. */
function spotOf(search: Turning, ranks: Ranks, { depth, level, stood }: Standing): Spot {
  const { found, frame, tight, turns } = search;
  const hanging = { depth, frame };
  const drops = tight ? dropsOf(level, { x: ranks, turned: false }, hanging) : LEVEL;
  const mayTurn = turns && (found.masks[depth] as number) > 1;
  const others = mayTurn ? dropsOf(level, { x: ranks, turned: true }, hanging) : undefined;
  return { search, depth, level, stood, drops, others };
}

/** One state, or where height is short two: the other has high and low changed about. */
function addStates(list: State[], x: readonly number[], spot: Spot): void {
  const { drops, others } = spot;
  const own = costOf(x, spot);
  const cost = Infinity;
  const below = undefined;
  let roomy = hasRoomBeside(x, drops, spot);
  list.push({ x, turned: false, drops, own, roomy, cost, below, clear: false });
  if (others === undefined) return;
  const more = own + COST.turned;
  roomy = hasRoomBeside(x, others, spot);
  list.push({ x, turned: true, drops: others, own: more, roomy, cost, below, clear: false });
}

/** How far somebody steps aside for others, in mask widths. */
const STEP = 0.5;

/** The same with one mask a step to the left or to the right, as long as few stand there. */
function addSteps(list: State[], still: readonly number[], spot: Spot): void {
  const { search, depth, level, stood } = spot;
  const { found, frame } = search;
  if (still.length > 2) return;
  if (search.turns && isFlat(frame.box)) return;
  const masks = found.masks[depth] as number;
  const margin = marginOf(frame);
  for (let at = 0; at < masks; at++)
    for (let way = -1; way < 2; way += 2) {
      const to = (still[at] as number) + way * STEP * frame.maskWidth;
      if (to < AXIS + margin || to > frame.right - margin) continue;
      const x = still.slice();
      x[at] = to;
      // It may have stepped past its neighbour.
      addStates(list, x, spotOf(search, x, { depth, level, stood }));
    }
}

/** Lower boxes have no room to be choosy about who hangs on which side, */
const ROOMY = 240;
/** or a little lower, if bars are no wider than their masks. */
const ROOMY_FOR_SHORT_NAMES = 200;

const isRoomy = ({ names, nameSize, maskWidth, box }: Frame): boolean =>
  names === 'bar' &&
  (box.height >= ROOMY ||
    (box.height >= ROOMY_FOR_SHORT_NAMES && barWidth(nameSize, box) <= maskWidth));

/** What an arrangement costs by itself. */
function costOf(x: readonly number[], { search, depth, level, stood }: Spot): number {
  const { found, frame } = search;
  const { left, maskWidth } = frame;
  const masks = found.masks[depth] as number;
  const top = depth === found.items.length - 1;
  const roomy = isRoomy(frame);
  const near = 1.1 * maskWidth;
  let own = 0;
  for (let at = 0; at < masks; at++) {
    const here = x[at] as number;
    const was = stood[at] as number;
    if (was >= 0) own += (was > here ? was - here : here - was) * COST.move;
    else if (top && !roomy) own += ((here - left) / maskWidth) * COST.topRight;
    for (let other = 0; other < at; other++) {
      const apart = (x[other] as number) - here;
      if (apart < near && apart > -near) own += COST.overlap;
      // Of two that may stand either way round the first of the six stands left.
      const isTurned = apart > 0 === (level[other] as number) < (level[at] as number);
      if (top && was < 0 && isTurned && roomy) own += COST.turnedTop * maskWidth;
    }
  }
  return own;
}

/** Whether no two masks of an arrangement touch, nor their bars, if they have any. */
function hasRoomBeside(
  x: readonly number[],
  drops: readonly number[],
  { search, depth }: Spot,
): boolean {
  const { found, frame, tight } = search;
  const masks = found.masks[depth] as number;
  const bars = tight && frame.names === 'bar';
  const wide = frame.maskWidth + 1;
  for (let at = 1; at < masks; at++) {
    const here = x[at] as number;
    for (let other = 0; other < at; other++) {
      const gap = (x[other] as number) - here;
      const aside = gap < 0 ? -gap : gap;
      if (aside < wide) return false;
      if (!bars) continue;
      const lower = (drops[other] as number) - (drops[at] as number);
      if (isBarInWay(frame, { aside, below: lower < 0 ? -lower : lower })) return false;
    }
  }
  return true;
}
