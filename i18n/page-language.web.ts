/**
 * Tells the page which language it is in: screen readers choose their voice by it, browsers the
 * forms of Cyrillic letters, where Japanese lines may break and which quotes are meant.
 */
import type { Language } from './languages';

export function tellPage(language: Language): void {
  document.documentElement.lang = language;
}
