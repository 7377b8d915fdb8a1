import { slotAt, travelOf, yieldOf } from '@/components/maskmen/setup/seat-order';

/** Four rows, the second of them twice as high, six apart. */
const ROWS = [
  { top: 0, height: 50 },
  { top: 56, height: 100 },
  { top: 162, height: 50 },
  { top: 218, height: 50 },
];

test.each([
  [0, 0, 0],
  [0, 55, 0],
  [0, 57, 1],
  [0, 136, 1],
  [0, 138, 2],
  [0, 900, 3],
  [3, -30, 3],
  [3, -32, 2],
  [3, -111, 2],
  [3, -113, 1],
  [3, -900, 0],
  [1, 30, 1],
  [1, 32, 2],
  [1, -31, 1],
  [1, -32, 0],
])('row %i dragged by %i takes place %i', (from, offset, slot) => {
  expect(slotAt(ROWS, from, offset)).toBe(slot);
});

test('a row travels as far as the rows it passes are high', () => {
  expect(travelOf(ROWS, { from: 0, to: 0 })).toBe(0);
  expect(travelOf(ROWS, { from: 0, to: 1 })).toBe(106);
  expect(travelOf(ROWS, { from: 0, to: 3 })).toBe(218);
  expect(travelOf(ROWS, { from: 3, to: 1 })).toBe(-162);
});

test('the rows between yield by the height of the one that passes', () => {
  const yields = (from: number, to: number) => ROWS.map((_, at) => yieldOf(ROWS, at, { from, to }));
  expect(yields(1, 3)).toEqual([0, 0, -106, -106]);
  expect(yields(2, 0)).toEqual([56, 56, 0, 0]);
  expect(yields(2, 2)).toEqual([0, 0, 0, 0]);
});
