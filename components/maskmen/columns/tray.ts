/** Those that stand in no column: played but not ranked first, then those not yet played. */

import type { DiagramBox, NodePlan, ShelfPlan } from '../diagram/plan';
import { MASK_RATIO } from '../diagram/plan';
import { shelfNameSize } from '../diagram/sizes';

interface TrayInput {
  readonly unranked: readonly number[];
  readonly played: number;
  readonly box: DiagramBox;
  /** Whether nobody is ranked: the tray takes the whole area. */
  readonly alone: boolean;
}

const TITLE = 18;
const CELL = 52;
/** So wide that the title keeps off both edges. */
const TITLED = 84;
/** Under a mask: its name, and a tag where it makes a debut. */
const WORDS = 15;

const scaleOf = ({ largestMask }: DiagramBox): number => largestMask / 46;

const rowsIn = (box: DiagramBox): number =>
  Math.max(1, Math.floor((box.height - TITLE - 8) / (CELL * scaleOf(box))));

export function trayWidth(unranked: number, box: DiagramBox): number {
  if (unranked === 0) return 0;
  const cells = Math.ceil(unranked / rowsIn(box)) * CELL * scaleOf(box) + 12;
  return Math.max(cells, TITLED * Math.max(1, scaleOf(box)));
}

export interface Tray {
  readonly maskWidth: number;
  readonly shelf: ShelfPlan | undefined;
  readonly nodes: readonly NodePlan[];
}

export function layTray({ unranked, played, box, alone }: TrayInput): Tray {
  if (unranked.length === 0) return { maskWidth: 0, shelf: undefined, nodes: [] };
  const isPlayed = (wrestler: number): boolean => ((played >> wrestler) & 1) === 1;
  const all = [...unranked].sort((a, b) => Number(isPlayed(b)) - Number(isPlayed(a)) || a - b);
  const width = alone ? box.width : trayWidth(all.length, box) - 6;
  const x = box.width - width;
  const rows = alone ? (box.width / box.height > 1.6 ? 1 : 2) : Math.min(all.length, rowsIn(box));
  const columns = Math.ceil(all.length / rows);
  const cell = {
    width: (width - 6) / columns,
    height: (box.height - TITLE - 8) / Math.max(rows, alone ? 1 : Math.min(rowsIn(box), rows)),
  };
  const words = WORDS * 2 * (box.nameScale ?? 1) + (alone ? 8 : 0);
  const maskWidth = Math.max(
    18,
    Math.min(box.largestMask, cell.width - 10, (cell.height - words) / MASK_RATIO),
  );
  const nodes = all.map((wrestler, nth): NodePlan => ({
    wrestler,
    x: x + 3 + cell.width * ((nth % columns) + 0.5),
    y: TITLE + 4 + cell.height * (Math.floor(nth / columns) + 0.5) - words / 2 + 4,
    width: maskWidth,
    standing: isPlayed(wrestler) ? 'played' : 'unplayed',
    name: { kind: 'bar' },
    nameSize: shelfNameSize(maskWidth, cell.width, box),
  }));
  const title = alone ? (played === 0 ? 'allUnplayed' : 'noneRanked') : 'notRanked';
  return {
    maskWidth,
    nodes,
    shelf: {
      x,
      y: 1,
      width,
      height: box.height - 2,
      parts: [{ title, titleY: TITLE - 3 }],
      divideY: undefined,
    },
  };
}
