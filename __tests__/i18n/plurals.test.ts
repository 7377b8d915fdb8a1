import { createI18n } from '@/i18n';
import { LANGUAGES, pluralCategory, pluralRule, type PluralKind } from '@/i18n/plurals';

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
  expect([...(pluralRule(language, kind)?.categories ?? [])].sort()).toEqual(
    [...unicode.pluralCategories].sort(),
  );
});

test.each(LANGUAGES)('halves in %s are those of Unicode', (language) => {
  const unicode = new Intl.PluralRules(language);
  for (const count of [0.5, 1.5, 2.5]) {
    expect(pluralCategory(language, count)).toBe(unicode.select(count));
  }
});

test('a region does not change the rule, and a foreign language has none', () => {
  expect(pluralRule('es-MX', 'cardinal')).toBe(pluralRule('es', 'cardinal'));
  expect(pluralRule('pl', 'cardinal')).toBeUndefined();
});

const FORMS = {
  cards_one: '{{count}} one',
  cards_two: '{{count}} two',
  cards_few: '{{count}} few',
  cards_many: '{{count}} many',
  cards_other: '{{count}} other',
  place_ordinal_one: '{{count}}st',
  place_ordinal_two: '{{count}}nd',
  place_ordinal_few: '{{count}}rd',
  place_ordinal_other: '{{count}}th',
};

function withoutPluralRules(body: () => void) {
  const { PluralRules } = Intl;
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  Reflect.deleteProperty(Intl, 'PluralRules');
  try {
    expect(Intl.PluralRules).toBeUndefined();
    body();
    expect(warn).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  } finally {
    Object.defineProperty(Intl, 'PluralRules', {
      value: PluralRules,
      configurable: true,
      writable: true,
    });
    warn.mockRestore();
    error.mockRestore();
  }
}

test.each(LANGUAGES)('without Intl.PluralRules the app still counts in %s', (language) => {
  const unicode = new Intl.PluralRules(language);
  const expected = COUNTS.map((count) => `${count} ${unicode.select(count)}`);
  withoutPluralRules(() => {
    const { t } = createI18n({
      lng: language,
      resources: { [language]: { translation: FORMS } },
    });
    expect(COUNTS.map((count) => t('cards', { count }))).toEqual(expected);
  });
});

test('without Intl.PluralRules places are still first, second and third', () => {
  withoutPluralRules(() => {
    const { t } = createI18n({ lng: 'en', resources: { en: { translation: FORMS } } });
    const places = [1, 2, 3, 4, 11, 22].map((count) => t('place', { count, ordinal: true }));
    expect(places).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
  });
});
