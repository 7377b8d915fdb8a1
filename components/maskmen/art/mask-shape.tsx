/**
 * A mask as a group of paths, to be put inside an `Svg`. Drawn once and never re-rendered while
 * something moves. It has no role of its own: see `Mask`.
 */
import { memo } from 'react';

import { G, Path } from '@/components/ui/svg';
import type { Wrestler } from '@/engine/view';

import { DrawnMask } from './drawn';
import { MASK_WIDTH, MASKS, silhouette } from './masks';
import { KEY_OUTLINE, maskTransform } from './shapes';

interface Place {
  readonly x?: number;
  readonly y?: number;
  /** How wide the 100 units of the mask are drawn. */
  readonly width: number;
}

/** A band of colour outside the key outline, `width` in the units of the drawing. */
export interface Rim {
  readonly color: string;
  readonly width: number;
}

export interface MaskShapeProps extends Place {
  readonly wrestler: Wrestler;
  readonly rim?: Rim;
}

/** The printed mask. */
export const MaskShape = memo(function MaskShape({ wrestler, rim, ...place }: MaskShapeProps) {
  const unit = MASK_WIDTH / place.width;
  return (
    <G transform={maskTransform(place)}>
      {rim !== undefined && (
        <Path
          d={silhouette(wrestler)}
          fill={rim.color}
          stroke={rim.color}
          strokeWidth={KEY_OUTLINE + 2 * rim.width * unit}
          strokeLinejoin="round"
        />
      )}
      <DrawnMask wrestler={wrestler} />
    </G>
  );
});

export interface OutlineMaskShapeProps extends Place {
  readonly wrestler: Wrestler;
  readonly line: string;
  readonly fill: string;
}

const OUTLINE_WIDTH = 1.7;
const FEATURE_WIDTH = 1.1;

/** The mask of a wrestler not yet played: a line, thin features, no ink. */
export const OutlineMaskShape = memo(function OutlineMaskShape(props: OutlineMaskShapeProps) {
  const { wrestler, line, fill, ...place } = props;
  const unit = MASK_WIDTH / place.width;
  return (
    <G transform={maskTransform(place)}>
      <Path
        d={silhouette(wrestler)}
        fill={fill}
        stroke={line}
        strokeWidth={OUTLINE_WIDTH * unit}
        strokeLinejoin="round"
      />
      {MASKS[wrestler].map(({ role, d }) => {
        switch (role) {
          case 'key':
            return <Path key={d} d={d} fill={line} opacity={0.6} />;
          case 'paper':
            return (
              <Path
                key={d}
                d={d}
                fill="none"
                stroke={line}
                strokeWidth={FEATURE_WIDTH * unit}
                opacity={0.75}
              />
            );
          case 'main':
          case 'dark':
          case 'light':
            return null;
        }
      })}
    </G>
  );
});
