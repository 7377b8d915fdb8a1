/**
 * About how wide words are, where measuring would come too late: rather too wide than too narrow, so
 * that what is set by it is never cut. Counted by what a reader sees as one letter, whatever it is
 * made of. The shares are those of Onest SemiBold, rounded up.
 */
import { splitGraphemes } from 'unicode-segmenter/grapheme';

/** Letters of the east, and their full-width forms: as wide as they are high. */
const SQUARE =
  /^[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u;
const PICTURE = /^[\u203c-\u3299\u{1f000}-\u{1faff}]|\ufe0f|\u20e3/u;
const BROAD = /^[WMmw@%ÆŒЖМФШЩЫЮжмфшщыю]/;
const SLIM = /^[Iijlftr1 .,:;'’!|-]/;
const SHARE = { picture: 1.3, square: 1, broad: 1.01, capital: 0.78, slim: 0.47, other: 0.64 };

function shareOf(letter: string): number {
  if (SQUARE.test(letter)) return SHARE.square;
  if (PICTURE.test(letter)) return SHARE.picture;
  if (BROAD.test(letter)) return SHARE.broad;
  if (SLIM.test(letter)) return SHARE.slim;
  return letter === letter.toLowerCase() ? SHARE.other : SHARE.capital;
}

/** The estimated width of one line. */
export function estimateWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of splitGraphemes(text)) sum += shareOf(letter);
  return sum * size;
}

export interface Room {
  readonly width: number;
  readonly lines: number;
  readonly largest: number;
  readonly smallest: number;
}

/** The largest size at which words probably fit: never below the smallest. */
export function fittingSize(text: string, { width, lines, largest, smallest }: Room): number {
  // A line rarely fills to its end: words and letters break before it.
  const room = lines === 1 ? width : width * lines * 0.86;
  const needs = estimateWidth(text, 1);
  return needs === 0 ? largest : Math.max(smallest, Math.min(largest, room / needs));
}
