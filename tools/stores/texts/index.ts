/** The shops' texts by the app's own language codes. */
import type { Language } from '@/i18n/languages';
import type { ListingTexts } from '../types';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { ru } from './ru';

/** The app speaks no language the shops are not told of: the type asks for each. */
export const LISTINGS = { en, es, ru, ja, de, fr } satisfies Record<Language, ListingTexts>;
export type ListingLanguage = Language;
