/** What is shown for a proof's sake alone: the spark at the rope's head, the dotted ghosts. */

import { Circle, G, Line } from '@/components/ui/svg';
import { useTheme } from '@/theme';

import type { DiagramTimes, GhostMotion, RopeMotion } from './motion-plan';
import { OnRope, RopeLine, Shown } from './stage';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
const SPARK_GOES = 140;

interface SparkProps {
  readonly rope: RopeMotion;
  readonly times: DiagramTimes;
  readonly scale: number;
}

/** At the head of the rope while it is drawn. */
export function Spark({ rope, times, scale }: SparkProps) {
  const theme = useTheme();
  const { draw } = times;
  const rays = (ink: string, width: number) =>
    RAYS.map((angle) => (
      <G key={angle} transform={`rotate(${angle}) scale(${scale})`}>
        <Line
          x1={9}
          x2={angle % 90 === 0 ? 19 : 15}
          y1={0}
          y2={0}
          stroke={ink}
          strokeWidth={width}
          strokeLinecap="round"
        />
      </G>
    ));
  return (
    <Shown comes={{ at: draw.at, ms: 60 }} goes={{ at: draw.at + draw.ms, ms: SPARK_GOES }}>
      <OnRope curve={rope.to} move={rope} share={1} turns>
        {rays(theme.key, 4.6)}
        {rays(theme.lamp, 2.4)}
        <Circle r={6.6 * scale} fill={theme.key} />
        <Circle r={5.2 * scale} fill={theme.scheme === 'dark' ? theme.text : theme.lamp} />
      </OnRope>
    </Shown>
  );
}

export const GHOST_DOTS = '4 5';

interface GhostProps {
  readonly ghost: GhostMotion;
  readonly out: { readonly at: number; readonly ms: number };
  readonly scale: number;
}

/** A relation that follows from the one just proved. */
export function Ghost({ ghost, out, scale }: GhostProps) {
  const theme = useTheme();
  const rope = {
    curve: ghost.to,
    move: { from: ghost.from, to: ghost.to, fate: 'stays' as const },
  };
  return (
    <Shown comes={{ at: ghost.at, ms: ghost.ms }} goes={out}>
      <RopeLine {...rope} fill="none" stroke={theme.bg1} strokeWidth={6 * scale} />
      <RopeLine
        {...rope}
        fill="none"
        stroke={theme.weaker}
        strokeWidth={2.8 * scale}
        strokeDasharray={GHOST_DOTS}
      />
    </Shown>
  );
}
