import { layoutPoster, type Sheet } from '@/components/maskmen/poster/poster-layout';
import { MASK_HEIGHT, MASK_WIDTH } from '@/components/maskmen/art/masks';
import { WRESTLERS } from '@/engine/view';

const SHEETS: readonly Sheet[] = [
  { width: 390, height: 486, top: 47, left: 0 },
  { width: 390, height: 560, top: 0, left: 0 },
  { width: 320, height: 262, top: 0, left: 0 },
  { width: 320, height: 262, top: 20, left: 0 },
  { width: 464, height: 390, top: 0, left: 50 },
  { width: 820, height: 900, top: 24, left: 0 },
  { width: 792, height: 900, top: 0, left: 0 },
];

test.each(SHEETS)('on $width × $height everybody is on the poster', (sheet) => {
  const { masks, headTop, headWidth } = layoutPoster(sheet);
  expect(masks.map(({ wrestler }) => wrestler).sort()).toEqual([...WRESTLERS].sort());
  expect(headTop).toBeGreaterThanOrEqual(sheet.top);
  expect(headWidth).toBeLessThanOrEqual(sheet.width - sheet.left);
  for (const { x, y, width } of masks) {
    expect(x).toBeGreaterThanOrEqual(sheet.left);
    expect(x + width).toBeLessThanOrEqual(sheet.width);
    expect(y + (width * MASK_HEIGHT) / MASK_WIDTH).toBeLessThanOrEqual(sheet.height);
    expect(y).toBeGreaterThan(headTop);
  }
});

test('on the sheet of the printed poster the lettering fills the width and masks overlap', () => {
  const { scale, masks } = layoutPoster({ width: 390, height: 486, top: 47, left: 0 });
  expect(scale).toBeCloseTo(1, 5);
  const volto = masks.find(({ wrestler }) => wrestler === 'volto');
  const umbra = masks.find(({ wrestler }) => wrestler === 'umbra');
  expect(volto?.width).toBeCloseTo(166, -1);
  expect(volto?.y).toBeLessThan((umbra?.y ?? 0) + (umbra?.width ?? 0));
});
