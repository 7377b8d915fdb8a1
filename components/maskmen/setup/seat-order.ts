/**
 * Where a row that is dragged would be let go, and how the others make room. All of it runs while a
 * finger moves, so it is plain arithmetic on where the rows were laid out.
 */

export interface RowPlace {
  readonly top: number;
  readonly height: number;
}

const placeOf = (rows: readonly RowPlace[], at: number): RowPlace => {
  'worklet';
  return rows[at] ?? { top: 0, height: 0 };
};

/** How far two neighbours stand apart. */
const gapOf = (rows: readonly RowPlace[]): number => {
  'worklet';
  if (rows.length < 2) return 0;
  const first = placeOf(rows, 0);
  return Math.max(0, placeOf(rows, 1).top - first.top - first.height);
};

/** The seat a row dragged by `offset` would take: a neighbour yields when half of it is covered. */
export function slotAt(rows: readonly RowPlace[], from: number, offset: number): number {
  'worklet';
  const own = placeOf(rows, from);
  const upper = own.top + offset;
  const lower = upper + own.height;
  let slot = from;
  for (let at = from + 1; at < rows.length; at++) {
    const { top, height } = placeOf(rows, at);
    if (lower <= top + height / 2) break;
    slot = at;
  }
  for (let at = from - 1; at >= 0; at--) {
    const { top, height } = placeOf(rows, at);
    if (upper >= top + height / 2) break;
    slot = at;
  }
  return slot;
}

export interface Travel {
  readonly from: number;
  readonly to: number;
}

/** How far the dragged row has to go to stand in its new place. */
export function travelOf(rows: readonly RowPlace[], { from, to }: Travel): number {
  'worklet';
  const step = to > from ? 1 : -1;
  let distance = 0;
  for (let at = from; at !== to; at += step) {
    distance += step * (placeOf(rows, at + step).height + gapOf(rows));
  }
  return distance;
}

/** How far another row moves out of the way. */
export function yieldOf(rows: readonly RowPlace[], at: number, { from, to }: Travel): number {
  'worklet';
  const room = placeOf(rows, from).height + gapOf(rows);
  if (at > from && at <= to) return -room;
  if (at < from && at >= to) return room;
  return 0;
}
