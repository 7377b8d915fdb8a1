/**
 * The diagram's layout, judged by the curves it draws. All 318 shapes of order in five boxes, and a
 * seeded sample of the 130,023 with names; `npm run prove:diagram` looks at every one.
 */

import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { findLevels } from '@/components/maskmen/diagram/levels';
import { longestName } from '@/components/maskmen/diagram/name-length';
import type { DiagramBox, Memory } from '@/components/maskmen/diagram/plan';
import { frameFor, largestWidth } from '@/components/maskmen/diagram/sizes';
import { makeSeed, nextBelow, seedRng } from '@/engine/truth';
import type { Order } from '@/engine/view';
import { DESIGN, LANDSCAPE, LARGEST, SMALLEST, SMALL_PHONE } from '@/tools/diagram/boxes';
import { judge } from '@/tools/diagram/laws';
import { allOrders, allShapes, orderFrom, shapeOf } from '@/tools/diagram/posets';

const BOXES: readonly (readonly [string, DiagramBox])[] = [
  ['390×844', DESIGN],
  ['320×568', SMALL_PHONE],
  ['844×390', LANDSCAPE],
  ['the smallest screen', SMALLEST],
  ['the largest screen', LARGEST],
];

const FLAT: DiagramBox = { width: 288, height: 150, largestMask: 46 };

const SHAPES = allShapes();
const SAMPLE = 600;

test('there are 130,023 partial orders on six wrestlers, 318 up to renaming', () => {
  let count = 0;
  for (const order of allOrders()) count += order.weaker.length === 6 ? 1 : 0;
  expect(count).toBe(130_023);
  expect(SHAPES).toHaveLength(318);
  expect(new Set(SHAPES.map(shapeOf)).size).toBe(318);
});

/** The faults of a drawing, with what it takes to draw it again. */
function faultsOf(order: Order, box: DiagramBox, before?: Memory): string[] {
  const plan = layDiagram({ order, played: 21, box, before });
  const { faults } = judge({ order, box, plan });
  return faults.map((fault) => `${order.weaker.join()} ${before?.x.join() ?? ''}: ${fault}`);
}

test.each(BOXES)(
  'in the box of %s every shape is drawn with the fewest crossings, nothing over anything else',
  (_, box) => {
    expect(SHAPES.flatMap((order) => faultsOf(order, box))).toEqual([]);
  },
);

test.each(BOXES)(
  'in the box of %s any names, after any drawing before, keep the laws',
  (_, box) => {
    const rng = seedRng(makeSeed([8, box.width]), 1);
    const shuffled = (): number[] => {
      const names = [0, 1, 2, 3, 4, 5];
      for (let at = 5; at > 0; at--) {
        const other = nextBelow(rng, at + 1);
        [names[at], names[other]] = [names[other] as number, names[at] as number];
      }
      return names;
    };
    for (let n = 0; n < SAMPLE; n++) {
      const names = shuffled();
      const shape = SHAPES[nextBelow(rng, SHAPES.length)] as Order;
      const weaker: number[] = [];
      shape.weaker.forEach((row, w) => {
        weaker[names[w] as number] = names.reduce(
          (set, name, v) => ((row >> v) & 1 ? set | (1 << name) : set),
          0,
        );
      });
      const before = {
        x: names.map(() => 30 + nextBelow(rng, box.width - 30)),
        middle: 100 + nextBelow(rng, 100),
        levels: 2 + nextBelow(rng, 4),
      };
      expect(faultsOf(orderFrom(weaker), box, before)).toEqual([]);
    }
  },
);

/** How many of the 318 shapes have a rope through a name. */
const crossed = (box: DiagramBox): number =>
  SHAPES.filter(
    (order) => judge({ order, box, plan: layDiagram({ order, played: 63, box }) }).namesOnRopes > 0,
  ).length;

test.each([
  ['390×844', DESIGN, 0],
  ['844×390', LANDSCAPE, 0],
  ['the largest screen', LARGEST, 0],
  ['320×568', SMALL_PHONE, 2],
  ['the smallest screen', SMALLEST, 1],
  ['the smallest screen and a little', FLAT, 0],
] as const)('in the box of %s no rope runs through a name, or through few', (_, box, most) => {
  expect(crossed(box)).toBeLessThanOrEqual(most);
});

