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
import type { Orders } from './orders';
import { findOrders } from './orders';
import type { Places } from './places';
import { placeAll } from './places';
import type { DiagramBox, DiagramPlan, Memory, NamePlace, NodePlan } from './plan';
import { AXIS } from './plan';
import { layShelf, layWholeShelf, shelfWidth } from './shelf';
import { arrangeSides } from './sides';
import type { Frame } from './sizes';
import { frameFor, largestWidth, middleOf, namesFor, smallestMask } from './sizes';

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
    return { maskWidth, nameSize: 13, nodes, ropes: [], shelf, memory: NOTHING };
  }
  const { frame, places, roped, names } = layRanked(found, input);
  const nodes: NodePlan[] = [];
  const stood = [...NOTHING.x];
  for (let wrestler = 0; wrestler < 6; wrestler++) {
    const point = places.at[wrestler];
    if (point === undefined) continue;
    stood[wrestler] = point.x;
    const name = names[wrestler] as NamePlace;
    nodes.push({ wrestler, ...point, width: frame.maskWidth, standing: 'ranked', name });
  }
  const { maskWidth, nameSize, levels } = frame;
  const memory = { x: stood, middle: middleOf(frame), levels };
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
  /** How much is in the way of something else. */
  readonly trouble: number;
}

/** A way to look for a drawing: which memory to keep to. */
interface Way {
  readonly memory: Memory | undefined;
  readonly orders: Orders;
}

/** How many ways there are: everybody where they stood; else on their sides; else anywhere. */
const WAYS = 3;

/** The ways, each made when it is first needed. */
function waysFrom(found: Levels, before: Memory | undefined): (nth: number) => Way {
  const made: (Way | undefined)[] = [];
  const make = (nth: number): Way => {
    if (nth === WAYS - 1 || before === undefined)
      return { memory: undefined, orders: findOrders(found, undefined) };
    if (nth === 0) return { memory: before, orders: findOrders(found, before) };
    return { memory: { ...before, levels: 0 }, orders: (made[0] as Way).orders };
  };
  return (nth) => (made[nth] ??= make(nth));
}

/**
 * The largest masks at which every rope and name is clear of those it does not belong to. Where the
 * least movement leaves no such drawing, the movement gives way before the size does.
 */
function layRanked(found: Levels, { box, before }: DiagramInput): Ranked {
  const shelf = shelfWidth(found.unranked.length, box);
  const room = box.width - AXIS - shelf - (shelf > 0 ? 8 : 0);
  const wayAt = waysFrom(found, before);
  const first = before === undefined || before.levels === 0 ? WAYS - 1 : 0;
  const smallest = smallestMask(box) * 0.6;
  let best: Ranked | undefined;
  let least = Infinity;
  for (let w = largestWidth(found, box, room); w >= smallest && least > 0; w -= 2)
    for (const names of namesFor(found, { box, room, w }))
      for (let nth = first; nth < WAYS && least > 0; nth++) {
        const frame = frameFor(found, { box, shelf, maskWidth: w, names });
        const tried = tryWay(found, wayAt(nth), { frame, least });
        if (tried === undefined) continue;
        best = tried;
        least = tried.trouble;
      }
  return best as Ranked;
}

interface Bounds {
  readonly frame: Frame;
  /** The least trouble so far. */
  readonly least: number;
}

/** A drawing with less trouble than the least so far, if this way leads to one. */
function tryWay(found: Levels, way: Way, { frame, least }: Bounds): Ranked | undefined {
  const { memory, orders } = way;
  const width = frame.maskWidth;
  const sides = arrangeSides({ found, orders, frame, before: memory });
  const places = placeAll(found, sides, frame);
  const { at } = places;
  let trouble = countOverlaps(at, width);
  if (trouble >= least) return undefined;
  const roped = layRopes(found, places, width);
  trouble += roped.hits;
  if (trouble >= least) return undefined;
  const drawn = countDrawnCrossings({ ...roped, at, width });
  trouble += Math.abs(drawn - orders.fewestCrossings);
  if (trouble >= least) return undefined;
  const { names, clear } = placeNames({ frame, at, samples: roped.samples });
  if (!clear) trouble++;
  return trouble >= least ? undefined : { frame, places, roped, names, trouble };
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
