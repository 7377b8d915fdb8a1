/**
 * How wide a name is, before it is drawn: upper bounds by kind of letter, measured once from the two
 * faces. A grapheme counts once, whatever it is made of, so that a family of emoji is one picture.
 */

import { splitGraphemes } from 'unicode-segmenter/grapheme';

import { EASTERN_SIZE, isEastern } from '@/theme';

/** The text face, or the condensed one, which is in capitals only. */
export type NameFace = 'text' | 'display';

const PICTURE = /[\u{1f000}-\u{1fbff}\u2600-\u27bf\u2b00-\u2bff]/u;
const SQUARE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u;
const KNOWN = /[\u0020-\u024f\u0370-\u04ff\u2010-\u2027]/u;
const BROAD = /[MWmwЖМФШЩЫЮжфшщыюÆŒæœ@%&]/u;

/** The first class that holds a letter gives its width. */
const CLASSES: Readonly<Record<NameFace, readonly (readonly [RegExp, number])[]>> = {
  text: [
    [BROAD, 1.02],
    [/[ ijlI|.,:;'’!]/u, 0.29],
    [/[tfr1()-]/u, 0.46],
    [/[a-zа-я]/u, 0.63],
    [/[0-9BEFKLPSTXYZ]/u, 0.69],
  ],
  display: [
    [BROAD, 0.64],
    [/ /u, 0.14],
    [/[IJ]/u, 0.21],
    [/[EFLTSPZГЕТ1-35.,:;'’!()-]/u, 0.41],
  ],
};
/** Among condensed letters a square one is smaller, but never too small to read. */
const SMALL_SQUARE = 0.92;
/** By how much black letters are wider than the bold ones that were measured. */
const HEAVIEST = 1.08;
/** Square letters of a larger size, with their digits. */
const GOTHIC = EASTERN_SIZE / SMALL_SQUARE + 0.15;
const OTHERS = { text: 0.78, display: 0.48 } as const;

/** In ems. */
export function letterWidth(letter: string, face: NameFace): number {
  if (PICTURE.test(letter)) return 1.4;
  if (SQUARE.test(letter)) return face === 'display' ? SMALL_SQUARE : 1;
  if (!KNOWN.test(letter)) return 0.85;
  const drawn = face === 'display' ? letter.toUpperCase() : letter;
  return CLASSES[face].find(([letters]) => letters.test(drawn))?.[1] ?? OTHERS[face];
}

export const lettersOf = (name: string): string[] => [...splitGraphemes(name)];

/** The width of a name on one line, in ems. */
export const nameWidth = (name: string, face: NameFace): number =>
  lettersOf(name).reduce((sum, letter) => sum + letterWidth(letter, face), 0);

export interface DisplayRoom {
  readonly width: number;
  readonly largest: number;
  readonly smallest: number;
  /** Between two letters, in pixels. */
  readonly tracking?: number;
}

/** The size at which words in the condensed face fit on one line: never below the smallest. */
export function fitDisplay(
  words: string,
  { width, largest, smallest, tracking = 0 }: DisplayRoom,
): number {
  const room = width - tracking * lettersOf(words).length;
  return Math.max(smallest, Math.min(largest, room / Math.max(displayEms(words), 0.1)));
}

/** The heaviest weight is a little wider; so are gothic digits among square letters. */
const displayEms = (words: string): number =>
  nameWidth(words, 'display') * (isEastern(words) ? GOTHIC : HEAVIEST);

/** The width of words in the condensed face on one line. */
export const displayWidth = (words: string, size: number, tracking = 0): number =>
  displayEms(words) * size + tracking * lettersOf(words).length;
