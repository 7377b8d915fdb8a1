import { FLOOR, linesOf, setName } from '@/components/maskmen/seats/fit-name';
import { seatWidth, tinySide, TINY_SIZE } from '@/components/maskmen/seats/seat-room';
import { spotOf } from '@/components/maskmen/table/table-facts';
import { placeStepper } from '@/components/maskmen/table/stepper-place';
import {
  layTable,
  type Rect,
  type TableLayout,
  type TableSeats,
  type TableSpace,
} from '@/components/maskmen/table/table-layout';

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const phone = { top: 47, bottom: 34, left: 0, right: 0 };
const island = { top: 59, bottom: 34, left: 0, right: 0 };
const lying = { top: 0, bottom: 21, left: 59, right: 59 };

const WINDOWS: readonly (readonly [string, TableSpace])[] = [
  ['390×844 with insets', { width: 390, height: 844, insets: phone }],
  ['390×844 with an island', { width: 390, height: 844, insets: island }],
  ['390×844 with a camera at one side', { width: 390, height: 844, insets: { ...none, left: 40 } }],
  ['390×844', { width: 390, height: 844, insets: none }],
  ['430×932', { width: 430, height: 932, insets: phone }],
  ['360×640', { width: 360, height: 640, insets: { ...none, top: 24 } }],
  ['360×640 with buttons', { width: 360, height: 640, insets: { ...none, top: 24, bottom: 48 } }],
  ['320×568', { width: 320, height: 568, insets: { ...none, top: 20 } }],
  ['844×390', { width: 844, height: 390, insets: lying }],
  ['844×390, notch at the left', { width: 844, height: 390, insets: { ...lying, right: 0 } }],
  ['844×390, notch at the right', { width: 844, height: 390, insets: { ...lying, left: 0 } }],
  ['640×360 with bars', { width: 640, height: 360, insets: { ...none, top: 24, bottom: 24 } }],
  ['667×375', { width: 667, height: 375, insets: none }],
  ['820×1180', { width: 820, height: 1180, insets: { ...none, top: 24, bottom: 20 } }],
  ['1180×820 with bars', { width: 1180, height: 820, insets: { ...none, top: 32, bottom: 20 } }],
  ['1180×820', { width: 1180, height: 820, insets: none }],
  ['1440×900', { width: 1440, height: 900, insets: none }],
];

const SHORT_NAMES = ['Lupe', 'Kenji', 'Oleg', 'Mei', 'Sara'];
const LONG_NAMES = [
  'WWWWWWWWWWWWWW',
  '山田太郎左衛門尉藤原朝臣信長',
  'ЩЩЩЩЩЩЩЩЩЩЩЩЩЩ',
  'Anna Katharina',
  'Maximilian der',
];

interface Case {
  readonly said: string;
  readonly space: TableSpace;
  readonly seats: TableSeats;
}

/** Every window × one to five opponents × short and long names × either hand. */
const CASES: readonly Case[] = WINDOWS.flatMap(([said, space]) =>
  [SHORT_NAMES, LONG_NAMES].flatMap((all) =>
    [1, 2, 3, 4, 5].flatMap((opponents) =>
      (['left', 'right'] as const).map((hand) => ({
        said: `${said}, ${opponents} like ${all[0]}, ${hand} hand`,
        space,
        seats: { names: all.slice(0, opponents), hand },
      })),
    ),
  ),
);

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const isInside = (rect: Rect, { width, height }: TableSpace): boolean =>
  rect.width > 0 &&
  rect.height > 0 &&
  rect.x >= -0.01 &&
  rect.y >= 0 &&
  rect.x + rect.width <= width + 0.01 &&
  rect.y + rect.height <= height + 0.01;

function partsOf(layout: TableLayout): Record<string, Rect> {
  const { strip, menu, diagram, ring, pill, hand, actions, seatRows } = layout;
  const rows = Object.fromEntries(seatRows.map((row, at) => [`seats ${at}`, row]));
  return { strip, menu, diagram, ring, pill, hand, actions, ...rows };
}

/** Cases in which a law does not hold; empty when it does. */
const offenders = (law: (layout: TableLayout, one: Case) => readonly string[]): string[] =>
  CASES.flatMap((one) =>
    law(layTable(one.space, one.seats), one).map((what) => `${one.said}: ${what}`),
  );

test('everything stands inside the window', () => {
  expect(
    offenders((layout, { space }) =>
      Object.entries(partsOf(layout)).flatMap(([name, rect]) =>
        isInside(rect, space) ? [] : [name],
      ),
    ),
  ).toEqual([]);
});

test('what is read or touched keeps clear of notch, corners and home bar', () => {
  expect(
    offenders((layout, { space: { width, height, insets } }) => {
      // The ring alone is drawn to the edges; its cards keep off them (`ringInset`).
      const parts = Object.entries(partsOf(layout)).filter(([name]) => name !== 'ring');
      const ends = [0, layout.hand.width].map((along) => layout.hand.x + along);
      const steppers = ends.map((x, at): [string, Rect] => [
        `stepper ${at}`,
        placeStepper(layout, x).box,
      ]);
      return [...parts, ...steppers].flatMap(([name, { x, y, ...size }]) =>
        x >= insets.left &&
        x + size.width <= width - insets.right &&
        y >= insets.top &&
        y + size.height <= height - insets.bottom
          ? []
          : [name],
      );
    }),
  ).toEqual([]);
});

