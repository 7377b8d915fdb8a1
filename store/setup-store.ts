/** The tables set up last, remembered: the last one, and the last of each kind the poster starts. */

import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

import type { Ports } from './ports';
import { countPersons, parseSetup, problemsOf, tidySetup } from './setup';
import { createSaver } from './storage/saver';
import type { SlotSpec } from './storage/slot';
import { openSlot } from './storage/slot';
import type { Help, SaveTrouble, TableSetup } from './types';

export interface LastSetups {
  readonly last: TableSetup | undefined;
  /** The last with one person. */
  readonly solo: TableSetup | undefined;
  /** The last with several people at one phone. */
  readonly shared: TableSetup | undefined;
}

const NONE: LastSetups = { last: undefined, solo: undefined, shared: undefined };
const KINDS = ['last', 'solo', 'shared'] as const;

export const SETUP_SLOT: SlotSpec<LastSetups> = {
  what: 'setup',
  key: 'maskmen.setup',
  version: 1,
  migrations: {},
  parse: (fields) => {
    let intact = true;
    const setups = KINDS.map((kind) => {
      const kept = fields[kind];
      const setup = kept === undefined ? undefined : parseSetup(kept);
      if (kept !== undefined && setup === undefined) intact = false;
      return setup;
    });
    const [last, solo, shared] = setups;
    return { value: { last, solo, shared }, intact };
  },
  make: (setups) => ({ ...setups }),
};

export interface SetupStore {
  readonly state: StoreApi<LastSetups>;
  /** Keeps a set-up without problems for the next time; others are not worth remembering. */
  readonly remember: (setup: TableSetup) => void;
  /** Tables remembered from now on help so much. */
  readonly setHelp: (help: Help) => void;
  /** As new; what is kept goes too. */
  readonly reset: () => Promise<void>;
  readonly load: () => Promise<SaveTrouble | undefined>;
}

export function createSetupStore({ storage, clock }: Pick<Ports, 'storage' | 'clock'>) {
  const slot = openSlot(storage, SETUP_SLOT);
  const saver = createSaver({
    slot,
    clock,
    onSettled: () => {
      if (saver.saving() === 'saved') changed = {};
    },
    onOvertaken: () => void store.load(),
  });
  const state = createStore<LastSetups>(() => NONE);
  /** What was set up here and is not on the disk yet. */
  let changed: Partial<LastSetups> = {};
  let loaded = false;
  const store: SetupStore = {
    state,
    remember: (setup) => {
      if (problemsOf(setup).length > 0) return;
      const last = tidySetup(setup);
      changed = { ...changed, last, [countPersons(last) === 1 ? 'solo' : 'shared']: last };
      state.setState(changed);
      if (loaded) void saver.put(state.getState());
    },
    setHelp: (help) => {
      const { last, solo, shared } = state.getState();
      if (last === undefined) return;
      const helping = (setup: TableSetup | undefined) => setup && { ...setup, help };
      changed = { last: helping(last), solo: helping(solo), shared: helping(shared) };
      state.setState(changed);
      if (loaded) void saver.put(state.getState());
    },
    reset: () => {
      changed = {};
      state.setState(NONE, true);
      slot.overrule();
      return saver.put(undefined);
    },
    load: async () => {
      const { value, trouble } = await slot.load();
      loaded = true;
      if (value !== undefined) state.setState({ ...value, ...changed });
      if (changed.last !== undefined) void saver.put(state.getState());
      return trouble;
    },
  };
  return store;
}
