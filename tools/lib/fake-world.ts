/** A clock that moves when told, and chance that repeats: for tests, and for soaks of the stores. */

import { nextWord, seedRng } from '@/engine/truth';
import type { Clock, RandomWords } from '@/store/ports';

export interface FakeClock extends Clock {
  /** Moves on, calling what falls due, each with all that follows from it at that moment. */
  readonly pass: (ms: number) => Promise<void>;
  /** Milliseconds until the next call falls due; undefined when nothing waits. */
  readonly untilNext: () => number | undefined;
}

/** Lets everything that waits for a promise, and not for the clock, happen. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function createClock(): FakeClock {
  let now = 1000;
  let timers: { readonly at: number; readonly call: () => void }[] = [];
  const next = () =>
    timers.reduce<(typeof timers)[number] | undefined>(
      (first, timer) => (first === undefined || timer.at < first.at ? timer : first),
      undefined,
    );
  return {
    now: () => now,
    after: (ms, call) => {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass: async (ms) => {
      const end = now + ms;
      await settle();
      for (let due = next(); due !== undefined && due.at <= end; due = next()) {
        const { at, call } = due;
        timers = timers.filter((timer) => timer !== due);
        now = Math.max(now, at);
        call();
        await settle();
      }
      now = end;
    },
    untilNext: () => {
      const due = next();
      return due && Math.max(0, due.at - now);
    },
  };
}

export function createChance(seed: string): RandomWords {
  const rng = seedRng(seed, 0);
  return (count) => Array.from({ length: count }, () => nextWord(rng));
}
