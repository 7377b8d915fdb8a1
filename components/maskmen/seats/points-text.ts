/** Points in words, with a real minus. */
import type { Translate } from '@/i18n';

export const pointsText = (t: Translate, points: number): string =>
  t('table.points', { count: points }).replace('-', '−');
