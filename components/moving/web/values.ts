/**
 * Values that move, and work that is done again when what it read has changed. One loop of frames
 * carries all of them; what follows them is done once a frame, or once a task where a finger moves
 * them, however many of its values changed. What nobody follows takes no frames: it knows where it is
 * when somebody asks.
 */

import { Animation, type Run } from './animation';

/** Where time comes from: the page, or a test. */
export interface Frames {
  readonly now: () => number;
  readonly request: (frame: (now: number) => void) => void;
  /** Soon, when what runs now has run. */
  readonly soon: (then: () => void) => void;
}

export type Listener<T> = (value: T) => void;

export interface Value<T> {
  readonly get: () => T;
  readonly set: (next: T | Animation) => void;
  /** Hears of every change that is worked out. Nothing is worked out for listeners alone. */
  readonly addListener: (id: number, listener: Listener<T>) => void;
  readonly removeListener: (id: number) => void;
}

/** Work that follows the values it reads. */
interface Follower {
  readonly work: () => void;
  reads: Set<Kept>;
}

/** What the loop and the followers know of a value. */
interface Kept {
  readonly followers: Set<Follower>;
  /** Whether somebody wants to know of every frame. */
  readonly isAsked: () => boolean;
  readonly advance: (now: number) => void;
  readonly stop: () => void;
}

export interface World {
  readonly makeValue: <T>(first: T) => Value<T>;
  /** Ends what moves a value; it stays where it is. */
  readonly stop: (value: object) => void;
  /** Does work now and whenever a value it reads changes, until what is returned is called. */
  readonly follow: (work: () => void) => () => void;
  /** Reads without following. */
  readonly unfollowed: <T>(read: () => T) => T;
}

/** Work that changes what it reads would never come to rest. */
const MOST_ROUNDS = 50;

export function createWorld(frames: Frames): World {
  const kept = new WeakMap<object, Kept>();
  const moving = new Set<Kept>();
  const pending = new Set<Follower>();
  let [asked, ticking] = [false, false];
  let reader: Follower | undefined;

  const flush = (): void => {
    asked = false;
    for (let round = 0; pending.size > 0 && round < MOST_ROUNDS; round++) {
      const due = [...pending];
      pending.clear();
      due.forEach(perform);
    }
  };
  const ask = (): void => {
    if (asked || ticking) return;
    asked = true;
    frames.soon(flush);
  };

  function perform(follower: Follower): void {
    const before = follower.reads;
    const outer = reader;
    follower.reads = new Set();
    reader = follower;
    try {
      follower.work();
    } finally {
      reader = outer;
      for (const value of before) if (!follower.reads.has(value)) value.followers.delete(follower);
    }
  }

  let requested = false;
  const tick = (now: number): void => {
    requested = false;
    ticking = true;
    try {
      for (const value of [...moving]) {
        if (value.isAsked()) value.advance(now);
        else moving.delete(value);
      }
      flush();
    } finally {
      ticking = false;
      request();
    }
  };
  const request = (): void => {
    if (requested || moving.size === 0) return;
    requested = true;
    frames.request(tick);
  };

  function makeValue<T>(first: T): Value<T> {
    let value = first;
    let run: Run | undefined;
    const listeners = new Map<number, Listener<T>>();
    const write = (next: T): void => {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener(value));
      if (me.followers.size === 0) return;
      me.followers.forEach((follower) => pending.add(follower));
      ask();
    };
    const me: Kept = {
      followers: new Set(),
      isAsked: () => me.followers.size > 0 || run?.awaited === true,
      advance: (now) => {
        const mine = run;
        if (mine === undefined) return;
        const arrived = mine.advance(now);
        // Whoever was told of an arrival may have sent the value elsewhere.
        if (run !== mine) return;
        if (arrived) leave();
        write(mine.value as T);
      },
      stop: () => {
        catchUp();
        const mine = run;
        leave();
        mine?.stop();
      },
    };
    function leave(): void {
      run = undefined;
      moving.delete(me);
    }
    /** Where a value is that took no frames. */
    const catchUp = (): void => {
      if (run !== undefined && !moving.has(me)) me.advance(frames.now());
    };
    const move = (): void => {
      if (run === undefined || !me.isAsked()) return;
      moving.add(me);
      request();
    };
    const made: Value<T> = {
      get: () => {
        catchUp();
        if (reader !== undefined) {
          reader.reads.add(me);
          me.followers.add(reader);
          move();
        }
        return value;
      },
      set: (next) => {
        catchUp();
        const speed = run?.speed ?? 0;
        me.stop();
        if (!(next instanceof Animation)) {
          write(next);
          return;
        }
        const now = frames.now();
        run = next.begin({ from: value as number, speed, now });
        me.advance(now);
        move();
      },
      addListener: (id, listener) => listeners.set(id, listener),
      removeListener: (id) => listeners.delete(id),
    };
    kept.set(made, me);
    return made;
  }

  return {
    makeValue,
    stop: (value) => kept.get(value)?.stop(),
    follow: (work) => {
      const follower: Follower = { work, reads: new Set() };
      perform(follower);
      return () => {
        pending.delete(follower);
        follower.reads.forEach((value) => value.followers.delete(follower));
      };
    },
    unfollowed: (read) => {
      const outer = reader;
      reader = undefined;
      try {
        return read();
      } finally {
        reader = outer;
      }
    },
  };
}
