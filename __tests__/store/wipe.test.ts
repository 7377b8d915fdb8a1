/** Wiping: everything goes, on the disk and on the screen, and nothing comes back. */

import { NO_PROGRESS } from '@/store/learn/progress';
import { DEFAULT_SETTINGS } from '@/store/settings-store';
import { createMemoryStorage } from '@/store/storage/memory';
import { createStores, loadAll } from '@/store/stores';

import { createChance, createClock, settle, tableOf } from './helpers/world';

/** A used app: a match, set-ups, progress, settings, and a save that could not be read. */
async function usedApp() {
  const clock = createClock();
  const storage = createMemoryStorage([['maskmen.match', '{"version":99}']], clock);
  const stores = createStores({ storage, clock, randomWords: createChance('00000000000000c7') });
  await loadAll(stores);
  stores.settings.change({ pace: 'calm', sound: false, language: 'ja' });
  stores.setup.remember(tableOf('PBB'));
  stores.learn.change({ offered: true, done: [] });
  await stores.match.intents.start(tableOf('PBB'));
  await settle();
  return { clock, storage, stores };
}

test('everything is removed, and the app stands as new without a restart', async () => {
  const { clock, storage, stores } = await usedApp();
  expect([...storage.texts.keys()].sort()).toEqual([
    'maskmen.learn',
    'maskmen.match',
    'maskmen.match.aside.1',
    'maskmen.settings',
    'maskmen.setup',
  ]);
  expect(await stores.wipe()).toBe(true);
  expect(storage.texts.size).toBe(0);
  expect(stores.settings.state.getState()).toEqual(DEFAULT_SETTINGS);
  expect(stores.setup.state.getState()).toEqual({
    last: undefined,
    solo: undefined,
    shared: undefined,
  });
  expect(stores.learn.state.getState()).toEqual(NO_PROGRESS);
  expect(stores.match.state.getState().phase).toBe('none');
  expect(stores.match.state.getState().view).toBeUndefined();
  // Bots that were thinking, writes that were waiting: nothing comes back.
  await clock.pass(60_000);
  expect(storage.texts.size).toBe(0);
});

test('what is done afterwards is kept like the first time', async () => {
  const { storage, stores, clock } = await usedApp();
  await stores.wipe();
  stores.settings.change({ theme: 'poster' });
  await stores.match.intents.start(tableOf('PB'));
  await settle();
  const again = createStores({ storage, clock, randomWords: createChance('00000000000000c8') });
  expect(await loadAll(again)).toEqual([]);
  expect(again.settings.state.getState()).toEqual({ ...DEFAULT_SETTINGS, theme: 'poster' });
  expect(again.match.state.getState().setup?.players).toHaveLength(2);
  expect(again.setup.state.getState().last).toBeUndefined();
});

test('a write that was on its way when it was wiped lands nowhere', async () => {
  const { storage, stores, clock } = await usedApp();
  storage.faults.slow = 700;
  stores.settings.change({ pace: 'fast' });
  stores.setup.remember(tableOf('PPP'));
  const wiping = stores.wipe();
  await clock.pass(60_000);
  expect(await wiping).toBe(true);
  expect(storage.texts.size).toBe(0);
});

test('a disk that refuses is told', async () => {
  const { storage, stores, clock } = await usedApp();
  storage.faults.readOnly = true;
  const wiping = stores.wipe();
  await clock.pass(1000);
  expect(await wiping).toBe(false);
  storage.faults.readOnly = false;
  expect(await stores.wipe()).toBe(true);
  expect(storage.texts.size).toBe(0);
});
