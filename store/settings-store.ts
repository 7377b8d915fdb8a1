/** The player's settings: kept by themselves, so that nothing else that breaks takes them along. */

import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

import type { Ports } from './ports';
import { createSaver } from './storage/saver';
import type { Parsed, SlotSpec } from './storage/slot';
import { openSlot } from './storage/slot';
import type { SaveTrouble, Settings } from './types';
import {
  HELPS,
  LANGUAGE_CHOICES,
  MOTION_CHOICES,
  PACES,
  STRENGTH_SHAPES,
  THEME_CHOICES,
  VOLUMES,
} from './types';

export const DEFAULT_SETTINGS: Settings = {
  sound: true,
  volume: 75,
  haptics: true,
  confirmPass: false,
  help: 'full',
  patterns: false,
  pace: 'brisk',
  theme: 'system',
  language: 'system',
  motion: 'system',
  leftHanded: false,
  strength: 'diagram',
};

const oneOf =
  (choices: readonly (string | number)[]) =>
  (value: unknown): boolean =>
    choices.includes(value as string);

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const CHECKS: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  sound: isFlag,
  volume: oneOf(VOLUMES),
  haptics: isFlag,
  confirmPass: isFlag,
  help: oneOf(HELPS),
  patterns: isFlag,
  pace: oneOf(PACES),
  theme: oneOf(THEME_CHOICES),
  language: oneOf(LANGUAGE_CHOICES),
  motion: oneOf(MOTION_CHOICES),
  leftHanded: isFlag,
  strength: oneOf(STRENGTH_SHAPES),
};

export const SETTINGS_SLOT: SlotSpec<Settings> = {
  what: 'settings',
  key: 'maskmen.settings',
  version: 1,
  migrations: {},
  // One bad field costs that field, not the others; one that is not there yet has its default.
  parse: (fields): Parsed<Settings> => {
    const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
    let intact = true;
    for (const [name, check] of Object.entries(CHECKS)) {
      if (fields[name] === undefined) continue;
      if (check(fields[name])) settings[name] = fields[name];
      else intact = false;
    }
    return { value: settings as unknown as Settings, intact };
  },
  make: (settings) => ({ ...settings }),
};

export interface SettingsStore {
  readonly state: StoreApi<Settings>;
  readonly change: (changes: Partial<Settings>) => void;
  /** As new; what is kept goes too. */
  readonly reset: () => Promise<void>;
  readonly load: () => Promise<SaveTrouble | undefined>;
}

export function createSettingsStore({ storage, clock }: Pick<Ports, 'storage' | 'clock'>) {
  const slot = openSlot(storage, SETTINGS_SLOT);
  const saver = createSaver({
    slot,
    clock,
    onSettled: () => {
      if (saver.saving() === 'saved') changed = {};
    },
    onOvertaken: () => void store.load(),
  });
  const state = createStore<Settings>(() => DEFAULT_SETTINGS);
  /** What was changed here and is not on the disk yet. */
  let changed: Partial<Settings> = {};
  let loaded = false;
  const store: SettingsStore = {
    state,
    change: (changes) => {
      changed = { ...changed, ...changes };
      state.setState(changes);
      if (loaded) void saver.put(state.getState());
    },
    reset: () => {
      changed = {};
      state.setState(DEFAULT_SETTINGS, true);
      slot.overrule();
      return saver.put(undefined);
    },
    load: async () => {
      const { value, trouble } = await slot.load();
      loaded = true;
      // What was changed while the disk was still being read, or written by another window, stands.
      if (value !== undefined) state.setState({ ...value, ...changed });
      if (Object.keys(changed).length > 0) void saver.put(state.getState());
      return trouble;
    },
  };
  return store;
}
