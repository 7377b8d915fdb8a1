/** The layout folded over a season: the same story gives the same picture, and it holds still. */

import { foldDiagram, layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import type { Defeat } from '@/engine/view';
import { emptyOrder, wrestlerIndex } from '@/engine/view';
import { findLevels } from '@/components/maskmen/diagram/levels';
import type { DiagramBox, DiagramPlan } from '@/components/maskmen/diagram/plan';
import { DESIGN, LANDSCAPE, LARGEST, SMALLEST, SMALL_PHONE } from '@/tools/diagram/boxes';
import { judge } from '@/tools/diagram/laws';
import { countLooks } from '@/tools/diagram/looks';
import { defeatsOfSeason } from '@/tools/diagram/seasons';

import { orderOf } from '../helpers/orders';

const SEASONS = Array.from({ length: 40 }, (_, season) =>
  defeatsOfSeason(season, 2 + (season % 5)),
);

test.each([
  ['390×844', DESIGN],
  ['320×568', SMALL_PHONE],
])('resuming a season at %s draws what watching it drew, and keeps the laws', (_, box) => {
  for (const defeats of SEASONS) {
    let watched = layDiagram({ order: emptyOrder(), played: 63, box });
    for (let count = 1; count <= defeats.length; count++) {
      const order = orderOf(defeats.slice(0, count));
      watched = layDiagram({ order, played: 63, box, before: watched.memory });
      const resumed = foldDiagram({ defeats: defeats.slice(0, count), order, played: 63, box });
      expect(resumed).toEqual(watched);
      expect(judge({ order, box, plan: watched }).faults).toEqual([]);
    }
  }
});

test('a season drawn in one box and in another, in turns, is drawn as if it were alone', () => {
  const boxes = [
    DESIGN,
    SMALL_PHONE,
    { ...DESIGN, nameLength: 3.2 },
    { ...DESIGN, nameLength: 3.2, nameScale: 1.2 },
  ];
  const alone = boxes.map((box) => {
    let watched = layDiagram({ order: emptyOrder(), played: 63, box });
    const [defeats = []] = SEASONS;
    return defeats.map((_, at) => {
      const order = orderOf(defeats.slice(0, at + 1));
      watched = layDiagram({ order, played: 63, box, before: watched.memory });
      return watched;
    });
  });
  for (const round of [0, 1])
    SEASONS[0]?.forEach((_, at) => {
      const defeats = SEASONS[0]?.slice(0, at + 1) ?? [];
      boxes.forEach((box, which) => {
        const drawn = foldDiagram({ defeats, order: orderOf(defeats), played: 63, box });
        expect([round, drawn]).toEqual([round, alone[which]?.[at]]);
      });
    });
});

test('a position without a history is laid out at once, and its season goes on from there', () => {
  for (const defeats of SEASONS) {
    const half = Math.floor(defeats.length / 2);
    const order = orderOf(defeats);
    const opened = foldDiagram({ defeats: [], order, played: 63, box: DESIGN });
    expect(opened).toEqual(layDiagram({ order, played: 63, box: DESIGN }));
    const later = foldDiagram({ defeats: defeats.slice(half), order, played: 63, box: DESIGN });
    expect(judge({ order, box: DESIGN, plan: later }).faults).toEqual([]);
  }
});

/** How far apart the outermost of the ranked hang. */
function spreadOf({ nodes }: DiagramPlan): number {
  const xs = nodes.filter(({ standing }) => standing === 'ranked').map(({ x }) => x);
  return Math.max(...xs) - Math.min(...xs);
}

test.each([
  ['390×844', DESIGN],
  ['320×568', SMALL_PHONE],
  ['844×390', LANDSCAPE],
  ['the largest', LARGEST],
])('a chain of six hangs in the same two lanes however it grew, at %s', (_, box) => {
  let chains = 0;
  for (const defeats of SEASONS) {
    const order = orderOf(defeats);
    if (findLevels(order).items.length < 6) continue;
    chains++;
    const grown = foldDiagram({ defeats, order, played: 63, box });
    const plain = layDiagram({ order, played: 63, box });
    expect(judge({ order, box, plan: grown }).faults).toEqual([]);
    expect(grown.maskWidth).toBe(plain.maskWidth);
    expect(spreadOf(grown)).toBeCloseTo(spreadOf(plain), 3);
  }
  expect(chains).toBeGreaterThan(15);
});

test('a mask that hangs between the lanes of a chain is a fault', () => {
  const [defeats = []] = SEASONS.filter((one) => findLevels(orderOf(one)).items.length === 6);
  const order = orderOf(defeats);
  const plan = layDiagram({ order, played: 63, box: DESIGN });
  const [first, ...others] = plan.nodes;
  if (first === undefined) throw new Error('Nobody is drawn.');
  const nodes = [{ ...first, x: plan.memory.middle }, ...others];
  const { faults } = judge({ order, box: DESIGN, plan: { ...plan, nodes } });
  expect(faults.filter((fault) => fault.startsWith('zigzag'))).toHaveLength(1);
});

test('who hangs beside a fork of five levels and not between its prongs is a fault', () => {
  const order = orderOf([
    ['zarpa', 'dalia'],
    ['dalia', 'volto'],
    ['dalia', 'nopal'],
    ['volto', 'umbra'],
    ['nopal', 'umbra'],
    ['umbra', 'fango'],
  ]);
  for (const box of [DESIGN, LANDSCAPE, SMALL_PHONE, LARGEST]) {
    const plan = layDiagram({ order, played: 63, box });
    expect(judge({ order, box, plan }).faults).toEqual([]);
    const [volto, dalia] = [wrestlerIndex('volto'), wrestlerIndex('dalia')];
    const left = plan.nodes.find(({ wrestler }) => wrestler === volto)?.x ?? NaN;
    const nodes = plan.nodes.map((node) => (node.wrestler === dalia ? { ...node, x: left } : node));
    const { faults } = judge({ order, box, plan: { ...plan, nodes } });
    expect(faults.filter((fault) => fault.startsWith('fork'))).toHaveLength(1);
  }
});

test.each([
  ['390×844', DESIGN],
  ['844×390', LANDSCAPE],
  ['320×568', SMALL_PHONE],
  ['the largest', LARGEST],
])('along seasons hardly a rope vanishes between masks or runs level, at %s', (_, box) => {
  const { drawings, unseen, level } = countLooks({ seasons: 120, box });
  expect(drawings).toBeGreaterThan(500);
  expect(unseen).toBeLessThan(drawings * 0.005);
  expect(level).toBeLessThan(drawings * 0.015);
});

test('of two on top that may hang either way round the first of the six hangs left', () => {
  const order = orderOf([
    ['zarpa', 'volto'],
    ['volto', 'fango'],
    ['zarpa', 'nopal'],
    ['nopal', 'fango'],
    ['dalia', 'nopal'],
  ]);
  for (const box of [DESIGN, LARGEST]) {
    const { nodes } = layDiagram({ order, played: 63, box });
    const xOf = (wrestler: 'zarpa' | 'dalia') =>
      nodes.find((node) => node.wrestler === wrestlerIndex(wrestler))?.x ?? NaN;
    expect(xOf('zarpa')).toBeLessThan(xOf('dalia'));
  }
});

test('whoever beats two hangs over both, not at the left edge', () => {
  const order = orderOf([
    ['zarpa', 'volto'],
    ['volto', 'fango'],
    ['zarpa', 'nopal'],
    ['nopal', 'fango'],
  ]);
  for (const box of [DESIGN, LARGEST]) {
    const { nodes } = layDiagram({ order, played: 63, box });
    const [volto, zarpa, nopal] = nodes
      .filter(({ standing }) => standing === 'ranked')
      .sort((a, b) => a.wrestler - b.wrestler)
      .map(({ x }) => x) as [number, number, number];
    expect(zarpa).toBeGreaterThan(Math.min(volto, nopal));
    expect(zarpa).toBeLessThan(Math.max(volto, nopal));
  }
});

/** How many drawings of all seasons have a rope through a name; faults of any other kind fail. */
function crossedIn(box: DiagramBox): number {
  let crossed = 0;
  for (const defeats of SEASONS) {
    let before = layDiagram({ order: emptyOrder(), played: 63, box }).memory;
    for (let count = 1; count <= defeats.length; count++) {
      const order = orderOf(defeats.slice(0, count));
      const plan = layDiagram({ order, played: 63, box, before });
      before = plan.memory;
      const { faults, namesOnRopes } = judge({ order, box, plan });
      expect(faults).toEqual([]);
      if (namesOnRopes > 0) crossed++;
    }
  }
  return crossed;
}

const RUSSIAN = 2.8;
const JAPANESE = 3.22;

test.each([
  ['390×844', DESIGN],
  ['844×390', LANDSCAPE],
  ['320×568', SMALL_PHONE],
  ['the largest screen', LARGEST],
  ['the smallest screen', SMALLEST],
] as const)('in whole seasons at %s no rope runs through a name, in any language', (_, box) => {
  // Longer names than the English: on small screens it is one drawing of a hundred.
  const few = box.width < 300 ? 2 : 0;
  expect(crossedIn(box)).toBe(0);
  expect(crossedIn({ ...box, nameLength: RUSSIAN })).toBeLessThanOrEqual(few / 2);
  expect(crossedIn({ ...box, nameLength: JAPANESE })).toBeLessThanOrEqual(few);
});

test('a newcomer makes nobody move that may stay', () => {
  const stays = (first: Defeat, second: Defeat): void => {
    const [one, both] = [[first], [first, second]].map((defeats) =>
      foldDiagram({ defeats, order: orderOf(defeats), played: 63, box: DESIGN }),
    );
    for (const wrestler of first.map(wrestlerIndex)) {
      const [before, after] = [one, both].map((plan) =>
        plan?.nodes.find((node) => node.wrestler === wrestler),
      );
      expect(Math.abs((after?.x ?? 0) - (before?.x ?? 999))).toBeLessThan(24);
    }
  };
  stays(['zarpa', 'nopal'], ['volto', 'nopal']);
  stays(['zarpa', 'nopal'], ['fango', 'nopal']);
  stays(['zarpa', 'nopal'], ['zarpa', 'volto']);
  stays(['zarpa', 'nopal'], ['zarpa', 'fango']);
});
