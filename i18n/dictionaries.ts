/**
 * Where each language comes from. English is in the app from the first frame; the others are files
 * of their own that a browser fetches when they are wanted, and that phones carry in the bundle.
 */
import { en } from './en';
import type { Language } from './languages';
import type { Dictionary } from './translate';

export const ENGLISH: Dictionary = { language: 'en', texts: en };

const LOADERS: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: () => Promise.resolve(ENGLISH),
  es: () => import('./es').then(({ dictionary }) => dictionary),
  ru: () => import('./ru').then(({ dictionary }) => dictionary),
  ja: () => import('./ja').then(({ dictionary }) => dictionary),
  de: () => import('./de').then(({ dictionary }) => dictionary),
  fr: () => import('./fr').then(({ dictionary }) => dictionary),
};

export const loadDictionary = (language: Language): Promise<Dictionary> => LOADERS[language]();
