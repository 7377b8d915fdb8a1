/**
 * How long a layout takes: every shape of order, first without a drawing before it, then after one
 * that stood otherwise. Runs inside the VM that is measured, which may be Hermes.
 */

import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { findLevels } from '@/components/maskmen/diagram/levels';
import type { DiagramBox } from '@/components/maskmen/diagram/plan';
import type { Order } from '@/engine/view';

export interface Timed {
  readonly shape: number;
  /** The best of several runs, in milliseconds. */
  readonly fresh: number;
  readonly remembered: number;
}

interface Timing {
  readonly orders: readonly Order[];
  readonly box: DiagramBox;
  /** Milliseconds, from anywhere. */
  readonly clock: () => number;
}

const RUNS = 12;
/** Clocks tell whole milliseconds: so long a run is, at least. Longer ones would be interrupted. */
const RUN = 3;

/** Times the layout of every order in a box. */
export function timeLayouts({ orders, box, clock }: Timing): Timed[] {
  return orders.map((order, shape) => {
    const x = [0, 1, 2, 3, 4, 5].map((w) => box.width * (0.2 + ((w * 7 + shape * 3) % 8) / 14));
    const before = { x, middle: box.width / 2, levels: findLevels(order).items.length };
    return {
      shape,
      fresh: bestOf(clock, () => void layDiagram({ order, played: 63, box })),
      remembered: bestOf(clock, () => void layDiagram({ order, played: 63, box, before })),
    };
  });
}

function bestOf(clock: () => number, work: () => void): number {
  let best = Infinity;
  for (let run = 0; run < RUNS; run++) {
    let start = clock();
    for (const early = start; start === early;) start = clock();
    let count = 0;
    let passed = 0;
    while (passed < RUN) {
      work();
      count++;
      passed = clock() - start;
    }
    best = Math.min(best, passed / count);
  }
  return best;
}
