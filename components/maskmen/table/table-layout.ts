/**
 * Where everything on the table stands, for any window. Pure: window, insets, the names at the seats
 * and the playing hand in, rectangles out. Four arrangements, each drawn by hand in the design: tall
 * phones, short or narrow ones, phones on their side, and tablets and desktops with a rail. Nothing
 * on the table ever scrolls. Long because the four share their measures and are read side by side.
 */

import { RAIL_GAP, SEAT_GAP, seatsInFirstRow } from '../seats/seat-room';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface SeatRow extends Rect {
  readonly count: number;
}

export type Arrangement = 'tall' | 'short' | 'side' | 'rail';

export interface TableLayout {
  readonly arrangement: Arrangement;
  /** Sizes of things that are drawn to scale: 1 on phones, more on tablets. */
  readonly scale: number;
  /** Season and scores; on short screens a pad in one row with the seats. */
  readonly strip: Rect;
  readonly seats: Rect;
  /** The rows the seats stand in, in order; the rail has one, from the top down. */
  readonly seatRows: readonly SeatRow[];
  /** How high a seat in the rail is. */
  readonly railSeat: number;
  readonly menu: Rect;
  readonly diagram: Rect;
  /** The ring with its ropes; cards stand in its lower part. */
  readonly ring: Rect;
  /** How much of the ring's right side lies under a notch. */
  readonly ringInset: number;
  readonly pill: Rect;
  readonly hand: Rect;
  readonly actions: Rect;
  /** The width of a card in the hand. */
  readonly cardWidth: number;
  /** Count and cost of a group in one chip instead of two lines. */
  readonly compactChips: boolean;
  /** How far focused and chosen cards rise, 1 being all the way. */
  readonly lift: number;
}

export interface TableSpace {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

export interface TableSeats {
  /** The names at the seats that are shown, in their order. */
  readonly names: readonly string[];
  /** Which thumb plays. */
  readonly hand: 'left' | 'right';
  /** The reader's text size on the table; 1 unless told. */
  readonly text?: number;
}

const SHORT = 700;
const NARROW = 360;
const SIDE_HEIGHT = 520;
const RAIL_WIDTH = 1000;
const RAIL_HEIGHT = 600;
/** What the rail's measures are for; a larger window has everything larger, up to `MOST_GROWN`. */
const DESK = { width: 1280, height: 860 } as const;
const MOST_GROWN = 1.6;
/** A higher window has the table in its middle: the ring would be a corridor. */
const HIGHEST = 960;
const TABLET = 1.35;
const RAIL_SCALE = 1.6;
/** The seats' second row on short screens: read only, so no finger asks for more. */
const SECOND_ROW = 44;
/** On its side: the margins, the hand's that reaches into them, its distance from the actions. */
const SIDE_MARGIN = 12;
const HAND_MARGIN = 6;
const SIDE_GAP = 6;
/** On its side: words and not only pictures have room on the actions. */
const LEAST_ACTIONS = 200;

/** Whether a window is large enough for a rail, where the viewer has a seat too. */
export const hasRail = ({ width, height }: TableSpace): boolean =>
  width >= RAIL_WIDTH && height >= RAIL_HEIGHT;

/** How much larger everything in a rail's arrangement is than on a tablet. */
export const grownBy = ({ arrangement, scale }: Pick<TableLayout, 'arrangement' | 'scale'>) =>
  arrangement === 'rail' ? scale / RAIL_SCALE : 1;

/** The arrangement and its rectangles for a window. */
export function layTable(space: TableSpace, seats: TableSeats): TableLayout {
  const { width, height } = space;
  const { names, text = 1 } = seats;
  const count = names.length;
  if (hasRail(space)) return inOneRow(layRail(space, { seats: count, text }), count);
  if (width > height && height < SIDE_HEIGHT) {
    const layout = inOneRow(laySide(space, text), count);
    return seats.hand === 'left' ? mirrored(layout, space) : layout;
  }
  if (height < SHORT || width < NARROW) return layShort(space, names, text);
  return inOneRow(layTall(space, text), count);
}

const inOneRow = (layout: Omit<TableLayout, 'seatRows'>, count: number): TableLayout => ({
  ...layout,
  seatRows: [{ ...layout.seats, count }],
});

/** A phone on its side for the left thumb: hand and actions change sides. */
function mirrored(layout: TableLayout, { width, insets }: TableSpace): TableLayout {
  const { hand, actions, pill, diagram } = layout;
  const left = layout.menu.x;
  const handLeft = left + actions.width + SIDE_GAP;
  const handRight = width - Math.max(insets.right, HAND_MARGIN);
  return {
    ...layout,
    diagram: { ...diagram, height: Math.min(diagram.height, pill.y - 1 - diagram.y) },
    actions: { ...actions, x: left },
    pill: { ...pill, x: left },
    hand: { ...hand, x: handLeft, width: handRight - handLeft },
  };
}

const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x,
  y,
  width,
  height,
});

