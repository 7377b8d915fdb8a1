/** The closed curtain: folds as wide as in the theatre, whatever the window. */

import { Path, Rect, Svg } from '@/components/ui/svg';
import type { Size } from '@/components/ui/use-size';
import { CURTAINS, useTheme } from '@/theme';

const PITCH = 32;
const FOLD = 22;
const LEAN = 4;

const foldAt = (x: number, height: number): string =>
  `M${x} 0 H${x + FOLD} L${x + FOLD - LEAN} ${height} H${x - LEAN}Z`;

export interface Props extends Size {
  /** What of its width is there, from where to where; all of it, unless told. */
  readonly part?: readonly [number, number];
}

export function Curtain({ width, height, part = [0, width] }: Props) {
  const { cloth, fold, foldNear, shade, shadeOpacity } = CURTAINS[useTheme().name];
  const [from, shown] = [part[0], part[1] - part[0]];
  const count = Math.ceil((width + PITCH) / PITCH);
  const folds = (odd: number): string =>
    Array.from({ length: count }, (_, at) => at)
      .filter((at) => at % 2 === odd)
      .map((at) => foldAt(at * PITCH - 10, height))
      .join('');
  return (
    <Svg width={shown} height={height} viewBox={`${from} 0 ${shown} ${height}`} aria-hidden>
      <Rect width={width} height={height} fill={cloth} />
      <Path d={folds(0)} fill={fold} opacity={0.75} />
      <Path d={folds(1)} fill={foldNear} opacity={0.9} />
      <Rect width={width} height={height} fill={shade} opacity={shadeOpacity} />
    </Svg>
  );
}
