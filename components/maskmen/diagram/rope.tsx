/** A rope of the diagram, with the chevrons that say which way it was won when it is lit. */

import { memo } from 'react';

import { Circle, G, Path, type PathProps } from '@/components/ui/svg';
import { motion, useTheme, type Theme } from '@/theme';

import type { RopeLook, RopeMotion } from './motion-plan';
import type { RopePlan } from './plan';
import { inkThatFades } from './recolour';
import { pointOn, ropePath } from './ropes';
import { Dimmed, Faded, MovingLine, OnRope, Shown } from './stage';
import { still } from './stage-poses';

export interface Props {
  readonly rope: RopePlan;
  readonly look: RopeLook;
  /** Thickness grows with the masks. */
  readonly scale: number;
  readonly move: RopeMotion | undefined;
  /** When a rope that became redundant goes. */
  readonly tidy: { readonly at: number; readonly ms: number } | undefined;
}

const UNDERLAY = 5;
const TIDIED_DOTS = '3 5';
const APPEARS = 120;

function weightOf({ stand, near }: RopeLook): number {
  if (stand === 'neutral') return 3;
  return near ? 5 : 3.2;
}

export function ropeInk(look: RopeLook, theme: Theme): string {
  switch (look.stand) {
    case 'new':
      return theme.lamp;
    case 'beaten':
      return theme.weaker;
    case 'beats':
      return theme.stronger;
    case 'neutral':
      return theme.rope;
  }
}

export const Rope = memo(function Rope({ rope, look, scale, move, tidy }: Props) {
  if (move === undefined) return <Strand rope={rope} look={look} scale={scale} move={undefined} />;
  // The plainest look lies below and stays; the others come and go above it.
  const below = move.looks.map((_, nth) => nth);
  below.sort((a, b) => lookWeight(move, a) - lookWeight(move, b));
  const strands = (
    <>
      {below.map((nth, layer) => {
        const strand = (
          <Strand rope={rope} look={move.looks[nth]?.look ?? look} scale={scale} move={move} />
        );
        if (layer === 0) return <G key={nth}>{strand}</G>;
        return (
          <Faded key={nth} track={move.looks} nth={nth}>
            {strand}
          </Faded>
        );
      })}
    </>
  );
  const drawn = <Dimmed on={move.dimmed}>{strands}</Dimmed>;
  switch (move.fate) {
    case 'stays':
    case 'drawn':
      return drawn;
    case 'appears':
      return <Shown {...(tidy && { comes: tidy })}>{drawn}</Shown>;
    case 'tidied':
      return <Tidied move={move} scale={scale} tidy={tidy} solid={drawn} />;
  }
});

const lookWeight = (move: RopeMotion, nth: number): number => {
  const look = move.looks[nth]?.look;
  return look === undefined ? 0 : weightOf(look) * 10 + nth;
};

interface TidiedProps extends Pick<Props, 'scale' | 'tidy'> {
  readonly move: RopeMotion;
  readonly solid: React.JSX.Element;
}

/** It thins, goes dotted and fades: what it said is said by others now. */
function Tidied({ move, scale, tidy, solid }: TidiedProps) {
  const theme = useTheme();
  if (tidy === undefined) return null;
  const look = move.looks[move.looks.length - 1]?.look ?? { stand: 'neutral', near: false };
  return (
    <G>
      <Shown goes={{ at: tidy.at, ms: APPEARS }}>{solid}</Shown>
      <Shown comes={{ at: tidy.at, ms: APPEARS }} goes={{ at: tidy.at + APPEARS, ms: tidy.ms }}>
        <MovingLine
          rope={move}
          fill="none"
          stroke={ropeInk(look, theme)}
          strokeWidth={motion.relayout.tidyWidth * scale}
          strokeDasharray={TIDIED_DOTS}
        />
      </Shown>
    </G>
  );
}

interface StrandProps {
  readonly rope: RopePlan;
  readonly look: RopeLook;
  readonly scale: number;
  readonly move: RopeMotion | undefined;
}

/** One rope in one look. */
function Strand({ rope, look, scale, move }: StrandProps) {
  const theme = useTheme();
  const weight = weightOf(look) * scale;
  const ink = ropeInk(look, theme);
  const follows = move !== undefined && (move.from !== move.to || move.fate === 'drawn');
  const line = (props: PathProps) =>
    follows ? (
      <MovingLine rope={move} {...props} />
    ) : (
      <Path d={ropePath(rope.curve)} {...inkThatFades} {...props} />
    );
  return (
    <G>
      {line({
        fill: 'none',
        stroke: look.stand === 'new' ? theme.key : theme.bg1,
        strokeWidth: weight + UNDERLAY,
        strokeLinecap: 'round',
      })}
      {line({ fill: 'none', stroke: ink, strokeWidth: weight, strokeLinecap: 'round' })}
      {(look.stand === 'beaten' || look.stand === 'beats') && (
        <Chevrons rope={rope} move={follows ? move : undefined} ink={ink} doubled={look.near} />
      )}
    </G>
  );
}

interface ChevronProps {
  readonly rope: RopePlan;
  readonly move: RopeMotion | undefined;
  readonly ink: string;
  readonly doubled: boolean;
}

/** Two for a rope of the focused wrestler, one further along; turned the way the rope runs. */
function Chevrons({ rope, move, ink, doubled }: ChevronProps) {
  const theme = useTheme();
  const hanging = rope.kind === 'hanging';
  const share = hanging ? 0.66 : 0.5;
  const marks = (
    <>
      <Circle r={doubled ? 8 : 6.5} fill={theme.bg1} />
      {(doubled ? [-4, 1] : [-1.5]).map((at) => (
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
    </>
  );
  if (move !== undefined)
    return (
      <OnRope rope={move} share={share} turns={!hanging}>
        {marks}
      </OnRope>
    );
  const { x, y, angle } = pointOn(rope.curve, share);
  return <G transform={still({ k: 1, x, y, angle: hanging ? 90 : angle })}>{marks}</G>;
}
