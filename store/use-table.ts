/**
 * The table for screens: select what is drawn, so that nothing else renders. It is the running match,
 * unless a lesson has laid its own table below.
 */

import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import { appStores } from './app-stores';
import type { MatchStore } from './match-store';
import type { Help, TableIntents, TableState } from './types';

export type TableSource = Pick<MatchStore, 'state' | 'intents'>;

const Source = createContext<TableSource | undefined>(undefined);

/** Lays another table for everything below it. */
export const TableSourceProvider = Source.Provider;

const useSource = (): TableSource => useContext(Source) ?? appStores().match;

/** All of it, for whoever follows it without drawing it anew. */
export const useTableStore = (): TableSource['state'] => useSource().state;

export const useTable = <Selected>(select: (table: TableState) => Selected): Selected =>
  useStore(useSource().state, select);

/** The same for what may lie under something else: it follows only while it is looked at. */
export function useTableWhile<Selected>(
  looked: boolean,
  select: (table: TableState) => Selected,
): Selected {
  const { state } = useSource();
  const subscribe = useCallback(
    (notify: () => void) => (looked ? state.subscribe(notify) : () => undefined),
    [looked, state],
  );
  const read = () => select(state.getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** What a player can do at the table drawn here. */
export const useTableIntents = (): TableIntents => useSource().intents;

/** How much the running match helps; undefined when none is open. */
export const useMatchHelp = (): Help | undefined =>
  useStore(appStores().match.state, (table) => table.setup?.help);

/** What a player can do in the running match. Always the same object: no hook, no dependency. */
export const tableIntents = (): TableIntents => appStores().match.intents;