test('in any box from 288×130 to 640×620, after any drawing before, the laws are kept', () => {
  const rng = seedRng(makeSeed([21, 4]), 1);
  for (let n = 0; n < 1200; n++) {
    const width = 288 + nextBelow(rng, 353);
    const height = 130 + nextBelow(rng, 491);
    // Large masks are for large windows.
    const largestMask = width >= 560 && height >= 480 ? 86 : 46;
    const box = { width, height, largestMask };
    const order = SHAPES[nextBelow(rng, SHAPES.length)] as Order;
    const other = SHAPES[nextBelow(rng, SHAPES.length)] as Order;
    const { memory } = layDiagram({ order: other, played: 63, box });
    expect([width, height, ...faultsOf(order, box, memory)]).toEqual([width, height]);
  }
});

/** A chain of so many, the first the strongest; extra relations by pairs. */
function chain(length: number, extra: readonly (readonly [number, number])[] = []): Order {
  const rows = [0, 0, 0, 0, 0, 0];
  const pairs = [...extra];
  for (let w = 0; w + 1 < length; w++) pairs.push([w, w + 1]);
  for (let round = 0; round < 6; round++)
    for (const [winner, loser] of pairs)
      rows[winner] = (rows[winner] as number) | (1 << loser) | (rows[loser] as number);
  return orderFrom(rows);
}

const FORK = chain(5, [
  [1, 5],
  [5, 3],
]);

test.each([
  ['390×844, six levels', DESIGN, chain(6), [46, 39, 100, 22]],
  ['390×844, a fork', DESIGN, FORK, [46, 49, 179, 19]],
  ['390×844, one on the shelf', DESIGN, chain(5), [46, 49, 86, 18]],
  ['844×390, six levels', LANDSCAPE, chain(6), [40, 29, 94, 20]],
  ['320×568, six levels', SMALL_PHONE, chain(6), [35, 27, 92, 18]],
] as const)('sizes are the art direction’s at %s', (_, box, order, [width, pitch, lanes, name]) => {
  const plan = layDiagram({ order, played: 63, box });
  const ranked = plan.nodes.filter((node) => node.standing === 'ranked');
  const xs = ranked.map((node) => node.x);
  const [top, next] = [ranked[0], ranked[1]];
  expect(Math.abs(plan.maskWidth - width)).toBeLessThanOrEqual(1);
  expect(Math.abs((next?.y ?? 0) - (top?.y ?? 0) - pitch)).toBeLessThanOrEqual(1.5);
  expect(Math.abs(Math.max(...xs) - Math.min(...xs) - lanes)).toBeLessThanOrEqual(4);
  expect(Math.abs(plan.nameSize - name)).toBeLessThanOrEqual(1.1);
  expect(top?.x).toBe(Math.min(...xs));
});

test('from four levels on masks keep their full size at 390×844', () => {
  for (const order of SHAPES) {
    if (findLevels(order).items.length < 4) continue;
    expect(layDiagram({ order, played: 63, box: DESIGN }).maskWidth).toBe(46);
  }
});

test.each([
  ['390×844', DESIGN, 48],
  ['844×390', LANDSCAPE, 48],
  ['320×568', SMALL_PHONE, 44],
] as const)('in a chain of six at %s the targets of %s px do not overlap', (_, box, size) => {
  const { nodes } = layDiagram({ order: chain(6), played: 63, box });
  nodes.forEach((a, at) => {
    for (const b of nodes.slice(at + 1))
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(size);
  });
});

/** How far neighbours on a level hang apart, of all levels. */
function staggersOf(order: Order, box: DiagramBox): number[] {
  const { depth } = findLevels(order);
  const { nodes } = layDiagram({ order, played: 63, box });
  return [0, 1, 2, 3, 4].flatMap((level) => {
    const row = nodes.filter((node) => depth[node.wrestler] === level);
    row.sort((a, b) => a.x - b.x);
    return row.slice(1).map((node, at) => Math.abs(node.y - (row[at]?.y ?? 0)));
  });
}

