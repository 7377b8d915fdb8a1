/** Several runs of the same, as one row: a machine's neighbours are in some of them, never in none. */
import { median } from '../lib/median';
import type { Measured } from './measure';

export interface Summary extends Measured {
  /** Of all runs, the least and the most. */
  readonly slowShares: readonly [number, number];
}

/** Each figure by itself: no single run is the one that counts. */
export function summarise(runs: readonly Measured[]): Summary {
  const middle = (of: (run: Measured) => number): number => median(runs.map(of));
  const shares = runs.map(({ slowShare }) => slowShare);
  return {
    name: runs[0]?.name ?? '',
    frames: middle((run) => run.frames),
    slowShare: median(shares),
    slowShares: [Math.min(...shares), Math.max(...shares)],
    worstFrame: middle((run) => run.worstFrame),
    longestTask: middle((run) => run.longestTask),
  };
}
