/** The shops' texts by the app's own language codes. */
import type { ListingTexts } from '../types';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { ru } from './ru';

export const LISTINGS = { en, es, ru, ja, de, fr } satisfies Record<string, ListingTexts>;
export type ListingLanguage = keyof typeof LISTINGS;