/** Where a column of a width stands, in the middle between what a phone keeps to itself at the sides. */
const leftOf = ({ width, insets }: TableSpace, column: number): number =>
  insets.left + (width - insets.left - insets.right - column) / 2;

/** What the reader's text size adds to a line of a height, where only its words grow. */
const more = (height: number, text: number): number => height * (text - 1);

function layTall(space: TableSpace, text: number): Omit<TableLayout, 'seatRows'> {
  const { width, height, insets } = space;
  const scale = width >= 700 ? TABLET : 1;
  const column = Math.min(width - insets.left - insets.right, 560 * scale);
  const left = leftOf(space, column);
  const margin = 12;
  // The menu's target reaches 8 above the strip.
  const top = Math.max(insets.top + 8, 10);
  const stripHeight = 32 * scale + more(18, text);
  const seatsTop = top + stripHeight + 4;
  const seatsHeight = (58 + more(34, text)) * scale;
  const actionsHeight = 52 * scale;
  const actionsTop = height - Math.max(insets.bottom, 12) - actionsHeight;
  const handHeight = 160 * scale;
  const handTop = actionsTop - 8 - handHeight;
  const pillHeight = (28 + more(26, text)) * scale;
  const pillTop = handTop - 4 - pillHeight;
  const ringHeight = 148 * scale;
  const ringTop = pillTop - 4 - ringHeight;
  const diagramTop = seatsTop + seatsHeight + 6;
  return {
    arrangement: 'tall',
    scale,
    strip: rect(left + 16, top, column - 16 - 60, stripHeight),
    menu: rect(left + column - 60, top - 8, 48, 48),
    seats: rect(left + margin, seatsTop, column - 2 * margin, seatsHeight),
    railSeat: 0,
    diagram: rect(left + margin, diagramTop, column - 2 * margin, ringTop + 6 - diagramTop),
    ring: rect(0, ringTop, width, ringHeight),
    ringInset: 0,
    pill: rect(left + 16, pillTop, column - 32, pillHeight),
    hand: rect(left, handTop, column, handHeight),
    actions: rect(left + 16, actionsTop, column - 32, actionsHeight),
    cardWidth: 54 * scale,
    compactChips: false,
    lift: 1,
  };
}

function layShort(space: TableSpace, names: readonly string[], text: number): TableLayout {
  const { width, height, insets } = space;
  const margin = 12;
  const column = Math.min(width - insets.left - insets.right, 480);
  const left = leftOf(space, column);
  const inner = column - 2 * margin;
  const spare = Math.max(0, height - 568 - insets.top - insets.bottom);
  const top = insets.top > 0 ? insets.top + 2 : 8;
  const actionsTop = height - Math.max(insets.bottom, 8) - 48;
  const handHeight = 118 + Math.min(24, spare * 0.3);
  const handTop = actionsTop - 6 - handHeight;
  const pillHeight = 25 + more(22, text);
  const pillTop = handTop - 2 - pillHeight;
  const ringHeight = 92 + Math.min(30, spare * 0.2);
  const ringTop = pillTop - 3 - ringHeight;
  const pad = 52;
  const menu = width < NARROW ? 44 : 48;
  const row = menu + more(24, text);
  const besideScore = rect(left + margin + pad + 3, top, inner - pad - 6 - menu, row);
  const first = seatsInFirstRow(names, besideScore.width);
  const second = rect(left + margin, top + row + SEAT_GAP, inner, SECOND_ROW + more(24, text));
  const seatRows = [
    { ...besideScore, count: first },
    { ...second, count: names.length - first },
  ].filter(({ count }) => count > 0);
  const seats = seatRows.length > 1 ? second : besideScore;
  const head = seats.y + seats.height;
  return {
    arrangement: 'short',
    scale: 1,
    strip: rect(left + margin, top, pad, row),
    seats,
    seatRows,
    railSeat: 0,
    menu: rect(left + column - margin - menu, top, menu, row),
    diagram: rect(left + margin, head + 4, inner, ringTop + 2 - head - 4),
    ring: rect(0, ringTop, width, ringHeight),
    ringInset: 0,
    pill: rect(left + margin, pillTop, inner, pillHeight),
    hand: rect(left, handTop, column, handHeight),
    actions: rect(left + margin, actionsTop, inner, 48),
    cardWidth: 46 + Math.min(8, spare * 0.1),
    compactChips: false,
    lift: 0.35,
  };
}

