/** Slow, failing, full, read-only and wiped disks: the match in memory goes on, and says so. */

import { MATCH_SLOT } from '@/store/match/save';
import { WRITE_WAIT_MS } from '@/store/pacing';
import type { Faults } from '@/store/storage/memory';
import { RETRY_MS } from '@/store/storage/saver';

import { decide, tableNow, untilDecision } from './helpers/players';
import type { World } from './helpers/world';
import { createWorld, settle, tableOf } from './helpers/world';

const logLength = (world: World): number => tableNow(world).view?.season.log.length ?? 0;

const savedLength = ({ storage }: World): number => {
  const text = storage.texts.get(MATCH_SLOT.key) as string;
  const moves = (JSON.parse(text).record.moves as string[]).at(-1) as string;
  return moves === '' ? 0 : moves.split(' ').length;
};

async function started(letters = 'PPP'): Promise<World> {
  const world = createWorld();
  await world.store.intents.start(tableOf(letters, { host: 0, help: 'tabletop' }));
  return world;
}

test('a move is on the disk before it is shown', async () => {
  const world = createWorld({ pace: 'fast' });
  world.store.state.subscribe((table, before) => {
    if (table.beat.id === before.beat.id) return;
    expect(savedLength(world)).toBe(logLength(world));
    expect(table.saving).toBe('saved');
  });
  await world.store.intents.start(tableOf('PBB', { seasons: 1 }));
  for (let moves = 0; moves < 5; moves++) {
    await untilDecision(world);
    await decide(world);
  }
  expect(logLength(world)).toBeGreaterThan(8);
});

test('a disk that needs less than 150 ms is waited for', async () => {
  const world = await started();
  world.storage.faults.slow = WRITE_WAIT_MS - 1;
  await decide(world);
  await world.clock.pass(WRITE_WAIT_MS - 2);
  expect(logLength(world)).toBe(0);
  await world.clock.pass(1);
  expect(logLength(world)).toBe(1);
  expect(tableNow(world).saving).toBe('saved');
});

test('a disk that needs longer is waited for 150 ms, then play goes on as not saved yet', async () => {
  const world = await started();
  world.storage.faults.slow = 1000;
  await decide(world);
  await world.clock.pass(WRITE_WAIT_MS - 1);
  expect(logLength(world)).toBe(0);
  await world.clock.pass(1);
  expect(logLength(world)).toBe(1);
  expect(tableNow(world).saving).toBe('pending');
  await world.clock.pass(2000);
  expect(tableNow(world).saving).toBe('saved');
  expect(savedLength(world)).toBe(1);
});

test('a disk that never answers stops nobody', async () => {
  const world = await started('PBB');
  world.storage.faults.slow = 1e9;
  await decide(world);
  await world.clock.pass(20_000);
  expect(logLength(world)).toBeGreaterThan(2);
  expect(tableNow(world).saving).toBe('pending');
});

test('moves made while the disk is busy are written once, the latest, and never out of order', async () => {
  const world = await started();
  const { history } = world.storage;
  const before = history.length;
  world.storage.faults.slow = 2000;
  for (let moves = 0; moves < 6; moves++) {
    await decide(world);
    await world.clock.pass(WRITE_WAIT_MS);
  }
  expect(logLength(world)).toBe(6);
  await world.clock.pass(20_000);
  const revisions = history
    .slice(before)
    .map(({ text }) => JSON.parse(text as string).revision as number);
  expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  expect(revisions.length).toBeLessThanOrEqual(4);
  expect(savedLength(world)).toBe(6);
  expect(tableNow(world).saving).toBe('saved');
});

test.each<[string, Partial<Faults>]>([
  ['failing', { failing: true }],
  ['full', { room: 10 }],
  ['read-only', { readOnly: true }],
])(
  'on a %s disk play goes on, and is saved by the next move once the disk is well',
  async (_, faults) => {
    const world = await started();
    const well = { ...world.storage.faults };
    const kept = world.storage.texts.get(MATCH_SLOT.key);
    Object.assign(world.storage.faults, faults);
    await decide(world);
    await decide(world);
    expect(logLength(world)).toBe(2);
    expect(tableNow(world).saving).toBe('failed');
    expect(world.storage.texts.get(MATCH_SLOT.key)).toBe(kept);
    Object.assign(world.storage.faults, well);
    await decide(world);
    expect(tableNow(world).saving).toBe('saved');
    expect(savedLength(world)).toBe(3);
  },
);

test('a refused write is tried again by the clock until it succeeds', async () => {
  const world = await started();
  world.storage.faults.readOnly = true;
  await decide(world);
  await world.clock.pass(3 * RETRY_MS);
  expect(tableNow(world).saving).toBe('failed');
  world.storage.faults.readOnly = false;
  await world.clock.pass(RETRY_MS);
  expect(tableNow(world).saving).toBe('saved');
  expect(savedLength(world)).toBe(1);
});

test('a match can be started and given up on a disk that refuses everything', async () => {
  const world = createWorld();
  world.storage.faults.failing = true;
  expect(await world.store.load()).toEqual({ what: 'match', why: 'unreadable' });
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  expect(tableNow(world)).toMatchObject({ phase: 'hand-over', saving: 'failed' });
  await world.store.intents.abandon();
  expect(tableNow(world).phase).toBe('none');
});

test('a match given up while the disk refused is removed when the disk is well again', async () => {
  const world = await started();
  world.storage.faults.readOnly = true;
  await world.store.intents.abandon();
  expect(world.storage.texts.size).toBe(1);
  world.storage.faults.readOnly = false;
  await world.clock.pass(RETRY_MS);
  expect(world.storage.texts.size).toBe(0);
});

test('a match whose save was wiped under it is saved whole with the next move', async () => {
  const world = await started();
  await decide(world);
  world.storage.wipe();
  await decide(world);
  const again = createWorld({ texts: world.storage.texts });
  await again.store.load();
  expect(logLength(again)).toBe(2);
});

test('nothing but the record and the bots’ own states is kept of a match', async () => {
  const world = await started('PBB');
  await decide(world);
  await settle();
  const save = JSON.parse(world.storage.texts.get(MATCH_SLOT.key) as string);
  expect(Object.keys(save).sort()).toEqual([
    'bots',
    'fixed',
    'record',
    'revision',
    'setup',
    'version',
  ]);
  const { seed } = save.record.deals;
  expect(JSON.stringify({ ...save, record: undefined })).not.toContain(seed);
});

test('a wish to skip while a bot’s move is being written is not lost', async () => {
  const world = createWorld({ seed: '00000000000000a1' });
  await world.store.intents.start(tableOf('PBBB', { seasons: 1 }));
  for (let step = 0; step < 400 && !tableNow(world).canSkip; step++) {
    if (tableNow(world).view?.season.turn === 0 && world.clock.untilNext() === undefined)
      await decide(world);
    else await world.clock.pass(world.clock.untilNext() ?? 0);
  }
  expect(tableNow(world).canSkip).toBe(true);
  world.storage.faults.slow = WRITE_WAIT_MS - 1;
  await world.clock.pass(world.clock.untilNext() ?? 0);
  world.store.intents.skipToEnd();
  await world.clock.pass(2 * WRITE_WAIT_MS);
  expect(tableNow(world).phase).toBe('match-over');
});
