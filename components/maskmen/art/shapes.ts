/**
 * What masks and cards are printed from, as data: a phone draws the shapes, a browser makes one
 * picture of them (`prints.web.ts`). Masks lie on 100 × 120 units, cards on 100 × 140.
 */
import type { Wrestler } from '@/engine/view';
import { CARD_BACK, KEY, LOOKS, PAPER } from '@/theme';

import { MASK_WIDTH, MASKS, silhouette, type InkRole } from './masks';

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;
/** The key outline around every mask, in mask units. */
export const KEY_OUTLINE = 5;

const RADIUS = 11;
const OUTLINE = 3;
const RAIL = 24;
const INNER = OUTLINE / 2;
const RAYS = 16;
const RAY_CENTRE = 62;
const RAY_REACH = 120;
const RAY_HALF = 0.09;
const SYMBOL_GRID = 24;

/** An element of a drawing, its attributes named as React names them. */
export interface Shape {
  readonly kind: 'path' | 'rect';
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** `clipped`: cut off at the card's edge. */
export interface CardLayer extends Shape {
  readonly clipped?: true;
}

const path = (d: string, attributes: Shape['attributes']): Shape => ({
  kind: 'path',
  attributes: { d, ...attributes },
});

function inkOf(wrestler: Wrestler, role: InkRole): string {
  switch (role) {
    case 'key':
      return KEY;
    case 'paper':
      return PAPER;
    case 'main':
    case 'dark':
    case 'light':
      return LOOKS[wrestler][role];
  }
}

/** The printed mask. */
export const maskShapes = (wrestler: Wrestler): readonly Shape[] => [
  path(silhouette(wrestler), {
    fill: KEY,
    stroke: KEY,
    strokeWidth: KEY_OUTLINE,
    strokeLinejoin: 'round',
  }),
  ...MASKS[wrestler].map(({ role, d }) => path(d, { fill: inkOf(wrestler, role) })),
];

/** The edge of what is clipped. */
export const CARD_EDGE = {
  x: INNER,
  y: INNER,
  width: CARD_WIDTH - OUTLINE,
  height: CARD_HEIGHT - OUTLINE,
  rx: RADIUS - INNER,
} as const;

const point = (angle: number): string =>
  [Math.sin(angle), -Math.cos(angle)]
    .map((part) => (RAY_CENTRE + RAY_REACH * part).toFixed(1))
    .join(' ');

const RAYS_PATH = Array.from({ length: RAYS }, (_, ray) => {
  const angle = (ray / RAYS) * 2 * Math.PI;
  return `M${RAY_CENTRE} ${RAY_CENTRE} L${point(angle - RAY_HALF)} L${point(angle + RAY_HALF)}Z`;
}).join('');

/** The ink of what stands on the rail. */
export const onRail = (wrestler: Wrestler): string =>
  LOOKS[wrestler].onMain === 'key' ? KEY : PAPER;

const rect = (attributes: Shape['attributes']): Shape => ({ kind: 'rect', attributes });

const sheet = (fill: string): Shape =>
  rect({
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    rx: RADIUS,
    fill,
    stroke: KEY,
    strokeWidth: OUTLINE,
  });

/** A card's face but for its mask and its words, bottom to top. */
export function faceShapes(wrestler: Wrestler): readonly CardLayer[] {
  const look = LOOKS[wrestler];
  const rail = { x: INNER, y: INNER, width: RAIL, height: CARD_HEIGHT - OUTLINE };
  return [
    sheet(PAPER),
    { ...path(RAYS_PATH, { fill: look.light, opacity: 0.42 }), clipped: true },
    { ...rect({ ...rail, fill: look.main }), clipped: true },
    {
      ...rect({ x: RAIL + INNER, y: 112, width: 73, height: 26.5, fill: KEY }),
      clipped: true,
    },
    path(look.symbol, {
      transform: `translate(5 35.5) scale(${17 / SYMBOL_GRID})`,
      fill: onRail(wrestler),
      fillRule: 'evenodd',
    }),
  ];
}

/** Where the mask lies on a face. */
export const FACE_MASK = { x: 31, y: 23.6, width: 64 } as const;

export const maskTransform = (place: { x?: number; y?: number; width: number }): string =>
  `translate(${place.x ?? 0} ${place.y ?? 0}) scale(${place.width / MASK_WIDTH})`;

export const BACK_SHAPES: readonly Shape[] = [
  sheet(CARD_BACK.field),
  path('M9.5 41 L90.5 99 M9.5 99 L90.5 41 M9.5 70 L90.5 70', {
    stroke: CARD_BACK.rope,
    strokeWidth: 5,
  }),
  rect({
    x: 8,
    y: 8,
    width: 84,
    height: 124,
    rx: 6,
    fill: 'none',
    stroke: CARD_BACK.gold,
    strokeWidth: OUTLINE,
  }),
  path('M50 44 C66 44 76 54 76 68 C76 86 62 98 50 102 C38 98 24 86 24 68 C24 54 34 44 50 44Z', {
    fill: CARD_BACK.gold,
  }),
  path('M54 66 L70 61 L66 73 L57 75Z M46 66 L30 61 L34 73 L43 75Z', { fill: KEY }),
];
