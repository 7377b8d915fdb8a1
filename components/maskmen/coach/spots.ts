/** Where on the table a lesson points: the rectangles of its spots, and a place for the coach. */

import type { Spot, Wrestler } from '@/engine/view';
import { wrestlerAt } from '@/engine/view';

import type { DiagramPlan } from '../diagram/plan';
import { MASK_RATIO } from '../diagram/plan';
import { layFan } from '../hand/fan-layout';
import type { Rect, TableLayout } from '../table/table-layout';

export interface SpotFacts {
  readonly layout: TableLayout;
  /** The hand's groups in their order. */
  readonly groups: readonly { readonly wrestler: Wrestler; readonly held: number }[];
  readonly diagram: DiagramPlan;
}

const PAD = 6;

const around = ({ x, y, width, height }: Rect, pad = PAD): Rect => ({
  x: x - pad,
  y: y - pad,
  width: width + 2 * pad,
  height: height + 2 * pad,
});

/** A spot's rectangle in the window; undefined when it is not on the table now. */
export function rectOf(spot: Spot, facts: SpotFacts): Rect | undefined {
  const { layout } = facts;
  switch (spot.kind) {
    case 'ring':
      return matOf(layout);
    case 'diagram':
      return layout.diagram;
    case 'hand':
      return layout.hand;
    case 'seats':
      return around(layout.seats, 2);
    case 'pass':
      return around(passOf(layout), 3);
    case 'group':
      return groupRect(spot.wrestler, facts);
    case 'mask':
      return maskRect(spot.wrestler, facts);
  }
}

/** The lower part of the ring, where the cards lie. */
const matOf = ({ ring, arrangement }: TableLayout): Rect => {
  const top = arrangement === 'rail' ? 0 : ring.height * 0.22;
  const width = Math.min(ring.width, 560) - 24;
  return {
    x: ring.x + (ring.width - width) / 2,
    y: ring.y + top,
    width,
    height: ring.height - top - 4,
  };
};

/** The nearer third of the action bar. */
const passOf = ({ actions }: TableLayout): Rect => ({ ...actions, width: actions.width * 0.32 });

function groupRect(wrestler: Wrestler, { layout, groups }: SpotFacts): Rect | undefined {
  const { hand, cardWidth } = layout;
  const index = groups.findIndex((group) => group.wrestler === wrestler);
  const fans = layFan(
    groups.map(({ held }) => held),
    { width: hand.width, cardWidth, restY: 0 },
  );
  const fan = fans[index];
  if (fan === undefined) return undefined;
  const width = Math.max(cardWidth + 20, Math.min(fan.right - fan.left, cardWidth * 1.9));
  const left = Math.max(
    hand.x + 2,
    Math.min(hand.x + hand.width - width - 2, hand.x + fan.x - width / 2),
  );
  return { x: left, y: hand.y - 4, width, height: hand.height + 6 };
}

function maskRect(wrestler: Wrestler, { layout, diagram }: SpotFacts): Rect | undefined {
  const node = diagram.nodes.find((candidate) => wrestlerAt(candidate.wrestler) === wrestler);
  if (node === undefined) return undefined;
  const tall = node.width * MASK_RATIO + (node.name.kind === 'bar' ? 18 : 0);
  return around({
    x: layout.diagram.x + node.x - node.width / 2,
    y: layout.diagram.y + node.y - (node.width * MASK_RATIO) / 2,
    width: node.width,
    height: tall,
  });
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export interface CoachSpace {
  readonly layout: TableLayout;
  /** The bubble's height. */
  readonly height: number;
  /** What it should not hide. */
  readonly spots: readonly Rect[];
  /** What it must not hide: the learner needs it now. */
  readonly needed: readonly Rect[];
}

/** So much worse is it to hide what is needed than what is pointed at. */
const NEEDED = 20;

/** The coach's place: over the part of the table that matters least now. */
export function placeCoach({ layout, height, spots, needed }: CoachSpace): Rect {
  const places = candidates(layout, height);
  const hidden = (place: Rect, rects: readonly Rect[]): number =>
    rects.reduce((sum, rect) => sum + overlap(place, rect), 0);
  const costs = places.map((place) => hidden(place, spots) + NEEDED * hidden(place, needed));
  return places[costs.indexOf(Math.min(...costs))] as Rect;
}

const WIDEST = 380;

/** In order of preference: over the ring, between it and the diagram, higher up, over the hand. */
function candidates({ diagram, ring, hand, seats }: TableLayout, height: number): Rect[] {
  const column = (area: Rect, ys: readonly number[]): Rect[] => {
    const width = Math.min(area.width - 8, WIDEST);
    const x = area.x + (area.width - width) / 2;
    return ys.map((y) => ({ x, y, width, height }));
  };
  const beside = ring.x >= diagram.x + diagram.width - 8;
  const tops = [
    diagram.y + diagram.height - height - 4,
    diagram.y + 4,
    seats.y,
    hand.y - height - 8,
    hand.y + hand.height - height,
  ];
  return [
    ...column(beside ? ring : diagram, [ring.y + ring.height - height - 4, ring.y + 18]),
    ...column(diagram, tops),
  ];
}
