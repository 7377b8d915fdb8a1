/** The dashed shelf for wrestlers without a rank: those played above, those not yet played below. */

import type { DiagramBox, NodePlan, ShelfPart, ShelfPlan } from './plan';
import { AXIS, MASK_RATIO } from './plan';

interface ShelfInput {
  readonly unranked: readonly number[];
  /** Wrestlers played this season, as bits. */
  readonly played: number;
  readonly box: DiagramBox;
}

export interface Shelved {
  readonly shelf: ShelfPlan;
  readonly nodes: readonly NodePlan[];
}

const TITLE = 20;

/** How wide the shelf is beside the ranked ones. */
export function shelfWidth(unranked: number, box: DiagramBox): number {
  if (unranked === 0) return 0;
  const scale = box.largestMask / 46;
  if (unranked === 1) return Math.min(88 * scale, box.width * 0.27);
  return Math.min(152 * scale, box.width * 0.4);
}

const nodeOf =
  (width: number, played: number) =>
  (wrestler: number, x: number, y: number): NodePlan => ({
    wrestler,
    x,
    y,
    width,
    standing: (played >> wrestler) & 1 ? 'played' : 'unplayed',
    name: { kind: 'bar' },
  });

/** Nobody is ranked yet: all six over the whole area, two rows of three. */
export function layWholeShelf({ unranked, played, box }: ShelfInput): Shelved {
  const shelf = { x: AXIS + 6, y: 4, width: box.width - AXIS - 10, height: box.height - 8 };
  const columns = shelf.width / shelf.height > 2.6 ? 6 : 3;
  const rows = Math.ceil(unranked.length / columns);
  const rowHeight = (shelf.height - TITLE - 10) / rows;
  const width = Math.min(
    box.largestMask,
    (rowHeight - 37) / MASK_RATIO,
    shelf.width / columns - 10,
  );
  const place = nodeOf(Math.max(18, width), played);
  const nodes = unranked.map((wrestler, at) => {
    const x = shelf.x + (shelf.width * ((at % columns) + 0.5)) / columns;
    const top = shelf.y + TITLE + rowHeight * Math.floor(at / columns);
    return place(wrestler, x, top + rowHeight / 2 - 13);
  });
  const title = played === 0 ? 'allUnplayed' : 'noneRanked';
  return {
    shelf: { ...shelf, parts: [{ title, titleY: shelf.y + 18 }], divideY: undefined },
    nodes,
  };
}

/** The shelf at the right edge. */
export function layShelf({ unranked, played, box }: ShelfInput): Shelved {
  const shown = unranked.filter((w) => (played >> w) & 1);
  const hidden = unranked.filter((w) => !((played >> w) & 1));
  const groups = [shown, hidden].filter((group) => group.length > 0);
  const scale = box.largestMask / 46;
  const width = shelfWidth(unranked.length, box);
  const columns = unranked.length === 1 ? 1 : 2;
  const rows = groups.reduce((sum, group) => sum + Math.ceil(group.length / columns), 0);
  const fixed = groups.length * (TITLE + 4) + (shown.length > 0 && hidden.length > 0 ? 8 : 0) + 8;
  const most = Math.min(box.height - 8, fixed + rows * 86 * scale);
  const rowHeight = (most - fixed) / rows;
  const labels = 34 * Math.min(1, Math.max(0.8, scale));
  const mask = Math.max(
    18,
    Math.min(box.largestMask - 4 * scale, (rowHeight - labels) / MASK_RATIO, width / columns - 8),
  );
  const place = nodeOf(mask, played);
  const x = box.width - width;
  // One alone hangs low, near the ring; more take the middle.
  const y = unranked.length === 1 ? box.height - most - 14 : (box.height - most) / 2;
  const nodes: NodePlan[] = [];
  const parts: ShelfPart[] = [];
  let at = y + 4;
  let divideY: number | undefined;
  groups.forEach((group, index) => {
    if (index > 0) {
      divideY = at + 4;
      at += 8;
    }
    parts.push({ title: titleOf(group === shown, groups.length > 1), titleY: at + 15 });
    at += TITLE + 4;
    group.forEach((wrestler, n) => {
      const inRow = Math.min(columns, group.length - Math.floor(n / columns) * columns);
      const column = n % columns;
      const row = Math.floor(n / columns);
      const nx = x + (width * (column + 0.5)) / inRow;
      const high = group === shown ? (rowHeight - 14) / 2 : (rowHeight - labels) / 2;
      nodes.push(place(wrestler, nx, at + rowHeight * row + high));
    });
    at += rowHeight * Math.ceil(group.length / columns);
  });
  return { shelf: { x, y, width, height: most, parts, divideY }, nodes };
}

const titleOf = (isPlayed: boolean, both: boolean): ShelfPart['title'] => {
  if (!isPlayed) return 'notPlayed';
  return both ? 'played' : 'notRanked';
};
