/**
 * Where things stand on the poster. Lettering and masks are drawn in the units of a sheet 390 wide
 * and scaled to the sheet they get: lettering fits the width, the masks take what height is left,
 * growing first and then moving apart.
 */
import type { Wrestler } from '@/engine/view';

/** Lettering: 346 wide, from the top of "Tonight" to the bottom of the black bar. */
export const HEAD = { width: 346, height: 134, label: 20, gap: 7, barGap: 11.5, bar: 26 } as const;

/** The six masks, 346 × 276, back row first. */
const CLUSTER = { width: 346, height: 276 } as const;
const CLUSTER_MIN = 205;

interface Pose {
  readonly wrestler: Wrestler;
  readonly row: 'back' | 'front';
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const POSES: readonly Pose[] = [
  { wrestler: 'nopal', row: 'back', x: 2, y: 8, width: 96 },
  { wrestler: 'dalia', row: 'back', x: 248, y: 8, width: 96 },
  { wrestler: 'umbra', row: 'back', x: 117, y: -3.6, width: 112 },
  { wrestler: 'zarpa', row: 'front', x: 5, y: 90, width: 126 },
  { wrestler: 'fango', row: 'front', x: 215, y: 90, width: 126 },
  { wrestler: 'volto', row: 'front', x: 90, y: 82, width: 166 },
];

export interface PlacedMask {
  readonly wrestler: Wrestler;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PosterLayout {
  /** Pixels per unit of the lettering. */
  readonly scale: number;
  readonly headTop: number;
  readonly headWidth: number;
  readonly masks: readonly PlacedMask[];
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** What the system covers. */
  readonly top: number;
  readonly left: number;
}

const UNIT = 390;
const MARGIN = 22;
const TOP = 12;
const BOTTOM = 15;
const GAP = 4;
/** How close the masks may come to the sides of the sheet. */
const BLEED = 8;
/** How far the rows may move apart, as a share of the masks' height. */
const SPREAD = 0.05;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** The poster for a sheet. */
export function layoutPoster(sheet: Sheet): PosterLayout {
  const inner = sheet.width - sheet.left;
  const margin = clamp((MARGIN * inner) / UNIT, 12, 64);
  const top = sheet.top > 0 ? sheet.top + TOP - 2 : TOP + (inner > UNIT ? 4 : 0);
  const room = Math.max(0, sheet.height - top - BOTTOM);
  // A poster behind another screen may be laid out without any size at all.
  const scale = Math.max(
    0,
    Math.min((inner - 2 * margin) / HEAD.width, room / (HEAD.height + GAP + CLUSTER_MIN)),
  );
  const below = room - (HEAD.height + GAP) * scale;
  const maskScale = Math.max(
    0,
    Math.min((inner - 2 * BLEED) / CLUSTER.width, below / CLUSTER.height),
  );
  const spare = below - CLUSTER.height * maskScale;
  const spread = Math.min(spare, CLUSTER.height * maskScale * SPREAD);
  const originX = sheet.left + (inner - CLUSTER.width * maskScale) / 2;
  const originY = top + (HEAD.height + GAP) * scale + (spare - spread) / 2;
  return {
    scale,
    headTop: top,
    headWidth: HEAD.width * scale,
    masks: POSES.map(({ wrestler, row, x, y, width }) => ({
      wrestler,
      x: originX + x * maskScale,
      y: originY + y * maskScale + (row === 'front' ? spread : 0),
      width: width * maskScale,
    })),
  };
}
