/**
 * The stage in a browser, which draws and scripts on one thread: what moves is moved by its player,
 * straight in the page, and what does not change is let alone. What looks the same keeps its elements
 * from motion to motion, so that a mask is drawn once; what is seen only later in a motion is drawn
 * while it runs, a few parts a frame, before its time comes; what is not seen is not moved.
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
import { createPlayer, type Playable, type Player } from './stage-player';
import {
  carriedSpans,
  coveredSpans,
  dimmedSpans,
  fadedSpans,
  ropeSpans,
  shownSpans,
} from './stage-spans';
import { isCovered, shareOfLayer } from './timing';

/** What is seen so soon is drawn with the rest. */
const SOON = 120;

const PlayerContext = createContext<Player | undefined>(undefined);

export function StageProvider({ value, children }: StageProps) {
  const player = useMemo(() => value && createPlayer(value), [value]);
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/** An element that follows the stage's time; one that does not, stands as it is rendered. */
function useFollower<E extends SVGElement>(track: Playable | undefined) {
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

/** Numbers as short as nobody sees the difference: a browser reads them, many a frame. */
const placed = (placement: Placement): string =>
  `matrix(${matrixOf(placement)
    .map((number, nth) => (nth < 4 ? number.toFixed(4) : number.toFixed(2)))
    .join()})`;

/** A group at its place, or on its way there. */
export function Carried({ at, move, children }: CarriedProps) {
  const track = useMemo<Playable | undefined>(
    () =>
      move && {
        of: 'transform',
        at: (t, times) => placed(carriedTo(move, t, times)),
        spans: (times) => carriedSpans(move, times),
      },
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
export function Faded(props: FadedProps) {
  const { track: looks, nths, stays = false, covered = false, children } = props;
  const still = stays || looks.length === 1;
  const track = useMemo<Playable | undefined>(() => {
    if (!still)
      return {
        of: 'opacity',
        at: (t, { fade }) => String(shareOfLayer(looks, nths, { t, fade })),
        spans: (times) => fadedSpans(looks, times),
      };
    if (!covered || looks.length === 1) return undefined;
    return {
      of: 'opacity',
      at: (t, { fade }) => (isCovered(looks, nths, { t, fade }) ? '0' : '1'),
      spans: (times) => coveredSpans(looks, times),
    };
  }, [still, covered, looks, nths]);
  const drawn = useDrawn(still ? 0 : (looks[nths[0] ?? 0]?.at ?? 0));
  return <g ref={useFollower<SVGGElement>(track)}>{drawn && children}</g>;
}

/** Something that comes, goes, or both. */
export function Shown({ comes, goes, most, least, children }: ShownProps) {
  const track = useMemo<Playable>(() => {
    const when = {
      ...(comes && { comes }),
      ...(goes && { goes }),
      ...(most !== undefined && { most }),
      ...(least !== undefined && { least }),
    };
    return {
      of: 'opacity',
      at: (t) => String(shownAt(when, t)),
      spans: (times) => shownSpans(when, times),
    };
  }, [comes, goes, most, least]);
  const drawn = useDrawn(least === undefined ? (comes?.at ?? 0) : 0);
  return <g ref={useFollower<SVGGElement>(track)}>{drawn && children}</g>;
}

const DIM: Playable = {
  of: 'opacity',
  at: (t, times) => String(dimmedAt(t, times)),
  spans: dimmedSpans,
};

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
  const track = useMemo<Playable | undefined>(
    () =>
      move && {
        of: 'd',
        at: (t, times) => pathAt(move, t, times),
        spans: (times) => ropeSpans(move, times),
      },
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
  const track = useMemo<Playable | undefined>(
    () =>
      move && {
        of: 'transform',
        at: (t, times) => placed(hungAt(curveAt(move, t, times), share, turns)),
        spans: (times) => ropeSpans(move, times),
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
