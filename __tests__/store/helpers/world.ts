/** A world for store tests: a clock that moves when told, chance that repeats, a disk with faults. */

import { nextWord, seedRng } from '@/engine/truth';
import type { MatchPorts, MatchStore } from '@/store/match-store';
import { createMatchStore } from '@/store/match-store';
import type { Clock, RandomWords } from '@/store/ports';
import type { MemoryStorage } from '@/store/storage/memory';
import { createMemoryStorage } from '@/store/storage/memory';
import type { Help, Pace, Player, TableSetup } from '@/store/types';

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

export interface World {
  readonly clock: FakeClock;
  readonly storage: MemoryStorage;
  readonly store: MatchStore;
  pace: Pace;
}

export interface WorldOptions {
  readonly seed?: string;
  readonly pace?: Pace;
  readonly texts?: Iterable<readonly [string, string]>;
  readonly ports?: Partial<MatchPorts>;
}

export function createWorld({
  seed = '0123456789abcdef',
  pace = 'brisk',
  texts = [],
  ports = {},
}: WorldOptions = {}): World {
  const clock = createClock();
  const storage = createMemoryStorage(texts, clock);
  const world: { pace: Pace } = { pace };
  const store = createMatchStore({
    storage,
    clock,
    randomWords: createChance(seed),
    pace: () => world.pace,
    ...ports,
  });
  return Object.assign(world, { clock, storage, store });
}

/** A table from letters: P a person, B a bot. */
export const tableOf = (
  letters: string,
  {
    help = 'full',
    seasons = 4,
    host = 'random' as number | 'random',
  }: {
    readonly help?: Help;
    readonly seasons?: number;
    readonly host?: number | 'random';
  } = {},
): TableSetup => ({
  players: Array.from(letters, (letter, seat): Player =>
    letter === 'P'
      ? { kind: 'person', name: `Person ${seat}` }
      : { kind: 'bot', name: `Bot ${seat}`, rival: 'raiser', level: 'rookie' },
  ),
  host,
  seasons,
  help,
});
