/** First stage of the drawing: who is ranked, and on which level. */

import type { Order } from '@/engine/view';
import { coveredBy } from '@/engine/view';

export interface Edge {
  readonly winner: number;
  readonly loser: number;
}

export interface Levels {
  /** Wrestlers by level, the weakest level first; all of them ranked. */
  readonly levels: readonly (readonly number[])[];
  /** The covering relations: what is drawn as ropes. */
  readonly edges: readonly Edge[];
  readonly unranked: readonly number[];
}

const ALL = [0, 1, 2, 3, 4, 5] as const;

/** Levels are longest paths from the bottom. */
export function findLevels(order: Order): Levels {
  const below = (w: number): number => order.weaker[w] ?? 0;
  const ranked = ALL.filter((w) => below(w) !== 0 || (order.stronger[w] ?? 0) !== 0);
  const depth = new Map<number, number>();
  const depthOf = (w: number): number => {
    const known = depth.get(w);
    if (known !== undefined) return known;
    const lower = ALL.filter((other) => (below(w) >> other) & 1).map(depthOf);
    const found = lower.length === 0 ? 0 : Math.max(...lower) + 1;
    depth.set(w, found);
    return found;
  };
  const levels: number[][] = [];
  for (const w of ranked) (levels[depthOf(w)] ??= []).push(w);
  const edges = ranked.flatMap((winner) => {
    const direct = coveredBy(order, winner);
    return ALL.filter((loser) => (direct >> loser) & 1).map((loser) => ({ winner, loser }));
  });
  return { levels, edges, unranked: ALL.filter((w) => !ranked.includes(w)) };
}
