/**
 * About how wide words are, where measuring would come too late: letters of the east and pictures
 * are as wide as they are high, others a good half of it.
 */

const WIDE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f000}-\u{3ffff}]/u;
const NARROW_LETTER = 0.6;

/** The estimated width of one line. */
export const estimateWidth = (text: string, size: number): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (WIDE.test(letter) ? size : size * NARROW_LETTER),
    0,
  );

export interface Room {
  readonly width: number;
  readonly lines: number;
  readonly largest: number;
  readonly smallest: number;
}

/** The largest size at which words probably fit: whole pixels, never below the smallest. */
export function fittingSize(text: string, { width, lines, largest, smallest }: Room): number {
  // A line rarely fills to its end: words and letters break before it.
  const room = lines === 1 ? width : width * lines * 0.86;
  const needs = estimateWidth(text, 1);
  return needs === 0 ? largest : Math.max(smallest, Math.min(largest, room / needs));
}
