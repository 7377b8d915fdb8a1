/**
 * Plural categories of the app's languages, after the Unicode CLDR rules. Hermes has no
 * `Intl.PluralRules`, so the table is ours.
 */
import type { Language } from './languages';

export type PluralCategory = 'one' | 'two' | 'few' | 'many' | 'other';
export type PluralKind = 'cardinal' | 'ordinal';

interface PluralRule {
  readonly categories: readonly PluralCategory[];
  readonly select: (count: number) => PluralCategory;
}

const MILLION = 1_000_000;
const isMillions = (n: number): boolean => n !== 0 && n % MILLION === 0;

const otherOnly: PluralRule = { categories: ['other'], select: () => 'other' };
const oneIfOne: PluralRule = {
  categories: ['one', 'other'],
  select: (n) => (n === 1 ? 'one' : 'other'),
};

function selectEnglishOrdinal(n: number): PluralCategory {
  const tens = n % 100;
  if (tens >= 11 && tens <= 13) return 'other';
  switch (n % 10) {
    case 1:
      return 'one';
    case 2:
      return 'two';
    case 3:
      return 'few';
    default:
      return 'other';
  }
}

function selectRussian(n: number): PluralCategory {
  if (!Number.isInteger(n)) return 'other';
  const units = n % 10;
  const tens = n % 100;
  if (units === 1 && tens !== 11) return 'one';
  if (units >= 2 && units <= 4 && (tens < 12 || tens > 14)) return 'few';
  return 'many';
}

function selectSpanish(n: number): PluralCategory {
  if (n === 1) return 'one';
  return isMillions(n) ? 'many' : 'other';
}

function selectFrench(n: number): PluralCategory {
  if (n < 2) return 'one';
  return isMillions(n) ? 'many' : 'other';
}

const RULES: Readonly<Record<Language, Readonly<Record<PluralKind, PluralRule>>>> = {
  en: {
    cardinal: oneIfOne,
    ordinal: { categories: ['one', 'two', 'few', 'other'], select: selectEnglishOrdinal },
  },
  es: {
    cardinal: { categories: ['one', 'many', 'other'], select: selectSpanish },
    ordinal: otherOnly,
  },
  ru: {
    cardinal: { categories: ['one', 'few', 'many', 'other'], select: selectRussian },
    ordinal: otherOnly,
  },
  ja: { cardinal: otherOnly, ordinal: otherOnly },
  de: { cardinal: oneIfOne, ordinal: otherOnly },
  fr: {
    cardinal: { categories: ['one', 'many', 'other'], select: selectFrench },
    ordinal: oneIfOne,
  },
};

/** The categories of a language. */
export const pluralCategories = (
  language: Language,
  kind: PluralKind = 'cardinal',
): readonly PluralCategory[] => RULES[language][kind].categories;

/** The category of a count in a language. */
export function pluralCategory(
  language: Language,
  count: number,
  kind: PluralKind = 'cardinal',
): PluralCategory {
  return RULES[language][kind].select(Math.abs(count));
}
