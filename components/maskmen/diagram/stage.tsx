/**
 * The stage on which a motion is played: one clock on the UI thread, and groups that follow it.
 * Without a motion they are plain groups, so a diagram at rest is a still drawing and nothing else.
 * A browser has a stage of its own, in `stage.web.tsx`.
 */

import { createContext, use, type ComponentType, type ReactNode } from 'react';

import { Animated, useAnimatedProps } from '@/components/moving/animated';
import { G, Path, type GProps } from '@/components/ui/svg';

import { ropePath } from './ropes';
import type {
  CarriedProps,
  DimmedProps,
  FadedProps,
  LineProps,
  OnRopeProps,
  ShownProps,
  Stage,
} from './stage-parts';
import {
  carriedTo,
  curveAt,
  hungAt,
  matrixOf,
  seenAt,
  still,
  type Placement,
  type Veil,
} from './stage-poses';

const StageContext = createContext<Stage | undefined>(undefined);

export const StageProvider = StageContext;

function useStage(): Stage {
  const stage = use(StageContext);
  if (stage === undefined) throw new Error('nothing moves off the stage');
  return stage;
}

/** A part that is made anew for every motion, so that none begins where another was left. */
function anew<P extends object>(Part: ComponentType<P>) {
  return function Anew(props: P) {
    return <Part key={useStage().base} {...props} />;
  };
}

const AnimatedG = Animated.createAnimatedComponent(G);
const AnimatedPath = Animated.createAnimatedComponent(Path);

type MovedProps = Partial<GProps> & { readonly matrix?: readonly number[] };

function placed(placement: Placement): MovedProps {
  'worklet';
  return { matrix: matrixOf(placement) };
}

/** A group at its place, or on its way there. */
export function Carried({ at, move, children }: CarriedProps) {
  if (move !== undefined) return <Moved move={move}>{children}</Moved>;
  return <G transform={still(at)}>{children}</G>;
}

type MovedGroupProps = Pick<CarriedProps, 'children'> & {
  readonly move: NonNullable<CarriedProps['move']>;
};

const Moved = anew(function Moved({ move, children }: MovedGroupProps) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => placed(carriedTo(move, clock.get() - base, times)));
  return (
    <AnimatedG transform={still(move.from)} animatedProps={animatedProps}>
      {children}
    </AnimatedG>
  );
});

/** What veils the part that is drawn here, from the outermost in. */
const Veils = createContext<readonly Veil[]>([]);

/**
 * A group of which more or less is seen. A phone makes a picture of the whole drawing for every group
 * that has an `opacity`; these two are handed on to each shape within, whose paint they thin. What lies
 * under a shape of the same group shines through it meanwhile: nobody sees that while it fades.
 */
const paint = (seen: number) => {
  'worklet';
  return { fillOpacity: seen, strokeOpacity: seen };
};

interface VeiledProps {
  readonly veil: Veil;
  readonly children: ReactNode;
}

const Veiled = anew(function Veiled({ veil, children }: VeiledProps) {
  const { clock, base, times } = useStage();
  const around = use(Veils);
  // A group's paint takes the place of the one around it: each reckons with all of them.
  const veils = [...around, veil];
  const animatedProps = useAnimatedProps(() => paint(seenAt(veils, clock.get() - base, times)));
  return (
    <Veils value={veils}>
      <AnimatedG {...paint(seenAt(veils, 0, times))} animatedProps={animatedProps}>
        {children}
      </AnimatedG>
    </Veils>
  );
});

/** One look of a track: comes at its time, goes at the next one's. An only look stays. */
export function Faded({ track, nths, stays = false, children }: FadedProps) {
  if (stays || track.length === 1) return <G>{children}</G>;
  return <Veiled veil={{ of: 'look', track, nths }}>{children}</Veiled>;
}

/** Something that comes, goes, or both. */
export function Shown({ children, ...when }: ShownProps) {
  return <Veiled veil={{ of: 'time', when }}>{children}</Veiled>;
}

/** Set back while others are told about. */
export function Dimmed({ on, children }: DimmedProps) {
  return on ? <Veiled veil={SET_BACK}>{children}</Veiled> : children;
}

const SET_BACK = { of: 'set-back' } as const;

/** A rope's line, which follows the masks it is tied to. */
export function RopeLine({ curve, move, ...props }: LineProps) {
  if (move !== undefined) return <MovingLine {...props} move={move} />;
  return <Path {...props} d={ropePath(curve)} />;
}

type On<P extends { move: unknown }> = Omit<P, 'move' | 'curve'> & {
  readonly move: NonNullable<P['move']>;
};

const MovingLine = anew(function MovingLine({ move, ...props }: On<LineProps>) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => ({
    d: ropePath(curveAt(move, clock.get() - base, times)),
  }));
  return <AnimatedPath {...props} d={ropePath(move.from)} animatedProps={animatedProps} />;
});

/** Something that hangs on a rope, at a share of its way. */
export function OnRope({ curve, move, ...props }: OnRopeProps) {
  const { share, turns, children } = props;
  if (move !== undefined) return <MovingOnRope {...props} move={move} />;
  return <G transform={still(hungAt(curve, share, turns))}>{children}</G>;
}

const MovingOnRope = anew(function MovingOnRope({ move, ...props }: On<OnRopeProps>) {
  const { share, turns, children } = props;
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() =>
    placed(hungAt(curveAt(move, clock.get() - base, times), share, turns)),
  );
  return (
    <AnimatedG transform={still({ k: 1, ...move.from[0] })} animatedProps={animatedProps}>
      {children}
    </AnimatedG>
  );
});
