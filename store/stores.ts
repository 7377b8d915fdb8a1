/** All stores of the app, on one set of ports. */

import type { LearnStore } from './learn/progress';
import { createLearnStore } from './learn/progress';
import type { MatchStore } from './match-store';
import { createMatchStore } from './match-store';
import type { Ports, TextStorage } from './ports';
import type { SettingsStore } from './settings-store';
import { createSettingsStore } from './settings-store';
import type { SetupStore } from './setup-store';
import { createSetupStore } from './setup-store';
import type { Pace, SaveTrouble } from './types';

export interface Stores {
  readonly settings: SettingsStore;
  readonly setup: SetupStore;
  readonly match: MatchStore;
  readonly learn: LearnStore;
  /** Removes everything that is kept, and stands as new; false when the disk refused. */
  readonly wipe: () => Promise<boolean>;
}

/** Stores with the way to be rid of what they keep. */
export function withWipe(stores: Omit<Stores, 'wipe'>, storage: TextStorage): Stores {
  const { settings, setup, match, learn } = stores;
  const wipe = async (): Promise<boolean> => {
    // Each lets go of its own first, so that nothing is written after the disk was cleared.
    await match.intents.abandon();
    await Promise.all([settings.reset(), setup.reset(), learn.reset()]);
    try {
      await storage.clear();
      return true;
    } catch {
      return false;
    }
  };
  return { ...stores, wipe };
}

export function createStores(ports: Ports): Stores {
  const settings = createSettingsStore(ports);
  const setup = createSetupStore(ports);
  const pace = (): Pace => settings.state.getState().pace;
  const match = createMatchStore({ ...ports, pace });
  const learn = createLearnStore({ ...ports, pace });
  return withWipe({ settings, setup, match, learn }, ports.storage);
}

/** Reads everything that is kept. Settings come first: they set the pace of a match that goes on. */
export async function loadAll({ settings, setup, match, learn }: Stores): Promise<SaveTrouble[]> {
  const early = await Promise.all([settings.load(), setup.load(), learn.load()]);
  const troubles = [...early, await match.load()];
  return troubles.filter((trouble) => trouble !== undefined);
}
