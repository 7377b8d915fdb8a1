/** Whatever group of a hand is focused and chosen, its cards stay in the window. */

import { layFan } from '@/components/maskmen/hand/fan-layout';
import { poseOf } from '@/components/maskmen/hand/hand-group-view';
import { keepInside, reachOf } from '@/components/maskmen/hand/keep-inside';
import { layTable } from '@/components/maskmen/table/table-layout';

const WINDOWS = [
  [280, 653],
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [568, 320],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1920, 1080],
] as const;
const HANDS = [[2, 3], [2, 1, 3], [3, 3, 3, 3, 3], [2, 2, 1, 3, 2, 3], [5, 4, 3, 3, 4, 5], [5]];

const handOf = (width: number, height: number) => {
  const insets = { top: 0, bottom: 0, left: 0, right: 0 };
  const { hand, cardWidth, lift } = layTable(
    { width, height, insets },
    { names: ['Ana', 'Lupe'], hand: 'right' },
  );
  return { hand, cardWidth, lift };
};

interface Drawn {
  readonly group: number;
  readonly groups: number;
  readonly left: number;
  readonly right: number;
  readonly shift: number;
}

/** Every group with every count of it chosen, and where it is drawn in the window. */
function draw(width: number, height: number, reduced: boolean): Drawn[] {
  const { hand, cardWidth, lift } = handOf(width, height);
  return HANDS.flatMap((counts) =>
    layFan(counts, { width: hand.width, cardWidth, restY: 60 }).flatMap((fan, group) =>
      [0, 1, 2, 3, 4].map((chosen): Drawn => {
        const state = { focused: true, beside: 0, chosen: Math.min(chosen, counts[group] ?? 0) };
        const pose = poseOf({ ...state, cardWidth, lift, reduced });
        const shift = keepInside(fan, pose, hand.width);
        const { left, right } = reachOf(fan, pose);
        const by = hand.x + shift;
        return { group, groups: counts.length, left: left + by, right: right + by, shift };
      }),
    ),
  );
}

test.each(WINDOWS)('at %i×%i no chosen card leaves the window', (width, height) => {
  for (const reduced of [false, true])
    for (const { left, right } of draw(width, height, reduced)) {
      expect(left).toBeGreaterThanOrEqual(2);
      expect(right).toBeLessThanOrEqual(width - 2);
    }
});

test.each(WINDOWS)('at %i×%i groups in the middle stay where they are', (width, height) => {
  const inner = draw(width, height, false).filter(
    ({ group, groups }) => groups > 4 && group > 1 && group < groups - 2,
  );
  expect(inner.length).toBeGreaterThan(0);
  expect(inner.filter(({ shift }) => shift !== 0)).toEqual([]);
});

test('on a phone the first and the last group make way when all their cards are chosen', () => {
  const ends = draw(390, 844, false).filter(({ groups }) => groups === 6);
  const shifts = (at: number) => ends.filter(({ group }) => group === at).map(({ shift }) => shift);
  expect(Math.max(...shifts(0))).toBeGreaterThan(0);
  expect(Math.min(...shifts(5))).toBeLessThan(0);
});
