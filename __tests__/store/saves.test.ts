/** Kept values: versions, validation, migration, and damage that stays where it happened. */

import { MATCH_SLOT } from '@/store/match/save';
import type { Ports } from '@/store/ports';
import { DEFAULT_SETTINGS, SETTINGS_SLOT } from '@/store/settings-store';
import { SETUP_SLOT } from '@/store/setup-store';
import type { MemoryStorage } from '@/store/storage/memory';
import { createMemoryStorage } from '@/store/storage/memory';
import type { SlotSpec } from '@/store/storage/slot';
import { openSlot, openText } from '@/store/storage/slot';
import type { Stores } from '@/store/stores';
import { createStores, loadAll } from '@/store/stores';
import type { Settings } from '@/store/types';

import { createChance, createClock, settle, tableOf } from './helpers/world';

const SLOTS = [MATCH_SLOT, SETTINGS_SLOT, SETUP_SLOT] as const;
const CHANGED: Settings = {
  sound: false,
  volume: 25,
  haptics: false,
  confirmPass: true,
  help: 'light',
  patterns: true,
  pace: 'calm',
  theme: 'poster',
  language: 'ja',
  motion: 'reduced',
  leftHanded: true,
  strength: 'columns',
};

function storesOn(storage: MemoryStorage): Stores {
  const ports: Ports = {
    storage,
    clock: createClock(),
    randomWords: createChance('00000000000000c1'),
  };
  return createStores(ports);
}

/** What a used app leaves on the disk: settings, a set-up and a match. */
async function usedDisk(): Promise<Map<string, string>> {
  const storage = createMemoryStorage();
  const stores = storesOn(storage);
  await loadAll(stores);
  stores.settings.change(CHANGED);
  stores.setup.remember(tableOf('PBBB'));
  await stores.match.intents.start(tableOf('PBBB', { host: 0 }));
  await settle();
  return storage.texts;
}

async function openOn(texts: Iterable<readonly [string, string]>) {
  const storage = createMemoryStorage(texts);
  const stores = storesOn(storage);
  const troubles = await loadAll(stores);
  return { storage, stores, troubles };
}

const expectSettings = ({ settings }: Stores) => expect(settings.state.getState()).toEqual(CHANGED);
const phaseIn = ({ match }: Stores) => match.state.getState().phase;

test('what was kept is there again: settings, set-up and match', async () => {
  const { stores, troubles } = await openOn(await usedDisk());
  expect(troubles).toEqual([]);
  expectSettings(stores);
  expect(stores.setup.state.getState().last).toEqual(tableOf('PBBB'));
  expect(phaseIn(stores)).toBe('table');
});

test('a match cut off at any character is set aside and told, and its neighbours are untouched', async () => {
  const disk = await usedDisk();
  const whole = disk.get(MATCH_SLOT.key) as string;
  for (let cut = 0; cut < whole.length; cut += cut < 40 || cut > whole.length - 40 ? 1 : 7) {
    const text = whole.slice(0, cut);
    const { storage, stores, troubles } = await openOn(new Map(disk).set(MATCH_SLOT.key, text));
    expect(troubles).toEqual([{ what: 'match', why: 'damaged' }]);
    expect(storage.texts.get(`${MATCH_SLOT.key}.aside.1`)).toBe(text);
    expect(storage.texts.has(MATCH_SLOT.key)).toBe(false);
    expect(phaseIn(stores)).toBe('none');
    expectSettings(stores);
  }
});

test('a match with any one character changed opens or is set aside, and never crashes', async () => {
  const disk = await usedDisk();
  const whole = disk.get(MATCH_SLOT.key) as string;
  let refused = 0;
  for (let at = 0; at < whole.length; at += 3) {
    for (const letter of ['x', '9', '"']) {
      const text = whole.slice(0, at) + letter + whole.slice(at + 1);
      const { value, why } = openText(MATCH_SLOT, text);
      expect(why === undefined).toBe(value !== undefined);
      if (why !== undefined) refused++;
    }
  }
  expect(refused).toBeGreaterThan(100);
});

