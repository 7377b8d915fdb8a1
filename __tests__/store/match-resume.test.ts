/** The app killed at any moment and opened again: the same player before the same decision. */

import { matchViewFor } from '@/engine/truth';
import type { MatchView } from '@/engine/view';
import { NOBODY, isForcedToPass } from '@/engine/view';
import { MATCH_SLOT } from '@/store/match/save';
import { openText } from '@/store/storage/slot';
import type { TableState } from '@/store/types';

import { decide, playMatch, playSeason, tableNow, untilDecision } from './helpers/players';
import type { World } from './helpers/world';
import { createWorld, settle, tableOf } from './helpers/world';

const reopen = async (texts: Iterable<readonly [string, string]>): Promise<World> => {
  const world = createWorld({ texts, pace: 'fast', seed: 'ffffffffffffffff' });
  expect(await world.store.load()).toBeUndefined();
  return world;
};

/** What everybody may see of a table. */
const publicPart = ({ view }: TableState): unknown => {
  const { season, ...rest } = view as MatchView;
  return { ...rest, season: { ...season, kind: 'public', seat: undefined, hand: undefined } };
};

/** Everything a screen shows but the beat, which belongs to the run of the app. */
const shown = ({ beat, ...table }: TableState) => ({ ...table, events: beat.events.length });

test.each(['PBB', 'PPP', 'PBPB', 'PB'])(
  'at %s every single step of a season can be resumed',
  async (letters) => {
    const world = createWorld({ pace: 'fast' });
    const steps: { readonly texts: Map<string, string>; readonly table: TableState }[] = [];
    world.store.state.subscribe((table, before) => {
      if (table.beat.id === before.beat.id) return;
      steps.push({ texts: new Map(world.storage.texts), table });
    });
    await world.store.intents.start(tableOf(letters, { seasons: 2 }));
    await playSeason(world);
    world.store.intents.nextSeason();
    await settle();
    expect(steps.length).toBeGreaterThan(20);
    for (const { texts, table } of steps) {
      const again = tableNow(await reopen(texts));
      expect(publicPart(again)).toEqual(publicPart(table));
      if (table.solo) {
        expect(shown(again)).toEqual({ ...shown(table), events: 0 });
      } else {
        expect(again.viewer).toBeUndefined();
        expect(again.undo).toEqual(table.undo);
        const season = again.view?.season as NonNullable<TableState['view']>['season'];
        const decides = season.turn !== NOBODY && again.thinking === undefined;
        const covered = decides && !isForcedToPass(season, season.turn);
        expect(again.phase === 'hand-over').toBe(covered);
      }
    }
  },
);

test('the hand is the same after a resume, once it is revealed again', async () => {
  const world = createWorld({ pace: 'fast' });
  await world.store.intents.start(tableOf('PPP', { seasons: 1 }));
  const pairs: [TableState, TableState][] = [];
  for (let moves = 0; moves < 40; moves++) {
    await untilDecision(world);
    if (tableNow(world).phase === 'match-over') break;
    world.store.intents.reveal();
    await settle();
    const again = await reopen(world.storage.texts);
    expect(tableNow(again)).toMatchObject({ phase: 'hand-over', viewer: undefined });
    again.store.intents.reveal();
    pairs.push([tableNow(again), tableNow(world)]);
    await decide(world);
  }
  expect(pairs.length).toBeGreaterThan(10);
  for (const [again, before] of pairs) expect(again.view).toEqual(before.view);
});

test('bots go on after a resume, and play what they would have played', async () => {
  const world = createWorld({ pace: 'fast' });
  await world.store.intents.start(tableOf('PBBB', { seasons: 1, host: 1 }));
  let resumed = 0;
  while (tableNow(world).phase === 'table') {
    const again = await reopen(world.storage.texts);
    if (tableNow(world).thinking !== undefined) {
      resumed++;
      await untilDecision(again);
      await untilDecision(world);
      expect(tableNow(again).view).toEqual(tableNow(world).view);
    } else await decide(world);
  }
  expect(resumed).toBeGreaterThan(5);
});

test('whatever reached the disk at any time is a prefix of the match', async () => {
  const world = createWorld({ pace: 'fast' });
  world.storage.faults.slow = 333;
  void world.store.intents.start(tableOf('PBP', { seasons: 2 }));
  await world.clock.pass(400);
  await playMatch(world);
  await world.clock.pass(10_000);
  const whole = tableNow(world).view?.finished.map(({ moves }) => moves);
  const saves = world.storage.history.filter(({ key }) => key === MATCH_SLOT.key);
  expect(saves.length).toBeGreaterThan(20);
  for (const { text } of saves) {
    const { truth } = openText(MATCH_SLOT, text as string).value ?? {};
    const { finished, season } = matchViewFor(truth?.match as never, 0);
    finished.forEach(({ moves }, at) => expect(moves).toEqual(whole?.[at]));
    if (season.turn === NOBODY) continue;
    const moves = season.log.map(({ move }) => move);
    expect(whole?.[finished.length]?.slice(0, moves.length)).toEqual(moves);
  }
});

test('a finished match opens at its result', async () => {
  const world = createWorld({ pace: 'fast' });
  await world.store.intents.start(tableOf('PBB', { seasons: 1 }));
  await playSeason(world);
  const again = await reopen(world.storage.texts);
  expect(tableNow(again)).toMatchObject({ phase: 'match-over', viewer: 0 });
  expect(tableNow(again).view).toEqual(tableNow(world).view);
});

test('with nothing kept there is no match and no trouble', async () => {
  const world = await reopen([]);
  expect(tableNow(world).phase).toBe('none');
});

test('a match started while the disk was still being read is not replaced by the kept one', async () => {
  const old = createWorld();
  await old.store.intents.start(tableOf('PBB'));
  const world = createWorld({ texts: old.storage.texts });
  const loading = world.store.load();
  await world.store.intents.start(tableOf('PP'));
  await loading;
  expect(tableNow(world).setup?.players).toHaveLength(2);
});

test('every save of a match has a higher revision than the one before, over resumes too', async () => {
  const world = createWorld({ pace: 'fast' });
  await world.store.intents.start(tableOf('PPP', { seasons: 1 }));
  await decide(world);
  const again = await reopen(world.storage.texts);
  again.store.intents.reveal();
  await decide(again);
  const texts = [...world.storage.history, ...again.storage.history].map(({ text }) => text);
  const revisions = texts.map((text) => JSON.parse(text as string).revision as number);
  expect(revisions.length).toBeGreaterThan(3);
  revisions.forEach((revision, at) => {
    if (at > 0) expect(revision).toBeGreaterThan(revisions[at - 1] as number);
  });
});
