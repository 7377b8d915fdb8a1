/**
 * Printed poster: a split-fountain gradient, 28 rays from a point below the middle, and one
 * perforated edge where the sheet was torn off.
 */
import { useId, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { KEY, SPLIT_FOUNTAIN } from '@/theme';

import { BroadSvg } from './broad-svg';
import { Circle, Defs, G, LinearGradient, Path, Rect, Stop, Svg } from './svg';
import type { Size } from './use-size';

const RAYS = 28;
export const RAY_OPACITY = 0.075;
export const RAY_CENTRE = 0.62;
const HOLE_RADIUS = 5.5;
const HOLE_PITCH = 16.25;

/** Which side of the sheet is perforated. */
export type PosterEdge = 'bottom' | 'right';

/** All rays as one path: 28 wedges as wide as the gaps between them. */
export function raysPath({ width, height }: Size): string {
  const x = width / 2;
  const y = height * RAY_CENTRE;
  const reach = Math.hypot(width, height);
  const point = (turn: number): string => {
    const angle = turn * 2 * Math.PI;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from(
    { length: RAYS },
    (_, ray) => `M${x} ${y} L${point(ray / RAYS)} L${point((ray + 0.5) / RAYS)}Z`,
  ).join('');
}

/** Centres of the holes along an edge, evenly spread so that both ends look alike. */
export function holeOffsets(length: number): readonly number[] {
  const count = Math.max(1, Math.round(length / HOLE_PITCH));
  const pitch = length / count;
  return Array.from({ length: count }, (_, hole) => (hole + 0.5) * pitch);
}

export interface Props extends Size {
  readonly edge: PosterEdge;
  /** The colour seen through the holes: that of what lies behind. */
  readonly behind: string;
  /** Rays of another kind than the printed ones. */
  readonly rays?: ReactNode;
}

export function PosterBackground({ width, height, edge, behind, rays }: Props) {
  const gradient = `fountain${useId()}`;
  const along = edge === 'bottom' ? width : height;
  const hole = { [edge === 'bottom' ? 'cy' : 'cx']: HOLE_RADIUS, r: HOLE_RADIUS };
  return (
    <View style={[styles.sheet, { width, height }]}>
      <BroadSvg width={width} height={height}>
        <Defs>
          <LinearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            {SPLIT_FOUNTAIN.map(({ offset, color }) => (
              <Stop key={color} offset={offset} stopColor={color} />
            ))}
          </LinearGradient>
        </Defs>
        <Rect width={width} height={height} fill={`url(#${gradient})`} />
        {rays === undefined && (
          <Path d={raysPath({ width, height })} fill={KEY} opacity={RAY_OPACITY} />
        )}
      </BroadSvg>
      {rays}
      <Svg
        width={edge === 'bottom' ? width : HOLE_RADIUS}
        height={edge === 'bottom' ? HOLE_RADIUS : height}
        style={styles.torn}
        aria-hidden
      >
        <G fill={behind}>
          {holeOffsets(along).map((offset) => (
            <Circle key={offset} {...hole} {...{ [edge === 'bottom' ? 'cx' : 'cy']: offset }} />
          ))}
        </G>
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { overflow: 'hidden' },
  torn: { position: 'absolute', right: 0, bottom: 0 },
});
