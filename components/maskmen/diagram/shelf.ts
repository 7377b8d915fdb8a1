/** The dashed shelf for wrestlers without a rank: those played above, those not yet played below. */

import type { DiagramBox, NodePlan, ShelfPart, ShelfPlan } from './plan';
import { AXIS, MASK_RATIO } from './plan';
import { barWidth, shelfNameSize } from './sizes';

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

/** How high a title and what is above it are on a phone. */
const TITLE = 20;
/** The masks of a phone, and how much of their growth the words take part in. */
const PHONE_MASK = 46;
const GROWTH = 0.36;

/** How much larger than on a phone the words around the masks are. */
export const shelfWords = (largestMask: number): number =>
  1 + GROWTH * Math.max(0, largestMask / PHONE_MASK - 1);

const titleHeight = ({ largestMask }: DiagramBox): number => TITLE * shelfWords(largestMask);

/** How the shelf is divided: its groups, their titles, how many stand side by side. */
interface ShelfForm {
  readonly groups: readonly { readonly title: ShelfPart['title']; readonly members: number[] }[];
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly mask: number;
}

/** Below this height two titles would leave no room for masks: outlines and tags tell enough. */
const TWO_PARTS = 160;
const SMALLEST_MASK = 20;
/** The smallest name on a bar, and what its place keeps free around it. */
const SMALLEST_NAME = 11.5;
const NAME_SIDES = 2;
/** Square letters at that size are set no smaller, and make a bar so much wider than reckoned. */
const DRAWN_BAR = 1.03;

function formOf(input: ShelfInput): ShelfForm {
  return formIn(input, columnsFor(input.unranked.length, input.box));
}

/** One below the other leaves the ranked ones more room, where both find their height. */
function columnsFor(unranked: number, box: DiagramBox): number {
  if (unranked === 1) return 1;
  if (box.height < TWO_PARTS && unranked > 2) return unranked;
  const row = (box.height - 8 - 2 * (titleHeight(box) + 4) - 16) / 2;
  const mask = (row - labelsHeight(box)) / MASK_RATIO;
  return unranked === 2 && mask >= SMALLEST_MASK ? 1 : 2;
}

function formIn({ unranked, played, box }: ShelfInput, columns: number): ShelfForm {
  const scale = box.largestMask / 46;
  const shown = unranked.filter((w) => (played >> w) & 1);
  const hidden = unranked.filter((w) => !((played >> w) & 1));
  const both = shown.length > 0 && hidden.length > 0;
  const groups =
    both && box.height < TWO_PARTS
      ? [{ title: 'notRanked' as const, members: [...shown, ...hidden] }]
      : [
          // A single column has no room for the longer words.
          {
            title: both && columns > 1 ? ('played' as const) : ('notRanked' as const),
            members: shown,
          },
          { title: 'notPlayed' as const, members: hidden },
        ].filter(({ members }) => members.length > 0);
  const width = widthFor(columns, box);
  const rows = groups.reduce((sum, { members }) => sum + Math.ceil(members.length / columns), 0);
  const fixed = groups.length * (titleHeight(box) + 4) + (groups.length > 1 ? 8 : 0) + 8;
  const height = Math.min(box.height - 8, fixed + rows * 86 * scale);
  const rowHeight = (height - fixed) / rows;
  const labels = hidden.length > 0 ? labelsHeight(box) : nameHeight(box);
  const mask = Math.min(
    box.largestMask - 4 * scale,
    (rowHeight - labels) / MASK_RATIO,
    width / columns - 8,
  );
  return { groups, columns, width, height, rowHeight, mask: Math.max(16, mask) };
}

/** A name bar and the tag below it. */
const labelsHeight = ({ largestMask, nameScale = 1 }: DiagramBox): number =>
  34 * Math.min(1, Math.max(0.8, largestMask / 46)) * nameScale;
/** A name bar alone. */
const nameHeight = ({ nameScale = 1 }: DiagramBox): number => 14 * nameScale;

/** How wide the shelf is beside so many ranked ones; who was played does not change it. */
export const shelfWidth = (unranked: number, box: DiagramBox): number =>
  unranked === 0 ? 0 : widthFor(columnsFor(unranked, box), box);

function widthFor(columns: number, box: DiagramBox): number {
  const scale = box.largestMask / 46;
  if (columns === 1) return Math.min(84 * scale, box.width * 0.27);
  if (columns === 2) return Math.min(152 * scale, box.width * 0.4);
  // Square letters need more than a mask does.
  const cell = Math.max(44, barWidth(SMALLEST_NAME, box) + NAME_SIDES);
  return Math.min(cell * columns, box.width * 0.62);
}

