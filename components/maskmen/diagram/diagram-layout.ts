/**
 * The strength diagram's layout, in pure stages: order → levels → places → ropes and names. The
 * strongest on top, the transitive reduction only, those without a rank on their shelf.
 */

import type { Order } from '@/engine/view';

import { findLevels } from './levels';
import type { Placed } from './places';
import { placeRanked } from './places';
import type { DiagramBox, DiagramPlan, NamePlace, NodePlan, Point, RopePlan } from './plan';
import { AXIS } from './plan';
import { layRope, pointOn } from './ropes';
import { layShelf, layWholeShelf, shelfWidth } from './shelf';

export interface DiagramInput {
  readonly order: Order;
  /** Wrestlers played this season, as bits. */
  readonly played: number;
  readonly box: DiagramBox;
}

/** Below this width a name stands beside its mask. */
const BAR_LEAST = 0.74;
const NAME_LARGEST = 22;
const NAME_SMALLEST = 15;

/** The whole drawing. */
export function layDiagram({ order, played, box }: DiagramInput): DiagramPlan {
  const found = findLevels(order);
  if (found.levels.length === 0) {
    const { shelf, nodes } = layWholeShelf({ unranked: found.unranked, played, box });
    return { maskWidth: nodes[0]?.width ?? 0, nameSize: 13, nodes, ropes: [], shelf };
  }
  const wide = shelfWidth(found.unranked.length, box);
  const placed = placeRanked(found, box, wide);
  const { maskWidth, at, zigzag } = placed;
  const ropes = found.edges.map(({ winner, loser }) =>
    layRope(
      { winner, loser, from: at.get(winner) as Point, to: at.get(loser) as Point },
      maskWidth,
    ),
  );
  const beside = zigzag || maskWidth < box.largestMask * BAR_LEAST;
  const nameSize = beside ? sideNameSize(placed, box, wide) : 13 * Math.min(1.3, maskWidth / 46);
  const ranked = [...at].map(([wrestler, point]): NodePlan => ({
    wrestler,
    ...point,
    width: maskWidth,
    standing: 'ranked',
    name: beside ? sideName(wrestler, placed, { ropes, box, wide }) : { kind: 'bar' },
  }));
  if (found.unranked.length === 0)
    return { maskWidth, nameSize, nodes: ranked, ropes, shelf: undefined };
  const { shelf, nodes } = layShelf({ unranked: found.unranked, played, box });
  return { maskWidth, nameSize, nodes: [...ranked, ...nodes], ropes, shelf };
}

/** All names share one size: the largest at which the outermost still has room. */
function sideNameSize({ at, maskWidth }: Placed, box: DiagramBox, wide: number): number {
  const xs = [...at.values()].map((point) => point.x);
  const leftRoom = Math.min(...xs) - maskWidth / 2 - 9 - AXIS;
  const rightRoom = box.width - wide - (wide > 0 ? 8 : 0) - Math.max(...xs) - maskWidth / 2 - 9;
  const scale = box.largestMask / 46;
  // Five capitals of the display face are about two and a half times as wide as they are tall.
  const size = Math.min(leftRoom, rightRoom) / 2.5;
  return Math.max(NAME_SMALLEST, Math.min(NAME_LARGEST * scale, maskWidth * 0.5, size));
}

interface NameFacts {
  readonly ropes: readonly RopePlan[];
  readonly box: DiagramBox;
  readonly wide: number;
}

/** Outside the lanes; in the middle lane, wherever fewest ropes and masks are in the way. */
function sideName(wrestler: number, placed: Placed, facts: NameFacts): NamePlace {
  const { at, maskWidth } = placed;
  const here = at.get(wrestler) as Point;
  const xs = [...at.values()].map((point) => point.x);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  if (here.x < least + 1 && most > least + 1) return { kind: 'side', side: 'left', dy: 0 };
  if (here.x > most - 1 && most > least + 1) return { kind: 'side', side: 'right', dy: 0 };
  const options = [0, -maskWidth / 4, maskWidth / 4].flatMap((dy) =>
    (['right', 'left'] as const).map((side): NamePlace => ({ kind: 'side', side, dy })),
  );
  const costs = options.map((name) => trouble(wrestler, name, placed, facts));
  return options[costs.indexOf(Math.min(...costs))] as NamePlace;
}

function trouble(wrestler: number, name: NamePlace, placed: Placed, facts: NameFacts): number {
  if (name.kind === 'bar') return 0;
  const { at, maskWidth } = placed;
  const here = at.get(wrestler) as Point;
  const reach = maskWidth * 1.35;
  const away = name.side === 'left' ? -1 : 1;
  const centre = { x: here.x + away * (maskWidth / 2 + 9 + reach / 2), y: here.y + name.dy };
  const hits = (point: Point, pad: number): boolean =>
    Math.abs(point.x - centre.x) < reach / 2 + pad && Math.abs(point.y - centre.y) < 11 + pad;
  let cost = Math.abs(name.dy) * 0.01;
  for (const [other, point] of at) if (other !== wrestler && hits(point, maskWidth / 2)) cost += 4;
  for (const { curve } of facts.ropes)
    for (let t = 0.1; t < 1; t += 0.1) if (hits(pointOn(curve, t), 2)) cost += 1;
  const right = facts.box.width - facts.wide;
  if (centre.x - reach / 2 < AXIS || centre.x + reach / 2 > right) cost += 8;
  return cost;
}
