/**
 * Plural categories of the app's languages, after the Unicode CLDR rules. Hermes has no
 * `Intl.PluralRules`, and i18next without it takes English rules for everything; so the table is ours
 * and is handed to i18next by `pluralTable` below.
 */
import type { i18n, ThirdPartyModule } from 'i18next';

export const LANGUAGES = ['en', 'es', 'ru', 'ja', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

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

const isLanguage = (code: string): code is Language =>
  (LANGUAGES as readonly string[]).includes(code);

/** The rule for a language tag (`ru`, `es-MX`); `undefined` when the language is not one of ours. */
export function pluralRule(tag: string, kind: PluralKind): PluralRule | undefined {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguage(language) ? RULES[language][kind] : undefined;
}

/** The category of a count in a language. */
export function pluralCategory(
  language: Language,
  count: number,
  kind: PluralKind = 'cardinal',
): PluralCategory {
  return RULES[language][kind].select(Math.abs(count));
}

/** What i18next asks a plural rule for: the part of `Intl.PluralRules` that it uses. */
function asIntlRule(tag: string, kind: PluralKind) {
  // i18next calls its own fallback `dev` and means English by it.
  const rule = pluralRule(tag === 'dev' ? 'en' : tag, kind);
  if (rule === undefined) throw new RangeError(`no plural rule for "${tag}"`);
  return {
    select: (count: number) => rule.select(Math.abs(count)),
    // i18next sorts this list in place.
    resolvedOptions: () => ({ pluralCategories: [...rule.categories] }),
  };
}

/** The i18next plug-in that answers every plural question from the table above. */
export const pluralTable: ThirdPartyModule = {
  type: '3rdParty',
  init(instance: i18n) {
    const resolver: {
      getRule: (tag: string, options?: { readonly ordinal?: boolean }) => unknown;
    } = instance.services.pluralResolver;
    resolver.getRule = (tag, options) =>
      asIntlRule(tag, options?.ordinal === true ? 'ordinal' : 'cardinal');
  },
};