test('no part lies over another', () => {
  expect(
    offenders((layout) => {
      const parts = Object.entries(partsOf(layout));
      return parts.flatMap(([a, one], at) =>
        parts.slice(at + 1).flatMap(([b, other]) => {
          // The ring's posts stand before the foot of the diagram; the menu's target reaches over
          // the upper edge of the seats, which nobody touches.
          const posts = a === 'diagram' && b === 'ring' ? 6 * one.width : 0;
          const reach = a === 'menu' && b === 'seats 0' ? 4 * one.width : 0;
          return overlap(one, other) <= posts + reach ? [] : [`${a} and ${b}`];
        }),
      );
    }),
  ).toEqual([]);
});

test('what is touched is large enough', () => {
  expect(
    offenders(({ menu, strip, actions, arrangement }, { space }) => {
      const least = space.width < 360 ? 44 : 48;
      return [
        ...(Math.min(menu.width, menu.height) < least ? ['menu'] : []),
        ...(actions.height < 48 ? ['actions'] : []),
        ...(arrangement === 'short' && Math.min(strip.width, strip.height) < least
          ? ['strip']
          : []),
      ];
    }),
  ).toEqual([]);
});

test('wherever the led group stands, the stepper covers no action, no ring and no other text', () => {
  expect(
    offenders((layout, { space }) => {
      const { hand, actions, ring, diagram, arrangement } = layout;
      return [0.08, 0.3, 0.5, 0.7, 0.92].flatMap((along) => {
        const { box, words } = placeStepper(layout, hand.x + along * hand.width);
        const parts = words === undefined ? { box } : { box, words };
        const hindered = { actions, diagram, ...(arrangement === 'side' && { ring }) };
        return [
          ...(words !== undefined && overlap(box, words) > 0 ? ['words under the stepper'] : []),
          ...Object.entries(parts).flatMap(([name, rect]) => [
            ...(isInside(rect, space) ? [] : [`${name} outside`]),
            ...Object.entries(hindered).flatMap(([other, area]) =>
              overlap(rect, area) > 0 ? [`${name} on ${other}`] : [],
            ),
          ]),
        ];
      });
    }),
  ).toEqual([]);
});

test('every seat stands in one row or two, in order, and plays fly from where it stands', () => {
  expect(
    offenders((layout, { seats: { names } }) => {
      const order = names.map((_, at) => at);
      const spots = order.map((seat) => spotOf(layout, order, seat));
      const rows = layout.seatRows;
      const counted = rows.reduce((sum, { count }) => sum + count, 0);
      const home = spots.filter(({ x, y }) =>
        rows.some(
          (row) =>
            overlap(row, { x: x + layout.ring.x, y: y + layout.ring.y, width: 1, height: 1 }) > 0,
        ),
      );
      return [
        ...(counted === names.length && rows.length <= 2 ? [] : ['seats']),
        ...(home.length === names.length ? [] : ['spots']),
        ...(new Set(spots.map(({ x, y }) => `${x},${y}`)).size === names.length ? [] : ['same']),
      ];
    }),
  ).toEqual([]);
});

test('on short screens every name is set whole, in two lines at most and never too small', () => {
  const small = offenders((layout, { seats: { names } }) => {
    if (layout.arrangement !== 'short') return [];
    let before = 0;
    return layout.seatRows.flatMap((row) => {
      const whole = seatWidth(row.width, row.count);
      const width = whole - 2 * tinySide(whole);
      const here = names.slice(before, (before += row.count));
      return here.filter((name) => {
        const set = setName(name, { width, size: TINY_SIZE, face: 'display' });
        return set.size < FLOOR.text || linesOf(name, { ...set, width }) > set.lines;
      });
    });
  });
  expect(small).toEqual([]);
});

test('four short names stand in one row at 320 px, and the diagram keeps what a second row would take', () => {
  const of = (names: readonly string[]) =>
    layTable({ width: 320, height: 568, insets: { ...none, top: 20 } }, { names, hand: 'right' });
  expect(of(SHORT_NAMES.slice(0, 4)).seatRows).toHaveLength(1);
  expect(of(SHORT_NAMES).seatRows.map(({ count }) => count)).toEqual([2, 3]);
  expect(of(SHORT_NAMES.slice(0, 3)).diagram.height).toBeGreaterThanOrEqual(190);
  expect(of(SHORT_NAMES).diagram.height).toBeGreaterThanOrEqual(145);
});

test('extra height goes to the diagram', () => {
  const of = (height: number) =>
    layTable({ width: 390, height, insets: none }, { names: SHORT_NAMES, hand: 'right' });
  expect(of(900).diagram.height - of(844).diagram.height).toBe(56);
  expect(of(900).hand.height).toBe(of(844).hand.height);
});
