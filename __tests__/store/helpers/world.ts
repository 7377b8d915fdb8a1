/** A world for store tests: a clock that moves when told, chance that repeats, a disk with faults. */

import type { MatchPorts, MatchStore } from '@/store/match-store';
import { createMatchStore } from '@/store/match-store';
import type { MemoryStorage } from '@/store/storage/memory';
import { createMemoryStorage } from '@/store/storage/memory';
import type { Help, Pace, Player, TableSetup } from '@/store/types';
import { createChance, createClock, settle, type FakeClock } from '@/tools/lib/fake-world';

export { createChance, createClock, settle, type FakeClock };

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
