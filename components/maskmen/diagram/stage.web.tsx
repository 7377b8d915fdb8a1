/**
 * The stage in a browser, which draws and scripts on one thread: once a frame, everything that moves
 * is put where it is at that time, straight into the page. Nothing is rendered while it runs, and
 * what is carried keeps its elements from motion to motion, so that a mask is drawn once.
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

/** Puts an element where it is at a time. */
type Write = (element: SVGElement, t: number, times: DiagramTimes) => void;

interface Player {
  readonly times: DiagramTimes;
  /** From now on, until what is returned is called. */
  readonly follow: (element: SVGElement, write: Write) => () => void;
}

function createPlayer({ times, factor }: Stage): Player {
  const followers = new Map<SVGElement, Write>();
  let [began, t, frame] = [-1, 0, 0];
  const play = (now: number): void => {
    // The first frame is the beginning, however long the page took to get there.
    if (began < 0) began = now;
    t = (now - began) / factor;
    followers.forEach((write, element) => write(element, t, times));
    frame = t < times.end ? requestAnimationFrame(play) : 0;
  };
  return {
    times,
    follow: (element, write) => {
      followers.set(element, write);
      write(element, t, times);
      if (frame === 0 && t < times.end) frame = requestAnimationFrame(play);
      return () => {
        followers.delete(element);
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
function useFollower<E extends SVGElement>(write: Write | undefined) {
  const player = use(PlayerContext);
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || write === undefined || player === undefined) return undefined;
    const leave = player.follow(element, write);
    return () => {
      leave();
      element.style.removeProperty('transform');
      element.style.removeProperty('opacity');
    };
  }, [player, write]);
  return ref;
}

const place = (element: SVGElement, placement: Placement): void => {
  element.style.transform = `matrix(${matrixOf(placement).join()})`;
};

/** A group at its place, or on its way there. */
export function Carried({ at, move, children }: CarriedProps) {
  const write = useMemo<Write | undefined>(
    () => move && ((element, t, times) => place(element, carriedTo(move, t, times))),
    [move],
  );
  const ref = useFollower<SVGGElement>(write);
  return (
    <g ref={ref} transform={still(at)} style={move && MOVING}>
      {children}
    </g>
  );
}

/** A layer of its own is moved without being drawn again. */
const MOVING = { willChange: 'transform' } as const;

/** One look of a track: comes at its time, goes at the next one's. */
export function Faded({ track, nth, children }: FadedProps) {
  const write = useMemo<Write | undefined>(
    () =>
      track.length > 1
        ? (element, t, { fade }) => {
            element.style.opacity = String(shareOf(track, nth, { t, fade }));
          }
        : undefined,
    [track, nth],
  );
  return <g ref={useFollower<SVGGElement>(write)}>{children}</g>;
}

/** Something that comes, goes, or both. */
export function Shown({ comes, goes, most, least, children }: ShownProps) {
  const write = useMemo<Write>(() => {
    const when = {
      ...(comes && { comes }),
      ...(goes && { goes }),
      ...(most !== undefined && { most }),
      ...(least !== undefined && { least }),
    };
    return (element, t) => {
      element.style.opacity = String(shownAt(when, t));
    };
  }, [comes, goes, most, least]);
  return <g ref={useFollower<SVGGElement>(write)}>{children}</g>;
}

const dim: Write = (element, t, times) => {
  element.style.opacity = String(dimmedAt(t, times));
};

/** Set back while others are told about. */
export function Dimmed({ on, children }: DimmedProps) {
  return <g ref={useFollower<SVGGElement>(on ? dim : undefined)}>{children}</g>;
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
  const write = useMemo<Write>(
    () => (element, t, times) => element.setAttribute('d', pathAt(rope, t, times)),
    [rope],
  );
  const ref = useFollower<SVGPathElement>(write);
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
  const write = useMemo<Write>(
    () => (element, t, times) => {
      const { x, y, angle } = pointOn(curveAt(rope, t, times), share);
      place(element, { k: 1, x, y, angle: turns ? angle : 90 });
    },
    [rope, share, turns],
  );
  return <g ref={useFollower<SVGGElement>(write)}>{children}</g>;
}
