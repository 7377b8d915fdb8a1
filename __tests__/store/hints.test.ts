/** Hints at the table: for the hand that is shown, on its turn, and for nobody else. */

import { legalMovesIn } from '@/engine/view';

import { handView, tableNow, untilDecision } from './helpers/players';
import { createWorld, tableOf } from './helpers/world';

test('a hint is a legal move of the hand that is shown, and changes nothing', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 0 }));
  await untilDecision(world);
  const before = tableNow(world);
  const hint = await world.store.intents.hint();
  expect(legalMovesIn(handView(world))).toContainEqual(hint?.move);
  expect(tableNow(world)).toBe(before);
});

test('nobody is given a hint while the phone is between hands, or for another seat', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPB', { host: 0 }));
  expect(tableNow(world).phase).toBe('hand-over');
  expect(await world.store.intents.hint()).toBeUndefined();
  world.store.intents.reveal();
  expect(await world.store.intents.hint()).toBeDefined();

  const solo = createWorld();
  await solo.store.intents.start(tableOf('PBB', { host: 1 }));
  expect(await solo.store.intents.hint()).toBeUndefined();
});

test('a table without help gives no hints', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 0, help: 'tabletop' }));
  await untilDecision(world);
  expect(await world.store.intents.hint()).toBeUndefined();
});

test('a hint that comes after the decision was made is dropped', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 0 }));
  await untilDecision(world);
  const hint = world.store.intents.hint();
  const [first] = legalMovesIn(handView(world));
  if (first === undefined) throw new Error('no move');
  world.store.intents.act(first);
  expect(await hint).toBeUndefined();
});
