/** A rope of the diagram, with the chevrons that say which way it was won when it is lit. */

import { memo } from 'react';
import { Circle, G, Path } from 'react-native-svg';

import { useTheme } from '@/theme';

import type { RopePlan } from './plan';
import type { RopeStand } from './relations';
import { pointOn, ropePath } from './ropes';

export interface Props {
  readonly rope: RopePlan;
  readonly stand: RopeStand;
  /** Thickness grows with the masks. */
  readonly scale: number;
  /** What a chosen play would prove: dashed, in the lamp's colour. */
  readonly preview?: boolean;
}

const UNDERLAY = 5;
const DASH = '7 6';

function weightOf({ stand, near }: RopeStand): number {
  if (stand === 'neutral') return 3;
  return near ? 5 : 3.2;
}

export const Rope = memo(function Rope({ rope, stand, scale, preview = false }: Props) {
  const theme = useTheme();
  const d = ropePath(rope.curve);
  const weight = (preview ? 4 : weightOf(stand)) * scale;
  const lit = stand.stand === 'beaten' ? theme.weaker : theme.stronger;
  const ink = preview ? theme.lamp : stand.stand === 'neutral' ? theme.rope : lit;
  return (
    <G>
      <Path
        d={d}
        fill="none"
        stroke={theme.bg1}
        strokeWidth={weight + UNDERLAY}
        strokeLinecap="round"
      />
      <Path
        d={d}
        fill="none"
        stroke={ink}
        strokeWidth={weight}
        strokeLinecap={preview ? 'butt' : 'round'}
        {...(preview && { strokeDasharray: DASH })}
      />
      {!preview && stand.stand !== 'neutral' && (
        <Chevrons rope={rope} ink={ink} doubled={stand.near} />
      )}
    </G>
  );
});

interface ChevronProps {
  readonly rope: RopePlan;
  readonly ink: string;
  readonly doubled: boolean;
}

/** Two for a rope of the focused wrestler, one further along; turned the way the rope runs. */
function Chevrons({ rope, ink, doubled }: ChevronProps) {
  const theme = useTheme();
  const hanging = rope.kind === 'hanging';
  const { x, y, angle } = pointOn(rope.curve, hanging ? 0.66 : 0.5);
  const turn = hanging ? 90 : angle;
  const marks = doubled ? [-4, 1] : [-1.5];
  return (
    <G transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Circle r={doubled ? 8 : 6.5} fill={theme.bg1} />
      {marks.map((at) => (
        <Path
          key={at}
          d={`M${at} -4L${at + 4} 0L${at} 4`}
          fill="none"
          stroke={ink}
          strokeWidth={2.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </G>
  );
}
