/** How far masks move from one drawing of a season to the next: as little as they can. */

import { wrestlerIndex } from '@/engine/view';
import { DESIGN, LANDSCAPE, SMALL_PHONE } from '@/tools/diagram/boxes';
import { fewestCrossings, fewestMoved } from '@/tools/diagram/crossings';
import { measureMovement } from '@/tools/diagram/movement';

import { orderOf } from '../helpers/orders';

test('a defeat that changes no level leaves nine masks of ten within 24 px, at 390×844', () => {
  const { ropes } = measureMovement({ seasons: 60, box: DESIGN, memory: 'on' }).by;
  expect(ropes.masks).toBeGreaterThan(50);
  expect(ropes.far).toBeLessThan(10);
});

test.each([
  ['390×844', DESIGN, 6, 1.5],
  ['844×390', LANDSCAPE, 4, 1.5],
  ['320×568', SMALL_PHONE, 9, 2.5],
] as const)(
  'a defeat that keeps the number of levels leaves nine masks of ten within 24 px, at %s',
  (_, box, far, sideJumps) => {
    const { standing } = measureMovement({ seasons: 120, box, memory: 'on' }).by;
    expect(standing.masks).toBeGreaterThan(500);
    expect(standing.far).toBeLessThan(far);
    expect(standing.sideJumps).toBeLessThan(sideJumps);
  },
);

test.each([
  ['390×844', DESIGN, 6],
  ['844×390', LANDSCAPE, 6],
  ['320×568', SMALL_PHONE, 10],
] as const)(
  'a fork that comes among five levels tells every lane: most stay, and few go far, at %s',
  (_, box, sideJumps) => {
    const { fork } = measureMovement({ seasons: 300, box, memory: 'on' }).by;
    expect(fork.masks).toBeGreaterThan(300);
    expect(fork.far).toBeLessThan(50);
    expect(fork.mean).toBeLessThan(box.largestMask);
    expect(fork.sideJumps).toBeLessThan(sideJumps);
  },
);

test('what must move for the fewest crossings is counted apart from what moves', () => {
  // Two over two: side by side nobody moves, crosswise one has to, unless it is new there.
  const straight = orderOf([
    ['volto', 'nopal'],
    ['zarpa', 'umbra'],
  ]);
  const crosswise = orderOf([
    ['volto', 'umbra'],
    ['zarpa', 'nopal'],
  ]);
  const stood = new Map(
    (['volto', 'zarpa', 'nopal', 'umbra'] as const).map((wrestler, at) => [
      wrestlerIndex(wrestler),
      at % 2 === 0 ? 100 : 200,
    ]),
  );
  expect(fewestCrossings(crosswise)).toBe(0);
  expect(fewestMoved(straight, stood)).toBe(0);
  expect(fewestMoved(crosswise, stood)).toBe(1);
  stood.delete(wrestlerIndex('nopal'));
  expect(fewestMoved(crosswise, stood)).toBe(0);
  const { by } = measureMovement({ seasons: 120, box: DESIGN, memory: 'on' });
  expect(by.ropes.must).toBeGreaterThan(0);
  for (const moves of Object.values(by)) expect(moves.must).toBeLessThanOrEqual(moves.aside);
});

test('memory halves the jumps from side to side, and more than halves the moves without need', () => {
  const [on, off] = (['on', 'off'] as const).map((memory) =>
    measureMovement({ seasons: 60, box: DESIGN, memory }),
  );
  expect(off?.sideJumps).toBeGreaterThan(10);
  expect(on?.sideJumps).toBeLessThan((off?.sideJumps ?? 0) / 2);
  expect(on?.mean).toBeLessThan(off?.mean ?? 0);
  expect(on?.by.ropes.mean).toBeLessThan((off?.by.ropes.mean ?? 0) / 2);
});
