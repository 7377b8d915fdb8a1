/** What the store does for its match when something else in the app broke. */

import type { MatchStore } from './contract';
import type { Keeper } from './keeper';
import { reportOf } from './report';
import type { Truth } from './truth';

export interface Standing {
  readonly truth: Truth | undefined;
  /** A truth newer than the one shown is being written. */
  readonly busy: boolean;
  /** The end of the last write. */
  readonly written: Promise<void>;
  /** Another window plays the match. */
  readonly elsewhere: boolean;
}

export interface SafetyOptions {
  readonly keeper: Keeper;
  readonly now: () => Standing;
  readonly abandon: () => Promise<void>;
}

export const makeSafe = ({
  keeper,
  now,
  abandon,
}: SafetyOptions): Pick<MatchStore, 'secure' | 'report' | 'setAside'> => ({
  secure: async () => {
    const { truth, busy, written, elsewhere } = now();
    if (busy) await written;
    else if (truth !== undefined && !elsewhere) await keeper.write(truth);
    return keeper.saving();
  },
  report: () => {
    const { truth } = now();
    return truth && reportOf(truth);
  },
  setAside: async () => {
    await keeper.setAside();
    await abandon();
  },
});
