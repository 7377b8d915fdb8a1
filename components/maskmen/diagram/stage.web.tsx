/**
 * The stage in a browser, which draws and scripts on one thread: once a frame, everything that moves
 * is put where it is at that time, straight into the page, and what has not moved since is let alone.
 * Nothing is rendered while it runs, and what is carried keeps its elements from motion to motion, so
 * that a mask is drawn once.
 */

import { createContext, use, useLayoutEffect, useMemo, useRef } from 'react';

import type { DiagramTimes } from './motion-plan';
import { pointOn, ropePath } from './ropes';
import type {
  CarriedProps,
  DimmedProps,
  FadedProps,
  LineProps,
  OnRopeProps,
  ShownProps,
  Stage,
  StageProps,
} from './stage-parts';
import {
  carriedTo,
  curveAt,
  dimmedAt,
  matrixOf,
  shownAt,
  still,
  type Moving,
  type Placement,
} from './stage-poses';
import { shareOf } from './timing';

/** What moves about an element, what it is at a time, and whether that is a style or drawn anew. */
interface Track {
  readonly of: 'transform' | 'opacity' | 'd';
  readonly at: (t: number, times: DiagramTimes) => string;
}

interface Follower extends Track {
  readonly element: SVGElement;
  /** What was written last. */
  written: string | undefined;
}

function write(follower: Follower, t: number, times: DiagramTimes): void {
  const { element, of, written } = follower;
  const now = follower.at(t, times);
  if (now === written) return;
  follower.written = now;
  if (of === 'd') element.setAttribute('d', now);
  else element.style[of] = now;
}

interface Player {
  readonly times: DiagramTimes;
  /** From now on, until what is returned is called. */
  readonly follow: (element: SVGElement, track: Track) => () => void;
}

function createPlayer({ times, factor }: Stage): Player {
  const followers = new Set<Follower>();
  let [began, t, frame] = [-1, 0, 0];
  const play = (now: number): void => {
    // The first frame is the beginning, however long the page took to get there.
    if (began < 0) began = now;
    t = (now - began) / factor;
    followers.forEach((follower) => write(follower, t, times));
    frame = t < times.end ? requestAnimationFrame(play) : 0;
  };
  return {
    times,
    follow: (element, track) => {
      const follower: Follower = { ...track, element, written: undefined };
      followers.add(follower);
      write(follower, t, times);
      if (frame === 0 && t < times.end) frame = requestAnimationFrame(play);
      return () => {
        followers.delete(follower);
        if (followers.size > 0) return;
        cancelAnimationFrame(frame);
        frame = 0;
      };
    },
  };
}

const PlayerContext = createContext<Player | undefined>(undefined);

export function StageProvider({ value, children }: StageProps) {
  const player = useMemo(() => value && createPlayer(value), [value]);
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/** An element that follows the stage's time; one that does not, stands as it is rendered. */
function useFollower<E extends SVGElement>(track: Track | undefined) {
  const player = use(PlayerContext);
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || track === undefined || player === undefined) return undefined;
    const leave = player.follow(element, track);
    return () => {
      leave();
      element.style.removeProperty('transform');
      element.style.removeProperty('opacity');
    };
  }, [player, track]);
  return ref;
}

const placed = (placement: Placement): string => `matrix(${matrixOf(placement).join()})`;

/** A group at its place, or on its way there. */
export function Carried({ at, move, children }: CarriedProps) {
  const track = useMemo<Track | undefined>(
    () => move && { of: 'transform', at: (t, times) => placed(carriedTo(move, t, times)) },
    [move],
  );
  const ref = useFollower<SVGGElement>(track);
  return (
    <g ref={ref} transform={still(at)} style={move && MOVING}>
      {children}
    </g>
  );
}

/** A layer of its own is moved without being drawn again. */
const MOVING = { willChange: 'transform' } as const;

/** One look of a track: comes at its time, goes at the next one's. */
export function Faded({ track: looks, nth, children }: FadedProps) {
  const track = useMemo<Track | undefined>(
    () =>
      looks.length > 1
        ? { of: 'opacity', at: (t, { fade }) => String(shareOf(looks, nth, { t, fade })) }
        : undefined,
    [looks, nth],
  );
  return <g ref={useFollower<SVGGElement>(track)}>{children}</g>;
}

/** Something that comes, goes, or both. */
export function Shown({ comes, goes, most, least, children }: ShownProps) {
  const track = useMemo<Track>(() => {
    const when = {
      ...(comes && { comes }),
      ...(goes && { goes }),
      ...(most !== undefined && { most }),
      ...(least !== undefined && { least }),
    };
    return { of: 'opacity', at: (t) => String(shownAt(when, t)) };
  }, [comes, goes, most, least]);
  return <g ref={useFollower<SVGGElement>(track)}>{children}</g>;
}

const DIM: Track = { of: 'opacity', at: (t, times) => String(dimmedAt(t, times)) };

/** Set back while others are told about. */
export function Dimmed({ on, children }: DimmedProps) {
  return <g ref={useFollower<SVGGElement>(on ? DIM : undefined)}>{children}</g>;
}

/** A rope is drawn in several lines: its way is worked out once a frame. */
let drawn: { readonly rope: Moving; readonly t: number; readonly d: string } | undefined;

function pathAt(rope: Moving, t: number, times: DiagramTimes): string {
  if (drawn?.rope !== rope || drawn.t !== t)
    drawn = { rope, t, d: ropePath(curveAt(rope, t, times)) };
  return drawn.d;
}

/** A rope's line, which follows the masks it is tied to. */
export function MovingLine({ rope, ...props }: LineProps) {
  const track = useMemo<Track>(
    () => ({ of: 'd', at: (t, times) => pathAt(rope, t, times) }),
    [rope],
  );
  const ref = useFollower<SVGPathElement>(track);
  const { fill, stroke, strokeWidth, strokeLinecap, strokeDasharray } = props;
  return (
    <path
      ref={ref}
      fill={fill as string}
      stroke={stroke as string}
      strokeWidth={strokeWidth as number}
      strokeLinecap={strokeLinecap}
      strokeDasharray={strokeDasharray as string}
    />
  );
}

/** Something that hangs on a rope, at a share of its way. */
export function OnRope({ rope, share, turns, children }: OnRopeProps) {
  const track = useMemo<Track>(
    () => ({
      of: 'transform',
      at: (t, times) => {
        const { x, y, angle } = pointOn(curveAt(rope, t, times), share);
        return placed({ k: 1, x, y, angle: turns ? angle : 90 });
      },
    }),
    [rope, share, turns],
  );
  return <g ref={useFollower<SVGGElement>(track)}>{children}</g>;
}