test.each(BOXES)(
  'neighbours on a level hang ten to twenty-four pixels apart in the box of %s',
  (_, box) => {
    for (const order of SHAPES)
      for (const apart of staggersOf(order, box)) {
        expect(apart).toBeGreaterThanOrEqual(10);
        expect(apart).toBeLessThanOrEqual(24);
      }
  },
);

test('on the smallest screen masks are twenty pixels wide at least, nearly all twenty-four', () => {
  const widths = (box: DiagramBox): number[] =>
    SHAPES.map((order) => layDiagram({ order, played: 63, box }).maskWidth);
  expect(Math.min(...widths(SMALLEST))).toBeGreaterThanOrEqual(20);
  expect(widths(SMALLEST).filter((width) => width < 24).length).toBeLessThanOrEqual(27);
  expect(Math.min(...widths(FLAT))).toBeGreaterThanOrEqual(24);
});

const RUSSIAN = longestName(['Вольто', 'Зарпа', 'Нопаль', 'Умбра', 'Далия', 'Фанго']);
const JAPANESE = longestName(['ボルト', 'ザルパ', 'ノパル', 'ウンブラ', 'ダリア', 'ファンゴ']);

test('names are as long as their language makes them', () => {
  expect(longestName(['Volto', 'Zarpa', 'Nopal', 'Umbra', 'Dalia', 'Fango'])).toBeCloseTo(2.43, 2);
  expect(RUSSIAN).toBeCloseTo(2.8, 2);
  expect(JAPANESE).toBeCloseTo(3.22, 2);
});

/** The drawings of shapes at fault where names are as long as that. */
const faultyWith = (nameLength: number, box: DiagramBox): number =>
  SHAPES.filter((order) => faultsOf(order, { ...box, nameLength }).length > 0).length;

test.each([...BOXES, ['the smallest screen and a little', FLAT] as const])(
  'in the box of %s Russian and Japanese names overlap nothing either',
  (_, box) => expect([faultyWith(RUSSIAN, box), faultyWith(JAPANESE, box)]).toEqual([0, 0]),
);

test.each([
  ['390×844', DESIGN, 0, 0],
  ['the largest screen', LARGEST, 0, 0],
  ['844×390', LANDSCAPE, 0, 1],
  ['320×568', SMALL_PHONE, 2, 6],
  ['the smallest screen', SMALLEST, 11, 18],
] as const)(
  'in the box of %s no rope runs through Russian and Japanese names, or through few',
  (_, box, russian, japanese) => {
    expect(crossed({ ...box, nameLength: RUSSIAN })).toBeLessThanOrEqual(russian);
    expect(crossed({ ...box, nameLength: JAPANESE })).toBeLessThanOrEqual(japanese);
  },
);

test('a chain of five beside the shelf has its names outside, at 320×568 too', () => {
  for (const box of [DESIGN, SMALL_PHONE]) {
    const { nodes } = layDiagram({ order: chain(5), played: 63, box });
    const ranked = nodes.filter(({ standing }) => standing === 'ranked');
    const middle = ranked.reduce((sum, { x }) => sum + x, 0) / ranked.length;
    for (const { x, name } of ranked)
      expect(name).toMatchObject({ kind: 'side', side: x < middle ? 'left' : 'right' });
  }
});

test('those without a rank stand on the shelf, told apart by whether they were played', () => {
  for (const order of SHAPES) {
    const plan = layDiagram({ order, played: 0b010101, box: DESIGN });
    for (const node of plan.nodes) {
      const ranked = order.stronger[node.wrestler] !== 0 || order.weaker[node.wrestler] !== 0;
      const played = (0b010101 >> node.wrestler) & 1;
      expect(node.standing).toBe(ranked ? 'ranked' : played ? 'played' : 'unplayed');
      if (!ranked) expect(plan.shelf).toBeDefined();
    }
  }
});

test('a larger box never has smaller masks', () => {
  for (const order of SHAPES) {
    const found = findLevels(order);
    if (found.items.length < 2) continue;
    const width = (box: DiagramBox): number => largestWidth(found, box, box.width - 24);
    expect(width(DESIGN)).toBeGreaterThanOrEqual(width(SMALL_PHONE));
    const frame = frameFor(found, { box: DESIGN, shelf: 0, maskWidth: 46, names: 'side' });
    expect(frame.pitch).toBeGreaterThan(0);
  }
});
