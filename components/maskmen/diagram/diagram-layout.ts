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
import { besideOnly, frameFor, largestWidth, namesFor, smallestMask } from './sizes';

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
  const { left, spread } = frame;
  const lanes = frame.lanes ? { left, spread } : undefined;
  const memory = { x: stood, middle: left + spread / 2, levels, lanes };
  const plan = { maskWidth, nameSize, nodes, ropes: roped.ropes, shelf: undefined, memory };
  if (unranked.length === 0) return plan;
  const shelved = layShelf({ unranked, played, box });
  return { ...plan, nodes: [...nodes, ...shelved.nodes], shelf: shelved.shelf };
}

interface Ranked {
  readonly frame: Frame;
  /** The x of every item of every level. */
  readonly sides: readonly (readonly number[])[];
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

/** A rope through a name is the least of all troubles: */
const NAME_CROSSED = 0.01;
/** for its sake lanes may stand closer or further apart, */
const SPREADS = [1, 1.3, 0.72, 1.15, 0.86] as const;
/** and masks may be a little smaller, */
const GIVES = 0.84;
/** but it is looked for no further than this. */
const PATIENCE = 280;

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
  const keeps = before?.lanes !== undefined && found.items.length >= 4;
  const widest = largestWidth(found, box, room);
  let best: Ranked | undefined;
  let least = Infinity;
  /** Tries masks of every width, and for a name's sake in lanes of every spread, until all is clear. */
  let patience = PATIENCE;
  /** What a try takes. */
  const effort = found.edges.length * found.mostItems;
  const search = (stand: typeof namesFor, mends: 'all' | 'names'): void => {
    let enough = smallest;
    for (let w = widest; w >= enough && least > 0; w -= 2) {
      const places = stand(found, { box, room, w });
      for (let at = keeps ? -1 : 0; at < SPREADS.length && least > 0; at++) {
        if (at > 0 && mends === 'names' && least >= 1) break;
        const lanes = at < 0 ? { before } : { spreadBy: SPREADS[at] as number };
        for (let place = 0; place < places.length && least > 0; place++) {
          const names = places[place] as Frame['names'];
          const frame = frameFor(found, { box, shelf, maskWidth: w, names, ...lanes });
          if (at < 0 && !frame.kept) continue;
          for (let nth = first; nth < WAYS && least > 0; nth++) {
            // To keep a rope off a name nobody changes sides.
            if (nth > first && (at < 0 || least < 1)) break;
            if (least < 1 && (patience -= effort) < 0) return;
            const tried = tryWay(found, wayAt(nth), { frame, best, anew: at <= 2 });
            if (tried === undefined) continue;
            best = tried;
            least = tried.trouble;
            if (least < 1 && enough === smallest) enough = w * GIVES;
          }
        }
      }
    }
  };
  search(namesFor, 'names');
  if (least >= 1) search(namesFor, 'all');
  if (least > 0) {
    patience = Math.max(patience, PATIENCE / 2);
    search(besideOnly, 'names');
  }
  return best as unknown as Ranked;
}

interface Bounds {
  readonly frame: Frame;
  /** The one with the least trouble so far. */
  readonly best: Ranked | undefined;
  /** Whether it is arranged anew, or as the best so far is. */
  readonly anew: boolean;
}

/** A drawing with less trouble than the least so far, if this way leads to one. */
function tryWay(found: Levels, way: Way, { frame, best, anew }: Bounds): Ranked | undefined {
  const { memory, orders } = way;
  const least = best?.trouble ?? Infinity;
  const width = frame.maskWidth;
  const sides =
    !anew && best !== undefined && least < 1 && memory === undefined
      ? spreadOut(best, frame)
      : arrangeSides({ found, orders, frame, before: memory });
  const places = placeAll(found, sides, frame);
  const { at } = places;
  let trouble = countOverlaps(at, width);
  if (trouble >= least) return undefined;
  const roped = layRopes(found, places, width);
  trouble += roped.hits;
  if (trouble >= least) return undefined;
  const { names, clear, crossed } = placeNames({ frame, at, ...roped });
  if (!clear) trouble++;
  trouble += crossed * NAME_CROSSED;
  if (trouble >= least) return undefined;
  const drawn = countDrawnCrossings({ ...roped, at, width });
  trouble += Math.abs(drawn - orders.fewestCrossings);
  return trouble >= least ? undefined : { frame, sides, places, roped, names, trouble };
}

/** The same arrangement in another frame. */
function spreadOut({ sides, frame }: Ranked, { left, spread }: Frame): Ranked['sides'] {
  const by = spread / frame.spread;
  return sides.map((level) => level.map((x) => left + (x - frame.left) * by));
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
