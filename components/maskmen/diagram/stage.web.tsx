/**
 * The stage in a browser, which draws and scripts on one thread: once a frame, everything that moves
 * is put where it is at that time, straight into the page, and what has not moved since is let alone.
 * What looks the same keeps its elements from motion to motion, so that a mask is drawn once; what is
 * seen only later in a motion is drawn while it runs, a few parts a frame, before its time comes.
 */

import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import type { DiagramTimes } from './motion-plan';
import { ropePath } from './ropes';
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
  hungAt,
  matrixOf,
  shownAt,
  still,
  type Moving,
  type Placement,
} from './stage-poses';
import { shareOfLayer } from './timing';

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

/** A part that is not drawn yet, and the time at which it must be. */
interface Awaited {
  readonly due: number;
  readonly draw: () => void;
}

interface Player {
  readonly times: DiagramTimes;
  /** From now on, until what is returned is called. */
  readonly follow: (element: SVGElement, track: Track) => () => void;
  /** Calls once, before a time comes, in a frame with nothing else to draw; not after what is returned was called. */
  readonly await: (part: Awaited) => () => void;
}

/** What is seen so soon is drawn with the rest. */
const SOON = 120;
/** So many parts are drawn in a frame: every drawing, however small, goes through the whole table. */
const AT_ONCE = 4;
/** So long before its time a part is drawn, however many others are. */
const LATEST = 90;

function createPlayer({ times, factor }: Stage): Player {
  const followers = new Set<Follower>();
  const awaited = new Set<Awaited>();
  let [began, t, frame] = [-1, 0, 0];
  const drawNext = (): void => {
    const inTurn = [...awaited].sort((a, b) => a.due - b.due);
    const late = inTurn.filter(({ due }) => due - t < LATEST);
    for (const part of late.length > 0 ? late : inTurn.slice(0, AT_ONCE)) {
      awaited.delete(part);
      part.draw();
    }
  };
  const play = (now: number): void => {
    // The first frame is the beginning, however long the page took to get there.
    if (began < 0) began = now;
    t = (now - began) / factor;
    followers.forEach((follower) => write(follower, t, times));
    if (awaited.size > 0) drawNext();
    frame = t < times.end ? requestAnimationFrame(play) : 0;
  };
  const begin = (): void => {
    if (frame === 0 && t < times.end) frame = requestAnimationFrame(play);
  };
  const stop = (): void => {
    if (followers.size + awaited.size > 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    times,
    follow: (element, track) => {
      const follower: Follower = { ...track, element, written: undefined };
      followers.add(follower);
      write(follower, t, times);
      begin();
      return () => {
        followers.delete(follower);
        stop();
      };
    },
    await: (part) => {
      awaited.add(part);
      begin();
      return () => {
        awaited.delete(part);
        stop();
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

/** Whether something that is not seen before a time is drawn yet. */
function useDrawn(due: number): boolean {
  const player = use(PlayerContext);
  const [drawnFor, setDrawnFor] = useState<Player>();
  const waits = player !== undefined && drawnFor !== player && due > SOON;
  useEffect(() => {
    if (!waits) return undefined;
    return player.await({ due, draw: () => startTransition(() => setDrawnFor(player)) });
  }, [waits, player, due]);
  return !waits;
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
export function Faded({ track: looks, nths, stays = false, children }: FadedProps) {
  const still = stays || looks.length === 1;
  const track = useMemo<Track | undefined>(
    () =>
      still
        ? undefined
        : { of: 'opacity', at: (t, { fade }) => String(shareOfLayer(looks, nths, { t, fade })) },
    [still, looks, nths],
  );
  const drawn = useDrawn(still ? 0 : (looks[nths[0] ?? 0]?.at ?? 0));
  return <g ref={useFollower<SVGGElement>(track)}>{drawn && children}</g>;
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
  const drawn = useDrawn(least === undefined ? (comes?.at ?? 0) : 0);
  return <g ref={useFollower<SVGGElement>(track)}>{drawn && children}</g>;
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
export function RopeLine({ curve, move, ...props }: LineProps) {
  const track = useMemo<Track | undefined>(
    () => move && { of: 'd', at: (t, times) => pathAt(move, t, times) },
    [move],
  );
  const ref = useFollower<SVGPathElement>(track);
  const { fill, stroke, strokeWidth, strokeLinecap, strokeDasharray, style } = props;
  return (
    <path
      ref={ref}
      // While it moves, its way is the stage's alone.
      d={move === undefined ? ropePath(curve) : undefined}
      style={style}
      fill={fill as string}
      stroke={stroke as string}
      strokeWidth={strokeWidth as number}
      strokeLinecap={strokeLinecap}
      strokeDasharray={strokeDasharray as string}
    />
  );
}

/** Something that hangs on a rope, at a share of its way. */
export function OnRope({ curve, move, share, turns, children }: OnRopeProps) {
  const track = useMemo<Track | undefined>(
    () =>
      move && {
        of: 'transform',
        at: (t, times) => placed(hungAt(curveAt(move, t, times), share, turns)),
      },
    [move, share, turns],
  );
  return (
    <g
      ref={useFollower<SVGGElement>(track)}
      transform={move === undefined ? still(hungAt(curve, share, turns)) : undefined}
    >
      {children}
    </g>
  );
}
