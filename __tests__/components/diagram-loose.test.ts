/**
 * Ropes that no order has laid, as a chosen play and a proof show them, and the line that says how
 * many of a wrestler are in the ring: both keep clear of names.
 */

import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { layGhost, layLoose } from '@/components/maskmen/diagram/loose-ropes';
import { lineOverhang, roomBeside } from '@/components/maskmen/diagram/name-room';
import { pointOn } from '@/components/maskmen/diagram/ropes';
import { DESIGN, LANDSCAPE, LARGEST, SMALLEST, SMALL_PHONE } from '@/tools/diagram/boxes';
import { judgeLoose } from '@/tools/diagram/loose';
import { orderFrom } from '@/tools/diagram/posets';

const SEASONS = 30;

test.each([
  ['390×844', DESIGN],
  ['the largest screen', LARGEST],
  ['844×390', LANDSCAPE],
  ['320×568', SMALL_PHONE],
] as const)(
  'in the box of %s whatever a play would prove is shown clear of names, masks and edges',
  (_, box) => {
    const { ropes, ghosts, faults } = judgeLoose({ seasons: SEASONS, box });
    expect(ropes + ghosts).toBeGreaterThan(4000);
    expect(faults).toEqual([]);
  },
);

test('on the smallest screen few of them touch anything', () => {
  const { ropes, ghosts, faults } = judgeLoose({ seasons: SEASONS, box: SMALLEST });
  expect(faults.length).toBeLessThan((ropes + ghosts) * 0.04);
  expect(faults.filter((fault) => fault.includes('name')).length).toBeLessThan(20);
});

const node = (wrestler: number, x: number, y: number) => ({
  wrestler,
  x,
  y,
  width: 40,
  standing: 'ranked' as const,
  name: { kind: 'bar' as const },
});

test('a ghost bows around a mask in its way', () => {
  const nodes = [node(0, 100, 30), node(1, 100, 120), node(2, 100, 210)] as const;
  const bowed = layGhost(nodes[0], nodes[2], { nodes, nameSize: 13 });
  expect(Math.abs(pointOn(bowed, 0.5).x - 100)).toBeGreaterThan(24);
});

test('with nothing in its way a rope falls as the diagram’s own do', () => {
  const nodes = [node(0, 100, 30), node(1, 130, 210)] as const;
  const falling = layLoose(nodes[0], nodes[1], { nodes, nameSize: 13 });
  expect(falling[0].x).toBe(100);
  expect(falling[1].x).toBe(100);
  expect(falling[6].x).toBe(130);
});

test('in a chain of five “IN RING ×2” begins where its name does', () => {
  const order = orderFrom([0b011110, 0b011100, 0b011000, 0b010000, 0, 0]);
  const plan = layDiagram({ order, played: 31, box: DESIGN });
  const ranked = plan.nodes.filter(({ standing }) => standing === 'ranked');
  expect(ranked).toHaveLength(5);
  for (const one of ranked) {
    const size = Math.max(11.5, plan.nameSize * 0.58);
    expect(one.name.kind).toBe('side');
    expect(lineOverhang('IN RING ×2', { size, room: roomBeside(plan, one) })).toBe(0);
  }
});

test('a line without room begins nearer to its mask, and is left out where that is not enough', () => {
  const size = 12;
  const long = 12 * 3.4 * 1.03 + 6;
  expect(lineOverhang('IN RING ×2', { size, room: long - 5 })).toBeCloseTo(5, 0);
  expect(lineOverhang('IN RING ×2', { size, room: long - 12 })).toBeUndefined();
});
