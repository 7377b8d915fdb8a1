/** Settings and remembered set-ups, and what may be set up at all. */

import { RIVALS, RIVAL_NAMES, seatRival } from '@/store/rivals';
import { createSettingsStore, DEFAULT_SETTINGS, SETTINGS_SLOT } from '@/store/settings-store';
import {
  addBot,
  addPerson,
  firstSetup,
  movePlayer,
  parseSetup,
  problemsOf,
  removePlayer,
  sharedSetup,
  withPlayer,
} from '@/store/setup';
import { createSetupStore } from '@/store/setup-store';
import { createMemoryStorage } from '@/store/storage/memory';
import type { Settings, TableSetup } from '@/store/types';

import { createClock, settle, tableOf } from './helpers/world';

const createPorts = (texts: Iterable<readonly [string, string]> = []) => {
  const clock = createClock();
  return { clock, storage: createMemoryStorage(texts, clock) };
};

test('a setting that is changed is kept, and the others stay', async () => {
  const ports = createPorts();
  const settings = createSettingsStore(ports);
  await settings.load();
  settings.change({ pace: 'instant' });
  await settle();
  const again = createSettingsStore(ports);
  await again.load();
  expect(again.state.getState()).toEqual({ ...DEFAULT_SETTINGS, pace: 'instant' });
});

test.each<[keyof Settings, Settings[keyof Settings]]>([
  ['sound', false],
  ['volume', 0],
  ['haptics', false],
  ['confirmPass', true],
  ['help', 'tabletop'],
  ['patterns', true],
  ['pace', 'calm'],
  ['theme', 'poster'],
  ['language', 'ja'],
  ['motion', 'reduced'],
  ['leftHanded', true],
  ['strength', 'columns'],
])('%s is there at once and after a restart: %j', async (name, value) => {
  const ports = createPorts();
  const settings = createSettingsStore(ports);
  await settings.load();
  expect(settings.state.getState()[name]).not.toBe(value);
  settings.change({ [name]: value });
  expect(settings.state.getState()[name]).toBe(value);
  await settle();
  const again = createSettingsStore(ports);
  expect(await again.load()).toBeUndefined();
  expect(again.state.getState()).toEqual({ ...DEFAULT_SETTINGS, [name]: value });
});

test('every setting has such a row', () => {
  expect(Object.keys(DEFAULT_SETTINGS)).toHaveLength(12);
});

test('a setting changed while the disk was still being read stands, and loses no other', async () => {
  const ports = createPorts([[SETTINGS_SLOT.key, '{"version":1,"theme":"night","pace":"calm"}']]);
  const settings = createSettingsStore(ports);
  const loading = settings.load();
  settings.change({ pace: 'fast' });
  await loading;
  await settle();
  const expected = { ...DEFAULT_SETTINGS, theme: 'night', pace: 'fast' };
  expect(settings.state.getState()).toEqual(expected);
  expect(JSON.parse(ports.storage.texts.get(SETTINGS_SLOT.key) as string)).toMatchObject(expected);
});

test('settings changed quickly on a slow disk end with the last', async () => {
  const ports = createPorts();
  const settings = createSettingsStore(ports);
  await settings.load();
  ports.storage.faults.slow = 500;
  for (const pace of ['calm', 'fast', 'instant', 'brisk', 'calm'] as const)
    settings.change({ pace });
  await ports.clock.pass(5000);
  const paces = ports.storage.history.map(({ text }) => JSON.parse(text as string).pace);
  expect(paces).toEqual(['calm', 'calm']);
});

test('the first table is one person and three bots, four seasons, random host, full help', () => {
  expect(firstSetup('Ana')).toEqual({
    players: [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'regular' },
      { kind: 'bot', name: 'Kenji', rival: 'counter', level: 'regular' },
      { kind: 'bot', name: 'Oleg', rival: 'hoarder', level: 'regular' },
    ],
    host: 'random',
    seasons: 4,
    help: 'full',
  });
});

