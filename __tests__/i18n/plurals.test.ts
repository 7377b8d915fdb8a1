import { LANGUAGES, type Language } from '@/i18n/languages';
import { pluralCategories, pluralCategory, type PluralKind } from '@/i18n/plurals';
import { makeTranslate } from '@/i18n/translate';

const KINDS: readonly PluralKind[] = ['cardinal', 'ordinal'];
const COUNTS = [...Array.from({ length: 201 }, (_, count) => count), 1_000_000, 2_000_000];

const CASES = LANGUAGES.flatMap((language) => KINDS.map((kind) => ({ language, kind })));

test.each(CASES)('$language $kind plurals are those of Unicode', ({ language, kind }) => {
  const unicode = new Intl.PluralRules(language, { type: kind });
  const ours = COUNTS.map((count) => pluralCategory(language, count, kind));
  expect(ours).toEqual(COUNTS.map((count) => unicode.select(count)));
});

test.each(CASES)('$language $kind lists all its categories', ({ language, kind }) => {
  const unicode = new Intl.PluralRules(language, { type: kind }).resolvedOptions();
  expect([...pluralCategories(language, kind)].sort()).toEqual(
    [...unicode.pluralCategories].sort(),
  );
});

test.each(LANGUAGES)('halves in %s are those of Unicode', (language) => {
  const unicode = new Intl.PluralRules(language);
  for (const count of [0.5, 1.5, 2.5]) {
    expect(pluralCategory(language, count)).toBe(unicode.select(count));
  }
});

const FORMS = {
  count_one: '{{count}} one',
  count_two: '{{count}} two',
  count_few: '{{count}} few',
  count_many: '{{count}} many',
  count_other: '{{count}} other',
};

function withoutPluralRules(body: () => void) {
  const { PluralRules } = Intl;
  Reflect.deleteProperty(Intl, 'PluralRules');
  try {
    expect(Intl.PluralRules).toBeUndefined();
    body();
  } finally {
    Object.defineProperty(Intl, 'PluralRules', {
      value: PluralRules,
      configurable: true,
      writable: true,
    });
  }
}

test.each(LANGUAGES)('without Intl.PluralRules the app still counts in %s', (language) => {
  const unicode = new Intl.PluralRules(language);
  const expected = COUNTS.map((count) => `${count} ${unicode.select(count)}`);
  withoutPluralRules(() => {
    const t = makeTranslate({ language, texts: { cards: FORMS } });
    expect(COUNTS.map((count) => t('cards.count', { count }))).toEqual(expected);
  });
});

/** What a dictionary must have: the forms of whole numbers below a million. */
const NEEDED: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  es: ['one', 'other'],
  ru: ['few', 'many', 'one'],
  ja: ['other'],
  de: ['one', 'other'],
  fr: ['one', 'other'],
};

test.each(LANGUAGES)('whole numbers in %s need the forms that dictionaries have', (language) => {
  const used = new Set(
    COUNTS.filter((count) => count < 1_000_000).map((count) => pluralCategory(language, count)),
  );
  expect([...used].sort()).toEqual(NEEDED[language]);
});
