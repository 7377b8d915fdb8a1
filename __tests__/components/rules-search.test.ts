/** What people would type at the table, in every language, and the part of the rules that answers. */

import { findParts, rulesIn, type PartId } from '@/components/maskmen/rules/rules-parts';
import { loadDictionary } from '@/i18n/dictionaries';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { makeTranslate } from '@/i18n/translate';

type Asked = Readonly<Record<string, PartId>>;

const ASKED: Readonly<Record<Language, Asked>> = {
  en: {
    tie: 'match',
    DRAW: 'match',
    pass: 'pass',
    host: 'lead',
    'two players': 'match',
    three: 'three',
    equal: 'strength',
    points: 'tokens',
    'how many cards': 'deal',
    debut: 'lead',
  },
  es: {
    empate: 'match',
    pasar: 'pass',
    anfitrion: 'lead',
    ANFITRIÓN: 'lead',
    'dos jugadores': 'match',
    tres: 'three',
    igual: 'strength',
    desconocido: 'follow',
    puntuacion: 'tokens',
    ultimo: 'out',
  },
  ru: {
    ничья: 'match',
    ПАС: 'pass',
    хозяин: 'lead',
    вдвоем: 'match',
    'два игрока': 'match',
    три: 'three',
    равны: 'strength',
    очки: 'tokens',
    дебют: 'lead',
  },
  ja: {
    引き分け: 'match',
    パス: 'pass',
    ホスト: 'lead',
    親: 'lead',
    '２人': 'match',
    二人: 'match',
    '3枚': 'three',
    同じ: 'strength',
    得点: 'tokens',
  },
  de: {
    gleichstand: 'match',
    unentschieden: 'match',
    passen: 'pass',
    Gastgeber: 'lead',
    'zwei Spieler': 'match',
    drei: 'three',
    gleich: 'strength',
    unbekannt: 'follow',
    debut: 'lead',
  },
  fr: {
    egalite: 'match',
    passer: 'pass',
    hote: 'lead',
    HÔTE: 'lead',
    'deux joueurs': 'match',
    trois: 'three',
    égal: 'strength',
    points: 'tokens',
  },
};

test.each(LANGUAGES)('a search finds the part that answers: %s', async (language) => {
  const parts = rulesIn(makeTranslate(await loadDictionary(language)));
  const missed = Object.entries(ASKED[language]).filter(
    ([typed, answer]) => !findParts(parts, typed).some(({ id }) => id === answer),
  );
  expect(missed).toEqual([]);
  expect(findParts(parts, 'zzz')).toEqual([]);
});
