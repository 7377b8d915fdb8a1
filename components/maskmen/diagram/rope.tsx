/** A rope of the diagram, with the chevrons that say which way it was won when it is lit. */

import { memo } from 'react';

import { Circle, G, Path } from '@/components/ui/svg';
import { motion, useTheme, type Theme } from '@/theme';

import type { RopeLook, RopeMotion } from './motion-plan';
import type { RopePlan } from './plan';
import { inkThatFades } from './recolour';
import { Dimmed, Faded, OnRope, RopeLine, Shown } from './stage';
import { useLayers } from './use-layers';

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

const lookKey = ({ stand, near }: RopeLook): string => `${stand}${near ? ' near' : ''}`;

export const Rope = memo(function Rope({ rope, look, scale, move, tidy }: Props) {
  const looks = move?.looks ?? [{ look, at: 0 }];
  // The plainest look lies below and stays; the others come and go above it.
  const layers = useLayers(looks, lookKey, move);
  layers.sort((a, b) => weightOf(a.look) - weightOf(b.look));
  const drawn = (
    <Dimmed on={move?.dimmed === true}>
      {layers.map((layer, height) => (
        <Faded key={layer.slot} track={looks} nths={layer.nths} stays={height === 0} covered>
          <Strand rope={rope} look={layer.look} scale={scale} move={move} />
        </Faded>
      ))}
    </Dimmed>
  );
  switch (move?.fate) {
    case undefined:
    case 'stays':
    case 'drawn':
      return drawn;
    case 'appears':
      return <Shown {...(tidy && { comes: tidy })}>{drawn}</Shown>;
    case 'tidied':
      return <Tidied move={move} scale={scale} tidy={tidy} solid={drawn} />;
  }
});

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
        <RopeLine
          curve={move.to}
          move={move}
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
  const way = { curve: rope.curve, move: follows ? move : undefined };
  return (
    <G>
      <RopeLine
        {...way}
        {...inkThatFades}
        fill="none"
        stroke={look.stand === 'new' ? theme.key : theme.bg1}
        strokeWidth={weight + UNDERLAY}
        strokeLinecap="round"
      />
      <RopeLine
        {...way}
        {...inkThatFades}
        fill="none"
        stroke={ink}
        strokeWidth={weight}
        strokeLinecap="round"
      />
      {(look.stand === 'beaten' || look.stand === 'beats') && (
        <Chevrons rope={rope} move={way.move} ink={ink} doubled={look.near} />
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
  return (
    <OnRope curve={rope.curve} move={move} share={hanging ? 0.66 : 0.5} turns={!hanging}>
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
    </OnRope>
  );
}
