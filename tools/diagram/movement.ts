/** How much consecutive drawings of a season move, with the memory of the drawing before and without. */

import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { findLevels } from '@/components/maskmen/diagram/levels';
import type { DiagramBox, DiagramPlan } from '@/components/maskmen/diagram/plan';
import { addDefeat, emptyOrder, wrestlerIndex } from '@/engine/view';

import { defeatsOfSeason } from './seasons';

export interface Movement {
  readonly drawings: number;
  /** Of ranked wrestlers that kept their level, in pixels: how far they moved. */
  readonly mean: number;
  readonly p95: number;
  /** How many of them, of a hundred, moved at all, and to the other side of the middle. */
  readonly moved: number;
  readonly sideJumps: number;
}

interface Options {
  readonly seasons: number;
  readonly box: DiagramBox;
  readonly memory: 'on' | 'off';
  /** Told of every drawing. */
  readonly look?: (plan: DiagramPlan, order: ReturnType<typeof emptyOrder>) => void;
}

/** Measures so many seasons. */
export function measureMovement({ seasons, box, memory, look }: Options): Movement {
  const distances: number[] = [];
  let drawings = 0;
  let jumps = 0;
  for (let season = 0; season < seasons; season++) {
    const order = emptyOrder();
    let plan = layDiagram({ order, played: 63, box });
    let depth = findLevels(order).depth;
    for (const [winner, loser] of defeatsOfSeason(season)) {
      addDefeat(order, wrestlerIndex(winner), wrestlerIndex(loser));
      const before = memory === 'on' ? plan.memory : undefined;
      const next = layDiagram({ order, played: 63, box, before });
      look?.(next, order);
      const found = findLevels(order);
      drawings++;
      for (const node of next.nodes) {
        const old = plan.nodes.find(({ wrestler }) => wrestler === node.wrestler);
        if (node.standing !== 'ranked' || old?.standing !== 'ranked') continue;
        if (found.depth[node.wrestler] !== depth[node.wrestler]) continue;
        distances.push(Math.hypot(node.x - old.x, node.y - old.y));
        const middle = (xs: DiagramPlan): number => (24 + (xs.shelf?.x ?? box.width)) / 2;
        const sides = (node.x - middle(next)) * (old.x - middle(plan));
        if (sides < -1 && Math.abs(node.x - old.x) > 30) jumps++;
      }
      plan = next;
      depth = found.depth;
    }
  }
  distances.sort((a, b) => a - b);
  const share = (count: number): number => (100 * count) / Math.max(1, distances.length);
  return {
    drawings,
    mean: distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length),
    p95: distances[Math.floor(distances.length * 0.95)] ?? 0,
    moved: share(distances.filter((distance) => distance > 1).length),
    sideJumps: share(jumps),
  };
}
