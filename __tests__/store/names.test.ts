/** Names of people: what is taken, what is cut, what is refused. */

import { LONGEST_NAME, checkName, cutName, freeName, nameKey } from '@/store/names';
import { countGraphemes } from 'unicode-segmenter/grapheme';

const FAMILY = '👩‍👩‍👧‍👦';

test.each([
  ['Ana', 'Ana'],
  ['  Ana  ', 'Ana'],
  ['Ana   María', 'Ana María'],
  ['Ana\n\tMaría', 'Ana María'],
  ['\u2003Ana\u3000', 'Ana'],
  ['あいうえお', 'あいうえお'],
  ['Дмитрий', 'Дмитрий'],
  ['محمد', 'محمد'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्षत्रिय', 'क्षत्रिय'],
  [FAMILY, FAMILY],
  [FAMILY.repeat(14), FAMILY.repeat(14)],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['A\u0301', 'Á'],
  ['x'.repeat(14), 'x'.repeat(14)],
  ['An\u0000a\u0007', 'Ana'],
  ['\u202eanA', 'anA'],
  ['\u2066Ana\u2069', 'Ana'],
  ['\u200eAna\u200f\u061c', 'Ana'],
  ['An\u200ba\ufeff', 'Ana'],
  ['An\ud83d', 'An'],
  ['\udc69a', 'a'],
])('%j is taken as %j', (raw, name) => {
  expect(checkName(raw)).toEqual({ ok: true, value: name });
});

test.each([
  '',
  ' ',
  '\n',
  '\u200b',
  '\u202e',
  '\u200d',
  '\ufe0f',
  '\u3164',
  '\u2800',
  '\ud800',
  '\u0000',
])('%j is no name', (raw) => {
  expect(checkName(raw)).toEqual({ ok: false, error: { code: 'empty' } });
});

test.each([
  ['x'.repeat(15), 15],
  ['😀'.repeat(200), 200],
  [FAMILY.repeat(15), 15],
])('%j is refused as too long', (raw, has) => {
  expect(checkName(raw)).toEqual({
    ok: false,
    error: { code: 'too-long', most: LONGEST_NAME, has },
  });
});

test('a name of 200 emoji is cut to 14 while it is typed', () => {
  expect(cutName('😀'.repeat(200))).toBe('😀'.repeat(14));
  expect(cutName(FAMILY.repeat(200))).toBe(FAMILY.repeat(14));
});

test('typing leaves one space at the end, so that a second word can follow', () => {
  expect(cutName('Ana ')).toBe('Ana ');
  expect(cutName('Ana   ')).toBe('Ana ');
  expect(cutName('   ')).toBe('');
  expect(cutName(`${'x'.repeat(14)} `)).toBe('x'.repeat(14));
});

test('what typing leaves is a name or nothing', () => {
  for (const raw of [
    'Ana ',
    '😀'.repeat(200),
    `${'a'.repeat(13)}  b`,
    `a${'\u0301'.repeat(5000)}`,
  ]) {
    const cut = cutName(raw);
    expect(countGraphemes(cut)).toBeLessThanOrEqual(LONGEST_NAME);
    expect(checkName(cut).ok).toBe(true);
  }
});

test('a tower of accents is brought down to its letter', () => {
  expect(checkName(`z${'\u0353'.repeat(1500)}`)).toEqual({ ok: true, value: 'z' });
});

test('a book is not read to its end', () => {
  const checked = checkName('word '.repeat(1_000_000));
  expect(checked.ok).toBe(false);
});

test.each([
  ['Ana', 'ANA'],
  ['Ana', ' ana '],
  ['\u00c1na', 'A\u0301na'],
  ['Ana', 'A\u200dna'],
  ['ﬁ', 'fi'],
])('%j and %j are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test('a taken name gets the first free number, and stays within the limit', () => {
  expect(freeName('Ana', [])).toBe('Ana');
  expect(freeName('Ana', ['ana', 'Ana 2'])).toBe('Ana 3');
  const long = 'x'.repeat(14);
  expect(freeName(long, [long])).toBe(`${'x'.repeat(12)} 2`);
  expect(checkName(freeName(FAMILY.repeat(14), [FAMILY.repeat(14)])).ok).toBe(true);
});
