/** What the match store needs, and what it offers. */

import type { StoreApi } from 'zustand/vanilla';

import type { Ports } from '../ports';
import type { Saving } from '../storage/saver';
import type { Pace, SaveTrouble, TableIntents, TableState } from '../types';
import type { Think } from './think-in-slices';
import type { MatchReport } from './report';
import type { newTruth } from './truth';

export interface MatchPorts extends Ports {
  readonly pace: () => Pace;
  readonly think?: Think;
  /** How a match begins; with a deal, unless told otherwise. */
  readonly begin?: typeof newTruth;
}

export interface MatchStore {
  /** Read it and listen to it; only the intents change it. */
  readonly state: Pick<StoreApi<TableState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly intents: TableIntents;
  /** Opens the kept match, if there is one, before the same decision. */
  readonly load: () => Promise<SaveTrouble | undefined>;
  /** Sees to it that what is open is written; tells where it is once the disk has answered. */
  readonly secure: () => Promise<Saving>;
  /** What may be told of the match; undefined without one. */
  readonly report: () => MatchReport | undefined;
  /** Keeps the match under a key of its own, and clears the table. */
  readonly setAside: () => Promise<void>;
}
