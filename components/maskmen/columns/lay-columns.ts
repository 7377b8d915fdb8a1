/**
 * Strength as columns, the way players of the printed game lay their markers: every maximal chain is
 * a column, strongest on top, in the wrestlers' order; who stands in neighbouring columns at the same
 * height has one long plate across them. Each wrestler keeps to one row, and has one plate on which
 * its mask can be touched; on the others it is only shown. Pure.
 */

import type { Order } from '@/engine/view';
import { columnsOf, wrestlerIndex } from '@/engine/view';

import { findLevels } from '../diagram/levels';
import type { DrawnPlan } from '../diagram/motion-plan';
import type { DiagramBox, NodePlan, Point } from '../diagram/plan';
import { MASK_RATIO } from '../diagram/plan';
import { placeMasks, type Row, type Span } from './place-masks';
import type { Plate } from './plate-plan';
import { layTray, trayWidth } from './tray';

export interface ColumnsInput {
  readonly order: Order;
  /** Wrestlers played this season, as bits. */
  readonly played: number;
  readonly box: DiagramBox;
}

/** Room for the axis at the left, and between plates. */
const AXIS = 22;
const GAP = 3;

/** A touch needs so much, a little less where the screen is narrow. */
export const targetIn = ({ width }: Pick<DiagramBox, 'width'>): number => (width < 336 ? 44 : 48);

export function layColumns({ order, played, box }: ColumnsInput): DrawnPlan {
  const { depth, unranked } = findLevels(order);
  const levels = levelsOf(depth);
  const tray = layTray({ unranked, played, box, alone: levels.length === 0 });
  if (levels.length === 0) return { nameSize: 13, ropes: [], plates: [], ...tray };
  const wide = box.width - AXIS - trayWidth(unranked.length, box);
  const columns = columnsOf(order, played)
    .map((column) => column.map(wrestlerIndex))
    .filter((column) => column.length > 1);
  const pitch = (box.height - 1) / levels.length;
  const step = wide / columns.length;
  // The strongest level is the last of the levels and the first of the rows.
  const rows = [...levels].reverse().map((level, nth): Row => ({
    y: 0.5 + pitch * (nth + 0.5),
    spans: level.flatMap((wrestler) =>
      runsOf(columns, wrestler).map(([first, last]) => ({
        wrestler,
        left: AXIS + first * step + GAP / 2,
        right: AXIS + (last + 1) * step - GAP / 2,
      })),
    ),
  }));
  const words = rows.map((row) => chooseWords(row, pitch, box));
  const at = placeMasks(
    rows.map((row, nth) => ({ ...row, content: contentOf(words[nth] as Words, box) })),
    targetIn(box),
  );
  const maskY = (nth: number): number => {
    const { stand, nameSize } = words[nth] as Words;
    return (rows[nth] as Row).y - (stand === 'under' ? nameSize / 2 : 0);
  };
  const nodes = rows.flatMap((_, nth) =>
    (levels[levels.length - 1 - nth] ?? []).map((wrestler): NodePlan => ({
      wrestler,
      x: at.get(wrestler) ?? 0,
      y: maskY(nth),
      width: (words[nth] as Words).maskWidth,
      standing: 'ranked',
      name: { kind: 'side', side: 'right', dy: 0 },
    })),
  );
  const plateOf = ({ wrestler, left, right }: Span, nth: number): Plate => {
    const said = words[nth] as Words;
    const { y } = rows[nth] as Row;
    const x = at.get(wrestler) ?? 0;
    const home = x >= left && x <= right;
    const maskX = home ? x : (left + right) / 2 - contentOf(said, box).trail / 2;
    return {
      wrestler,
      x: left,
      y: y - pitch / 2 + GAP / 2,
      width: right - left,
      height: pitch - GAP,
      mask: { x: maskX, y: maskY(nth), width: said.maskWidth },
      home,
      name: nameOn({ x: maskX, y }, said),
    };
  };
  return {
    maskWidth: Math.max(...words.map(({ maskWidth }) => maskWidth)),
    nameSize: 13,
    ropes: [],
    plates: rows.flatMap(({ spans }, nth) => spans.map((span) => plateOf(span, nth))),
    nodes: [...nodes, ...tray.nodes],
    shelf: tray.shelf,
  };
}

interface Words {
  readonly stand: 'beside' | 'under';
  readonly text: 'name' | 'letter';
  readonly nameSize: number;
  readonly maskWidth: number;
}

/** How wide a name or a letter is: five capitals are about two and a half times as wide as tall. */
const wideAs = ({ text, nameSize }: Pick<Words, 'text' | 'nameSize'>, box: DiagramBox): number =>
  nameSize * (text === 'name' ? (box.nameLength ?? 2.43) + 0.17 : 0.6);

const BESIDE = 8;

/** How wide a mask is, and what stands to its right. */
const contentOf = (words: Words, box: DiagramBox) => ({
  mask: words.maskWidth,
  trail: words.stand === 'beside' ? BESIDE + wideAs(words, box) : 0,
});

const LEGIBLE = 24;

/** Names beside the masks or under them, whole or by their letter: the first that is legible. */
function chooseWords({ spans }: Row, pitch: number, box: DiagramBox): Words {
  const narrowest = Math.min(...spans.map(({ left, right }) => right - left));
  const scale = box.largestMask / 46;
  const text = box.nameScale ?? 1;
  const nameSize = Math.max(12, Math.min(20 * scale, pitch * 0.46) * text);
  const small = Math.max(12, Math.min(15 * scale, pitch * 0.3) * text);
  const beside = (text: Words['text']): Words => ({
    stand: 'beside',
    text,
    nameSize,
    maskWidth: Math.min(
      box.largestMask,
      (pitch - 4) / MASK_RATIO,
      narrowest - wideAs({ text, nameSize }, box) - BESIDE - 10,
    ),
  });
  const under = (text: Words['text']): Words => ({
    stand: 'under',
    text,
    nameSize: small,
    maskWidth:
      narrowest < wideAs({ text, nameSize: small }, box) + 4
        ? 0
        : Math.min(box.largestMask, narrowest - 10, (pitch - 9 - small) / MASK_RATIO),
  });
  const options = [beside('name'), under('name'), beside('letter'), under('letter')];
  const widest = Math.max(...options.map(({ maskWidth }) => maskWidth));
  const legible = options.find(({ maskWidth }) => maskWidth >= Math.min(LEGIBLE, widest));
  return legible ?? under('letter');
}

function nameOn({ x, y }: Point, { stand, text, nameSize, maskWidth }: Words): Plate['name'] {
  const name = { text, size: nameSize };
  if (stand === 'beside')
    return { ...name, x: x + maskWidth / 2 + BESIDE, y: y + nameSize * 0.36, anchor: 'start' };
  const below = y + (maskWidth * MASK_RATIO) / 2 + nameSize * 0.42;
  return { ...name, x, y: below, anchor: 'middle' };
}

/** Wrestlers by level, the weakest level first. */
function levelsOf(depth: readonly number[]): number[][] {
  const levels: number[][] = [];
  depth.forEach((level, wrestler) => {
    if (level >= 0) (levels[level] ??= []).push(wrestler);
  });
  return levels;
}

/** The runs of neighbouring columns that a wrestler stands in. */
function runsOf(columns: readonly (readonly number[])[], wrestler: number): [number, number][] {
  const runs: [number, number][] = [];
  columns.forEach((column, nth) => {
    if (!column.includes(wrestler)) return;
    const last = runs[runs.length - 1];
    if (last !== undefined && last[1] === nth - 1) last[1] = nth;
    else runs.push([nth, nth]);
  });
  return runs;
}
