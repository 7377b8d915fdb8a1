/**
 * How long names are in the language that is spoken, before they are drawn: in heights of the letters
 * of the display face, measured from its widths (900, capitals). Japanese has no such letters: kana
 * are the system's, as wide as high, and set at four fifths of the size.
 */

/** Widths of capitals in thousandths of the size: those of names and counts, and a bound for others. */
const WIDTHS: Readonly<Record<string, number>> = {
  A: 463,
  B: 440,
  C: 468,
  D: 469,
  E: 395,
  F: 389,
  G: 473,
  H: 480,
  I: 216,
  J: 216,
  K: 462,
  L: 361,
  M: 582,
  N: 481,
  O: 472,
  P: 421,
  Q: 472,
  R: 452,
  S: 408,
  T: 404,
  U: 472,
  V: 464,
  W: 645,
  X: 446,
  Y: 446,
  Z: 404,
  А: 463,
  Б: 437,
  В: 440,
  Г: 341,
  Д: 508,
  Е: 395,
  Ж: 682,
  З: 432,
  И: 478,
  Й: 478,
  К: 462,
  Л: 457,
  М: 582,
  Н: 480,
  О: 472,
  П: 477,
  Р: 421,
  С: 468,
  Т: 404,
  У: 457,
  Ф: 605,
  Х: 446,
  Ц: 512,
  Ч: 462,
  Ш: 647,
  Щ: 679,
  Ъ: 494,
  Ы: 643,
  Ь: 427,
  Э: 454,
  Ю: 672,
  Я: 445,
  Ё: 395,
  Ä: 463,
  É: 395,
  Ü: 472,
  ' ': 126,
  '×': 420,
  0: 439,
  1: 383,
  2: 398,
  3: 411,
  4: 455,
  5: 417,
  6: 438,
  7: 409,
  8: 442,
  9: 437,
};
const OTHER = 560;

const KANA = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/u;

/** What kana are set at, of the size of other letters. */
const KANA_SIZE = 0.8;

/** How wide words in capitals are at a size of one, but for what is between the letters. */
export function wordsLength(words: string): number {
  let sum = 0;
  for (const letter of words)
    sum += KANA.test(letter) ? KANA_SIZE : (WIDTHS[letter] ?? OTHER) / 1000;
  return sum;
}

/** A little air, since every machine draws letters a little differently. */
const AIR = 0.02;

/** The longest of names, in heights of their letters. */
export const longestName = (names: readonly string[]): number =>
  Math.max(...names.map((name) => wordsLength(name.toUpperCase()))) + AIR;