test.each<[string, (save: Record<string, unknown>) => Record<string, unknown>]>([
  ['no record', ({ record: _, ...save }) => save],
  [
    'a record that does not replay',
    (save) => ({ ...save, record: { ...(save['record'] as object), moves: ['V3'] } }),
  ],
  ['a negative revision', (save) => ({ ...save, revision: -1 })],
  ['more fixed moves than moves', (save) => ({ ...save, fixed: 5 })],
  ['a bot without a random state', (save) => ({ ...save, bots: [null, null, null, null] })],
  [
    'a random state for a person',
    (save) => ({ ...save, bots: [1, 1, 1, 1].map(() => [1, 2, 3, 4]) }),
  ],
  ['fewer seats than players', (save) => ({ ...save, setup: tableOf('PBB') })],
  ['no person', (save) => ({ ...save, setup: tableOf('BBBB') })],
  ['no fields', () => ({})],
])('a match save with %s is damaged', async (_, change) => {
  const disk = await usedDisk();
  const save = JSON.parse(disk.get(MATCH_SLOT.key) as string) as Record<string, unknown>;
  expect(openText(MATCH_SLOT, JSON.stringify(save)).why).toBeUndefined();
  expect(openText(MATCH_SLOT, JSON.stringify(change(save))).why).toBe('damaged');
});

test.each(SLOTS.map((slot) => [slot.what, slot.key, slot.version] as const))(
  'a %s written by a newer app is set aside whole, and the others are untouched',
  async (what, key, version) => {
    const disk = await usedDisk();
    const newer = JSON.stringify({ ...JSON.parse(disk.get(key) as string), version: version + 1 });
    const { storage, stores, troubles } = await openOn(new Map(disk).set(key, newer));
    expect(troubles).toEqual([{ what, why: 'newer-version' }]);
    expect(storage.texts.get(`${key}.aside.1`)).toBe(newer);
    for (const other of SLOTS)
      if (other.key !== key) expect(storage.texts.get(other.key)).toBe(disk.get(other.key));
    if (what !== 'settings') expectSettings(stores);
    if (what !== 'match') expect(phaseIn(stores)).toBe('table');
  },
);

test.each([
  '',
  'null',
  '[]',
  '7',
  '"text"',
  '{',
  '{}',
  '{"version":0}',
  '{"version":"1"}',
  '\u0000',
])('settings that read %j are damaged, and the defaults stand in', async (text) => {
  const { storage, stores, troubles } = await openOn([[SETTINGS_SLOT.key, text]]);
  expect(troubles).toEqual([{ what: 'settings', why: 'damaged' }]);
  expect(stores.settings.state.getState()).toEqual(DEFAULT_SETTINGS);
  expect(storage.texts.get(`${SETTINGS_SLOT.key}.aside.1`)).toBe(text);
});

test('one bad setting costs that setting and no other', async () => {
  const text = JSON.stringify({ version: 1, ...CHANGED, pace: 'warp' });
  const { storage, stores, troubles } = await openOn([[SETTINGS_SLOT.key, text]]);
  expect(troubles).toEqual([{ what: 'settings', why: 'damaged' }]);
  expect(stores.settings.state.getState()).toEqual({ ...CHANGED, pace: DEFAULT_SETTINGS.pace });
  expect(storage.texts.get(`${SETTINGS_SLOT.key}.aside.1`)).toBe(text);
  expect((await openOn(storage.texts)).troubles).toEqual([]);
});

test('a setting that is not kept yet has its default, and that is no damage', async () => {
  const { stores, troubles } = await openOn([[SETTINGS_SLOT.key, '{"version":1,"pace":"fast"}']]);
  expect(troubles).toEqual([]);
  expect(stores.settings.state.getState()).toEqual({ ...DEFAULT_SETTINGS, pace: 'fast' });
});