function laySide(space: TableSpace, text: number): Omit<TableLayout, 'seatRows'> {
  const { width, height, insets } = space;
  const left = Math.max(insets.left, SIDE_MARGIN);
  const right = width - Math.max(insets.right, SIDE_MARGIN);
  const inner = right - left;
  // A home bar takes free room below the chips, then all moves up.
  const handTop = height - 120 - Math.max(0, insets.bottom - 12);
  const handBottom = height - insets.bottom;
  const split = left + inner * 0.51;
  const actionsLeft = right - Math.min(246, Math.max(LEAST_ACTIONS, inner * 0.34));
  const handLeft = Math.max(insets.left, HAND_MARGIN);
  const top = Math.max(insets.top, 6);
  const head = 48 + more(18, text);
  const under = top + head + 3;
  // Under the ring there is room for the stepper over the actions, clear of the apron.
  const ringBottom = handTop - 14;
  return {
    arrangement: 'side',
    scale: 1,
    menu: rect(left, top, 48, head),
    strip: rect(left + 54, top, 116, head),
    seats: rect(left + 172, top, inner - 172, head),
    railSeat: 0,
    diagram: rect(left, under, split - left, handTop - 8 - under),
    ring: rect(split + 6, under + 3, width - split - 6, ringBottom - under - 3),
    ringInset: insets.right,
    pill: rect(actionsLeft, ringBottom + 3, right - actionsLeft, 48),
    hand: rect(handLeft, handTop - 4, actionsLeft - SIDE_GAP - handLeft, handBottom - handTop + 4),
    actions: rect(actionsLeft, ringBottom + 54, right - actionsLeft, 52),
    cardWidth: 50,
    compactChips: true,
    lift: 0.3,
  };
}

function layRail(
  { width, height, insets }: TableSpace,
  { seats, text }: { readonly seats: number; readonly text: number },
): Omit<TableLayout, 'seatRows'> {
  const grown = Math.max(1, Math.min(MOST_GROWN, width / DESK.width, height / DESK.height));
  const whole = Math.min(width, DESK.width * grown);
  const left = (width - whole) / 2 + Math.max(insets.left, 20);
  const right = (width + whole) / 2 - Math.max(insets.right, 28);
  const around = Math.max(0, height - HIGHEST * grown) / 2;
  const head = Math.max(insets.top + 4, around + 28);
  const top = Math.max(insets.top, around) + 40;
  const bottom = height - Math.max(insets.bottom, around, 24);
  const rail = 240 * grown;
  const side = whole >= 1240 ? 300 * grown : 266;
  const middle = left + rail + 20;
  const sideLeft = right - side;
  const handHeight = Math.min(236 * grown, height * 0.3);
  const handTop = bottom - handHeight;
  const actionsHeight = 62 * grown;
  const actionsTop = bottom - actionsHeight - 32 * grown;
  const pillHeight = 62 * grown;
  const under = 48 * grown;
  const menu = 48 * grown;
  const seatsHeight = bottom - menu - 12 - top - under;
  // Below the seats there is room for what the round has seen.
  const share = (seatsHeight * 0.6) / Math.max(1, seats) - RAIL_GAP;
  return {
    arrangement: 'rail',
    scale: RAIL_SCALE * grown,
    strip: rect(left + 8, top - 2, rail - 8, 36 * grown),
    menu: rect(left, bottom - menu, menu, menu),
    seats: rect(left, top + under, rail, seatsHeight),
    railSeat: Math.max(54, Math.min((82 + more(40, text)) * grown, share)),
    diagram: rect(middle, head, sideLeft - 20 - middle, handTop - 8 - head),
    ring: rect(sideLeft, top, side, actionsTop - pillHeight - 28 - top),
    ringInset: 0,
    pill: rect(sideLeft, actionsTop - pillHeight - 12, side, pillHeight),
    hand: rect(middle, handTop, sideLeft - 20 - middle, handHeight),
    actions: rect(sideLeft, actionsTop, side, actionsHeight),
    cardWidth: 92 * grown,
    compactChips: false,
    lift: 0.4,
  };
}

/** Masks on a phone of the design's size, the room they have there, and masks on tablets. */
const PHONE = { mask: 46, width: 366, height: 274 } as const;
const LARGEST_MASK = 86;
/** Between phones and tablets masks grow with their room, up to this. */
const ROOMY_MASK = 64;

/** The room of the strength diagram, and how large its masks may be. */
export function diagramBox(layout: TableLayout) {
  const { width, height } = layout.diagram;
  const grown = PHONE.mask * Math.min(width / PHONE.width, height / PHONE.height);
  const phone = Math.round(Math.min(ROOMY_MASK, Math.max(PHONE.mask, grown)));
  return { width, height, largestMask: layout.scale > 1 ? LARGEST_MASK * grownBy(layout) : phone };
}
