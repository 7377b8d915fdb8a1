/** What lies on the disk does not grow with play: one match at most, each text in its place. */

import { MATCH_SLOT } from '@/store/match/save';
import { createStores, loadAll } from '@/store/stores';

import { playMatch } from './helpers/players';
import { createChance, createWorld, settle, tableOf } from './helpers/world';

const TABLES = ['PBBB', 'PPB', 'PBBBBB', 'PP', 'PBBB', 'PBB'] as const;
/** A finished match of six players and four seasons is far below. */
const LONGEST = 20_000;

test('match after match, the disk holds one match, and no more of it than of the first', async () => {
  const world = createWorld({ pace: 'instant' });
  await world.store.load();
  for (const letters of TABLES) {
    await world.store.intents.start(tableOf(letters));
    await playMatch(world);
    await settle();
    expect([...world.storage.texts.keys()]).toEqual([MATCH_SLOT.key]);
    const { length } = world.storage.texts.get(MATCH_SLOT.key) ?? '';
    expect(length).toBeGreaterThan(100);
    expect(length).toBeLessThan(LONGEST);
  }
  await world.store.intents.abandon();
  expect([...world.storage.texts.keys()]).toEqual([]);
});

test('at the start each text is read once, however many lie beside', async () => {
  const readsWith = async (asides: number): Promise<string[]> => {
    const texts = Array.from(
      { length: asides },
      (_, at) => [`${MATCH_SLOT.key}.aside.${at + 1}`, '{}'] as const,
    );
    const { storage, clock } = createWorld({ texts });
    const reads: string[] = [];
    const counted = {
      ...storage,
      read: (key: string) => {
        reads.push(key);
        return storage.read(key);
      },
    };
    await loadAll(createStores({ storage: counted, clock, randomWords: createChance('01') }));
    return reads.sort();
  };
  const alone = await readsWith(0);
  expect(new Set(alone).size).toBe(alone.length);
  expect(await readsWith(10_000)).toEqual(alone);
});
