/** Names in a row, joined as the language does: "Nopal, Dalia and Umbra". */
import type { Translate } from './keys';

export function listNames(t: Translate, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const list = names
    .slice(0, -1)
    .reduce((before, next) => t('common.comma', { list: before, next }));
  return t('common.and', { list, last });
}
