/** The set-ups remembered from last time, for the poster and the set-up screen. */

import { useStore } from 'zustand';

import { appStores } from './app-stores';
import type { LastSetups } from './setup-store';
import type { TableSetup } from './types';

export const useLastSetups = (): LastSetups => useStore(appStores().setup.state);

export const rememberSetup = (setup: TableSetup): void => appStores().setup.remember(setup);
