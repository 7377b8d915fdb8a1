/** Windows of any size, also those that nobody plays in: everything has a place that is a number. */

import { foldDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { diagramBox, layTable } from '@/components/maskmen/table/table-layout';
import { addDefeat, emptyOrder, wrestlerAt, type Defeat } from '@/engine/view';

const insets = { top: 0, bottom: 0, left: 0, right: 0 };
const SIDES = [240, 280, 320, 360, 400, 480, 653, 844];

/** A chain of six, a broad order and a diamond, as a season would prove them. */
const STORIES = [
  [0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
  [0, 3, 1, 3, 2, 3, 3, 4, 3, 5],
  [0, 1, 0, 2, 1, 3, 2, 3, 3, 4, 0, 5],
] as const;

function orderOf(story: readonly number[]) {
  const order = emptyOrder();
  const defeats: Defeat[] = [];
  for (let at = 0; at < story.length; at += 2) {
    const [winner, loser] = [story[at] as number, story[at + 1] as number];
    addDefeat(order, winner, loser);
    defeats.push([wrestlerAt(winner), wrestlerAt(loser)]);
  }
  return { order, defeats };
}

/** Every number in a plan, however deep. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

test.each(SIDES)('in a window %d wide and of any height the diagram is drawn', (width) => {
  for (const height of SIDES) {
    const layout = layTable({ width, height, insets }, { names: ['Lupe', 'Kenji'], hand: 'right' });
    for (const story of STORIES) {
      const plan = foldDiagram({ ...orderOf(story), played: 63, box: diagramBox(layout) });
      expect(plan.nodes).toHaveLength(6);
      expect(numbersIn(plan).filter((number) => !Number.isFinite(number))).toEqual([]);
    }
  }
});
