/** Screens on stores of their own: a disk in memory, a clock that moves when told. */

import { act, render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { SheetHost } from '@/components/ui/sheet-host';
import { installStores } from '@/store/app-stores';
import { createLearnStore } from '@/store/learn/progress';
import { createSettingsStore } from '@/store/settings-store';
import { createSetupStore } from '@/store/setup-store';
import { withWipe, type Stores } from '@/store/stores';
import type { Player, TableSetup } from '@/store/types';

import { decide, tableNow, untilDecision } from '../store/helpers/players';
import {
  createChance,
  createWorld,
  settle,
  type World,
  type WorldOptions,
} from '../store/helpers/world';

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, bottom: 34, left: 0, right: 0 },
};

export interface Stage extends World {
  readonly stores: Stores;
}

/** Fresh stores, installed for the screens rendered next. */
export function setStage(options: WorldOptions = {}): Stage {
  const world = createWorld(options);
  const ports = { storage: world.storage, clock: world.clock };
  const parts = {
    settings: createSettingsStore(ports),
    setup: createSetupStore(ports),
    match: world.store,
    learn: createLearnStore({
      ...ports,
      randomWords: createChance('6c6573736f6e'),
      pace: () => world.pace,
    }),
  };
  const stores: Stores = withWipe(parts, world.storage);
  installStores(stores);
  return Object.assign(world, { stores });
}

/** What stands around every screen. */
export const framed = (screen: ReactElement) => (
  <SafeAreaProvider initialMetrics={PHONE}>
    <SheetHost>{screen}</SheetHost>
  </SafeAreaProvider>
);

export const renderScreen = (screen: ReactElement) => render(framed(screen));

// The router's test kit puts false timers in the place of the true ones: this one stays.
const trulyLater = setImmediate;

/** Lets the stores go on, and the screens follow. */
export const letHappen = (what: () => unknown = () => undefined): Promise<void> =>
  act(async () => {
    await what();
    for (let turns = 0; turns < 3; turns++) await new Promise((done) => trulyLater(done));
  });

/** A table of letters (P a person, B a bot) with names as people have them. */
const NAMES = ['Ana', 'Lupe', 'Kenji', 'Oleg', 'Mei', 'Sara'];

export const tableFor = (letters: string, changes: Partial<TableSetup> = {}): TableSetup => ({
  players: Array.from(letters, (letter, seat): Player => {
    const name = NAMES[seat] as string;
    return letter === 'P'
      ? { kind: 'person', name }
      : { kind: 'bot', name, rival: 'raiser', level: 'rookie' };
  }),
  host: 0,
  seasons: 4,
  help: 'full',
  ...changes,
});

/** Plays on until the table is as wanted. */
export async function playUntil(stage: Stage, wanted: () => boolean): Promise<void> {
  for (let steps = 0; steps < 2000; steps++) {
    await untilDecision(stage);
    if (wanted()) return;
    const { phase } = tableNow(stage);
    if (phase === 'match-over') break;
    if (phase === 'season-over') {
      stage.store.intents.nextSeason();
      await settle();
    } else {
      await decide(stage);
    }
  }
  throw new Error('it never came to that');
}

export { settle, tableNow };
