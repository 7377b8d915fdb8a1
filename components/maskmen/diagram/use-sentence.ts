/** One sentence a wrestler, for those who do not see the diagram. */

import { useMemo } from 'react';

import type { Defeat, Order, Wrestler } from '@/engine/view';
import { relationOf, WRESTLERS } from '@/engine/view';
import { listNames, useT, type Translate } from '@/i18n';

/**
 * What is known of a wrestler: "Volto beats Fango, loses to Zarpa, unknown against Nopal." Where
 * nothing is worked out it is what was proved in the ring and no more; of some that is their name.
 */
export function sentenceFor(t: Translate, story: Story, wrestler: Wrestler): string {
  const { order, proved } = story;
  const relationTo = (other: Wrestler) => {
    if (proved === undefined) return relationOf(order, wrestler, other);
    if (proved.some(([winner, loser]) => winner === wrestler && loser === other)) return 'stronger';
    const lost = proved.some(([winner, loser]) => winner === other && loser === wrestler);
    return lost ? 'weaker' : 'untold';
  };
  const names = (relation: 'stronger' | 'weaker' | 'unknown'): string =>
    listNames(
      t,
      WRESTLERS.filter((other) => relationTo(other) === relation).map((other) =>
        t(`wrestlers.${other}`),
      ),
    );
  const [below, above, unknown] = [names('stronger'), names('weaker'), names('unknown')];
  const facts = [
    below !== '' && t('table.diagram.beats', { names: below }),
    above !== '' && t('table.diagram.losesTo', { names: above }),
    unknown !== '' && t('table.diagram.unknown', { names: unknown }),
  ].filter((fact) => fact !== false);
  const name = t(`wrestlers.${wrestler}`);
  if (facts.length === 0) return name;
  const list = facts.reduce((before, next) => t('common.comma', { list: before, next }));
  return t('table.diagram.sentence', { name, facts: list });
}

export interface Story {
  readonly order: Order;
  /** The defeats seen in the ring, where nothing that follows from them is worked out. */
  readonly proved: readonly Defeat[] | undefined;
}

/** In the current language. */
export function useSentence(story: Story, wrestler: Wrestler): string {
  const t = useT();
  return useMemo(() => sentenceFor(t, story, wrestler), [t, story, wrestler]);
}
