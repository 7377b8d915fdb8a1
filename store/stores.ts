/** All stores of the app, on one set of ports. */

import type { MatchStore } from './match-store';
import { createMatchStore } from './match-store';
import type { Ports } from './ports';
import type { SettingsStore } from './settings-store';
import { createSettingsStore } from './settings-store';
import type { SetupStore } from './setup-store';
import { createSetupStore } from './setup-store';
import type { SaveTrouble } from './types';

export interface Stores {
  readonly settings: SettingsStore;
  readonly setup: SetupStore;
  readonly match: MatchStore;
}

export function createStores(ports: Ports): Stores {
  const settings = createSettingsStore(ports);
  const setup = createSetupStore(ports);
  const match = createMatchStore({ ...ports, pace: () => settings.state.getState().pace });
  return { settings, setup, match };
}

/** Reads everything that is kept. Settings come first: they set the pace of a match that goes on. */
export async function loadAll({ settings, setup, match }: Stores): Promise<SaveTrouble[]> {
  const early = await Promise.all([settings.load(), setup.load()]);
  const troubles = [...early, await match.load()];
  return troubles.filter((trouble) => trouble !== undefined);
}
