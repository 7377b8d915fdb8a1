import { columnsFor } from '@/components/maskmen/result/result-columns';
import { nameWidth } from '@/components/ui/name-width';
import { LANGUAGES } from '@/i18n/languages';
import { makeTranslate } from '@/i18n/translate';
import { smallestSize } from '@/theme';

import { DICTIONARIES } from '../helpers/dictionaries';

const NAMES = ['Ana', 'Lupe', 'Kenji', 'Oleg'];
/** Of the table in windows of 320, 360, 390, 430 px and of tablets, and of the first with larger words. */
const WIDTHS = [296, 328, 358, 398, 488];
const LARGE_WORDS = 296 / 1.35;
const CARDS = Array.from({ length: 30 }, (_, at) => at + 1);
const SEASONS = [1, 2, 3, 4, 5, 6, 7, 8];

const linesIn = LANGUAGES.map((language) => {
  const t = makeTranslate(DICTIONARIES[language]);
  const left = CARDS.map((count) => t('result.cardsLeft', { count }));
  const won = SEASONS.map((count) => t('result.firsts', { count }));
  return [language, [...left, ...won, t('result.noCards'), t('result.noFirsts')]] as const;
});

test.each(linesIn)('in %s what stands below a name has room at every width', (_, lines) => {
  for (const width of WIDTHS) {
    for (const line of lines) {
      const texts = { names: NAMES, lines: [line], seasons: 8 };
      const { sizes } = columnsFor(width, texts);
      const need = nameWidth(line, 'text') * smallestSize;
      expect([line, width, sizes.name >= need]).toEqual([line, width, true]);
    }
  }
});

test.each(linesIn)('in %s every season has a place at every width', (_, lines) => {
  for (const inner of [...WIDTHS, LARGE_WORDS]) {
    for (const seasons of SEASONS) {
      const { sizes, ...plan } = columnsFor(inner, { names: NAMES, lines, seasons });
      const { place, pad, gap, name, ticket, column, total } = sizes;
      const all = place + pad + name + ticket + total + 2 * gap;
      const beside = plan.seasons.kind === 'beside' ? (seasons - 1) * column : 0;
      expect(all + beside).toBeLessThan(inner);
      if (plan.seasons.kind === 'beside') continue;
      const { indent, inLine, cell } = plan.seasons;
      expect(cell).toBeGreaterThanOrEqual(31);
      expect(inLine * 2).toBeGreaterThanOrEqual(seasons);
      expect(indent).toBeGreaterThanOrEqual(0);
      expect(indent + cell * inLine).toBeLessThanOrEqual(inner - 24);
    }
  }
});

test.each(linesIn)('in %s four seasons have columns on usual phones', (_, lines) => {
  // Ten cards and more are rarely left, and may send the seasons below.
  const usual = lines.filter((line) => !/\d\d/.test(line));
  expect(usual.length).toBeGreaterThan(15);
  for (const line of usual) {
    const { seasons } = columnsFor(358, { names: NAMES, lines: [line], seasons: 4 });
    expect([line, seasons.kind]).toEqual([line, 'beside']);
  }
});

test('on the smallest phone four seasons have columns beside the cards left', () => {
  const lines = ['0 cards', '3 cards left'];
  expect(columnsFor(296, { names: NAMES, lines, seasons: 4 }).seasons.kind).toBe('beside');
});

test('a long line sends the seasons below it', () => {
  const lines = ['a line that is much longer'];
  expect(columnsFor(358, { names: NAMES, lines, seasons: 4 }).seasons.kind).toBe('below');
});
