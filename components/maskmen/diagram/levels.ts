/**
 * First stage of the drawing: who is ranked, on which level, and which ropes pass which level. A rope
 * that skips levels is an item of each level it passes, so that the next stage orders it with the
 * masks there.
 */

import type { Order } from '@/engine/view';
import { coveredBy } from '@/engine/view';

export interface Edge {
  readonly winner: number;
  readonly loser: number;
}

/** A piece of a rope between a level and the one below it, by the items' places in their lists. */
export interface Piece {
  readonly upper: number;
  readonly lower: number;
}

export interface Levels {
  /** Items by level, the weakest level first: wrestlers, then `PASSING` + a rope's index. */
  readonly items: readonly (readonly number[])[];
  /** `pieces[d]`: the pieces of rope between level d + 1 and level d. */
  readonly pieces: readonly (readonly Piece[])[];
  /** The covering relations: what is drawn as ropes. */
  readonly edges: readonly Edge[];
  /** A wrestler's level, the weakest being 0; −1 without a rank. */
  readonly depth: readonly number[];
  readonly unranked: readonly number[];
  /** How many masks a level has, and the most of any level. */
  readonly masks: readonly number[];
  readonly mostMasks: number;
  /** The most items of any level. */
  readonly mostItems: number;
}

/** Items from here on are ropes that pass a level. */
export const PASSING = 6;

/** Levels are longest paths from the bottom. */
export function findLevels(order: Order): Levels {
  const depth = findDepths(order);
  const items: number[][] = [];
  const unranked: number[] = [];
  const edges: Edge[] = [];
  for (let w = 0; w < 6; w++) {
    const level = depth[w] as number;
    if (level < 0) unranked.push(w);
    else (items[level] ??= []).push(w);
  }
  const masks = items.map((level) => level.length);
  for (let winner = 0; winner < 6; winner++) {
    const direct = coveredBy(order, winner);
    for (let loser = 0; loser < 6; loser++)
      if ((direct >> loser) & 1) {
        const passing = PASSING + edges.length;
        for (let d = (depth[loser] as number) + 1; d < (depth[winner] as number); d++)
          (items[d] as number[]).push(passing);
        edges.push({ winner, loser });
      }
  }
  const pieces = findPieces(items, edges, depth);
  let mostItems = 0;
  let mostMasks = 0;
  for (let d = 0; d < items.length; d++) {
    mostItems = Math.max(mostItems, (items[d] as number[]).length);
    mostMasks = Math.max(mostMasks, masks[d] as number);
  }
  return { items, pieces, edges, depth, unranked, masks, mostMasks, mostItems };
}

function findDepths({ stronger, weaker }: Order): number[] {
  const depth = [-1, -1, -1, -1, -1, -1];
  // Whoever has more below never stands below: so by number of those below, all are known in time.
  for (let below = 0; below < 6; below++)
    for (let w = 0; w < 6; w++) {
      const set = weaker[w] ?? 0;
      if (countBits(set) !== below || (set === 0 && (stronger[w] ?? 0) === 0)) continue;
      let level = 0;
      for (let v = 0; v < 6; v++)
        if ((set >> v) & 1) level = Math.max(level, (depth[v] as number) + 1);
      depth[w] = level;
    }
  return depth;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function findPieces(
  items: readonly (readonly number[])[],
  edges: readonly Edge[],
  depth: readonly number[],
): Piece[][] {
  const pieces: Piece[][] = [];
  for (let d = 0; d + 1 < items.length; d++) {
    const low = items[d] as readonly number[];
    const high = items[d + 1] as readonly number[];
    const list: Piece[] = [];
    for (let index = 0; index < edges.length; index++) {
      const { winner, loser } = edges[index] as Edge;
      const from = depth[winner] as number;
      const to = depth[loser] as number;
      if (to > d || from <= d) continue;
      list.push({
        upper: high.indexOf(from === d + 1 ? winner : PASSING + index),
        lower: low.indexOf(to === d ? loser : PASSING + index),
      });
    }
    pieces.push(list);
  }
  return pieces;
}
