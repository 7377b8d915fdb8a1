/** How high the letters of a TrueType file reach, and how deep, in parts of a size. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseFont } from '@/tools/fonts/font-file';
import { parseLetters } from '@/tools/fonts/letters';

export interface Reach {
  readonly top: number;
  readonly bottom: number;
}

export interface FontHeights {
  /** What the file says of its lines. */
  readonly ascent: number;
  readonly descent: number;
  /** How far the letters of a text reach; letters that the font has not are left out. */
  readonly reachOf: (text: string) => Reach;
  readonly has: (letter: string) => boolean;
}

export function readHeights(file: string): FontHeights {
  const tables = parseFont(readFileSync(join(__dirname, '../..', file)));
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`${file} has no table ${tag}`);
    return found;
  };
  const [head, hhea, loca, glyf] = [table('head'), table('hhea'), table('loca'), table('glyf')];
  const letters = parseLetters(table('cmap'));
  const unit = head.readUInt16BE(18);
  const long = head.readInt16BE(50) === 1;
  const placeOf = (glyph: number): number =>
    long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);

  const reachOf = (text: string): Reach => {
    let reach: Reach = { top: 0, bottom: 0 };
    for (const letter of text) {
      const glyph = letters.get(letter.codePointAt(0) ?? 0);
      if (glyph === undefined || placeOf(glyph) === placeOf(glyph + 1)) continue;
      const at = placeOf(glyph);
      reach = {
        top: Math.max(reach.top, glyf.readInt16BE(at + 8) / unit),
        bottom: Math.max(reach.bottom, -glyf.readInt16BE(at + 4) / unit),
      };
    }
    return reach;
  };
  return {
    ascent: hhea.readInt16BE(4) / unit,
    descent: -hhea.readInt16BE(6) / unit,
    reachOf,
    has: (letter) => letters.has(letter.codePointAt(0) ?? 0),
  };
}
