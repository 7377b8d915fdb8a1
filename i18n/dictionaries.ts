/**
 * Where each language comes from. English is in the app from the first frame; the others are files
 * of their own that a browser fetches when they are wanted, and that phones carry in the bundle.
 */
import { en } from './en';
import { LANGUAGES, type Language } from './languages';
import type { Dictionary } from './translate';

export const ENGLISH: Dictionary = { language: 'en', texts: en };

const LOADERS: Readonly<Partial<Record<Language, () => Promise<Dictionary>>>> = {
  en: () => Promise.resolve(ENGLISH),
  ru: () => import('./ru').then(({ dictionary }) => dictionary),
};

/** The languages that have a dictionary. */
export const SPOKEN = LANGUAGES.filter((language) => LOADERS[language] !== undefined);

export const loadDictionary = (language: Language): Promise<Dictionary> =>
  LOADERS[language]?.() ?? Promise.reject(new Error(`no dictionary for ${language}`));
