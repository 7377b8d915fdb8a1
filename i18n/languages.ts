/** The languages of the app, what each calls itself, and which of them a reader would like best. */

export const LANGUAGES = ['en', 'es', 'ru', 'ja', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language's own name for itself: whoever looks for it may read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  ru: 'Русский',
  ja: '日本語',
  de: 'Deutsch',
  fr: 'Français',
};

const isLanguage = (code: string): code is Language =>
  (LANGUAGES as readonly string[]).includes(code);

/** The first of a reader's language tags (`ru`, `es-MX`) that the app speaks; else English. */
export function pickLanguage(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.toLowerCase().split(/[-_]/)[0] ?? '');
  return codes.find(isLanguage) ?? 'en';
}
