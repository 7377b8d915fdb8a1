/** The display face of the app: the published one, but for the forms of its Cyrillic letters. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeFont, parseFont } from '@/tools/fonts/font-file';
import { makeLetters, parseLetters } from '@/tools/fonts/letters';
import { localForms } from '@/tools/fonts/local-forms';
import {
  fileOf,
  publishedFont,
  readLicence,
  WEIGHTS,
  withRussianForms,
} from '@/tools/fonts/russian';

const FOLDER = join(__dirname, '../../assets/fonts');
const shipped = (weight: (typeof WEIGHTS)[number]): Buffer =>
  readFileSync(join(FOLDER, fileOf(weight)));

const tableOf = (font: Buffer, tag: string): Buffer => parseFont(font).get(tag) as Buffer;
const lettersOf = (font: Buffer) => parseLetters(tableOf(font, 'cmap'));
const numberOf = (letter: string): number => letter.codePointAt(0) as number;

test.each(WEIGHTS)('%s is what `npm run fonts` makes of the published file', (weight) => {
  expect(shipped(weight).equals(withRussianForms(publishedFont(weight)))).toBe(true);
});

test.each(WEIGHTS)('%s draws Cyrillic in the forms that the font has for Russian', (weight) => {
  const published = publishedFont(weight);
  const forms = localForms(tableOf(published, 'GSUB'), { script: 'cyrl', language: 'RUS ' });
  const [before, after] = [lettersOf(published), lettersOf(shipped(weight))];
  for (const letter of 'ДЛФ') {
    const usual = before.get(numberOf(letter)) as number;
    expect(forms.has(usual)).toBe(true);
    expect(after.get(numberOf(letter))).toBe(forms.get(usual));
  }
  for (const letter of 'AZÑÄŒЖШЯЁ0×–') {
    expect(before.get(numberOf(letter))).toBeGreaterThan(0);
    expect(after.get(numberOf(letter))).toBe(before.get(numberOf(letter)));
  }
  expect([...after.keys()]).toEqual([...before.keys()]);
});

test.each(WEIGHTS)('%s is the published font in everything else', (weight) => {
  const [before, after] = [parseFont(publishedFont(weight)), parseFont(shipped(weight))];
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [tag, table] of before) {
    if (tag === 'cmap' || tag === 'head') continue;
    expect([tag, after.get(tag)?.equals(table)]).toEqual([tag, true]);
  }
});

test('a font that is taken apart and put together is the same, sums included', () => {
  const font = shipped('700Bold');
  expect(makeFont(parseFont(font)).equals(font)).toBe(true);
  const letters = new Map([
    [65, 3],
    [66, 4],
    [68, 9],
    [0x414, 2],
  ] as const);
  expect(parseLetters(makeLetters(letters))).toEqual(letters);
});

test('the licence of the fonts lies beside them, and reserves no name', () => {
  const licence = readFileSync(join(FOLDER, 'OFL.txt'), 'utf8');
  expect(licence).toBe(readLicence());
  expect(licence.split('\n')[0]).toMatch(
    /^Copyright \d+ The Sofia Sans Project Authors \([^)]*\)$/,
  );
});
