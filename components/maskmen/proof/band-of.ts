/**
 * Where the banner of a new defeat runs: never over the drawing of strength it speaks of. And where
 * what follows is told: in the place of the sentence over the hand, or in the band where that runs
 * over this place. Pure.
 */

import { motion } from '@/theme';

import { namesTop, PHONE_CARD } from '../ring/ring-layout';
import type { Rect, TableLayout } from '../table/table-layout';

/** Where the banner runs: the middle of the band, and the part of the table it crosses. */
export interface Band {
  readonly left: number;
  readonly width: number;
  readonly middle: number;
  /** 1 on a phone of the design's size. */
  readonly scale: number;
  /** Where what follows is told, on the table. */
  readonly note: Rect;
  /** How far what follows lies turned, in degrees: as the band, if it lies in it. */
  readonly noteTurn: number;
  /** How far both names make way for it to the left. */
  readonly aside: number;
}

/** How high the band is on a phone of the design's size. */
export const BAND_HEIGHT = 92;
const DESIGN_WIDTH = 390;
const LARGEST = 1.5;
const SMALLEST = 0.7;
/** Between the band's lowest corner and what follows. */
const CLEAR = 2;
/** What follows may reach so far into the hand's free upper part. */
const REACH = 8;
/** Both names with their masks, at the design's size. */
const NAMES = 400;
/** Between the names and what follows in the band. */
const APART = 10;

/** How far the band has risen at so many pixels right of its middle. */
export const risenAt = (x: number): number =>
  x * Math.tan((-motion.newRope.bannerTurn * Math.PI) / 180);

export function bandOf(layout: TableLayout, tableWidth: number): Band {
  const { arrangement, ring, pill, hand } = layout;
  const straight = { note: pill, noteTurn: 0, aside: 0 };
  switch (arrangement) {
    case 'tall':
    case 'short': {
      const lowest = pill.y - CLEAR;
      const corner = risenAt(tableWidth / 2);
      const room = (lowest - ring.y - 2 * corner) / BAND_HEIGHT;
      const scale = Math.min(LARGEST, tableWidth / DESIGN_WIDTH, Math.max(SMALLEST, room));
      return {
        ...straight,
        left: 0,
        width: tableWidth,
        middle: Math.min(ring.y + ring.height * 0.62, lowest - corner - (BAND_HEIGHT * scale) / 2),
        scale,
        note: { ...pill, height: pill.height + REACH },
      };
    }
    case 'side': {
      // Over the cards on the mat: whose they are can be read below it.
      const width = tableWidth - ring.x;
      const lowest = ring.y + namesTop({ ...ring, panel: 0, largest: PHONE_CARD }) - CLEAR;
      const corner = risenAt(width / 2);
      const room = (lowest - ring.y - 2 * corner) / BAND_HEIGHT;
      const scale = Math.min(1, width / DESIGN_WIDTH, Math.max(SMALLEST, room));
      const middle = lowest - corner - (BAND_HEIGHT * scale) / 2;
      return { ...straight, left: ring.x, width, middle, scale };
    }
    case 'rail': {
      const middle = hand.y + hand.height * 0.38;
      const centre = pill.x + pill.width / 2 - tableWidth / 2;
      return {
        left: 0,
        width: tableWidth,
        middle,
        scale: LARGEST,
        note: { ...pill, y: middle - risenAt(centre) - pill.height / 2 },
        noteTurn: motion.newRope.bannerTurn,
        aside: Math.max(0, (tableWidth + NAMES * LARGEST) / 2 + APART - pill.x),
      };
    }
  }
}
