import { layColumns, targetIn } from '@/components/maskmen/columns/lay-columns';
import type { DiagramBox } from '@/components/maskmen/diagram/plan';
import { displayWidth } from '@/components/ui/name-width';
import type { Defeat, Order, Wrestler } from '@/engine/view';
import { addDefeat, columnsOf, emptyOrder, WRESTLERS, wrestlerIndex } from '@/engine/view';

const BOXES: readonly (readonly [string, DiagramBox])[] = [
  ['288×130', { width: 288, height: 130, largestMask: 46 }],
  ['296×190', { width: 296, height: 190, largestMask: 46 }],
  ['366×270', { width: 366, height: 270, largestMask: 46 }],
  ['380×206', { width: 380, height: 206, largestMask: 46 }],
  ['640×620', { width: 640, height: 620, largestMask: 86 }],
];

function orderOf(chains: readonly string[]): Order {
  const order = emptyOrder();
  const named = (letter: string) =>
    WRESTLERS.findIndex((wrestler) => wrestler.startsWith(letter.toLowerCase()));
  for (const chain of chains)
    [...chain].slice(1).forEach((letter, at) => {
      const [winner, loser] = [named(chain[at] ?? ''), named(letter)];
      if (!(((order.weaker[winner] ?? 0) >> loser) & 1)) addDefeat(order, winner, loser);
    });
  return order;
}

const ORDERS: readonly (readonly [string, readonly string[]])[] = [
  ['a pair', ['ZV']],
  ['a fork', ['ZVF', 'ZNF', 'DNF']],
  ['a chain of five with a fork', ['ZDVUF', 'ZDNUF']],
  ['a chain of six', ['ZDVNUF']],
  ['two levels of three', ['VU', 'VD', 'VF', 'ZU', 'ZD', 'ZF', 'NU', 'ND', 'NF']],
  ['three levels of two', ['VNF', 'VNU', 'VDF', 'VDU', 'ZNF', 'ZNU', 'ZDF', 'ZDU']],
  ['two chains', ['ZVF', 'DNU']],
];

const CASES = BOXES.flatMap(([boxName, box]) =>
  ORDERS.map(([name, chains]) => ({ boxName, box, name, order: orderOf(chains) })),
);
const ALL = 0b111111;
const nameOf = (index: number): Wrestler => WRESTLERS[index] as Wrestler;

test.each(CASES)('$name in $boxName: the plates tell every relation and no other', (at) => {
  const { plates = [] } = layColumns({ order: at.order, played: ALL, box: at.box });
  // What a reader of columns knows: who stands over whom in a column, and what follows from that.
  const read = emptyOrder();
  const columns = columnsOf(at.order, ALL).filter((column) => column.length > 1);
  const wide = Math.max(...plates.map(({ x, width }) => x + width));
  const left = Math.min(...plates.map(({ x }) => x));
  columns.forEach((column, nth) => {
    const middle = left + ((nth + 0.5) * (wide - left)) / columns.length;
    const inColumn = plates
      .filter(({ x, width }) => x <= middle && middle <= x + width)
      .sort((a, b) => a.y - b.y)
      .map(({ wrestler }) => nameOf(wrestler));
    expect(inColumn).toEqual(column);
    column.slice(1).forEach((loser, row) => {
      const pair: Defeat = [column[row] as Wrestler, loser];
      const [winner, weaker] = pair.map(wrestlerIndex) as [number, number];
      if (!(((read.weaker[winner] ?? 0) >> weaker) & 1)) addDefeat(read, winner, weaker);
    });
  });
  expect(read).toEqual(at.order);
});

test.each(CASES)('$name in $boxName: six masks, each to be touched by itself', (at) => {
  const { nodes } = layColumns({ order: at.order, played: ALL, box: at.box });
  expect(nodes.map(({ wrestler }) => wrestler).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  // The lowest box is no higher than three fingers: there six in a column stand a little closer.
  const least = at.box.height < 150 ? 43 : targetIn(at.box);
  for (const [nth, a] of nodes.entries()) {
    expect(a.x - a.width / 2).toBeGreaterThanOrEqual(0);
    expect(a.x + a.width / 2).toBeLessThanOrEqual(at.box.width);
    expect(a.width).toBeGreaterThanOrEqual(14);
    for (const b of nodes.slice(nth + 1)) {
      const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
      expect(`${nameOf(a.wrestler)} ${nameOf(b.wrestler)} ${apart >= least - 0.5}`).toMatch(
        /true$/,
      );
    }
  }
});

test('a wrestler has one mask to touch, whatever the number of its plates', () => {
  const { plates = [] } = layColumns({
    order: orderOf(['VNF', 'VNU', 'VDF', 'VDU', 'ZNF', 'ZNU', 'ZDF', 'ZDU']),
    played: ALL,
    box: { width: 366, height: 270, largestMask: 46 },
  });
  for (let wrestler = 0; wrestler < 6; wrestler++)
    expect(plates.filter((plate) => plate.wrestler === wrestler && plate.home)).toHaveLength(1);
});

test('a season begins with everybody apart', () => {
  const { nodes, plates, shelf } = layColumns({
    order: emptyOrder(),
    played: 0,
    box: { width: 288, height: 130, largestMask: 46 },
  });
  expect(nodes.map(({ standing }) => standing)).toEqual(Array(6).fill('unplayed'));
  expect(plates).toEqual([]);
  expect(shelf).toBeDefined();
});

test.each(BOXES)('in %s the title of a tray of one keeps off its edges', (_, box) => {
  const { shelf } = layColumns({ order: orderOf(['ZVFND']), played: ALL, box });
  const title = displayWidth('NOT RANKED', 12.5, 0.6);
  expect((shelf?.width ?? 0) - title).toBeGreaterThan(12);
});