test('a person who is called like a bot gets other bots', () => {
  expect(firstSetup('kenji').players.map(({ name }) => name)).toEqual([
    'kenji',
    'Lupe',
    'Oleg',
    'Mei',
  ]);
  expect(problemsOf(firstSetup('lupe'))).toEqual([]);
});

test('a table can be filled with bots, each with a name of its own', () => {
  let setup: TableSetup = { ...firstSetup('Sara') };
  while (setup.players.length < 6) setup = addBot(setup);
  expect(problemsOf(setup)).toEqual([]);
  expect(new Set(setup.players.map(({ name }) => name)).size).toBe(6);
  expect(Object.keys(RIVAL_NAMES).sort()).toEqual([...RIVALS].sort());
});

test('a bot that joins plays at the level of the one before it', () => {
  const [last] = addBot(firstSetup('Ana', 'expert')).players.slice(-1);
  expect(last).toEqual({ kind: 'bot', name: 'Mei', rival: 'spoiler', level: 'expert' });
});

test('a table kept before bots had styles and levels opens with those their names are known for', () => {
  const kept = firstSetup('Ana');
  const old = { ...kept, players: kept.players.map(({ kind, name }) => ({ kind, name })) };
  expect(parseSetup(old)).toEqual(kept);
  const other = {
    ...kept,
    players: [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', name: 'Zoe' },
    ],
  };
  expect(parseSetup(other)?.players[1]).toEqual({
    kind: 'bot',
    name: 'Zoe',
    rival: 'raiser',
    level: 'regular',
  });
  for (const wrong of [{ rival: 'cheat' }, { level: 'god' }, { level: 3 }])
    expect(
      parseSetup({ ...kept, players: kept.players.map((player) => ({ ...player, ...wrong })) }),
    ).toBeUndefined();
});

test('the last set-up is remembered, and the last of each kind', async () => {
  const ports = createPorts();
  const setups = createSetupStore(ports);
  await setups.load();
  expect(setups.state.getState()).toEqual({ last: undefined, solo: undefined, shared: undefined });
  setups.remember(tableOf('PBB'));
  setups.remember(tableOf('PPPB', { seasons: 2, help: 'light', host: 2 }));
  setups.remember(tableOf('BBB'));
  await settle();
  const again = createSetupStore(ports);
  expect(await again.load()).toBeUndefined();
  expect(again.state.getState()).toEqual({
    last: tableOf('PPPB', { seasons: 2, help: 'light', host: 2 }),
    solo: tableOf('PBB'),
    shared: tableOf('PPPB', { seasons: 2, help: 'light', host: 2 }),
  });
});

test('another measure of help goes for every table that is remembered', async () => {
  const ports = createPorts();
  const setups = createSetupStore(ports);
  await setups.load();
  setups.setHelp('light');
  expect(setups.state.getState().last).toBeUndefined();
  setups.remember(tableOf('PBB'));
  setups.remember(tableOf('PPP'));
  setups.setHelp('light');
  await settle();
  const again = createSetupStore(ports);
  await again.load();
  expect(again.state.getState()).toEqual({
    last: tableOf('PPP', { help: 'light' }),
    solo: tableOf('PBB', { help: 'light' }),
    shared: tableOf('PPP', { help: 'light' }),
  });
});

test('a set-up remembered while the disk was still being read stands, and loses no other', async () => {
  const ports = createPorts();
  const before = createSetupStore(ports);
  await before.load();
  before.remember(tableOf('PPP'));
  await settle();
  const setups = createSetupStore(ports);
  const loading = setups.load();
  setups.remember(tableOf('PBB'));
  await loading;
  await settle();
  const again = createSetupStore(ports);
  await again.load();
  for (const store of [setups, again])
    expect(store.state.getState()).toEqual({
      last: tableOf('PBB'),
      solo: tableOf('PBB'),
      shared: tableOf('PPP'),
    });
});

