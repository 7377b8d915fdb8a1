/**
 * Ways from one number to another: in a given time, by a spring, after a while, one after the other.
 * Each is begun at a time and then asked, once a frame, where it has got to.
 */

/** A way somebody is on. */
export interface Run {
  readonly value: number;
  /** Units a second; a spring that takes over goes on with it. */
  readonly speed: number;
  /** Whether somebody waits to be told of its end. */
  readonly awaited: boolean;
  /** Goes on to a time; true once it has arrived. */
  readonly advance: (now: number) => boolean;
  /** It will not arrive any more. */
  readonly stop: () => void;
}

export interface Start {
  readonly from: number;
  readonly speed: number;
  readonly now: number;
}

/** Says whether it arrived. */
export type Ended = (finished?: boolean) => void;

export class Animation {
  readonly begin: (start: Start) => Run;

  constructor(begin: (start: Start) => Run) {
    this.begin = begin;
  }
}

interface Moment {
  readonly value: number;
  readonly speed: number;
  readonly over: boolean;
}

/** A run that knows where it is at any time. */
function runBy(momentAt: (now: number) => Moment, start: Start, ended: Ended | undefined): Run {
  let [value, speed] = [start.from, start.speed];
  let open = true;
  const end = (finished: boolean): void => {
    if (!open) return;
    open = false;
    ended?.(finished);
  };
  return {
    get value() {
      return value;
    },
    get speed() {
      return speed;
    },
    awaited: ended !== undefined,
    advance: (now) => {
      const moment = momentAt(now);
      ({ value, speed } = moment);
      if (moment.over) end(true);
      return moment.over;
    },
    stop: () => end(false),
  };
}

/** Goes to a place at once. */
export const jump = (to: number, ended?: Ended): Animation =>
  new Animation((start) => runBy(() => ({ value: to, speed: 0, over: true }), start, ended));

export interface Timing {
  readonly duration: number;
  readonly easing: (share: number) => number;
}

/** Takes a time, whatever the distance. */
export const timing = (to: number, { duration, easing }: Timing, ended?: Ended): Animation =>
  new Animation((start) => {
    const momentAt = (now: number): Moment => {
      // A frame may be dated before what began in it.
      const share = duration <= 0 ? 1 : Math.min(1, Math.max(0, (now - start.now) / duration));
      const over = share >= 1;
      return {
        value: over ? to : start.from + (to - start.from) * easing(share),
        speed: 0,
        over,
      };
    };
    return runBy(momentAt, start, ended);
  });

export interface Spring {
  readonly mass: number;
  readonly stiffness: number;
  readonly damping: number;
}

/** What is left of a swing that nobody sees any more, as a share of the whole. */
const UNSEEN = 0.0005;

/** Is pulled to a place and swings there. A spring too stiff to swing creeps home without. */
export const spring = (to: number, by: Spring, ended?: Ended): Animation =>
  new Animation((start) => {
    const pull = by.damping / (2 * by.mass);
    const swing = Math.sqrt(Math.max(1e-6, by.stiffness / by.mass - pull * pull));
    const away = start.from - to;
    const turn = (start.speed + pull * away) / swing;
    const whole = Math.hypot(away, turn);
    const rest = UNSEEN * Math.max(Math.abs(away), Math.abs(start.speed) / swing);
    const momentAt = (now: number): Moment => {
      const s = Math.max(0, now - start.now) / 1000;
      const left = Math.exp(-pull * s);
      if (whole * left <= rest) return { value: to, speed: 0, over: true };
      const [cos, sin] = [Math.cos(swing * s), Math.sin(swing * s)];
      return {
        value: to + left * (away * cos + turn * sin),
        speed: left * ((swing * turn - pull * away) * cos - (swing * away + pull * turn) * sin),
        over: false,
      };
    };
    return runBy(momentAt, start, ended);
  });

/** Waits where it is, then goes. */
export const delay = (time: number, then: Animation): Animation =>
  sequence([
    new Animation((start) =>
      runBy(
        (now) => ({ value: start.from, speed: start.speed, over: now - start.now >= time }),
        start,
        undefined,
      ),
    ),
    then,
  ]);

/** One after the other, each from where the last one ended. */
export const sequence = (parts: readonly Animation[]): Animation =>
  new Animation((start) => {
    let at = 0;
    let run = parts[0]?.begin(start);
    return {
      get value() {
        return run?.value ?? start.from;
      },
      get speed() {
        return run?.speed ?? start.speed;
      },
      // Each part begins at the frame in which the one before it has ended.
      awaited: true,
      advance: (now) => {
        while (run?.advance(now) === true) {
          const { value, speed } = run;
          at += 1;
          const next = parts[at];
          if (next === undefined) return true;
          run = next.begin({ from: value, speed, now });
        }
        return run === undefined;
      },
      stop: () => run?.stop(),
    };
  });
