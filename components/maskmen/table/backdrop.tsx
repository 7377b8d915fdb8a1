/** The hall behind the table: night from violet to black, three cones of light from the top. */

import { memo } from 'react';

import { BroadSvg } from '@/components/ui/broad-svg';
import { Defs, LinearGradient, Path, Rect, Stop } from '@/components/ui/svg';
import { useTheme } from '@/theme';

export interface Props {
  readonly width: number;
  readonly height: number;
  /** How far down the cones reach. */
  readonly reach: number;
  /** The part of the width the lamps hang over. */
  readonly left: number;
  readonly right: number;
}

/** Lamp, then the foot of its cone, as shares of the lit width. */
const CONES = [
  [0.5, 0.16, 0.84],
  [0.12, 0.02, 0.5],
  [0.88, 0.5, 0.98],
] as const;
const LAMP = 7;

export const Backdrop = memo(function Backdrop({ width, height, reach, left, right }: Props) {
  const theme = useTheme();
  const lit = right - left;
  return (
    <BroadSvg width={width} height={height}>
      <Defs>
        <LinearGradient id="hall" x1="0" y1="0" x2="0" y2="1">
          {theme.screenGradient.map(({ offset, color }) => (
            <Stop key={offset} offset={offset} stopColor={color} />
          ))}
        </LinearGradient>
        <LinearGradient id="cone" x1="0" y1="0" x2="0" y2="1">
          <Stop
            offset="0"
            stopColor={theme.beam}
            stopOpacity={theme.scheme === 'dark' ? 0.2 : 0.7}
          />
          <Stop offset="1" stopColor={theme.beam} stopOpacity={0} />
        </LinearGradient>
      </Defs>
      <Rect width={width} height={height} fill="url(#hall)" />
      {CONES.map(([lamp, from, to]) => (
        <Path
          key={lamp}
          d={`M${left + lit * lamp - LAMP} 0L${left + lit * lamp + LAMP} 0L${left + lit * to} ${reach}L${left + lit * from} ${reach}Z`}
          fill="url(#cone)"
        />
      ))}
    </BroadSvg>
  );
});
