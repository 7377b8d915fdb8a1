/** Names are shown whole: a long one is set smaller, never cut. */

const NARROW = /[fijlrt.,'’|!ijlI ]/;
const WIDE = /[mwMWЖШЩЮжшщюm@%]/;

/** How wide a letter of the text face is, in ems; a little more than measured. */
function widthOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x1100) return 1.02;
  if (NARROW.test(letter)) return 0.36;
  if (WIDE.test(letter)) return 0.92;
  if (letter === letter.toUpperCase() && letter !== letter.toLowerCase()) return 0.72;
  return code > 0x24f ? 0.66 : 0.6;
}

/** The font size, at most `size`, at which a name fits into a width. */
export function fitName(name: string, size: number, width: number): number {
  const ems = Array.from(name).reduce((sum, letter) => sum + widthOf(letter), 0);
  return ems * size <= width ? size : Math.max(6, width / ems);
}
