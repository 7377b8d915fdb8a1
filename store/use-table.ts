/** The table for screens: select what is drawn, so that nothing else renders. */

import { useStore } from 'zustand';

import { appStores } from './app-stores';
import type { TableIntents, TableState } from './types';

export const useTable = <Selected>(select: (table: TableState) => Selected): Selected =>
  useStore(appStores().match.state, select);

/** What a player can do. Always the same object: no hook, no dependency. */
export const tableIntents = (): TableIntents => appStores().match.intents;
