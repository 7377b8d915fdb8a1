/**
 * The stage on which a motion is played: one clock on the UI thread, and groups that follow it.
 * Without a motion they are plain groups, so a diagram at rest is a still drawing and nothing else.
 * A browser has a stage of its own, in `stage.web.tsx`.
 */

import { createContext, use, type ComponentType } from 'react';
import Animated, { useAnimatedProps } from 'react-native-reanimated';

import { G, Path, type GProps } from '@/components/ui/svg';

import { pointOn, ropePath } from './ropes';
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
  matrixOf,
  shownAt,
  still,
  type Placement,
} from './stage-poses';
import { shareOf } from './timing';

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
  return props.track.length === 1 ? <G>{props.children}</G> : <Fading {...props} />;
}

const Fading = anew(function Fading({ track, nth, children }: FadedProps) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => ({
    opacity: shareOf(track, nth, { t: clock.get() - base, fade: times.fade }),
  }));
  return (
    <AnimatedG opacity={nth === 0 ? 1 : 0} animatedProps={animatedProps}>
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
export const MovingLine = anew(function MovingLine({ rope, ...props }: LineProps) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => ({
    d: ropePath(curveAt(rope, clock.get() - base, times)),
  }));
  return <AnimatedPath {...props} d={ropePath(rope.from)} animatedProps={animatedProps} />;
});

/** Something that hangs on a rope, at a share of its way. */
export const OnRope = anew(function OnRope({ rope, share, turns, children }: OnRopeProps) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => {
    const { x, y, angle } = pointOn(curveAt(rope, clock.get() - base, times), share);
    return placed({ k: 1, x, y, angle: turns ? angle : 90 });
  });
  return (
    <AnimatedG transform={still({ k: 1, ...rope.from[0] })} animatedProps={animatedProps}>
      {children}
    </AnimatedG>
  );
});
