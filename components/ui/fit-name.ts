/**
 * Names are shown whole: on one line as long as they are large enough to read at a glance, else on
 * two, down to the smallest size there is. Never cut.
 */
import { smallestSize } from '@/theme';

import { estimateWidth, fittingSize } from './estimate-width';

/** Down to this share of its size a name stays on one line. */
const SINGLE = 0.86;
/** Two lines hold about this much of one line's width: letters break before the end. */
const FILL = 1.72;

export interface NameRoom {
  readonly width: number;
  readonly largest: number;
}

export interface FittedName {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly single: boolean;
}

/** How a name is set in the room there is. */
export function fitName(name: string, { width, largest }: NameRoom): FittedName {
  const single = estimateWidth(name, Math.max(smallestSize, largest * SINGLE)) <= width;
  const fontSize = fittingSize(name, {
    width,
    lines: single ? 1 : 2,
    largest,
    smallest: smallestSize,
  });
  return { fontSize, lineHeight: fontSize * (single ? 1.3 : 1.15), single };
}

/** The least width at which every name fits on two lines. */
export const leastNameWidth = (names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => estimateWidth(name, smallestSize) / FILL));

export interface NameColumn {
  readonly largest: number;
  readonly least: number;
  readonly most: number;
}

/** A column for names: as wide as the longest on one line, but no wider than `most` if it can be. */
export const nameColumn = (
  names: readonly string[],
  { largest, least, most }: NameColumn,
): number =>
  Math.max(
    Math.min(most, Math.max(least, ...names.map((name) => estimateWidth(name, largest)))),
    leastNameWidth(names),
  );
