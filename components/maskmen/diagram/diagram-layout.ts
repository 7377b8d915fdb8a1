/**
 * The strength diagram's layout, in pure stages: order → levels → orders within levels →
 * sizes → lanes → places → ropes → names. The strongest on top, the transitive reduction only, those without a rank on their
 * shelf. The same season always gives the same picture: the layout is folded over its defeats.
 */

import type { Defeat, Order } from '@/engine/view';
import { addDefeat, coveringRelations, emptyOrder, wrestlerIndex } from '@/engine/view';

import type { Roped } from './clearance';
import { countOverlaps, layRopes } from './clearance';
import { countDrawnCrossings } from './drawn-crossings';
import type { Levels } from './levels';
import { findLevels } from './levels';
import { placeNames } from './names';
import { findOrders } from './orders';
import type { Places } from './places';
import { placeAll } from './places';
import type { DiagramBox, DiagramPlan, Memory, NamePlace, NodePlan } from './plan';
import { AXIS } from './plan';
import { layShelf, layWholeShelf, shelfWidth } from './shelf';
import { arrangeSides } from './sides';
import type { Frame } from './sizes';
import { frameFor, largestWidth, namesFor, smallestMask } from './sizes';

export interface DiagramInput {
  readonly order: Order;
  /** Wrestlers played this season, as bits. */
  readonly played: number;
  readonly box: DiagramBox;
  /** The memory of the layout before this one. */
  readonly before?: Memory | undefined;
}

const NOTHING: Memory = [-1, -1, -1, -1, -1, -1];

/** The whole drawing. */
export function layDiagram(input: DiagramInput): DiagramPlan {
  const { order, played, box } = input;
  const found = findLevels(order);
  const { unranked } = found;
  if (found.items.length === 0) {
    const { shelf, nodes } = layWholeShelf({ unranked, played, box });
    const maskWidth = nodes[0]?.width ?? 0;
    return { maskWidth, nameSize: 13, nodes, ropes: [], shelf, memory: NOTHING };
  }
  const { frame, places, roped, names } = layRanked(found, input);
  const nodes: NodePlan[] = [];
  const memory = [...NOTHING];
  for (let wrestler = 0; wrestler < 6; wrestler++) {
    const point = places.at[wrestler];
    if (point === undefined) continue;
    memory[wrestler] = point.x / frame.right;
    const name = names[wrestler] as NamePlace;
    nodes.push({ wrestler, ...point, width: frame.maskWidth, standing: 'ranked', name });
  }
  const { maskWidth, nameSize } = frame;
  const plan = { maskWidth, nameSize, nodes, ropes: roped.ropes, shelf: undefined, memory };
  if (unranked.length === 0) return plan;
  const shelved = layShelf({ unranked, played, box });
  return { ...plan, nodes: [...nodes, ...shelved.nodes], shelf: shelved.shelf };
}

interface Ranked {
  readonly frame: Frame;
  readonly places: Places;
  readonly roped: Roped;
  readonly names: readonly (NamePlace | undefined)[];
}

/**
 * The largest masks at which every rope and name is clear of those it does not belong to. Where the
 * least movement leaves no such drawing, the movement gives way before the size does.
 */
function layRanked(found: Levels, { box, before }: DiagramInput): Ranked {
  const shelf = shelfWidth(found.unranked.length, box);
  const room = box.width - AXIS - shelf - (shelf > 0 ? 8 : 0);
  const memories = before === undefined ? [undefined] : [before, undefined];
  const tries = memories.map((memory) => ({ memory, orders: findOrders(found, memory) }));
  const smallest = smallestMask(box) * 0.6;
  let best: Ranked | undefined;
  let least = Infinity;
  for (let w = largestWidth(found, box, room); w >= smallest && least > 0; w -= 2)
    for (const kind of namesFor(found, { box, room, w })) {
      const frame = frameFor(found, { box, shelf, maskWidth: w, names: kind });
      for (const { memory, orders } of tries) {
        if (least === 0) break;
        const sides = arrangeSides({ found, orders, frame, before: memory });
        const places = placeAll(found, sides, frame);
        const roped = layRopes(found, places, w);
        const { names, clear } = placeNames({ frame, at: places.at, samples: roped.samples });
        const drawn = countDrawnCrossings({ ...roped, at: places.at, width: w });
        const trouble =
          roped.hits +
          countOverlaps(places.at, w) +
          Math.abs(drawn - orders.fewestCrossings) +
          (clear ? 0 : 1);
        if (trouble >= least) continue;
        best = { frame, places, roped, names };
        least = trouble;
      }
    }
  return best as Ranked;
}

export interface FoldInput extends Omit<DiagramInput, 'before'> {
  /** The season's proved defeats, in their order. */
  readonly defeats: readonly Defeat[];
}

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
  let memory: Memory | undefined;
  for (const [winner, loser] of defeats) {
    memory = layDiagram({ order: known, played, box, before: memory }).memory;
    teach(known, winner, loser);
  }
  return layDiagram({ order, played, box, before: memory });
}

type KnownOrder = ReturnType<typeof emptyOrder>;

function teach(order: KnownOrder, winner: Defeat[0], loser: Defeat[1]): void {
  const [w, l] = [wrestlerIndex(winner), wrestlerIndex(loser)];
  if (!(((order.weaker[w] as number) >> l) & 1)) addDefeat(order, w, l);
}
