/** What beating the ring takes, two rows side by side: no words break for want of a pixel. */

import { shareNeed } from '@/components/maskmen/ring/share-need';

/** How wide these words are drawn, in sizes of the text face. */
const DRAWN = [
  { words: 'none stronger', ems: 6.664, beside: 31.8 },
  { words: 'unknown', ems: 4.381, beside: 49.4 },
] as const;

/** The rail's panel on a tablet, inside its edges. */
const WIDTH = 233.6;

test('on a tablet both rows stand on one line each', () => {
  const { size = 0, rooms = [] } = shareNeed(DRAWN, { width: WIDTH, largest: 15 }) ?? {};
  expect(size).toBeGreaterThan(13);
  DRAWN.forEach(({ ems, beside }, nth) => {
    expect((rooms[nth] ?? 0) - beside).toBeGreaterThan(ems * size + 0.5);
  });
  expect(rooms.reduce((all, one) => all + one, 0)).toBeCloseTo(WIDTH, 5);
});

test('words that would be too small to read are not put side by side', () => {
  const rows = DRAWN.map(({ beside }) => ({ words: 'keine stärkere Maske mehr', beside }));
  expect(shareNeed(rows, { width: WIDTH, largest: 15 })).toBeUndefined();
});
