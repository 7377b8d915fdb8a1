/** The ring behind its ropes: crowd, mat and apron, to any width and height. */

import { memo } from 'react';

import {
  Svg,
  Circle,
  Defs,
  Ellipse,
  G,
  LinearGradient,
  Path,
  RadialGradient,
  Rect,
  Stop,
} from '@/components/ui/svg';
import { useTheme } from '@/theme';

import { matOf } from './ring-ropes';

export interface Props {
  readonly width: number;
  readonly height: number;
}

const APRON = 14;

export const RingBackdrop = memo(function RingBackdrop({ width, height }: Props) {
  const theme = useTheme();
  const { small, post, far, ropeTop, matTop } = matOf(width, height);
  const apron = small ? 10 : APRON;
  const matBottom = height - apron;
  const mat = `M${post} ${matTop}L${far} ${matTop}L${width + 24} ${matBottom}L-24 ${matBottom}Z`;
  const line = `M${post + 18} ${matTop + 9}L${far - 18} ${matTop + 9}L${width - 10} ${matBottom - 10}L10 ${matBottom - 10}Z`;
  return (
    <Svg width={width} height={height} aria-hidden>
      <Defs>
        <LinearGradient id="mat" x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={theme.matFar} />
          <Stop offset="1" stopColor={theme.matNear} />
        </LinearGradient>
        <RadialGradient id="pool" cx="0.5" cy="0.5" r="0.5">
          <Stop offset="0" stopColor={theme.beam} stopOpacity={0.34} />
          <Stop offset="1" stopColor={theme.beam} stopOpacity={0} />
        </RadialGradient>
      </Defs>
      <Crowd width={width} top={ropeTop} />
      <Rect y={matTop - 8} width={width} height={height - matTop + 8} fill={theme.crowd} />
      <Path d={mat} fill="url(#mat)" />
      <Ellipse
        cx={width / 2}
        cy={(matTop + matBottom) / 2 + 6}
        rx={width * 0.42}
        ry={(matBottom - matTop) * 0.48}
        fill="url(#pool)"
      />
      <Path d={line} fill="none" stroke={theme.text} strokeOpacity={0.13} strokeWidth={2} />
      <Rect y={matBottom} width={width} height={apron} fill={theme.apron} />
    </Svg>
  );
});

/** Two rows of heads behind the ropes. */
function Crowd({ width, top }: { readonly width: number; readonly top: number }) {
  const theme = useTheme();
  const heads = Math.ceil(width / 15) + 2;
  const bob = (at: number): number => ((at * 7) % 5) * 0.9;
  return (
    <G>
      {[theme.crowdFar, theme.crowd].map((ink, row) =>
        Array.from({ length: heads }, (_, at) => (
          <Circle
            key={`${row}-${at}`}
            cx={at * 15 - 7.5 * row}
            cy={top + 4 + row * 11 + bob(at + row)}
            r={6.2}
            fill={ink}
          />
        )),
      )}
    </G>
  );
}
