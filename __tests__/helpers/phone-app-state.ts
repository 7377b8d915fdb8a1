/** AppState as phones have it: who listens is told, in the order of either system. */
import { act } from '@testing-library/react-native';
import { Platform, type AppStateEvent, type AppStateStatus } from 'react-native';

type Told = AppStateStatus | 'blur' | 'focus';
type Listener = (state: AppStateStatus) => void;

const listeners = new Map<AppStateEvent, Set<Listener>>();

/** What React Native hands out in the place of its own. */
export const appState = {
  isAvailable: true,
  currentState: 'active' as AppStateStatus,
  addEventListener(event: AppStateEvent, listener: Listener) {
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(listener));
    return { remove: () => void all.delete(listener) };
  },
};

/** One thing that the system says. */
export function systemTells(told: Told): void {
  const state = told === 'blur' || told === 'focus' ? undefined : told;
  if (state !== undefined) appState.currentState = state;
  const event = state === undefined ? (told as AppStateEvent) : 'change';
  for (const listener of [...(listeners.get(event) ?? [])]) listener(appState.currentState);
}

/** In the order in which each system tells it. */
const ORDERS = {
  ios: { switcher: ['inactive'], away: ['inactive', 'background'], back: ['active'] },
  android: { switcher: ['blur'], away: ['blur', 'background'], back: ['active', 'focus'] },
} as const satisfies Record<string, Record<string, readonly Told[]>>;

/** `switcher`: the list of open apps comes up, of each a picture; `away`: another app; `back`: this one again. */
export type Going = keyof (typeof ORDERS)['ios'];

export const goes = (going: Going): void =>
  act(() => ORDERS[Platform.OS === 'ios' ? 'ios' : 'android'][going].forEach(systemTells));
