/** The printed mask and the card's two sides, drawn shape by shape; see `drawn.web.tsx`. */
import { memo, useId } from 'react';

import { ClipPath, Defs, G, Path, Rect } from '@/components/ui/svg';
import type { Wrestler } from '@/engine/view';

import {
  BACK_SHAPES,
  CARD_EDGE,
  FACE_MASK,
  faceShapes,
  maskShapes,
  maskTransform,
  type CardLayer,
  type Shape,
} from './shapes';

const draw = ({ kind, attributes }: Shape, key: number) =>
  kind === 'path' ? <Path key={key} {...attributes} /> : <Rect key={key} {...attributes} />;

interface Props {
  readonly wrestler: Wrestler;
}

/** On its 100 × 120 units. */
export const DrawnMask = memo(function DrawnMask({ wrestler }: Props) {
  return <G>{maskShapes(wrestler).map(draw)}</G>;
});

/** A face without its words, on its 100 × 140 units. */
export const DrawnFace = memo(function DrawnFace({ wrestler }: Props) {
  const clip = `card${useId()}`;
  const layers = faceShapes(wrestler);
  const parts = (clipped: boolean, from: number, to: number) =>
    layers
      .slice(from, to)
      .filter((layer: CardLayer) => (layer.clipped === true) === clipped)
      .map(draw);
  const inside = layers.findIndex(({ clipped }) => clipped);
  return (
    <G>
      <Defs>
        <ClipPath id={clip}>
          <Rect {...CARD_EDGE} />
        </ClipPath>
      </Defs>
      {parts(false, 0, inside)}
      <G clipPath={`url(#${clip})`}>{parts(true, inside, layers.length)}</G>
      {parts(false, inside, layers.length)}
      <G transform={maskTransform(FACE_MASK)}>
        <DrawnMask wrestler={wrestler} />
      </G>
    </G>
  );
});

export const DrawnBack = memo(function DrawnBack() {
  return <G>{BACK_SHAPES.map(draw)}</G>;
});
