import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { MASK_RATIO, type DiagramBox } from '@/components/maskmen/diagram/plan';
import { pointOn } from '@/components/maskmen/diagram/ropes';
import type { SeasonState } from '@/engine/truth';
import {
  advance,
  cloneSeason,
  coveringRelations,
  dealSeason,
  heldAtLeast,
  listMoves,
  makeSeed,
  nextBelow,
  officialRules,
  seedRng,
  startSeason,
  wrestlerIndex,
} from '@/engine/truth';

const BOXES: readonly (readonly [string, DiagramBox])[] = [
  ['390×844', { width: 366, height: 270, largestMask: 46 }],
  ['320×568', { width: 296, height: 190, largestMask: 46 }],
  ['844×390', { width: 380, height: 206, largestMask: 46 }],
  ['a tablet', { width: 586, height: 540, largestMask: 86 }],
];

/** Every order that came up in some seeded random seasons, with what was played by then. */
function seenOrders(): Pick<SeasonState, 'stronger' | 'weaker' | 'played'>[] {
  const seen = new Map<string, Pick<SeasonState, 'stronger' | 'weaker' | 'played'>>();
  const rng = seedRng(makeSeed([7, 7]), 1);
  for (let season = 0; season < 30; season++) {
    const players = 2 + (season % 5);
    const rules = officialRules(players);
    const deal = dealSeason(rules, players, { seed: makeSeed([1, 2]), season });
    const state = cloneSeason(startSeason(rules, deal, season % players));
    while (state.turn >= 0) {
      const { stronger, weaker, played } = state;
      const established = heldAtLeast(played, 1);
      const key = `${stronger.join()}-${established}`;
      if (!seen.has(key)) seen.set(key, { stronger: [...stronger], weaker: [...weaker], played });
      const codes: number[] = [];
      const count = listMoves(state, state.hands[state.turn] ?? 0, codes);
      advance(state, codes[nextBelow(rng, count)] ?? 0);
    }
  }
  return [...seen.values()];
}

const ORDERS = seenOrders();

const plansIn = (box: DiagramBox) =>
  ORDERS.map((order) => ({
    order,
    plan: layDiagram({ order, played: heldAtLeast(order.played, 1), box }),
  }));
const PLANS = BOXES.map(([name, box]) => [name, box, plansIn(box)] as const);

test.each(PLANS)(
  'in the box of %s all six wrestlers are drawn, inside the box',
  (_, box, plans) => {
    expect(plans.length).toBeGreaterThan(150);
    for (const { plan } of plans) {
      expect(plan.nodes.map((node) => node.wrestler).sort()).toEqual([0, 1, 2, 3, 4, 5]);
      for (const { x, y, width } of plan.nodes) {
        const tall = (width * MASK_RATIO) / 2;
        expect(x - width / 2).toBeGreaterThanOrEqual(0);
        expect(x + width / 2).toBeLessThanOrEqual(box.width);
        expect(y - tall).toBeGreaterThanOrEqual(0);
        expect(y + tall).toBeLessThanOrEqual(box.height);
      }
    }
  },
);

test.each(PLANS)('in the box of %s no mask lies over another', (_, box, plans) => {
  for (const { plan } of plans)
    for (const [at, a] of plan.nodes.entries())
      for (const b of plan.nodes.slice(at + 1)) {
        const dx = Math.abs(a.x - b.x) / ((a.width + b.width) / 2);
        const dy = Math.abs(a.y - b.y) / (((a.width + b.width) / 2) * MASK_RATIO);
        expect(Math.max(dx, dy)).toBeGreaterThan(0.85);
      }
});

test.each(PLANS)(
  'in the box of %s whoever is stronger stands higher, and a rope falls from every winner to its loser',
  (_, box, plans) => {
    for (const { order, plan } of plans) {
      const y = (wrestler: number) => plan.nodes.find((node) => node.wrestler === wrestler)?.y ?? 0;
      const covers = coveringRelations(order);
      expect(plan.ropes).toHaveLength(covers.length);
      for (const [winner, loser] of covers) {
        const [w, l] = [wrestlerIndex(winner), wrestlerIndex(loser)];
        expect(y(w)).toBeLessThan(y(l));
        const rope = plan.ropes.find((drawn) => drawn.winner === w && drawn.loser === l);
        expect(rope).toBeDefined();
        if (rope === undefined) continue;
        for (let t = 0.1; t <= 1; t += 0.1)
          expect(pointOn(rope.curve, t).y).toBeGreaterThanOrEqual(
            pointOn(rope.curve, t - 0.1).y - 0.01,
          );
      }
    }
  },
);

test.each(PLANS)(
  'in the box of %s those without a rank stand on the shelf, told apart by whether they were played',
  (_, box, plans) => {
    for (const { order, plan } of plans) {
      for (const node of plan.nodes) {
        const ranked = order.stronger[node.wrestler] !== 0 || order.weaker[node.wrestler] !== 0;
        const played = (heldAtLeast(order.played, 1) >> node.wrestler) & 1;
        expect(node.standing).toBe(ranked ? 'ranked' : played ? 'played' : 'unplayed');
        if (!ranked) expect(plan.shelf).toBeDefined();
      }
    }
  },
);
