import { estimateWidth, fittingSize } from '@/components/ui/estimate-width';
import { smallestSize } from '@/theme';

const FAMILY = '👨‍👩‍👧‍👦';

/** True widths at 100, as the browser measured them in Onest SemiBold. */
test.each([
  ['WWWWWWWWWWWWWW', 1400],
  ['Mary Elizabeth', 750],
  ['Александр Вели', 830],
  ['ЩЮЩЮЩЮ', 606],
  ['iiiiiiiiiiiiii', 336],
])('%s is never thought narrower than it is', (name, width) => {
  expect(estimateWidth(name, 100)).toBeGreaterThanOrEqual(width);
});

test('a letter of the east is a square, and a family one picture', () => {
  expect(estimateWidth('山田', 20)).toBe(40);
  expect(estimateWidth(FAMILY, 10)).toBe(estimateWidth('👍', 10));
  expect(estimateWidth(FAMILY.repeat(14), 10)).toBeCloseTo(14 * estimateWidth('👍', 10));
});

test('words are set as large as they fit, down to the smallest size', () => {
  const room = { width: 100, lines: 1, largest: 15, smallest: smallestSize };
  expect(fittingSize('Ana', room)).toBe(15);
  expect(fittingSize('WWWWWWWWWWWWWW', room)).toBe(smallestSize);
  const size = fittingSize('Elizabeth Mary', { ...room, width: 110 });
  expect(size).toBeGreaterThan(smallestSize);
  expect(size).toBeLessThan(15);
  expect(estimateWidth('Elizabeth Mary', size)).toBeLessThanOrEqual(110);
  expect(fittingSize('', room)).toBe(15);
});
