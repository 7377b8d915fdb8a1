/** What the app does with its match when something broke. */

import { useStore } from 'zustand';

import { appStores } from './app-stores';
import type { MatchReport } from './match/report';
import type { Saving } from './storage/saver';

export type { MatchReport };

/** Covers every hand and writes what is open; resolves when the disk has answered, or was too slow. */
export async function secureMatch(): Promise<void> {
  const { match } = appStores();
  match.intents.cover();
  await match.secure();
}

/** Where the open match is, also while the disk takes its time; undefined when none is open. */
export const useMatchSaving = (): Saving | undefined =>
  useStore(appStores().match.state, ({ phase, saving }) => (phase === 'none' ? undefined : saving));

/** Holds the table still until the returned function is called. */
export const holdMatch = (): (() => void) => appStores().match.intents.pause();

export const reportMatch = (): MatchReport | undefined => appStores().match.report();

/** Sets the open match aside on the disk, for a table that cannot be shown. */
export const setMatchAside = (): Promise<void> => appStores().match.setAside();
