/**
 * Sofia Sans Extra Condensed draws Cyrillic as Bulgaria does (Д and Л as triangles) and Russian forms
 * only for text that is marked as Russian, which phones cannot do. Here Russian forms are those of
 * every text: the letters lead to other glyphs, and nothing else in the file is touched. Its licence,
 * the SIL Open Font License 1.1, allows that, and reserves no name.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFont, parseFont } from './font-file';
import { makeLetters, parseLetters } from './letters';
import { localForms } from './local-forms';

export const WEIGHTS = ['700Bold', '800ExtraBold', '900Black'] as const;
type Weight = (typeof WEIGHTS)[number];

const PACKAGE = dirname(
  require.resolve('@expo-google-fonts/sofia-sans-extra-condensed/package.json'),
);
const RUSSIAN = { script: 'cyrl', language: 'RUS ' };

export const fileOf = (weight: Weight): string => `SofiaSansExtraCondensed_${weight}.ttf`;

/** The font as its authors publish it. */
export const publishedFont = (weight: Weight): Buffer =>
  readFileSync(join(PACKAGE, weight, fileOf(weight)));

export const readLicence = (): string => readFileSync(join(PACKAGE, 'LICENSE_FONT'), 'utf8');

/** The same font with Russian forms for everybody. */
export function withRussianForms(file: Buffer): Buffer {
  const tables = parseFont(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const forms = localForms(table('GSUB'), RUSSIAN);
  const letters = [...parseLetters(table('cmap'))].map(
    ([letter, glyph]) => [letter, forms.get(glyph) ?? glyph] as const,
  );
  return makeFont(new Map([...tables, ['cmap', makeLetters(new Map(letters))]]));
}
