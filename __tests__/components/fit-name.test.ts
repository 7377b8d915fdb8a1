import { estimateWidth } from '@/components/ui/estimate-width';
import { fitName, leastNameWidth, nameColumn } from '@/components/ui/fit-name';
import { zoomFor } from '@/components/ui/zoom';
import { smallestSize } from '@/theme';

/** Fourteen letters each, as wide as names come. */
const HARD = [
  'WWWWWWWWWWWWWW',
  'ジャンクロード山田太郎一二三',
  'Александр Вели',
  '👨‍👩‍👧‍👦'.repeat(14),
  'عبد الرحمن علي',
];

test.each(HARD)(
  '%s fits on two lines of its column at 320 px, no smaller than the smallest',
  (name) => {
    const column = { largest: 15.5, least: 46, most: 104 };
    const width = nameColumn([name], column);
    expect(width).toBeLessThanOrEqual(130);
    const { fontSize, single } = fitName(name, { width, largest: 15.5 });
    expect(fontSize).toBeGreaterThanOrEqual(smallestSize);
    expect(estimateWidth(name, fontSize)).toBeLessThanOrEqual(width * (single ? 1 : 2));
  },
);

test('a short name keeps its size and its line', () => {
  expect(fitName('Ana', { width: 80, largest: 15.5 })).toMatchObject({
    fontSize: 15.5,
    single: true,
  });
  expect(leastNameWidth([])).toBe(0);
});

test('only large screens are drawn larger, and the largest by no more than twice', () => {
  expect(zoomFor({ width: 390, height: 844 })).toBe(1);
  expect(zoomFor({ width: 844, height: 390 })).toBe(1);
  expect(zoomFor({ width: 820, height: 1180 })).toBeCloseTo(1.25);
  expect(zoomFor({ width: 1180, height: 820 })).toBeCloseTo(1.32, 1);
  expect(zoomFor({ width: 1280, height: 1200 })).toBe(1.35);
  expect(zoomFor({ width: 1920, height: 1080 })).toBeCloseTo(1.74, 1);
  expect(zoomFor({ width: 2560, height: 1440 })).toBe(2);
});
