/**
 * The strength diagram's layout, in pure stages: order → levels → orders within levels →
 * sizes → lanes → places → ropes → names. The strongest on top, the transitive reduction only, those without a rank on their
 * shelf. The same season always gives the same picture: the layout is folded over its defeats.
 */

import type { Defeat, Order } from '@/engine/view';
import { addDefeat, coveringRelations, emptyOrder, wrestlerIndex } from '@/engine/view';

import { findLevels } from './levels';
import type { DiagramBox, DiagramPlan, Memory, NamePlace, NodePlan } from './plan';
import { AXIS } from './plan';
import { layRanked } from './search';
import { layShelf, layWholeShelf } from './shelf';

export interface DiagramInput {
  readonly order: Order;
  /** Wrestlers played this season, as bits. */
  readonly played: number;
  readonly box: DiagramBox;
  /** The memory of the layout before this one. */
  readonly before?: Memory | undefined;
}

const NOTHING: Memory = { x: [-1, -1, -1, -1, -1, -1], middle: 0, levels: 0 };

/** The whole drawing. */
export function layDiagram(input: DiagramInput): DiagramPlan {
  const { order, played, box } = input;
  const found = findLevels(order);
  const { unranked } = found;
  if (found.items.length === 0) {
    const { shelf, nodes } = layWholeShelf({ unranked, played, box });
    const maskWidth = nodes[0]?.width ?? 0;
    return { maskWidth, nameSize: 13, within: box, nodes, ropes: [], shelf, memory: NOTHING };
  }
  const { frame, places, ropes, names } = layRanked(found, input);
  const nodes: NodePlan[] = [];
  const stood = [...NOTHING.x];
  for (let wrestler = 0; wrestler < 6; wrestler++) {
    const point = places.at[wrestler];
    if (point === undefined) continue;
    stood[wrestler] = point.x;
    const name = names[wrestler] as NamePlace;
    const { x, y } = point;
    nodes.push({ wrestler, x, y, width: frame.maskWidth, standing: 'ranked', name });
  }
  const { maskWidth, nameSize, levels } = frame;
  const { left, spread } = frame;
  const lanes = frame.lanes ? { left, spread, shape: frame.shape } : undefined;
  const memory = { x: stood, middle: left + spread / 2, levels, lanes };
  const reach = { left: AXIS, right: frame.right };
  const shelved = unranked.length === 0 ? undefined : layShelf({ unranked, played, box });
  const shelf = shelved?.shelf;
  const all = shelved === undefined ? nodes : nodes.concat(shelved.nodes);
  return { maskWidth, nameSize, within: box, reach, nodes: all, ropes, shelf, memory };
}

export interface FoldInput extends Omit<DiagramInput, 'before'> {
  /** The season's proved defeats, in their order. */
  readonly defeats: readonly Defeat[];
}

/** What the last stories led to: a season that goes on is laid out from where it stood. */
const STORIES = new Map<string, Memory>();
const MOST_STORIES = 64;

/**
 * The drawing at the end of a season's story: each defeat moves as little as it can of the drawing
 * before it. What the order knows without a defeat to tell of it, as a set-up position does, is laid
 * out at once.
 */
export function foldDiagram({ defeats, order, played, box }: FoldInput): DiagramPlan {
  const told = new Set(defeats.map((defeat) => defeat.join()));
  const known = emptyOrder();
  for (const [winner, loser] of coveringRelations(order))
    if (!told.has(`${winner},${loser}`)) teach(known, winner, loser);
  const { width, height, largestMask, nameLength = '', nameScale = '' } = box;
  let story = `${width} ${height} ${largestMask} ${nameLength} ${nameScale} ${known.weaker.join()}`;
  let memory: Memory | undefined;
  for (const [winner, loser] of defeats) {
    memory =
      STORIES.get(story) ?? tell(story, { order: known, played, box, before: memory }).memory;
    teach(known, winner, loser);
    story += ` ${winner}>${loser}`;
  }
  return tell(story, { order, played, box, before: memory });
}

/** Lays a chapter out and keeps what is needed to go on; the oldest story is forgotten. */
function tell(story: string, input: DiagramInput): DiagramPlan {
  const plan = layDiagram(input);
  const [oldest] = STORIES.keys();
  if (STORIES.size >= MOST_STORIES && oldest !== undefined) STORIES.delete(oldest);
  STORIES.set(story, plan.memory);
  return plan;
}

type KnownOrder = ReturnType<typeof emptyOrder>;

function teach(order: KnownOrder, winner: Defeat[0], loser: Defeat[1]): void {
  const [w, l] = [wrestlerIndex(winner), wrestlerIndex(loser)];
  if (!(((order.weaker[w] as number) >> l) & 1)) addDefeat(order, w, l);
}