const base = tableOf('PBB');
const named = (...names: string[]): TableSetup => sharedSetup(names);

test.each<[string, TableSetup, string[]]>([
  ['two', tableOf('PB'), []],
  ['six', tableOf('PBBBBB'), []],
  ['nobody', tableOf(''), ['too-few', 'no-person']],
  ['one', tableOf('P'), ['too-few']],
  ['seven', tableOf('PBBBBBB'), ['too-many']],
  ['bots alone', tableOf('BBBB'), ['no-person']],
  ['a host who is not there', { ...base, host: 3 }, ['bad-host']],
  ['a host before the first', { ...base, host: -1 }, ['bad-host']],
  ['half a host', { ...base, host: 0.5 }, ['bad-host']],
  ['the last seat as host', { ...base, host: 2 }, []],
  ['no season', { ...base, seasons: 0 }, ['bad-seasons']],
  ['one season', { ...base, seasons: 1 }, []],
  ['eight seasons', { ...base, seasons: 8 }, []],
  ['nine seasons', { ...base, seasons: 9 }, ['bad-seasons']],
  ['unknown help', { ...base, help: 'all' as 'full' }, ['bad-help']],
  ['two of one name', named('Ana', 'Beto', 'Ana'), ['same-name']],
  ['one name in two cases', named('ÁNA', 'ána'), ['same-name']],
  ['one name in two encodings', named('A\u0301na', '\u00c1na'), ['same-name']],
  ['one name with spaces', named('Ana  B', ' Ana B '), ['same-name']],
  ['one name with an invisible letter', named('Ana', 'An\u200ba'), ['same-name']],
  ['one name wide and narrow', named('Ana', 'Ａｎａ'), ['same-name']],
  ['an empty name', named('Ana', ' '), ['bad-name']],
  ['a name that is too long', named('Ana', 'x'.repeat(15)), ['bad-name']],
  ['scripts of the world', named('あい', 'Дмитрий', 'محمد', 'क्षत्रिय', '👩‍👩‍👧‍👦', 'Ω'), []],
])('a table of %s', (_, setup, codes) => {
  expect(problemsOf(setup).map(({ code }) => code)).toEqual(codes);
  expect(parseSetup(JSON.parse(JSON.stringify(setup))) !== undefined).toBe(codes.length === 0);
});

test.each([
  undefined,
  null,
  7,
  'table',
  [],
  {},
  { players: 'P' },
  { ...base, players: [null, 1] },
  { ...base, players: [{ kind: 'cat', name: 'Tom' }, ...base.players] },
])('no table can be read from %j', (value) => {
  expect(parseSetup(value)).toBeUndefined();
});

test('a named host stays the same player when seats change', () => {
  const setup = { ...tableOf('PBBB'), host: 2 };
  expect(removePlayer(setup, 0).host).toBe(1);
  expect(removePlayer(setup, 3).host).toBe(2);
  expect(removePlayer(setup, 2).host).toBe('random');
  expect(movePlayer(setup, 2, 0)).toMatchObject({ host: 0 });
  expect(movePlayer(setup, 0, 3)).toMatchObject({ host: 1 });
  expect(movePlayer(setup, 3, 0).players.map(({ name }) => name)).toEqual([
    'Bot 3',
    'Person 0',
    'Bot 1',
    'Bot 2',
  ]);
});

test('players are added with a free name and replaced in place', () => {
  const setup = addPerson(named('Ana', 'Beto'), 'Ana');
  expect(setup.players.map(({ name }) => name)).toEqual(['Ana', 'Beto', 'Ana 2']);
  expect(withPlayer(setup, 1, seatRival('spoiler', 'club', ['Ana'])).players[1]).toEqual({
    kind: 'bot',
    name: 'Mei',
    rival: 'spoiler',
    level: 'club',
  });
});
