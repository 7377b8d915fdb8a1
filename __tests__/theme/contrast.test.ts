import { KEY, LOOKS, PAPER, POSTER_LAMP, SEATS, SPLIT_FOUNTAIN, themes, TICKETS } from '@/theme';
import type { Theme } from '@/theme';

const AA_TEXT = 4.5;
const AA_LARGE = 3;

/** WCAG 2 relative luminance of a `#RRGGBB` colour. */
function luminance(hex: string): number {
  const channel = (from: number): number => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Token = Exclude<keyof Theme, 'name' | 'scheme' | 'screenGradient'>;

const TEXT_PAIRS: readonly (readonly [Token, Token])[] = [
  ...(['ground', 'bg0', 'bg1', 'bg2', 'bg3'] as const).flatMap(
    (ground) =>
      [
        ['text', ground],
        ['dim', ground],
        ['faint', ground],
        ['warning', ground],
      ] as const,
  ),
  ['text', 'matFar'],
  ['text', 'matNear'],
  ['onCta', 'cta'],
  ['onLamp', 'lamp'],
  ['onPaper', 'paper'],
  ['onPaperDim', 'paper'],
  ['onPaperFaint', 'paper'],
  ['onPaper', 'lamp'],
  ['stronger', 'bg1'],
  ['weaker', 'bg1'],
  ['unknown', 'bg1'],
  ['unknown', 'bg2'],
  ['unknown', 'bg3'],
];

/** What is printed straight on a screen's gradient. */
const ON_GRADIENT = ['text', 'dim', 'faint', 'warning'] as const;

test('the ratio is the one WCAG defines', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each(Object.values(themes))('words are legible (AA) on every ground of $name', (theme) => {
  const tooFaint = TEXT_PAIRS.filter(
    ([ink, ground]) => contrast(theme[ink], theme[ground]) < AA_TEXT,
  );
  expect(tooFaint).toEqual([]);
});

test.each(Object.values(themes))(
  'words are legible (AA) all down the gradient of $name',
  (theme) => {
    const tooFaint = theme.screenGradient.flatMap(({ color }) =>
      ON_GRADIENT.filter((ink) => contrast(theme[ink], color) < AA_TEXT).map(
        (ink) => `${ink} on ${color}`,
      ),
    );
    expect(tooFaint).toEqual([]);
  },
);

test.each(Object.values(themes))('ropes and the focus ring stand out from $name', (theme) => {
  expect(contrast(theme.rope, theme.bg1)).toBeGreaterThanOrEqual(AA_LARGE);
  const ring = [theme.key, theme.lamp].map((band) => contrast(band, theme.ground));
  expect(Math.max(...ring)).toBeGreaterThanOrEqual(AA_LARGE);
});

test('letters and symbols are legible on every wrestler’s ink', () => {
  for (const { main, onMain } of Object.values(LOOKS)) {
    expect(contrast(onMain === 'key' ? KEY : PAPER, main)).toBeGreaterThanOrEqual(AA_LARGE);
  }
});

test('key reads on tickets and on seat pads, and paper reads on key', () => {
  for (const ground of [...Object.values(TICKETS), ...SEATS]) {
    expect(contrast(KEY, ground)).toBeGreaterThanOrEqual(AA_TEXT);
  }
  expect(contrast(PAPER, KEY)).toBeGreaterThanOrEqual(AA_TEXT);
});

test('the poster’s lettering is legible where it stands', () => {
  const upper = SPLIT_FOUNTAIN.filter(({ offset }) => offset < 0.5);
  for (const { color } of upper) expect(contrast(KEY, color)).toBeGreaterThanOrEqual(AA_TEXT);
  expect(contrast(POSTER_LAMP, KEY)).toBeGreaterThanOrEqual(AA_TEXT);
});
