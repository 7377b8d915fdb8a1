import { layTable, type Rect, type TableSpace } from '@/components/maskmen/table/table-layout';

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const phone = { top: 47, bottom: 34, left: 0, right: 0 };
const lying = { top: 0, bottom: 21, left: 50, right: 50 };

const WINDOWS: readonly (readonly [string, TableSpace])[] = [
  ['390×844 with insets', { width: 390, height: 844, insets: phone }],
  ['390×844', { width: 390, height: 844, insets: none }],
  ['430×932', { width: 430, height: 932, insets: phone }],
  ['360×640', { width: 360, height: 640, insets: none }],
  ['320×568', { width: 320, height: 568, insets: { ...none, top: 20 } }],
  ['844×390', { width: 844, height: 390, insets: lying }],
  ['667×375', { width: 667, height: 375, insets: none }],
  ['820×1180', { width: 820, height: 1180, insets: { ...none, top: 24, bottom: 20 } }],
  ['1180×820', { width: 1180, height: 820, insets: none }],
  ['1440×900', { width: 1440, height: 900, insets: none }],
];

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

test.each(WINDOWS)('at %s everything stands inside the window, clear of the notch', (_, space) => {
  const {
    arrangement: _a,
    ringInset: _r,
    scale: _s,
    cardWidth: _c,
    compactChips: _k,
    lift: _l,
    ...rects
  } = layTable(space);
  for (const [name, rect] of Object.entries(rects)) {
    expect([name, rect.width > 0, rect.height > 0]).toEqual([name, true, true]);
    expect([name, rect.x >= 0 && rect.x + rect.width <= space.width + 0.01]).toEqual([name, true]);
    expect([name, rect.y >= 0 && rect.y + rect.height <= space.height]).toEqual([name, true]);
  }
  for (const name of ['strip', 'seats', 'menu'] as const)
    expect(rects[name].y).toBeGreaterThanOrEqual(space.insets.top - 6);
});

test.each(WINDOWS)('at %s no part lies over another', (_, space) => {
  const { strip, seats, menu, diagram, ring, pill, hand, actions, arrangement } = layTable(space);
  const parts = { strip, seats, diagram, pill, actions, ring, hand };
  const names = Object.keys(parts) as (keyof typeof parts)[];
  for (const [at, a] of names.entries())
    for (const b of names.slice(at + 1)) {
      // The ring's posts stand before the foot of the diagram; beside it the hand rises a little.
      const shares = a === 'diagram' && b === 'ring' ? 6 * diagram.width : 0;
      const lying = arrangement === 'side' && b === 'hand' ? 5 * space.width : 0;
      expect([a, b, overlap(parts[a], parts[b]) <= shares + lying]).toEqual([a, b, true]);
    }
  expect(overlap(menu, strip)).toBe(0);
});

test.each(WINDOWS)('at %s what is touched is large enough', (_, space) => {
  const { menu, actions } = layTable(space);
  const least = space.width < 360 ? 44 : 48;
  expect(Math.min(menu.width, menu.height)).toBeGreaterThanOrEqual(least);
  expect(actions.height).toBeGreaterThanOrEqual(48);
});

test('extra height goes to the diagram', () => {
  const of = (height: number) => layTable({ width: 390, height, insets: none });
  expect(of(900).diagram.height - of(844).diagram.height).toBe(56);
  expect(of(900).hand.height).toBe(of(844).hand.height);
});
