/**
 * A large drawing without fine detail, in the upper left corner of what it is in. A phone keeps every
 * drawing as a picture, pixel by pixel: this one is drawn at a quarter of its size and enlarged, and
 * takes a sixteenth of the memory. A browser draws it sharp all the same.
 */

import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Svg } from './svg';
import type { Size } from './use-size';

const SMALLER = 4;

export interface Props extends Size {
  readonly children: ReactNode;
}

export function BroadSvg({ width, height, children }: Props) {
  // Whole points: what ends between two would be a seam, four times as wide.
  const [w, h] = [Math.ceil(width / SMALLER), Math.ceil(height / SMALLER)];
  return (
    <View
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width: w,
        height: h,
        transform: [{ scale: SMALLER }],
        transformOrigin: '0 0',
      }}
      pointerEvents="none"
    >
      <Svg width={w} height={h} viewBox={`0 0 ${w * SMALLER} ${h * SMALLER}`} aria-hidden>
        {children}
      </Svg>
    </View>
  );
}
