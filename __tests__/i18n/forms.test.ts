import { listNames } from '@/i18n';
import type { Translate } from '@/i18n/keys';
import type { Language } from '@/i18n/languages';
import { makeTranslate } from '@/i18n/translate';

import { DICTIONARIES } from '../helpers/dictionaries';

const wordsOf = (language: Language): Translate => makeTranslate(DICTIONARIES[language]);

test('Russian declines the wrestlers, one or many', () => {
  const t = wordsOf('ru');
  const names = listNames(t, [
    t('wrestlers.zarpa'),
    t('wrestlers.nopal'),
    t('wrestlers.umbra'),
    t('wrestlers.dalia'),
    t('wrestlers.volto'),
  ]);
  expect(t('table.diagram.beats', { names })).toBe(
    'бьёт Зарпу, Нопаля, Умбру, Далию и\u00a0Вольто',
  );
  expect(t('table.diagram.losesTo', { names })).toBe(
    'уступает Зарпе, Нопалю, Умбре, Далии и\u00a0Вольто',
  );
  expect(t('table.diagram.unknown', { names })).toBe(
    'неизвестно против Зарпы, Нопаля, Умбры, Далии и\u00a0Вольто',
  );
  expect(t('masks.worn', { name: t('wrestlers.umbra') })).toBe('Маска Умбры');
});

test.each([
  [1, '1 карта'],
  [2, '2 карты'],
  [5, '5 карт'],
  [11, '11 карт'],
  [21, '21 карта'],
  [0, '0 карт'],
])('Russian counts %d cards', (count, words) => {
  expect(wordsOf('ru')('cards.count', { count })).toBe(words);
});

test('Spanish joins with e before the sound of i', () => {
  const t = wordsOf('es');
  expect(listNames(t, ['Ana', 'Lupe'])).toBe('Ana y Lupe');
  expect(listNames(t, ['Ana', 'Kenji', 'Inés'])).toBe('Ana, Kenji e Inés');
  expect(listNames(t, ['Ana', 'Hilario'])).toBe('Ana e Hilario');
  expect(listNames(t, ['Ana', 'Hielo'])).toBe('Ana y Hielo');
});

test('French drops the vowel of de before another', () => {
  const t = wordsOf('fr');
  expect(t('masks.worn', { name: 'Umbra' })).toBe('Masque d’Umbra');
  expect(t('masks.worn', { name: 'Volto' })).toBe('Masque de Volto');
  expect(t('cards.count', { count: 0 })).toBe('0 carte');
});

test('Japanese does not count by changing words', () => {
  const t = wordsOf('ja');
  expect(t('cards.count', { count: 1 })).toBe('1枚');
  expect(t('cards.count', { count: 3 })).toBe('3枚');
});

test('German counts', () => {
  const t = wordsOf('de');
  expect(t('table.points', { count: -1 })).toBe('−1 Punkt');
  expect(t('table.points', { count: 2 })).toBe('2 Punkte');
});
