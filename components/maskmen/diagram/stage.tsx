/**
 * The stage on which a motion is played: one clock on the UI thread, and groups that follow it.
 * Without a motion they are plain groups, so a diagram at rest is a still drawing and nothing else.
 */

import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { Platform } from 'react-native';
import Animated, { useAnimatedProps, type SharedValue } from 'react-native-reanimated';
import { G, Path, type GProps, type PathProps } from 'react-native-svg';

import { curve, motion, spring } from '@/theme';

import { beginning, mixCurve, pulled } from './curves';
import type { DiagramTimes, RopeMotion } from './motion-plan';
import { pointOn, ropePath } from './ropes';
import type { Stand } from './relations';
import type { Track } from './timing';
import { bezierAt, glideAt, portion, ringAt, shareOf, springAt } from './timing';

export interface Stage {
  /** Milliseconds; a motion begins at `base` and the clock stands before it until it does. */
  readonly clock: SharedValue<number>;
  readonly base: number;
  readonly times: DiagramTimes;
}

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

const WEB = Platform.OS === 'web';
const NEW_ROPE = motion.newRope;
const { mask: MASK_SPRING, rope: ROPE_SPRING, lift: LIFT_SPRING } = spring;
const { out: OUT, inOut: IN_OUT } = curve;

/** A size, a place, and a turn in degrees. */
export interface Placement {
  readonly k: number;
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
}

type MovedProps = Partial<GProps> & { readonly matrix?: readonly number[] };

/** A browser moves a group by its `transform`, a phone by its `matrix`. */
function placed({ k, x, y, angle = 0 }: Placement): MovedProps {
  'worklet';
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [k * Math.cos(turn), k * Math.sin(turn)];
  const matrix = [c, s, -s, c, x, y];
  return WEB ? { transform: `matrix(${matrix.join(' ')})` } : { matrix };
}

/** The same for a group that stands still. */
export const still = ({ k, x, y, angle = 0 }: Placement): string =>
  `translate(${x} ${y}) rotate(${angle}) scale(${k})`;

/** Where something is carried, and what happens to it on its way. */
export interface Carriage {
  readonly from: Placement;
  readonly to: Placement;
  /** When it ducks. */
  readonly ducks?: number | undefined;
  /** What it grows by while it is in focus. */
  readonly grows?: { readonly stands: Track<Stand>; readonly by: number };
}

interface CarriedProps {
  readonly at: Placement;
  readonly move: Carriage | undefined;
  readonly children: ReactNode;
}

/** A group at its place, or on its way there. */
export function Carried({ at, move, children }: CarriedProps) {
  if (move !== undefined) return <Moved move={move}>{children}</Moved>;
  return <G transform={still(at)}>{children}</G>;
}

interface MovedGroupProps {
  readonly move: Carriage;
  readonly children: ReactNode;
}

const Moved = anew(function Moved({ move, children }: MovedGroupProps) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => {
    const t = clock.get() - base;
    const { from, to, ducks, grows } = move;
    const way = glideAt(MASK_SPRING, t - times.glide.at, times.glide.ms);
    let k = from.k + (to.k - from.k) * way;
    let y = from.y + (to.y - from.y) * way;
    if (ducks !== undefined) y += duckAt(t - ducks);
    if (grows !== undefined) k *= 1 + grows.by * focusShare(grows.stands, t, times.fade);
    return placed({ k, x: from.x + (to.x - from.x) * way, y });
  });
  return (
    <AnimatedG transform={still(move.from)} animatedProps={animatedProps}>
      {children}
    </AnimatedG>
  );
});

/** Down at once, up again when the rope has landed. */
function duckAt(t: number): number {
  'worklet';
  const { duck, duckTime, draw } = NEW_ROPE;
  if (t <= draw) return duck * bezierAt(OUT, t / duckTime);
  return duck * springAt(LIFT_SPRING, t - draw);
}

function focusShare(stands: Track<Stand>, t: number, fade: number): number {
  'worklet';
  let share = 0;
  for (let nth = 0; nth < stands.length; nth++)
    if (stands[nth]?.look === 'focus') share += shareOf(stands, nth, { t, fade });
  return Math.min(1, share);
}

interface FadedProps {
  readonly track: Track<unknown>;
  readonly nth: number;
  readonly children: ReactNode;
}

/** One look of a track: comes at its time, goes at the next one's. */
export const Faded = anew(function Faded({ track, nth, children }: FadedProps) {
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

interface ShownProps {
  /** When it comes and how long that takes; at once when it was there. */
  readonly comes?: { readonly at: number; readonly ms: number };
  readonly goes?: { readonly at: number; readonly ms: number };
  readonly most?: number;
  readonly least?: number;
  readonly children: ReactNode;
}

/** Something that comes, goes, or both. */
export const Shown = anew(function Shown({
  comes,
  goes,
  most = 1,
  least = 0,
  children,
}: ShownProps) {
  const { clock, base } = useStage();
  const animatedProps = useAnimatedProps(() => {
    const t = clock.get() - base;
    const there = comes === undefined ? 1 : portion(t, comes.at, comes.ms);
    const gone = goes === undefined ? 0 : portion(t, goes.at, goes.ms);
    return { opacity: least + (most - least) * there * (1 - gone) };
  });
  return (
    <AnimatedG opacity={comes === undefined ? most : least} animatedProps={animatedProps}>
      {children}
    </AnimatedG>
  );
});

const SET_BACK = 0.5;

/** Set back while others are told about. */
export const Dimmed = anew(function Dimmed({ children }: { readonly children: ReactNode }) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => {
    const t = clock.get() - base;
    const back = portion(t, times.glide.at, times.glide.ms);
    return { opacity: 1 - (1 - SET_BACK) * portion(t, times.start, times.fade) * (1 - back) };
  });
  return (
    <AnimatedG opacity={1} animatedProps={animatedProps}>
      {children}
    </AnimatedG>
  );
});

/** Where a rope is at a time. */
function curveAt(rope: Pick<RopeMotion, 'from' | 'to' | 'fate'>, t: number, times: DiagramTimes) {
  'worklet';
  const way = glideAt(MASK_SPRING, t - times.glide.at, times.glide.ms);
  const hung = mixCurve(rope.from, rope.to, way);
  if (rope.fate !== 'drawn') return hung;
  const drawn = bezierAt(IN_OUT, portion(t, times.draw.at, times.draw.ms));
  const since = t - times.tremble.at;
  const pull = NEW_ROPE.trembleWay * ringAt(ROPE_SPRING, since, times.tremble.ms);
  return beginning(pulled(hung, pull), drawn);
}

type Moving = Pick<RopeMotion, 'from' | 'to' | 'fate'>;

export type LineProps = Omit<PathProps, 'd'> & { readonly rope: Moving };

/** A rope's line, which follows the masks it is tied to. */
export const MovingLine = anew(function MovingLine({ rope, ...props }: LineProps) {
  const { clock, base, times } = useStage();
  const animatedProps = useAnimatedProps(() => ({
    d: ropePath(curveAt(rope, clock.get() - base, times)),
  }));
  return <AnimatedPath {...props} d={ropePath(rope.from)} animatedProps={animatedProps} />;
});

interface OnRopeProps {
  readonly rope: Moving;
  readonly share: number;
  /** Whether it is turned along the rope; otherwise it points down. */
  readonly turns: boolean;
  readonly children: ReactNode;
}

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
