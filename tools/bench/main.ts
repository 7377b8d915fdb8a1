/** All figures of one VM, as plain data: several short runs of each kind for each number of players. */

import { timeClones, timeGeneric, timePlayouts } from './seasons';
import type { Figures } from './seasons';

const RUNS = 25;

export interface Speed {
  /** One figure a run. */
  readonly seasonsPerSecond: readonly number[];
  readonly movesPerSeason: number;
}

export interface Measured {
  readonly players: number;
  readonly loop: Speed;
  readonly generic: Speed;
  readonly clonesPerSecond: readonly number[];
}

type Timed = (players: number, seasons: number, now: () => number) => Figures;

interface Clock {
  readonly now: () => number;
  /** How long a run should take. */
  readonly milliseconds: number;
}

/** How many seasons a run of the wanted length has. */
function seasonsARun(time: Timed, players: number, { now, milliseconds }: Clock): number {
  let seasons = 50;
  let trial = time(players, seasons, now);
  while (trial.milliseconds < milliseconds / 3) {
    seasons *= 2;
    trial = time(players, seasons, now);
  }
  return Math.ceil((seasons * milliseconds) / trial.milliseconds);
}

const speedOf = (runs: readonly Figures[]): Speed => ({
  seasonsPerSecond: runs.map((run) => (run.seasons * 1000) / run.milliseconds),
  movesPerSeason: (runs[0]?.moves ?? 0) / (runs[0]?.seasons ?? 1),
});

/** Everything, for 2–6 players, in turns: so a noisy moment spoils a run of each, not all of one. */
export function measureAll(now: () => number, milliseconds: number): Measured[] {
  const jobs = [2, 3, 4, 5, 6].flatMap((players) =>
    [timePlayouts, timeGeneric, timeClones].map((time) => {
      const seasons = seasonsARun(time, players, { now, milliseconds });
      return { players, run: () => time(players, seasons, now), runs: [] as Figures[] };
    }),
  );
  for (let run = 0; run < RUNS; run++) for (const job of jobs) job.runs.push(job.run());
  return [2, 3, 4, 5, 6].map((players) => {
    const [loop, generic, clones] = jobs
      .filter((job) => job.players === players)
      .map((job) => speedOf(job.runs)) as [Speed, Speed, Speed];
    return { players, loop, generic, clonesPerSecond: clones.seasonsPerSecond };
  });
}