test('a second damaged save does not write over the first that was set aside', async () => {
  const { storage } = await openOn([[MATCH_SLOT.key, 'first']]);
  const again = await openOn(new Map(storage.texts).set(MATCH_SLOT.key, 'second'));
  const third = await openOn(new Map(again.storage.texts).set(MATCH_SLOT.key, 'second'));
  expect([...third.storage.texts].sort()).toEqual([
    [`${MATCH_SLOT.key}.aside.1`, 'first'],
    [`${MATCH_SLOT.key}.aside.2`, 'second'],
  ]);
});

test.each([
  ['read-only', { readOnly: true }],
  ['failing', { failing: true }],
])(
  'a damaged save on a %s disk is set aside later, before anything is written over it',
  async (_, fault) => {
    const clock = createClock();
    const storage = createMemoryStorage([[MATCH_SLOT.key, 'damaged']]);
    const stores = createStores({ storage, clock, randomWords: createChance('00000000000000c2') });
    Object.assign(storage.faults, fault);
    expect(await stores.match.load()).toBeDefined();
    await stores.match.intents.start(tableOf('PBB', { host: 0 }));
    expect(stores.match.state.getState()).toMatchObject({ phase: 'table', saving: 'failed' });
    expect(storage.texts.get(MATCH_SLOT.key)).toBe('damaged');
    Object.assign(storage.faults, { readOnly: false, failing: false });
    await clock.pass(10_000);
    expect(storage.texts.get(`${MATCH_SLOT.key}.aside.1`)).toBe('damaged');
    expect(openText(MATCH_SLOT, storage.texts.get(MATCH_SLOT.key) as string).why).toBeUndefined();
  },
);

test('a disk that cannot be read is told for each kept thing, and the app starts', async () => {
  const storage = createMemoryStorage(await usedDisk());
  storage.faults.failing = true;
  const stores = storesOn(storage);
  const troubles = await loadAll(stores);
  expect(troubles.map(({ what }) => what)).toEqual(['settings', 'setup', 'learn', 'match']);
  expect(new Set(troubles.map(({ why }) => why))).toEqual(new Set(['unreadable']));
  expect(phaseIn(stores)).toBe('none');
});

/** A pretend slot in its third version: first a bare name, then with a size, then as a list. */
const THIRD: SlotSpec<readonly string[]> = {
  what: 'setup',
  key: 'pretend',
  version: 3,
  migrations: {
    1: ({ name }) => ({ version: 2, name: (name as string).trim(), size: 1 }),
    2: ({ name, size }) => ({
      version: 3,
      names: Array.from({ length: size as number }, () => name),
    }),
  },
  parse: ({ names }) =>
    Array.isArray(names) && names.every((name) => typeof name === 'string')
      ? { value: names, intact: true }
      : undefined,
  make: (names) => ({ names }),
};

test.each([
  ['{"version":1,"name":"Ana"}', ['Ana']],
  ['{"version":2,"name":"Ana","size":2}', ['Ana', 'Ana']],
  ['{"version":3,"names":["Ana"]}', ['Ana']],
])('an older version is migrated step by step: %s', async (text, names) => {
  const slot = openSlot(createMemoryStorage([['pretend', text]]), THIRD);
  expect(await slot.load()).toEqual({ value: names, trouble: undefined });
});

test.each([
  ['a migration that throws', '{"version":1,"name":null}', 'damaged'],
  ['a migration that makes nothing valid', '{"version":2,"name":7,"size":1}', 'damaged'],
  ['a version after the present', '{"version":4,"names":[]}', 'newer-version'],
])('%s leaves the value set aside', async (_, text, why) => {
  const storage = createMemoryStorage([['pretend', text]]);
  expect(await openSlot(storage, THIRD).load()).toEqual({
    value: undefined,
    trouble: { what: 'setup', why },
  });
  expect(storage.texts.get('pretend.aside.1')).toBe(text);
});

test('a version without a way to the present one is damaged', () => {
  const text = '{"version":1,"name":"Ana"}';
  expect(openText({ ...THIRD, migrations: {} }, text)).toEqual({
    value: undefined,
    why: 'damaged',
  });
});
