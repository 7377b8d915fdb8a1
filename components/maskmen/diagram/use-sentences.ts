/** One sentence a wrestler, for those who do not see the diagram. */

import { useMemo } from 'react';

import type { Order, Wrestler } from '@/engine/view';
import { relationOf, WRESTLERS } from '@/engine/view';
import { listNames, useT, type Translate } from '@/i18n';

/** What is known of a wrestler: "Volto beats Fango, loses to Zarpa, unknown against Nopal." */
export function sentenceFor(t: Translate, order: Order, wrestler: Wrestler): string {
  const names = (relation: 'stronger' | 'weaker' | 'unknown'): string =>
    listNames(
      t,
      WRESTLERS.filter((other) => relationOf(order, wrestler, other) === relation).map((other) =>
        t(`wrestlers.${other}`),
      ),
    );
  const [below, above, unknown] = [names('stronger'), names('weaker'), names('unknown')];
  const facts = [
    below !== '' && t('table.diagram.beats', { names: below }),
    above !== '' && t('table.diagram.losesTo', { names: above }),
    unknown !== '' && t('table.diagram.unknown', { names: unknown }),
  ].filter((fact) => fact !== false);
  const list = facts.reduce((before, next) => t('common.comma', { list: before, next }));
  return t('table.diagram.sentence', { name: t(`wrestlers.${wrestler}`), facts: list });
}

/** The sentence of every wrestler, by its number, in the current language. */
export function useSentences(order: Order): readonly string[] {
  const t = useT();
  return useMemo(() => WRESTLERS.map((wrestler) => sentenceFor(t, order, wrestler)), [t, order]);
}