interface Cell {
  readonly mask: number;
  /** How wide its place is. */
  readonly place: number;
  readonly box: DiagramBox;
  readonly played: number;
}

const nodeOf =
  ({ mask: width, place, box, played }: Cell) =>
  (wrestler: number, x: number, y: number): NodePlan => ({
    wrestler,
    x,
    y,
    width,
    standing: (played >> wrestler) & 1 ? 'played' : 'unplayed',
    name: { kind: 'bar' },
    nameSize: Math.max(
      SMALLEST_NAME,
      Math.min(shelfNameSize(width, place, box), (place - 2) / (DRAWN_BAR * barWidth(1, box))),
    ),
  });

/** A name of the smallest size and its tag: so much lower the next one hangs. */
const HANGS = 2.26 * SMALLEST_NAME + 4;
/** How far a bar reaches up over the chin, of the mask's width. */
const CHIN = 6 / PHONE_MASK;

/** Nobody is ranked yet: all six over the whole area, two rows of three. */
export function layWholeShelf({ unranked, played, box }: ShelfInput): Shelved {
  const shelf = { x: AXIS + 12, y: 4, width: box.width - AXIS - 16, height: box.height - 8 };
  const columns = shelf.width / shelf.height > 2.6 || box.height < TWO_PARTS ? 6 : 3;
  const rows = Math.ceil(unranked.length / columns);
  const title = titleHeight(box);
  const rowHeight = (shelf.height - title - 10) / rows;
  const cell = shelf.width / columns;
  // Names wider than their places hang by turns high and low, each beside its neighbours' masks.
  const hangs = columns === unranked.length && barWidth(SMALLEST_NAME, box) + 1 > cell ? HANGS : 0;
  const width = Math.min(
    box.largestMask,
    hangs > 0
      ? (rowHeight - 2 * hangs) / (MASK_RATIO - CHIN)
      : (rowHeight - 3 - labelsHeight(box)) / MASK_RATIO,
    cell - 10,
  );
  const mask = Math.max(18, width);
  const place = nodeOf({ mask, place: hangs > 0 ? 2 * cell - mask : cell, box, played });
  const nodes = unranked.map((wrestler, at) => {
    const x = shelf.x + (shelf.width * ((at % columns) + 0.5)) / columns;
    const top = shelf.y + title + rowHeight * Math.floor(at / columns);
    if (hangs > 0) return place(wrestler, x, top + (mask * MASK_RATIO) / 2 + hangs * (at % 2));
    return place(wrestler, x, top + rowHeight / 2 - 13 * (box.nameScale ?? 1));
  });
  const words = played === 0 ? 'allUnplayed' : 'noneRanked';
  return {
    shelf: {
      ...shelf,
      parts: [{ title: words, titleY: shelf.y + 3 + title * 0.75 }],
      divideY: undefined,
    },
    nodes,
  };
}

/** The shelf at the right edge. */
export function layShelf(input: ShelfInput): Shelved {
  const { unranked, played, box } = input;
  const { groups, columns, width, height, rowHeight, mask } = formOf(input);
  const place = nodeOf({ mask, place: width / columns, box, played });
  const x = box.width - width;
  // One alone hangs low, near the ring; more take the middle.
  const spare = box.height - height;
  const y = unranked.length === 1 ? Math.max(spare / 2, spare - 14) : spare / 2;
  const nodes: NodePlan[] = [];
  const parts: ShelfPart[] = [];
  const title = titleHeight(box);
  let at = y + 4;
  let divideY: number | undefined;
  groups.forEach(({ title: words, members }, index) => {
    if (index > 0) {
      divideY = at + 4;
      at += 8;
    }
    parts.push({ title: words, titleY: at + title * 0.75 });
    at += title + 4;
    members.forEach((wrestler, n) => {
      const row = Math.floor(n / columns);
      const inRow = Math.min(columns, members.length - row * columns);
      const nx = x + (width * ((n % columns) + 0.5)) / inRow;
      const below = (played >> wrestler) & 1 ? nameHeight(box) : labelsHeight(box);
      nodes.push(place(wrestler, nx, at + rowHeight * row + (rowHeight - below) / 2));
    });
    at += rowHeight * Math.ceil(members.length / columns);
  });
  return { shelf: { x, y, width, height, parts, divideY }, nodes };
}
