/**
 * Strength: a partial order that only grows. Kept as its transitive closure, a row of six bits a
 * wrestler, in both directions, so that "is W known stronger than T" is one bit.
 */

import type { Wrestler } from './wrestlers';
import { NTH, WRESTLERS, wrestlerAt, wrestlerIndex } from './wrestlers';

export interface Order {
  /** `stronger[w]`: the wrestlers known stronger than w, as bits. */
  readonly stronger: readonly number[];
  /** `weaker[w]`: the wrestlers known weaker than w, as bits. */
  readonly weaker: readonly number[];
}

export interface MutableOrder extends Order {
  readonly stronger: number[];
  readonly weaker: number[];
}

export type Relation = 'stronger' | 'weaker' | 'unknown' | 'same';

/** A known relation: the first is stronger than the second. */
export type Defeat = readonly [winner: Wrestler, loser: Wrestler];

/** Nobody knows anything yet. */
export const emptyOrder = (): MutableOrder => ({
  stronger: [0, 0, 0, 0, 0, 0],
  weaker: [0, 0, 0, 0, 0, 0],
});

/** Records that `winner` is stronger than `loser`, with all that follows. The pair must be unknown. */
export function addDefeat(order: MutableOrder, winner: number, loser: number): void {
  const { stronger, weaker } = order;
  const above = (stronger[winner] as number) | (1 << winner);
  const below = (weaker[loser] as number) | (1 << loser);
  for (let rest = below; rest !== 0; rest &= rest - 1) {
    const w = NTH[rest * 8] as number;
    stronger[w] = (stronger[w] as number) | above;
  }
  for (let rest = above; rest !== 0; rest &= rest - 1) {
    const w = NTH[rest * 8] as number;
    weaker[w] = (weaker[w] as number) | below;
  }
}

/** How `a` stands to `b`: stronger, weaker, unknown, or the same wrestler. */
export function relationOf(order: Order, a: Wrestler, b: Wrestler): Relation {
  if (a === b) return 'same';
  const ai = wrestlerIndex(a);
  const bi = wrestlerIndex(b);
  if (((order.weaker[ai] as number) >> bi) & 1) return 'stronger';
  return ((order.stronger[ai] as number) >> bi) & 1 ? 'weaker' : 'unknown';
}

/** Every known relation, transitive ones too, winner first, in the wrestlers' order. */
export function allDefeats(order: Order): Defeat[] {
  const defeats: Defeat[] = [];
  WRESTLERS.forEach((winner, w) => {
    WRESTLERS.forEach((loser, l) => {
      if (((order.weaker[w] as number) >> l) & 1) defeats.push([winner, loser]);
    });
  });
  return defeats;
}

/** The set of wrestlers directly below one: known weaker, with nobody in between. */
export function coveredBy(order: Order, winner: number): number {
  const below = order.weaker[winner] as number;
  let direct = below;
  for (let w = 0; w < 6; w++) if ((below >> w) & 1) direct &= ~(order.weaker[w] as number);
  return direct;
}

/** The covering relations (the transitive reduction): at most nine for six wrestlers. */
export function coveringRelations(order: Order): Defeat[] {
  return allDefeats(order).filter(
    ([winner, loser]) => (coveredBy(order, wrestlerIndex(winner)) >> wrestlerIndex(loser)) & 1,
  );
}

/**
 * The physical game's strength markers: every maximal chain of the covering relation, strongest
 * first, sorted in the wrestlers' order; a wrestler of `played` without relations is a column of one.
 */
export function columnsOf(order: Order, played: number): Wrestler[][] {
  const columns: Wrestler[][] = [];
  const descend = (chain: readonly number[], from: number): void => {
    const next = coveredBy(order, from);
    if (next === 0) {
      columns.push(chain.map(wrestlerAt));
      return;
    }
    for (let w = 0; w < 6; w++) if ((next >> w) & 1) descend([...chain, w], w);
  };
  for (let w = 0; w < 6; w++) {
    const ranked = ((order.weaker[w] as number) | (order.stronger[w] as number)) !== 0;
    if (order.stronger[w] === 0 && (ranked || (played >> w) & 1)) descend([w], w);
  }
  return columns;
}

/** What a new defeat would teach beyond itself; the pair must be unknown. */
export function impliedBy(order: Order, winner: number, loser: number): Defeat[] {
  const above = (order.stronger[winner] as number) | (1 << winner);
  const below = (order.weaker[loser] as number) | (1 << loser);
  const implied: Defeat[] = [];
  for (let a = 0; a < 6; a++) {
    if (!((above >> a) & 1)) continue;
    const fresh = below & ~(order.weaker[a] as number);
    for (let b = 0; b < 6; b++) {
      const direct = a === winner && b === loser;
      if ((fresh >> b) & 1 && !direct) implied.push([wrestlerAt(a), wrestlerAt(b)]);
    }
  }
  return implied;
}
