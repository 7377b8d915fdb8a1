/**
 * How the seats of a short screen are divided: in one row with score and menu while every name can
 * be read whole in it, else in two. Pure, and asked by the layout before anything is drawn.
 */

import type { NameFace } from '@/components/ui/name-width';

import { setName, type NameSetting } from './fit-name';

/** Between two seats. */
export const SEAT_GAP = 3;
/** Between two seats in the rail. */
export const RAIL_GAP = 8;
/** What a seat on a short screen keeps free at either side: less where it has no room to spare. */
export const tinySide = (width: number): number => Math.min(4.5, width * 0.075);
/** The same of a seat with three lines. */
export const STACKED_SIDE = 6;
/** The size of a narrow seat's name when it fits. */
export const TINY_SIZE = 14;
/** What a full seat keeps free at either side, and what its cards take beside its name. */
export const FULL_SIDE = 7;
const BESIDE_NAME = 35;
/** Of it, what grows with the reader's text size: the number. */
const NUMBER = 20;
export const besideName = (text: number): number => BESIDE_NAME + NUMBER * (text - 1);
const FULL_PAD = 27;
/** Frame and gap between pad and words. */
const FULL_REST = 11;
/** Narrower than this there is no room for pad, state and number of cards. */
const LEAST_SEAT = 44;
/** In two rows, so many seats share the first one with score and menu. */
const BESIDE_SCORE = 2;

/** The width of each of so many seats in a row. */
export const seatWidth = (row: number, seats: number): number =>
  (row - SEAT_GAP * (Math.max(1, seats) - 1)) / Math.max(1, seats);

/** How many of the seats stand in the first row, if it is so wide: all of them, or a few. */
export function seatsInFirstRow(names: readonly string[], row: number): number {
  const width = seatWidth(row, names.length);
  const room = { width: width - 2 * tinySide(width), size: TINY_SIZE, face: 'display' } as const;
  if (width >= LEAST_SEAT && names.every((name) => setName(name, room).fits)) return names.length;
  return Math.min(BESIDE_SCORE, Math.floor(names.length / 2));
}

/** One size for all names of a row that can stand beside their cards, and one face: the condensed one if any needs it. */
export function rowNames(
  names: readonly string[],
  width: number,
  { scale, text }: { readonly scale: number; readonly text: number },
): RowNames {
  const size = 15 * Math.min(scale, Math.max(1.2, scale - 0.15)) * text;
  const room = width - (2 * FULL_SIDE + FULL_PAD + besideName(text)) * scale - FULL_REST;
  const plain = namesIn(names, room, size);
  if (text <= 1 || (plain.face === 'text' && plain.size === size)) return { ...plain, back: true };
  // Whoever wants larger words gets them before the picture of a card beside them.
  return { ...namesIn(names, room + BACK * scale, size), back: false };
}

function namesIn(names: readonly string[], room: number, size: number): Omit<RowNames, 'back'> {
  const settings = (face: NameFace, largest: number) =>
    names.map((name) => setName(name, { width: room, size: largest, face }));
  const least = (set: readonly NameSetting[], largest: number): number =>
    Math.min(largest, ...set.map((one) => one.size));
  const inText = settings('text', size);
  const inLine = inText.filter(({ face, lines }) => face === 'text' && lines === 1);
  if (inLine.length === names.length) return { face: 'text', size: least(inLine, size) };
  const condensed = settings('display', size * CONDENSED);
  if (condensed.every(({ lines }) => lines === 1))
    return { face: 'display', size: least(condensed, size * CONDENSED) };
  return { face: 'text', size: least(inLine, size) };
}

/** How the names of a row are set, and whether a card's back stands before its number. */
export interface RowNames extends Pick<NameSetting, 'face' | 'size'> {
  readonly back: boolean;
}

/** A card's back, and its distance from the number. */
export const BACK = 15;
/** Condensed letters look as large as others when they are so much higher. */
const CONDENSED = 1.15;
