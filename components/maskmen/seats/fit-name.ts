/**
 * Names are shown whole, in any script: a long one is set smaller, then in the condensed face, then
 * on two lines; never cut.
 */

import { letterWidth, lettersOf, nameWidth, type NameFace } from '@/components/ui/name-width';

const SMALLEST = 6;
/** No words are set smaller while there is another way. */
export const FLOOR = { text: 11.5, display: 12.5 } as const;
/** How far a line stands from the next, in sizes. */
export const NAME_LEADING = 1.14;
const STEP = 0.5;
/** Two lines are set smaller than one would be. */
const TWO_LINES = 0.85;

/** The font size, at most `size`, at which a name fits into a width. */
export const fitName = (name: string, size: number, width: number): number =>
  Math.max(SMALLEST, Math.min(size, width / Math.max(nameWidth(name, 'text'), 0.1)));

export interface NameRoom {
  readonly width: number;
  /** The size it has when it fits. */
  readonly size: number;
  /** The face it has when it fits. */
  readonly face: NameFace;
}

export interface NameSetting {
  readonly face: NameFace;
  readonly size: number;
  readonly lines: 1 | 2;
  /** Whether it stands in a size one can read. */
  readonly fits: boolean;
}

/** How many lines a name takes: words go to the next line, a word longer than a line is broken. */
export function linesOf(name: string, { width, size, face }: NameRoom): number {
  let lines = 1;
  let at = 0;
  for (const word of name.split(' ')) {
    const whole = nameWidth(word, face) * size;
    const gap = at === 0 ? 0 : letterWidth(' ', face) * size;
    if (at + gap + whole <= width) {
      at += gap + whole;
      continue;
    }
    if (at > 0) lines++;
    at = 0;
    for (const letter of lettersOf(word)) {
      const wide = letterWidth(letter, face) * size;
      if (at > 0 && at + wide > width) {
        lines++;
        at = 0;
      }
      at += wide;
    }
  }
  return lines;
}

/** The first way of setting a name in a room that shows it whole. */
export function setName(name: string, room: NameRoom): NameSetting {
  const { width, size, face } = room;
  const within = (wanted: NameFace, lines: 1 | 2, floor: number): NameSetting | undefined => {
    const least = Math.min(floor, size);
    const most = lines === 1 ? size : Math.max(FLOOR.display, size * TWO_LINES);
    for (let at = Math.max(most, least); at >= least; at -= STEP)
      if (linesOf(name, { width, size: at, face: wanted }) <= lines)
        return { face: wanted, size: at, lines, fits: at >= FLOOR.text };
    return undefined;
  };
  return (
    within(face, 1, FLOOR[face]) ??
    within('display', 1, FLOOR.display) ??
    within('display', 2, FLOOR.display) ??
    within('display', 2, FLOOR.text) ??
    within('display', 2, SMALLEST) ?? { face: 'display', size: SMALLEST, lines: 2, fits: false }
  );
}
