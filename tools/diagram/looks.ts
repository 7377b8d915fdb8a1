/** What is lawful and still hard to read: ropes of which little is seen, and ropes that hardly fall. */

import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import type { DiagramBox, DiagramPlan, Memory, RopePlan } from '@/components/maskmen/diagram/plan';
import { pointOn } from '@/components/maskmen/diagram/ropes';
import { addDefeat, emptyOrder, wrestlerIndex } from '@/engine/view';

import { defeatsOfSeason } from './seasons';

export interface Looks {
  readonly drawings: number;
  /** Drawings with a rope that all but vanishes between two masks above each other. */
  readonly unseen: number;
  /** Drawings with a rope that runs level for long. */
  readonly level: number;
}

/** Less than this between two masks is no rope to see, in pixels. */
const SEEN = 9;
const SAMPLES = 40;
/** Falling by less than this share of its run a rope runs level; so many mask widths are long. */
const FALLS = 0.06;
const LONG = 1.6;

function isUnseen({ winner, loser }: RopePlan, plan: DiagramPlan): boolean {
  const [from, to] = [winner, loser].map((w) => plan.nodes.find((node) => node.wrestler === w));
  if (from === undefined || to === undefined) throw new Error('A rope has no end.');
  const between = to.y - from.y - 1.2 * from.width;
  return Math.abs(from.x - to.x) < 0.7 * from.width && between < SEEN;
}

function runsLevel({ curve }: RopePlan, { maskWidth }: DiagramPlan): boolean {
  const points = Array.from({ length: SAMPLES + 1 }, (_, n) => pointOn(curve, n / SAMPLES));
  let run = 0;
  return points.some(({ x, y }, n) => {
    const last = points[n - 1];
    if (last === undefined) return false;
    const across = Math.abs(x - last.x);
    run = y - last.y < FALLS * across ? run + across : 0;
    return run > LONG * maskWidth;
  });
}

/** Counts them along so many seasons. */
export function countLooks({ seasons, box }: { seasons: number; box: DiagramBox }): Looks {
  let [drawings, unseen, level] = [0, 0, 0];
  for (let season = 0; season < seasons; season++) {
    const order = emptyOrder();
    let before: Memory | undefined;
    for (const [winner, loser] of defeatsOfSeason(season)) {
      addDefeat(order, wrestlerIndex(winner), wrestlerIndex(loser));
      const plan = layDiagram({ order, played: 63, box, before });
      before = plan.memory;
      drawings++;
      if (plan.ropes.some((rope) => isUnseen(rope, plan))) unseen++;
      if (plan.ropes.some((rope) => runsLevel(rope, plan))) level++;
    }
  }
  return { drawings, unseen, level };
}
