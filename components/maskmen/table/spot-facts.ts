/** Where things on the table are, for whoever points at them. */

import type { MatchView } from '@/engine/view';
import { heldAtLeast, listDefeats } from '@/engine/view';

import type { SpotFacts } from '../coach/spots';
import { layStrength, type StrengthShape } from '../diagram/lay-strength';
import { diagramBox, type TableLayout } from './table-layout';

export interface SpotSource extends Pick<SpotFacts, 'groups' | 'leftHanded'> {
  readonly strength: StrengthShape;
}

export const spotFacts = (
  layout: TableLayout,
  { season }: MatchView,
  { groups, leftHanded, strength }: SpotSource,
): SpotFacts => ({
  layout,
  groups,
  leftHanded,
  diagram: layStrength(strength, {
    defeats: listDefeats(season),
    order: season,
    played: heldAtLeast(season.played, 1),
    box: diagramBox(layout),
  }),
});
