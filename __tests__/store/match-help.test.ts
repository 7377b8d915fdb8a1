/** How much the table helps can change in the middle of a match, at once and for good. */

import { decide, tableNow, untilDecision } from './helpers/players';
import { createWorld, settle, tableOf } from './helpers/world';

test('another measure of help is there at once and after a restart', async () => {
  const world = createWorld({});
  await world.store.intents.start(tableOf('PBB'));
  await untilDecision(world);
  const { view } = tableNow(world);
  await world.store.intents.setHelp('tabletop');
  expect(tableNow(world).setup?.help).toBe('tabletop');
  expect(tableNow(world).view).toEqual(view);
  await settle();
  const again = createWorld({ texts: world.storage.texts });
  await again.store.load();
  expect(tableNow(again).setup?.help).toBe('tabletop');
});

test('a bot that was thinking still answers', async () => {
  const world = createWorld({});
  await world.store.intents.start(tableOf('PBB'));
  await untilDecision(world);
  await decide(world);
  const moves = () => tableNow(world).view?.season.log.length ?? 0;
  const before = moves();
  await world.store.intents.setHelp('light');
  await world.clock.pass(60_000);
  await untilDecision(world);
  expect(moves()).toBeGreaterThan(before);
  expect(tableNow(world).setup?.help).toBe('light');
});

test('without a match there is nothing to change', async () => {
  const world = createWorld({});
  await world.store.intents.setHelp('light');
  expect(tableNow(world).phase).toBe('none');
  expect(world.storage.texts.size).toBe(0);
});
