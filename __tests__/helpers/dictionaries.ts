/** Every language, whole, and what can be asked of one. */
import { dictionary as de } from '@/i18n/de';
import { ENGLISH } from '@/i18n/dictionaries';
import { dictionary as es } from '@/i18n/es';
import { dictionary as fr } from '@/i18n/fr';
import { dictionary as ja } from '@/i18n/ja';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { dictionary as ru } from '@/i18n/ru';
import type { Dictionary } from '@/i18n/translate';

export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = {
  en: ENGLISH,
  es,
  ru,
  ja,
  de,
  fr,
};

/** All but the source. */
export const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Every text by its path. */
export function textsOf(branch: object, path = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(branch).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[`${path}${name}`, value] as const]
        : [...textsOf(value as object, `${path}${name}.`)],
    ),
  );
}

const PLURAL = /_(?:one|few|many|other)$/;

/** The key of a text: its path without the plural form. */
export const keyOf = (path: string): string => path.replace(PLURAL, '');

/** The plural form of a text, or none. */
export const formOf = (path: string): string | undefined => PLURAL.exec(path)?.[0].slice(1);

/** The values a text asks for, each once, in the order of the alphabet. */
export const valuesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)(?:\|\w+)?\}\}/g)].map(([, name]) => name ?? ''))].sort();

/** A text without its values: what a reader reads. */
export const wordsIn = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, '');
