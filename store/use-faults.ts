/** What the app does with its match when something broke. */

import { appStores } from './app-stores';
import type { MatchReport } from './match/report';
import type { Saving } from './storage/saver';

export type { MatchReport };

/** Whether a match is open that could be lost, and whether it is on the disk. */
export type Secured = { readonly open: false } | { readonly open: true; readonly saving: Saving };

/** Covers every hand and writes what is open; resolves when the disk has answered, or was too slow. */
export async function secureMatch(): Promise<Secured> {
  const { match } = appStores();
  match.intents.cover();
  const saving = await match.secure();
  return match.state.getState().phase === 'none' ? { open: false } : { open: true, saving };
}

/** Holds the table still until the returned function is called. */
export const holdMatch = (): (() => void) => appStores().match.intents.pause();

export const reportMatch = (): MatchReport | undefined => appStores().match.report();

/** Sets the open match aside on the disk, for a table that cannot be shown. */
export const setMatchAside = (): Promise<void> => appStores().match.setAside();
