/** How much consecutive drawings of a season move, with the memory of the drawing before and without. */

import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { findLevels } from '@/components/maskmen/diagram/levels';
import type { DiagramBox, DiagramPlan, NodePlan } from '@/components/maskmen/diagram/plan';
import { addDefeat, emptyOrder, wrestlerIndex } from '@/engine/view';

import { fewestMoved } from './crossings';
import { defeatsOfSeason } from './seasons';

/**
 * What a new defeat changed: only ropes; who stands on which level, but not how many levels there
 * are; the same on five levels, where a fork came or went to another one, which tells everybody's
 * lane; or their number, which moves every level's height.
 */
export const CHANGES = ['ropes', 'standing', 'fork', 'levels'] as const;
export type Change = (typeof CHANGES)[number];

/** Of ranked wrestlers that kept their level: how far they moved, in pixels. */
export interface Moves {
  readonly masks: number;
  readonly mean: number;
  readonly p95: number;
  /** How many of a hundred moved more than 24 pixels, and to the other side of the middle. */
  readonly far: number;
  /** How many of a hundred moved sideways by more than that: heights are the levels', sides are not. */
  readonly aside: number;
  readonly sideJumps: number;
  /** How many of a hundred moved as far up or down: their levels' heights alone moved them. */
  readonly upOrDown: number;
  /**
   * How many of a hundred must move aside in any drawing with the fewest crossings, since they change
   * places with a neighbour. What others moved, they moved to keep masks, ropes and names apart.
   */
  readonly must: number;
}

export interface Movement extends Moves {
  readonly drawings: number;
  readonly by: Readonly<Record<Change, Moves>>;
}

interface Options {
  readonly seasons: number;
  readonly box: DiagramBox;
  readonly memory: 'on' | 'off';
}

/** How far a mask moved, and whether to the other side. */
interface Step {
  readonly change: Change;
  readonly distance: number;
  readonly sideways: number;
  readonly upward: number;
  readonly jumped: boolean;
  /** Of those that moved with it, the share that had to. */
  readonly must: number;
}

/** Measures so many seasons. */
export function measureMovement({ seasons, box, memory }: Options): Movement {
  const steps: Step[] = [];
  let drawings = 0;
  for (let season = 0; season < seasons; season++) {
    const order = emptyOrder();
    let plan = layDiagram({ order, played: 63, box });
    let found = findLevels(order);
    for (const [winner, loser] of defeatsOfSeason(season)) {
      addDefeat(order, wrestlerIndex(winner), wrestlerIndex(loser));
      const before = memory === 'on' ? plan.memory : undefined;
      const next = layDiagram({ order, played: 63, box, before });
      const after = findLevels(order);
      drawings++;
      const change =
        after.items.length !== found.items.length
          ? 'levels'
          : after.depth.join() === found.depth.join()
            ? 'ropes'
            : after.items.length === 5 && after.masks.join() !== found.masks.join()
              ? 'fork'
              : 'standing';
      const kept = next.nodes.flatMap((node): [NodePlan, NodePlan][] => {
        const old = plan.nodes.find(({ wrestler }) => wrestler === node.wrestler);
        if (node.standing !== 'ranked' || old?.standing !== 'ranked') return [];
        return after.depth[node.wrestler] === found.depth[node.wrestler] ? [[node, old]] : [];
      });
      const stood = new Map(kept.map(([, old]) => [old.wrestler, old.x]));
      const must = fewestMoved(order, stood) / Math.max(1, kept.length);
      for (const [node, old] of kept) {
        const distance = Math.hypot(node.x - old.x, node.y - old.y);
        const sides = offset(node, next, box) * offset(old, plan, box);
        const sideways = Math.abs(node.x - old.x);
        const upward = Math.abs(node.y - old.y);
        const jumped = sides < -1 && sideways > 30;
        steps.push({ change, distance, sideways, upward, jumped, must });
      }
      plan = next;
      found = after;
    }
  }
  const of = (change: Change): Moves => sumUp(steps.filter((step) => step.change === change));
  const by = {
    ropes: of('ropes'),
    standing: of('standing'),
    fork: of('fork'),
    levels: of('levels'),
  };
  return { drawings, ...sumUp(steps), by };
}

/** How far right of the middle of the masks' space a mask stands. */
const offset = ({ x }: NodePlan, { shelf }: DiagramPlan, box: DiagramBox): number =>
  x - (24 + (shelf === undefined ? box.width : shelf.x - 8)) / 2;

function sumUp(steps: readonly Step[]): Moves {
  const distances = steps.map(({ distance }) => distance).sort((a, b) => a - b);
  const masks = Math.max(1, steps.length);
  const share = (count: number): number => (100 * count) / masks;
  return {
    masks: steps.length,
    mean: distances.reduce((sum, distance) => sum + distance, 0) / masks,
    p95: distances[Math.floor(distances.length * 0.95)] ?? 0,
    far: share(distances.filter((distance) => distance > 24).length),
    aside: share(steps.filter(({ sideways }) => sideways > 24).length),
    sideJumps: share(steps.filter(({ jumped }) => jumped).length),
    upOrDown: share(steps.filter(({ upward }) => upward > 24).length),
    must: share(steps.reduce((sum, { must }) => sum + must, 0)),
  };
}
