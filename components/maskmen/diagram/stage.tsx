/**
 * The stage on which a motion is played: one clock on the UI thread, and groups that follow it.
 * Without a motion they are plain groups, so a diagram at rest is a still drawing and nothing else.
 * A browser has a stage of its own, in `stage.web.tsx`.
 */

import { createContext, use, type ComponentType } from 'react';

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
  dimmedAt,
  hungAt,
  matrixOf,
  shownAt,
  still,
  type Placement,
} from './stage-poses';
import { shareOfLayer } from './timing';

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

/** One look of a track: comes at its time, goes at the next one's. An only look stays. */
export function Faded(props: FadedProps) {
  const { track, stays = false, children } = props;
  return stays || track.length === 1 ? <G>{children}</G> : <Fading {...props} />;
}

const Fading = anew(function Fading({ track, nths, children }: FadedProps) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => ({
    opacity: shareOfLayer(track, nths, { t: clock.get() - base, fade: times.fade }),
  }));
  return (
    <AnimatedG opacity={nths.includes(0) ? 1 : 0} animatedProps={animatedProps}>
      {children}
    </AnimatedG>
  );
});

/** Something that comes, goes, or both. */
export const Shown = anew(function Shown({ children, ...when }: ShownProps) {
  const { clock, base } = useStage();
  const { comes, goes, most = 1, least = 0 } = when;
  const animatedProps = useAnimatedProps(() => ({
    opacity: shownAt(
      { ...(comes && { comes }), ...(goes && { goes }), most, least },
      clock.get() - base,
    ),
  }));
  return (
    <AnimatedG opacity={comes === undefined ? most : least} animatedProps={animatedProps}>
      {children}
    </AnimatedG>
  );
});

/** Set back while others are told about. */
export function Dimmed({ on, children }: DimmedProps) {
  return on ? <Dimming>{children}</Dimming> : children;
}

const Dimming = anew(function Dimming({ children }: Pick<DimmedProps, 'children'>) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => ({ opacity: dimmedAt(clock.get() - base, times) }));
  return (
    <AnimatedG opacity={1} animatedProps={animatedProps}>
      {children}
    </AnimatedG>
  );
});

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
