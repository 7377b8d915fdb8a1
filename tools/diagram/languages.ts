/** How long wrestlers' names are in every language of the app, as the diagram's layout reckons. */

import { longestName } from '@/components/maskmen/diagram/name-length';
import { WRESTLERS } from '@/engine/view';
import { loadDictionary } from '@/i18n/dictionaries';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { makeTranslate } from '@/i18n/translate';

export interface NameLength {
  readonly nameLength: number;
  /** Those whose longest name is so long: some write all names alike. */
  readonly languages: readonly Language[];
}

/** The lengths there are, the shortest first. */
export async function findNameLengths(): Promise<NameLength[]> {
  const byLength = new Map<number, Language[]>();
  for (const language of LANGUAGES) {
    const t = makeTranslate(await loadDictionary(language));
    const length = longestName(WRESTLERS.map((wrestler) => t(`wrestlers.${wrestler}`)));
    byLength.set(length, [...(byLength.get(length) ?? []), language]);
  }
  return [...byLength]
    .map(([nameLength, languages]) => ({ nameLength, languages }))
    .sort((a, b) => a.nameLength - b.nameLength);
}
