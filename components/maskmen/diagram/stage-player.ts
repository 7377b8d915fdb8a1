/**
 * Plays a stage's motion in a browser. What changes is written straight into the page while it changes:
 * what travels and what has to be drawn anew, as a rope has, once a frame, and what fades in steps. A
 * few fades are handed to the browser instead, to run beside its one thread. In between nobody asks.
 */

import type { DiagramTimes } from './motion-plan';
import type { Span } from './stage-spans';

/** What changes about an element, when, and what it is at a time. */
export interface Playable {
  readonly of: 'transform' | 'opacity' | 'd';
  readonly at: (t: number, times: DiagramTimes) => string;
  readonly spans: (times: DiagramTimes) => readonly Span[];
}

interface Follower extends Playable {
  readonly element: SVGElement;
  /** The groups it is in: where one of them is gone, nobody sees it move. */
  readonly within: readonly Element[];
  /** Those that are not over. */
  ahead: readonly Span[];
  /** When the next step is. */
  due: number;
  /** What was written last. */
  written: string | undefined;
  playing: Animation | undefined;
}

/** A part that is not drawn yet, and the time at which it must be. */
export interface Awaited {
  readonly due: number;
  readonly draw: () => void;
}

export interface Player {
  readonly times: DiagramTimes;
  /** From now on, until what is returned is called. */
  readonly follow: (element: SVGElement, playable: Playable) => () => void;
  /** Calls once, before a time comes, in a frame with nothing else to draw; not after what is returned was called. */
  readonly await: (part: Awaited) => () => void;
}

export interface Play {
  readonly times: DiagramTimes;
  /** What the pace multiplies the times by. */
  readonly factor: number;
}

/** So many parts are drawn in a frame: every drawing, however small, goes through the whole table. */
const AT_ONCE = 4;
/** So long before its time a part is drawn, however many others are. */
const LATEST = 90;
/** As often as a screen shows it. */
const FRAME = 1000 / 60;
/** A fade is painted so often that an eye sees it fade, and all fades at the same time. */
const STEP = 2 * FRAME;
const FEW = 10;

function write(follower: Follower, now: string): void {
  const { element, of } = follower;
  if (now === follower.written) return;
  follower.written = now;
  if (of === 'd') element.setAttribute('d', now);
  else element.style[of] = now;
}

/** What the browser is told of a span: its ends where one thing goes from the one to the other. */
function framesOf({ of, at }: Playable, span: Span, times: DiagramTimes): Keyframe[] {
  const { from, until, single } = span;
  const steps = single ? 1 : Math.max(1, Math.ceil((until - from) / FRAME));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    [of]: at(from + ((until - from) * step) / steps, times),
  }));
}

/** The groups of a drawing that an element is in. */
function groupsAround(element: SVGElement): Element[] {
  const groups: Element[] = [];
  for (let at = element.parentElement; at?.tagName === 'g'; at = at.parentElement) groups.push(at);
  return groups;
}

/** The element stands where the span ends; how it gets there is the browser's. */
function handOver(
  follower: Follower,
  span: Span,
  { t, times, factor }: Play & { t: number },
): void {
  const { element, at, written } = follower;
  write(follower, at(span.until, times));
  // Not every span of a track is one of each of its looks.
  if (span.single && follower.written === written) return;
  const duration = (span.until - span.from) * factor;
  follower.playing = element.animate(framesOf(follower, span, times), { duration });
  follower.playing.currentTime = (t - span.from) * factor;
}

export function createPlayer({ times, factor }: Play): Player {
  /** Who knows whether anything is seen is asked before what would be moved. */
  const fading = new Set<Follower>();
  const moving = new Set<Follower>();
  /** Groups of which nothing is seen now. */
  const gone = new Set<Element>();
  const awaited = new Set<Awaited>();
  let [began, t, frame] = [-1, 0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How many were handed over in this frame. */
  let begun = 0;

  /** What it is now, and whether anything is seen of it. */
  const settle = (follower: Follower): void => {
    write(follower, follower.at(t, times));
    if (follower.of !== 'opacity') return;
    if (follower.written === '0') gone.add(follower.element);
    else gone.delete(follower.element);
  };
  /** Where it is now, and when it has to be asked again. */
  const move = (follower: Follower): number => {
    const [span] = follower.ahead;
    if (span === undefined) return Infinity;
    if (t < span.from) return span.from;
    if (t >= span.until) {
      // Past an end it is what that end made of it.
      follower.ahead = follower.ahead.slice(1);
      settle(follower);
      return move(follower);
    }
    if (follower.of !== 'opacity') {
      if (!follower.within.some((group) => gone.has(group))) settle(follower);
      return t;
    }
    if (t < follower.due) return follower.due;
    const isBegun = follower.due > span.from;
    // Many that begin at once would be one long task.
    if (isBegun || begun >= FEW) {
      settle(follower);
      follower.due = Math.min(span.until, (Math.floor(t / STEP) + 1) * STEP);
      return follower.due;
    }
    follower.due = span.until;
    gone.delete(follower.element);
    handOver(follower, span, { t, times, factor });
    begun++;
    return span.until;
  };
  const drawNext = (): void => {
    const inTurn = [...awaited].sort((a, b) => a.due - b.due);
    const late = inTurn.filter(({ due }) => due - t < LATEST);
    for (const part of late.length > 0 ? late : inTurn.slice(0, AT_ONCE)) {
      awaited.delete(part);
      part.draw();
    }
  };
  const rest = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    [frame, timer] = [0, undefined];
  };
  const play = (now: number): void => {
    rest();
    // The first frame is the beginning, however long the page took to get there.
    if (began < 0) began = now;
    t = (now - began) / factor;
    let next = Infinity;
    begun = 0;
    for (const follower of fading) next = Math.min(next, move(follower));
    for (const follower of moving) next = Math.min(next, move(follower));
    if (awaited.size > 0) {
      drawNext();
      next = t;
    }
    goOn(next);
  };
  /** Asks for a frame: the next one, or one just before a time. */
  const goOn = (next: number): void => {
    if (next === Infinity || t >= times.end) return;
    const wait = (next - t) * factor - FRAME;
    if (wait <= FRAME) frame = requestAnimationFrame(play);
    else
      timer = setTimeout(() => {
        frame = requestAnimationFrame(play);
      }, wait);
  };
  const begin = (): void => {
    if (frame !== 0 || t >= times.end) return;
    rest();
    frame = requestAnimationFrame(play);
  };
  const stop = (): void => {
    if (fading.size + moving.size + awaited.size === 0) rest();
  };
  return {
    times,
    follow: (element, playable) => {
      const ahead = playable.spans(times).filter(({ until }) => until > t);
      const follower: Follower = {
        ...playable,
        element,
        within: groupsAround(element),
        ahead,
        due: 0,
        // What is seen whole needs no style to say so.
        written: playable.of === 'opacity' ? '1' : undefined,
        playing: undefined,
      };
      const followers = playable.of === 'opacity' ? fading : moving;
      followers.add(follower);
      settle(follower);
      if (ahead.length > 0) begin();
      return () => {
        followers.delete(follower);
        gone.delete(element);
        follower.playing?.cancel();
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
