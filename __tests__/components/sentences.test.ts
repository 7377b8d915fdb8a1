/** What a screen reader hears of a mask in the diagram, with help and without. */

import { sentenceFor } from '@/components/maskmen/diagram/use-sentence';
import { addDefeat, emptyOrder } from '@/engine/maskmen/order';
import { wrestlerIndex, type Defeat, type Wrestler } from '@/engine/view';
import { DICTIONARIES } from '../helpers/dictionaries';
import { makeTranslate } from '@/i18n/translate';

const t = makeTranslate(DICTIONARIES.en);
const DEFEATS: readonly Defeat[] = [
  ['zarpa', 'volto'],
  ['volto', 'fango'],
];
const order = emptyOrder();
for (const [winner, loser] of DEFEATS)
  addDefeat(order, wrestlerIndex(winner), wrestlerIndex(loser));

const heard = (wrestler: Wrestler, proved?: readonly Defeat[]): string =>
  sentenceFor(t, { order, proved }, wrestler);

test('with help, what follows is told as well as what was proved', () => {
  expect(heard('zarpa')).toMatch(/^Zarpa beats Volto and Fango, unknown against/);
  expect(heard('fango')).toMatch(/^Fango loses to Volto and Zarpa, unknown against/);
});

test('at a tabletop only what was proved in the ring is told', () => {
  expect(heard('zarpa', DEFEATS)).toBe('Zarpa beats Volto.');
  expect(heard('volto', DEFEATS)).toBe('Volto beats Fango, loses to Zarpa.');
  expect(heard('fango', DEFEATS)).toBe('Fango loses to Volto.');
  expect(heard('umbra', DEFEATS)).toBe('Umbra');
});
