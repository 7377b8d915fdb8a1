/**
 * Ropes that no order has laid, judged by their curves: in every drawing of real seasons every
 * relation that is not known yet, as a chosen play shows it, and what would follow from it.
 */

import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { layGhost, layLoose } from '@/components/maskmen/diagram/loose-ropes';
import type {
  DiagramBox,
  DiagramPlan,
  Memory,
  NodePlan,
  RopeCurve,
} from '@/components/maskmen/diagram/plan';
import { pointOn } from '@/components/maskmen/diagram/ropes';
import type { Order } from '@/engine/view';
import { addDefeat, emptyOrder, impliedBy, wrestlerIndex } from '@/engine/view';

import { NAME_LENGTH, nameBox } from './laws';
import { defeatsOfSeason } from './seasons';

export interface LooseFaults {
  /** How many ropes were looked at. */
  readonly ropes: number;
  readonly ghosts: number;
  /** Those that run through a foreign mask, through a name, or out of the box, in words. */
  readonly faults: readonly string[];
}

interface Options {
  readonly seasons: number;
  readonly box: DiagramBox;
}

/** Every preview in so many seasons. */
export function judgeLoose({ seasons, box }: Options): LooseFaults {
  const faults: string[] = [];
  let ropes = 0;
  let ghosts = 0;
  const look = (order: Order, plan: DiagramPlan): void => {
    for (let winner = 0; winner < 6; winner++)
      for (let loser = 0; loser < 6; loser++) {
        if (winner === loser || isKnown(order, winner, loser)) continue;
        ropes++;
        const where = `${order.weaker.join()}: ${winner}>${loser}`;
        const rope = layLoose(nodeIn(plan, winner), nodeIn(plan, loser), plan);
        for (const fault of faultsOf(rope, { winner, loser, plan, box }))
          faults.push(`rope ${where} ${fault}`);
        for (const defeat of impliedBy(order, winner, loser)) {
          const [a, b] = defeat.map(wrestlerIndex) as [number, number];
          ghosts++;
          const ghost = layGhost(nodeIn(plan, a), nodeIn(plan, b), plan);
          for (const fault of faultsOf(ghost, { winner: a, loser: b, plan, box }))
            faults.push(`ghost ${where}, ${a}>${b} ${fault}`);
        }
      }
  };
  for (let season = 0; season < seasons; season++) {
    const order = emptyOrder();
    let before: Memory | undefined;
    for (const [winner, loser] of defeatsOfSeason(season)) {
      addDefeat(order, wrestlerIndex(winner), wrestlerIndex(loser));
      // Those on the shelf have their tags below their names.
      const plan = layDiagram({ order, played: 0, box, before });
      before = plan.memory;
      look(order, plan);
    }
  }
  return { ropes, ghosts, faults };
}

const isKnown = ({ weaker }: Order, a: number, b: number): boolean =>
  (((weaker[a] ?? 0) >> b) & 1) === 1 || (((weaker[b] ?? 0) >> a) & 1) === 1;

const nodeIn = (plan: DiagramPlan, wrestler: number): NodePlan =>
  plan.nodes.find((node) => node.wrestler === wrestler) as NodePlan;

const SAMPLES = 64;
/** Half a rope that is shown before it is proved, where masks are of the usual size. */
const ROPE = 2;

interface Drawn {
  readonly winner: number;
  readonly loser: number;
  readonly plan: DiagramPlan;
  readonly box: DiagramBox;
}

function faultsOf(curve: RopeCurve, { winner, loser, plan, box }: Drawn): string[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, n) => pointOn(curve, n / SAMPLES));
  const length = box.nameLength ?? NAME_LENGTH;
  const faults: string[] = [];
  if (points.some(({ x, y }) => x < 0 || x > box.width || y < 0 || y > box.height))
    faults.push('leaves the box');
  for (const node of plan.nodes) {
    const { wrestler, width } = node;
    const [across, down] = [width / 2 + ROPE, width * 0.6 + ROPE];
    const over = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
      ((x - node.x) / across) ** 2 + ((y - node.y) / down) ** 2 < 1;
    if (wrestler !== winner && wrestler !== loser && points.some(over))
      faults.push(`runs over mask ${wrestler}`);
    // Under a mask, or its bar, a rope begins and ends.
    if (node.name.kind === 'bar' && (wrestler === winner || wrestler === loser)) continue;
    const { left, right, top, bottom } = nameBox(node, { nameSize: plan.nameSize, length });
    if (points.some(({ x, y }) => x > left && x < right && y > top && y < bottom))
      faults.push(`runs through the name of ${wrestler}`);
  }
  return faults;
}
