/** The banner of a new defeat half covers nothing: neither the drawing above nor what follows below. */

import { BAND_HEIGHT, bandOf, risenAt, type Band } from '@/components/maskmen/proof/band-of';
import { fitFollows } from '@/components/maskmen/proof/fit-follows';
import { layRing, PHONE_CARD } from '@/components/maskmen/ring/ring-layout';
import { layTable, type TableLayout } from '@/components/maskmen/table/table-layout';

const INSETS = { top: 0, bottom: 0, left: 0, right: 0 };
const NOTCH = { top: 47, bottom: 34, left: 0, right: 0 };

const lay = (width: number, height: number, hand: 'left' | 'right' = 'right', text = 1) =>
  layTable(
    { width, height, insets: height > 800 && width < 500 ? NOTCH : INSETS },
    { names: ['Ana', 'Lupe', 'Kenji', 'Oleg'], hand, text },
  );

/** The band's edges at an x of the table. */
function edgesAt({ left, width, middle, scale }: Band, x: number) {
  const y = middle - risenAt(x - left - width / 2);
  return { top: y - (BAND_HEIGHT * scale) / 2, bottom: y + (BAND_HEIGHT * scale) / 2 };
}

const lowest = (band: Band) => edgesAt(band, band.left).bottom;
const highest = (band: Band) => edgesAt(band, band.left + band.width).top;

function expectOverPill({ note }: Band, { pill }: TableLayout): void {
  expect([note.x, note.y, note.width]).toEqual([pill.x, pill.y, pill.width]);
  expect(note.height).toBeGreaterThanOrEqual(pill.height);
}

test.each([
  [390, 844, 1],
  [390, 844, 2],
  [320, 568, 1],
  [320, 568, 1.35],
  [360, 640, 1],
  [430, 932, 1],
  [820, 1180, 1],
])('upright at %i×%i and text of %f, what follows has the place of the sentence', (w, h, text) => {
  const layout = lay(w, h, 'right', text);
  const band = bandOf(layout, w);
  expectOverPill(band, layout);
  expect(lowest(band)).toBeLessThan(band.note.y);
  expect(highest(band)).toBeGreaterThanOrEqual(layout.ring.y - 1);
});

test.each([
  [844, 390, 'left'],
  [844, 390, 'right'],
  [667, 375, 'right'],
  [932, 430, 'right'],
  [780, 360, 'left'],
] as const)('on its side at %i×%i, for the %s thumb, it has that too', (w, h, hand) => {
  const layout = lay(w, h, hand);
  const band = bandOf(layout, w);
  expectOverPill(band, layout);
  expect(lowest(band)).toBeLessThan(band.note.y);
  // Whose the plays are can be read under it.
  const { ring } = layout;
  const { places, cardWidth } = layRing(2, { ...ring, panel: 148, largest: PHONE_CARD });
  const names = ring.y + (places.at(-1)?.y ?? NaN) + 0.7 * cardWidth;
  expect(lowest(band)).toBeLessThanOrEqual(names + 4);
  expect(highest(band)).toBeGreaterThanOrEqual(ring.y);
});

test.each([
  [1000, 700],
  [1024, 768],
  [1180, 820],
  [1280, 860],
  [1920, 1080],
])('beside a rail at %i×%i what follows lies in the band, clear of the names', (w, h) => {
  const layout = lay(w, h);
  const band = bandOf(layout, w);
  const { note } = band;
  const [left, right] = [edgesAt(band, note.x), edgesAt(band, note.x + note.width)];
  expect(note.y).toBeGreaterThan(left.top);
  expect(note.y + note.height).toBeLessThan(right.bottom);
  const names = { middle: w / 2 - band.aside, half: 300 };
  expect(names.middle + names.half).toBeLessThan(note.x);
  expect(names.middle - names.half).toBeGreaterThan(0);
});

test.each([
  [390, 844],
  [844, 390],
  [1000, 700],
  [1180, 820],
])('at %i×%i what follows for one wrestler is told with its masks', (w, h) => {
  const { note, scale } = bandOf(lay(w, h), w);
  const fit = fitFollows('so Umbra also beats Fango', {
    room: note,
    wished: 13.5 * scale ** 0.5,
    masks: 2,
  });
  expect(fit.pictured).toBe(true);
  expect(fit.fontSize).toBeGreaterThanOrEqual(12);
});

test('masks never make words that fill their place smaller than can be read', () => {
  const words = 'also: Umbra schlägt auch Fango, Nopal und Dalia, und Zarpa schlägt auch Fango';
  const room = { width: 246, height: 48 };
  const bare = fitFollows(words, { room, wished: 13.5, masks: 0 });
  expect(fitFollows(words, { room, wished: 13.5, masks: 4 })).toEqual(bare);
});
