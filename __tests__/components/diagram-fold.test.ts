/** The layout folded over a season: the same story gives the same picture, and it holds still. */

import { foldDiagram, layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { findLevels } from '@/components/maskmen/diagram/levels';
import type { DiagramPlan } from '@/components/maskmen/diagram/plan';
import type { Defeat, Order } from '@/engine/view';
import { addDefeat, emptyOrder, wrestlerIndex } from '@/engine/view';
import { DESIGN, SMALL_PHONE } from '@/tools/diagram/boxes';
import { judge } from '@/tools/diagram/laws';
import { measureMovement } from '@/tools/diagram/movement';
import { defeatsOfSeason } from '@/tools/diagram/seasons';

const SEASONS = Array.from({ length: 40 }, (_, season) =>
  defeatsOfSeason(season, 2 + (season % 5)),
);

function orderOf(defeats: readonly Defeat[]): Order {
  const order = emptyOrder();
  for (const [winner, loser] of defeats)
    addDefeat(order, wrestlerIndex(winner), wrestlerIndex(loser));
  return order;
}

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

const rankedOf = (plan: DiagramPlan) => plan.nodes.filter((node) => node.standing === 'ranked');

test('a defeat that changes no level moves hardly a mask', () => {
  let still = 0;
  let jumped = 0;
  for (const defeats of SEASONS) {
    let before = layDiagram({ order: emptyOrder(), played: 63, box: DESIGN });
    for (let count = 1; count <= defeats.length; count++) {
      const [was, is] = [orderOf(defeats.slice(0, count - 1)), orderOf(defeats.slice(0, count))];
      const after = layDiagram({ order: is, played: 63, box: DESIGN, before: before.memory });
      if (findLevels(was).depth.join() === findLevels(is).depth.join())
        for (const node of rankedOf(after)) {
          const old = before.nodes.find(({ wrestler }) => wrestler === node.wrestler);
          const moved = Math.hypot(node.x - (old?.x ?? 0), node.y - (old?.y ?? 0));
          if (moved <= 24) still++;
          else jumped++;
        }
      before = after;
    }
  }
  expect(still).toBeGreaterThan(50);
  expect(jumped / (still + jumped)).toBeLessThan(0.12);
});

test('memory keeps three of four wrestlers from jumping sides who would without it', () => {
  const [on, off] = (['on', 'off'] as const).map((memory) =>
    measureMovement({ seasons: 60, box: DESIGN, memory }),
  );
  expect(off?.sideJumps).toBeGreaterThan(10);
  expect(on?.sideJumps).toBeLessThan((off?.sideJumps ?? 0) / 2);
  expect(on?.mean).toBeLessThan(off?.mean ?? 0);
});
