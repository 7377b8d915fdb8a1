import { columnsFor } from '@/components/maskmen/result/result-columns';
import { nameWidth } from '@/components/ui/name-width';
import { LANGUAGES } from '@/i18n/languages';
import { makeTranslate } from '@/i18n/translate';
import { smallestSize } from '@/theme';

import { DICTIONARIES } from '../helpers/dictionaries';

const NAMES = ['Ana', 'Lupe', 'Kenji', 'Oleg'];
/** Of the table in windows of 320, 360, 390, 430 px and of tablets. */
const WIDTHS = [296, 328, 358, 398, 488];
const CARDS = Array.from({ length: 30 }, (_, at) => at + 1);

const linesIn = LANGUAGES.map((language) => {
  const t = makeTranslate(DICTIONARIES[language]);
  const left = CARDS.map((count) => t('result.cardsLeft', { count }));
  const won = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => t('result.firsts', { count }));
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

test.each(linesIn)('in %s four seasons keep their columns on a usual phone', (_, lines) => {
  // Ten cards and more are rarely left, and may take an old season's place.
  const usual = lines.filter((line) => !/\d\d/.test(line));
  expect(usual.length).toBeGreaterThan(15);
  for (const line of usual) {
    const { count } = columnsFor(358, { names: NAMES, lines: [line], seasons: 4 });
    expect([line, count]).toEqual([line, 4]);
  }
});

test('a long line takes the place of old seasons', () => {
  const line = 'a line that is much longer';
  const texts = { names: NAMES, lines: [line], seasons: 4 };
  expect(columnsFor(358, texts).count).toBe(1);
});
