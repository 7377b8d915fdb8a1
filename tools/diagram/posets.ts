/** Every partial order on six wrestlers: 130,023 with names, 318 up to renaming. */

import type { Order } from '@/engine/view';

/** Rows of bits: `below[w]` is everybody weaker than w. */
type Rows = readonly number[];

const bits = (set: number): number[] => [0, 1, 2, 3, 4, 5].filter((w) => (set >> w) & 1);

const isDownSet = (below: Rows, set: number): boolean =>
  bits(set).every((w) => ((below[w] as number) & ~set) === 0);

const everythingAbove = (below: Rows, w: number): number =>
  below.reduce((set, row, v) => ((row >> w) & 1 ? set | (1 << v) : set), 0);

/** Every way to add one more wrestler between those it beats and those that beat it. */
function* growAll(below: Rows): Generator<Rows> {
  const fresh = below.length;
  const sets = 1 << fresh;
  for (let down = 0; down < sets; down++) {
    if (!isDownSet(below, down)) continue;
    for (let up = 0; up < sets; up++) {
      if ((up & down) !== 0) continue;
      const upSet = bits(up).every((w) => (everythingAbove(below, w) & ~up) === 0);
      if (!upSet || !bits(up).every((w) => ((below[w] as number) & down) === down)) continue;
      yield [...below.map((row, w) => ((up >> w) & 1 ? row | (1 << fresh) : row)), down];
    }
  }
}

function* labelled(size: number): Generator<Rows> {
  if (size === 0) yield [];
  else for (const smaller of labelled(size - 1)) yield* growAll(smaller);
}

export const orderFrom = (weaker: Rows): Order => ({
  weaker,
  stronger: weaker.map((_, w) => everythingAbove(weaker, w)),
});

/** All partial orders with names, one by one. */
export function* allOrders(): Generator<Order> {
  for (const rows of labelled(6)) yield orderFrom(rows);
}

const permutationsOf = (size: number): number[][] =>
  size === 0
    ? [[]]
    : permutationsOf(size - 1).flatMap((order) =>
        Array.from({ length: size }, (_, at) => [
          ...order.slice(0, at),
          size - 1,
          ...order.slice(at),
        ]),
      );

/** The smallest of all ways to write an order down. */
function canonical(below: Rows, renamings: readonly (readonly number[])[]): string {
  let least = '';
  for (const names of renamings) {
    const rows: number[] = [];
    below.forEach((row, w) => {
      rows[names[w] as number] = bits(row).reduce((set, v) => set | (1 << (names[v] as number)), 0);
    });
    const text = rows.map((row) => String.fromCharCode(48 + row)).join('');
    if (least === '' || text < least) least = text;
  }
  return least;
}

/** One partial order of each shape. Every order is a smaller one with somebody unbeaten on top. */
export function allShapes(size = 6): Order[] {
  let shapes: Rows[] = [[]];
  for (let count = 1; count <= size; count++) {
    const renamings = permutationsOf(count);
    const found = new Map<string, Rows>();
    for (const below of shapes)
      for (let down = 0; down < 1 << (count - 1); down++) {
        if (!isDownSet(below, down)) continue;
        const rows = [...below, down];
        const key = canonical(rows, renamings);
        if (!found.has(key)) found.set(key, rows);
      }
    shapes = [...found.values()];
  }
  return shapes.map(orderFrom);
}

/** A name of an order's shape: equal for two orders exactly when renaming makes them equal. */
export function shapeOf({ weaker, stronger }: Order): string {
  const count = (set: number | undefined): number => bits(set ?? 0).length;
  const marks = weaker.map((_, w) => count(weaker[w]) * 8 + count(stronger[w]));
  const finer = marks.map((mark, w) => {
    const near = (set: number | undefined): string =>
      bits(set ?? 0)
        .map((v) => marks[v] as number)
        .sort((a, b) => a - b)
        .join('.');
    return `${String(mark).padStart(2, '0')}:${near(weaker[w])}:${near(stronger[w])}`;
  });
  const classes = [...new Set(finer)]
    .sort()
    .map((mark) => [0, 1, 2, 3, 4, 5].filter((w) => finer[w] === mark));
  let renamings: number[][] = [[]];
  for (const members of classes)
    renamings = renamings.flatMap((names) =>
      permutationsOf(members.length).map((order) => [
        ...names,
        ...order.map((at) => members[at] as number),
      ]),
    );
  let least = '';
  for (const sequence of renamings) {
    const text = sequence
      .map((w) => sequence.map((v) => (((weaker[w] ?? 0) >> v) & 1 ? '1' : '0')).join(''))
      .join('');
    if (least === '' || text < least) least = text;
  }
  return `${classes.map((members) => finer[members[0] as number]).join('|')} ${least}`;
}
