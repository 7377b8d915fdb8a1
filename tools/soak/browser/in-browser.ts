/** Runs a soak's cases one after the other in a browser. */

import { MOST_FAILURES, newTally, tallyCase, type CaseResult, type Tally } from '../run';
import type { SoakRun } from '../soaks';
import { setStage, type Stage } from './stage';

export type PlayInBrowser = (stage: Stage, seed: number, index: number) => Promise<CaseResult>;

/** A case with its pages closed after it, and none of their complaints left unheard. */
export const heardCase =
  (stage: Stage, play: PlayInBrowser) =>
  async (seed: number, index: number): Promise<CaseResult> => {
    try {
      const result = await play(stage, seed, index);
      const [complaint] = stage.complaints();
      if (complaint !== undefined) throw new Error(`the page complained: ${complaint}`);
      return result;
    } finally {
      stage.complaints();
      await stage.clear();
    }
  };

export const inBrowser =
  (play: PlayInBrowser) =>
  async ({ seed, from, cases, firstCases, tell }: SoakRun): Promise<Tally> => {
    const stage = await setStage();
    const tally = newTally();
    try {
      for (let index = from; index < cases; index++) {
        await tallyCase(tally, heardCase(stage, play), { seed, index, firstCases });
        tell(tally);
        if (tally.failures.length >= MOST_FAILURES) break;
      }
    } finally {
      await stage.close();
    }
    return tally;
  };
