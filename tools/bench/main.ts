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

/** Runs of about so many milliseconds each; how many seasons that is, is found out first. */
function measure(
  time: Timed,
  players: number,
  { now, milliseconds }: { readonly now: () => number; readonly milliseconds: number },
): Figures[] {
  let seasons = 50;
  let trial = time(players, seasons, now);
  while (trial.milliseconds < milliseconds / 3) {
    seasons *= 2;
    trial = time(players, seasons, now);
  }
  const enough = Math.ceil((seasons * milliseconds) / trial.milliseconds);
  return Array.from({ length: RUNS }, () => time(players, enough, now));
}

const speedOf = (runs: readonly Figures[]): Speed => ({
  seasonsPerSecond: runs.map((run) => (run.seasons * 1000) / run.milliseconds),
  movesPerSeason: (runs[0]?.moves ?? 0) / (runs[0]?.seasons ?? 1),
});

/** Everything, for 2–6 players. */
export function measureAll(now: () => number, milliseconds: number): Measured[] {
  const clock = { now, milliseconds };
  return [2, 3, 4, 5, 6].map((players) => ({
    players,
    loop: speedOf(measure(timePlayouts, players, clock)),
    generic: speedOf(measure(timeGeneric, players, clock)),
    clonesPerSecond: speedOf(measure(timeClones, players, clock)).seasonsPerSecond,
  }));
}
