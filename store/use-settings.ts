/** Settings for screens. */

import { useStore } from 'zustand';

import { appStores } from './app-stores';
import type { Help, Settings } from './types';

export const useSettings = <Selected>(select: (settings: Settings) => Selected): Selected =>
  useStore(appStores().settings.state, select);

/** Removes everything the app keeps; false when the device did not let it. */
export const wipeEverything = (): Promise<boolean> => appStores().wipe();

/** How much the open table helps from now on, and those to come. */
export function changeHelp(help: Help): void {
  const { settings, setup, match } = appStores();
  settings.change({ help });
  setup.setHelp(help);
  void match.intents.setHelp(help);
}

export const changeSettings = (changes: Partial<Settings>): void =>
  appStores().settings.change(changes);
