/** Settings for screens. */

import { useStore } from 'zustand';

import { appStores } from './app-stores';
import type { Settings } from './types';

export const useSettings = <Selected>(select: (settings: Settings) => Selected): Selected =>
  useStore(appStores().settings.state, select);

export const changeSettings = (changes: Partial<Settings>): void =>
  appStores().settings.change(changes);
