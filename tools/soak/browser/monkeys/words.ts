/** Words of the app in whatever language somebody has set it to. */

import { dictionary as de } from '@/i18n/de';
import { ENGLISH } from '@/i18n/dictionaries';
import { dictionary as es } from '@/i18n/es';
import { dictionary as fr } from '@/i18n/fr';
import { dictionary as ja } from '@/i18n/ja';
import type { TextKey } from '@/i18n/keys';
import { dictionary as ru } from '@/i18n/ru';

const TEXTS = [ENGLISH, es, ru, ja, de, fr].map(({ texts }) => texts);

function patternIn(texts: object, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((branch, name) => (branch as Record<string, unknown>)[name], texts);
  if (typeof found !== 'string') throw new Error(`no text: ${key}`);
  const plain = found.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return plain.replace(/\{\{[^}]*\}\}/g, '.+');
}

/** What any of these texts looks like in any language, once it is filled in; `begins`: and what follows it. */
export function anyOf(keys: readonly TextKey[], how: 'whole' | 'begins' = 'whole'): RegExp {
  const patterns = keys.flatMap((key) => TEXTS.map((texts) => patternIn(texts, key)));
  return new RegExp(`^(?:${patterns.join('|')})${how === 'whole' ? '$' : ''}`);
}
