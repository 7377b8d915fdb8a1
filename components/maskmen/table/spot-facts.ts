/** Where things on the table are, for whoever points at them. */

import type { MatchView } from '@/engine/view';
import { heldAtLeast, listDefeats } from '@/engine/view';

import type { SpotFacts } from '../coach/spots';
import { foldDiagram } from '../diagram/diagram-layout';
import { diagramBox, type TableLayout } from './table-layout';

export const spotFacts = (
  layout: TableLayout,
  { season }: MatchView,
  { groups, leftHanded }: Pick<SpotFacts, 'groups' | 'leftHanded'>,
): SpotFacts => ({
  layout,
  groups,
  leftHanded,
  diagram: foldDiagram({
    defeats: listDefeats(season),
    order: season,
    played: heldAtLeast(season.played, 1),
    box: diagramBox(layout),
  }),
});
