/** What focusing a wrestler says of every other one, and of every rope. */

import type { Order } from '@/engine/view';

import type { NodePlan } from './plan';

/** How another wrestler stands to the focused one. */
export type Stand = 'focus' | 'beaten' | 'beats' | 'unknown' | 'neutral';

const has = (set: number | undefined, w: number): boolean => (((set ?? 0) >> w) & 1) === 1;

/** `beaten`: the focused one beats it; `beats`: it beats the focused one. */
export function standOf(order: Order, focus: number | undefined, w: number): Stand {
  if (focus === undefined) return 'neutral';
  if (focus === w) return 'focus';
  if (has(order.weaker[focus], w)) return 'beaten';
  return has(order.stronger[focus], w) ? 'beats' : 'unknown';
}

/** Not yet played, a mask is an outline, until it is chosen for its debut. */
export const bodyOf = ({ standing }: Pick<NodePlan, 'standing'>, stand: Stand) =>
  standing === 'unplayed' && stand !== 'focus' ? ('outline' as const) : ('ink' as const);

export interface RopeStand {
  readonly stand: 'beaten' | 'beats' | 'neutral';
  /** Whether it touches the focused wrestler itself. */
  readonly near: boolean;
}

/** A rope's colour: below the focus all the way down, above it all the way up. */
export function ropeStand(
  order: Order,
  focus: number | undefined,
  { winner, loser }: { readonly winner: number; readonly loser: number },
): RopeStand {
  if (focus === undefined) return { stand: 'neutral', near: false };
  const near = winner === focus || loser === focus;
  const down = (w: number): boolean => w === focus || has(order.weaker[focus], w);
  const up = (w: number): boolean => w === focus || has(order.stronger[focus], w);
  if (down(winner) && down(loser)) return { stand: 'beaten', near };
  if (up(winner) && up(loser)) return { stand: 'beats', near };
  return { stand: 'neutral', near: false };
}

/** How many ropes away a wrestler is from the centre; those no rope reaches come last. */
export function stepsFrom(
  ropes: readonly { readonly winner: number; readonly loser: number }[],
  centre: number | undefined,
): (wrestler: number) => number {
  const steps = new Map<number, number>(centre === undefined ? [] : [[centre, 0]]);
  let edge = [...steps.keys()];
  for (let step = 1; edge.length > 0; step++) {
    const next = ropes.flatMap(({ winner, loser }) =>
      edge.includes(winner) ? [loser] : edge.includes(loser) ? [winner] : [],
    );
    edge = [...new Set(next)].filter((wrestler) => !steps.has(wrestler));
    for (const wrestler of edge) steps.set(wrestler, step);
  }
  const last = Math.max(0, ...steps.values()) + 1;
  return (wrestler) => steps.get(wrestler) ?? last;
}
