/** Where on the table a lesson points: the rectangles of its spots. */

import type { Spot, Wrestler } from '@/engine/view';
import { wrestlerAt } from '@/engine/view';

import type { Plate } from '../columns/plate-plan';
import type { DrawnPlan } from '../diagram/motion-plan';
import { MASK_RATIO } from '../diagram/plan';
import { layFan } from '../hand/fan-layout';
import { RAIL_GAP } from '../seats/seat-room';
import { passPlace } from '../table/action-bar';
import type { Rect, TableLayout } from '../table/table-layout';

export interface SpotFacts {
  readonly layout: TableLayout;
  /** The hand's groups in their order. */
  readonly groups: readonly { readonly wrestler: Wrestler; readonly held: number }[];
  /** Strength as it is drawn: masks and ropes, or plates in columns. */
  readonly diagram: DrawnPlan;
  /** Whether the actions stand the other way round. */
  readonly leftHanded: boolean;
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
      return around(seatsOf(layout), 2);
    case 'pass':
      return around(passOf(facts), 3);
    case 'group':
      return groupRect(spot.wrestler, facts);
    case 'mask':
      return maskRect(spot.wrestler, facts);
    case 'rope':
      return unionOf(maskRect(spot.stronger, facts), maskRect(spot.weaker, facts));
  }
}

function unionOf(a: Rect | undefined, b: Rect | undefined): Rect | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The seats without the room that a rail has for more of them. */
function seatsOf({ arrangement, seats, seatRows, railSeat }: TableLayout): Rect {
  if (arrangement !== 'rail') return seats;
  const count = seatRows.reduce((sum, row) => sum + row.count, 0);
  return { ...seats, height: Math.min(seats.height, count * (railSeat + RAIL_GAP) - RAIL_GAP) };
}

/** The lower part of the ring, where the cards lie; in a rail the whole panel. */
export const matOf = ({ ring, arrangement }: TableLayout): Rect => {
  if (arrangement === 'rail') return around(ring, 2);
  const top = ring.height * 0.22;
  const width = ring.width - 24;
  return {
    x: ring.x + (ring.width - width) / 2,
    y: ring.y + top,
    width,
    height: ring.height - top - 4,
  };
};

/** The button that is farther from the thumb that plays. */
function passOf({ layout: { actions }, leftHanded }: SpotFacts): Rect {
  const { x, width } = passPlace({ ...actions, leftHanded, first: false });
  return { ...actions, x: actions.x + x, width };
}

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
  const isIts = (drawn: { readonly wrestler: number }): boolean =>
    wrestlerAt(drawn.wrestler) === wrestler;
  const plate = diagram.plates?.find((candidate) => candidate.home && isIts(candidate));
  const node = diagram.nodes.find(isIts);
  if (node === undefined) return undefined;
  const { x, y } = layout.diagram;
  const tall = node.width * MASK_RATIO;
  const mask = {
    x: x + node.x - node.width / 2,
    y: y + node.y - tall / 2,
    width: node.width,
    height: tall + (plate === undefined && node.name.kind === 'bar' ? 18 : 0),
  };
  return around(plate === undefined ? mask : withName(mask, plate));
}

/** Capitals of the display face, in heights of a letter; names have five or six. */
const NAME_WIDTH = 2.6;
const LETTER_WIDTH = 0.6;

/** A mask on its plate, with the name beside or under it. */
function withName(mask: Rect, { name, width }: Plate): Rect {
  const wide = name.size * (name.text === 'name' ? NAME_WIDTH : LETTER_WIDTH);
  const under = name.anchor === 'middle';
  return {
    ...mask,
    width: Math.min(under ? mask.width : mask.width + 8 + wide, width),
    height: mask.height + (under ? name.size : 0),
  };
}
