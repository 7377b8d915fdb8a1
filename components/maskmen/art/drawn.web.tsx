/**
 * The printed mask and the card's two sides in a browser: each is a picture, made once from its
 * shapes and put wherever it is wanted as one element. A table shows some forty of them, of fifteen
 * to forty shapes each: this is most of what a browser had to build, style and paint.
 */
import { memo } from 'react';

import type { Wrestler } from '@/engine/view';

import { MASK_HEIGHT, MASK_WIDTH } from './masks';
import {
  BACK_SHAPES,
  CARD_EDGE,
  CARD_HEIGHT,
  CARD_WIDTH,
  FACE_MASK,
  faceShapes,
  KEY_OUTLINE,
  maskShapes,
  maskTransform,
  type Shape,
} from './shapes';

interface Print {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What stands over the edge of its units: outlines, and the corners they have. */
const BLEED = KEY_OUTLINE;

const attribute = ([name, value]: [string, string | number]): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`;

const tag = ({ kind, attributes }: Shape): string =>
  `<${kind} ${Object.entries(attributes).map(attribute).join(' ')}/>`;

/** Held for good: a picture that is at hand is there in the same frame. */
const held: HTMLImageElement[] = [];

function print(content: string, size: { readonly width: number; readonly height: number }): Print {
  const [width, height] = [size.width + 2 * BLEED, size.height + 2 * BLEED];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-BLEED} ${-BLEED} ${width} ${height}">${content}</svg>`;
  const href = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  if (typeof Image !== 'undefined') {
    const image = new Image();
    image.src = href;
    held.push(image);
  }
  return { href, x: -BLEED, y: -BLEED, width, height };
}

/** Made when it is first asked for. */
function kept<K>(make: (key: K) => Print): (key: K) => Print {
  const prints = new Map<K, Print>();
  return (key) => {
    const known = prints.get(key) ?? make(key);
    prints.set(key, known);
    return known;
  };
}

const tags = (shapes: readonly Shape[]): string => shapes.map(tag).join('');

const maskPrint = kept((wrestler: Wrestler) =>
  print(tags(maskShapes(wrestler)), { width: MASK_WIDTH, height: MASK_HEIGHT }),
);

const CARD = { width: CARD_WIDTH, height: CARD_HEIGHT };

const facePrint = kept((wrestler: Wrestler) => {
  const layers = faceShapes(wrestler);
  const first = layers.findIndex(({ clipped }) => clipped);
  const [below, rest] = [layers.slice(0, first), layers.slice(first)];
  const clipped = rest.filter((layer) => layer.clipped === true);
  const above = rest.filter((layer) => layer.clipped !== true);
  const clip = `<clipPath id="c">${tag({ kind: 'rect', attributes: CARD_EDGE })}</clipPath>`;
  const inside = `<g clip-path="url(#c)">${tags(clipped)}</g>`;
  const mask = `<g transform="${maskTransform(FACE_MASK)}">${tags(maskShapes(wrestler))}</g>`;
  return print(clip + tags(below) + inside + tags(above) + mask, CARD);
});

const backPrint = kept((shapes: readonly Shape[]) => print(tags(shapes), CARD));

interface Props {
  readonly wrestler: Wrestler;
}

/** On its 100 × 120 units. */
export const DrawnMask = memo(function DrawnMask({ wrestler }: Props) {
  return <image {...maskPrint(wrestler)} />;
});

/** A face without its words, on its 100 × 140 units. */
export const DrawnFace = memo(function DrawnFace({ wrestler }: Props) {
  return <image {...facePrint(wrestler)} />;
});

export const DrawnBack = memo(function DrawnBack() {
  return <image {...backPrint(BACK_SHAPES)} />;
});
