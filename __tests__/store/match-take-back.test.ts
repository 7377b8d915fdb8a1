/** Taking back, sentence by sentence as the design has it. */

import type { Move, SeatView } from '@/engine/view';
import { PASS, legalMovesIn } from '@/engine/view';
import { MATCH_SLOT } from '@/store/match/save';
import { TAKE_BACK_MS } from '@/store/pacing';
import type { Pace } from '@/store/types';

import {
  decide,
  firstMove,
  handView,
  playSeason,
  tableNow,
  untilDecision,
} from './helpers/players';
import type { World } from './helpers/world';
import { createWorld, settle, tableOf } from './helpers/world';

const savedMoves = ({ storage }: World): string[] =>
  JSON.parse(storage.texts.get(MATCH_SLOT.key) as string).record.moves;

const logOf = (world: World) => tableNow(world).view?.season.log ?? [];

const strongest = (view: SeatView): Move => {
  const plays = legalMovesIn(view).filter((move) => move.kind === 'play');
  return plays.reduce<Move>(
    (best, move) => (best.kind === 'play' && best.count >= move.count ? best : move),
    PASS,
  );
};

test('alone, the own last move can be taken back until the bot has answered', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 0 }));
  const before = handView(world);
  await decide(world);
  expect(tableNow(world).undo).toEqual({ seat: 0 });
  world.store.intents.takeBack();
  await settle();
  expect(handView(world)).toEqual(before);
  expect(tableNow(world).undo).toBeUndefined();
  await world.clock.pass(60_000);
  expect(logOf(world)).toEqual([]);
});

test('once a bot has answered nothing can be taken back', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 0 }));
  await decide(world);
  await world.clock.pass(world.clock.untilNext() as number);
  expect(logOf(world)).toHaveLength(2);
  expect(tableNow(world).undo).toBeUndefined();
  world.store.intents.takeBack();
  await settle();
  expect(logOf(world)).toHaveLength(2);
});

test.each<Pace>(['calm', 'brisk', 'fast'])(
  'alone at %s pace the answer is held back 900 ms while undo shows',
  async (pace) => {
    for (let seed = 10; seed < 30; seed++) {
      const world = createWorld({ pace, seed: `00000000000000${seed}` });
      await world.store.intents.start(tableOf('PBB', { host: 0 }));
      await decide(world);
      await world.clock.pass(TAKE_BACK_MS - 1);
      expect(logOf(world)).toHaveLength(1);
      expect(tableNow(world).undo).toEqual({ seat: 0 });
    }
  },
);

test('at instant pace the answer is not held back and undo is not offered', async () => {
  const world = createWorld({ pace: 'instant' });
  await world.store.intents.start(tableOf('PBB', { host: 0 }));
  await decide(world);
  expect(tableNow(world).undo).toBeUndefined();
  world.store.intents.takeBack();
  await world.clock.pass(0);
  expect(logOf(world).length).toBeGreaterThan(1);
});

test('on a shared phone undo stands on the hand-over until the next person reveals', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  await decide(world);
  await world.clock.pass(3_600_000);
  expect(tableNow(world)).toMatchObject({ phase: 'hand-over', undo: { seat: 0 } });
  world.store.intents.reveal();
  expect(tableNow(world)).toMatchObject({ viewer: 1, undo: undefined });
  world.store.intents.takeBack();
  await settle();
  expect(logOf(world)).toHaveLength(1);
});

test('a hand that was revealed and covered again still keeps the move before it', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  await decide(world);
  world.store.intents.reveal();
  world.store.intents.cover();
  expect(tableNow(world)).toMatchObject({ phase: 'hand-over', undo: undefined });
});

test('a move taken back on the hand-over screen leaves the hand covered', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  await decide(world);
  world.store.intents.takeBack();
  await settle();
  expect(tableNow(world)).toMatchObject({ phase: 'hand-over', viewer: undefined });
  expect(tableNow(world).view?.season.turn).toBe(0);
  world.store.intents.reveal();
  expect(tableNow(world).viewer).toBe(0);
});

test('a pass without looking is the next move to be taken back, and the one before it after that', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  await decide(world);
  world.store.intents.act(PASS);
  await settle();
  expect(tableNow(world).undo).toEqual({ seat: 1 });
  world.store.intents.takeBack();
  await settle();
  expect(tableNow(world)).toMatchObject({ phase: 'hand-over', undo: { seat: 0 } });
  expect(logOf(world)).toHaveLength(1);
  world.store.intents.takeBack();
  await settle();
  expect(logOf(world)).toEqual([]);
});

test('with people and bots a bot’s answer ends it as well', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBP', { host: 0 }));
  await decide(world);
  expect(tableNow(world).undo).toEqual({ seat: 0 });
  await untilDecision(world);
  expect(tableNow(world)).toMatchObject({ phase: 'hand-over', undo: undefined });
});

test.each(['PP', 'PB'])('at %s forced passes do not count and go back with it', async (letters) => {
  let seen = 0;
  for (let seed = 100; seed < 140 && seen < 5; seed++) {
    const world = createWorld({ seed: `0000000000000${seed}` });
    await world.store.intents.start(tableOf(letters, { host: 0 }));
    for (let moves = 0; moves < 60 && tableNow(world).phase !== 'season-over'; moves++) {
      await untilDecision(world);
      if (tableNow(world).phase === 'season-over') break;
      const before = logOf(world).length;
      const forcedBefore = tableNow(world).forced;
      const turn = tableNow(world).view?.season.turn;
      await decide(world, strongest);
      await world.clock.pass(world.clock.untilNext() ?? 0);
      const { beat, undo } = tableNow(world);
      const passed = beat.events[0];
      if (passed?.kind !== 'passed' || !passed.forced || logOf(world).length !== before + 2)
        continue;
      seen++;
      expect(undo).toEqual({ seat: turn });
      world.store.intents.takeBack();
      await settle();
      expect(logOf(world)).toHaveLength(before);
      expect(tableNow(world).view?.season.turn).toBe(turn);
      expect(tableNow(world).forced).toEqual(forcedBefore);
      await decide(world, strongest);
    }
  }
  expect(seen).toBeGreaterThanOrEqual(5);
});

test('it leaves the disk too', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 0 }));
  const before = savedMoves(world);
  await decide(world);
  expect(savedMoves(world)).not.toEqual(before);
  world.store.intents.takeBack();
  await settle();
  expect(savedMoves(world)).toEqual(before);
  const again = createWorld({ texts: world.storage.texts });
  await again.store.load();
  expect(handView(again)).toEqual(handView(world));
});

test('it leaves the disk also when the disk was still busy with the move', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  world.storage.faults.slow = 400;
  await decide(world);
  await world.clock.pass(150);
  expect(tableNow(world).saving).toBe('pending');
  world.store.intents.takeBack();
  await world.clock.pass(2000);
  expect(savedMoves(world)).toEqual(['']);
  expect(tableNow(world).saving).toBe('saved');
});

test('a reveal that ended it ends it on the disk too', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  await decide(world);
  const early = createWorld({ texts: world.storage.texts });
  await early.store.load();
  expect(tableNow(early).undo).toEqual({ seat: 0 });
  world.store.intents.reveal();
  await settle();
  const late = createWorld({ texts: world.storage.texts });
  await late.store.load();
  expect(tableNow(late).undo).toBeUndefined();
});

test('the last move of a season stands with its result', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { seasons: 2 }));
  await playSeason(world);
  expect(tableNow(world)).toMatchObject({ phase: 'season-over', undo: undefined });
  const { length } = logOf(world);
  world.store.intents.takeBack();
  await settle();
  expect(logOf(world)).toHaveLength(length);
});

test('a bot’s answer that was under way when its question was taken back is dropped', async () => {
  const answers: (() => void)[] = [];
  const world = createWorld({
    ports: {
      think: ({ question: { view, rng } }) =>
        new Promise((resolve) => answers.push(() => resolve({ move: firstMove(view), rng }))),
    },
  });
  await world.store.intents.start(tableOf('PB', { host: 0 }));
  await decide(world);
  world.store.intents.hurry();
  world.store.intents.takeBack();
  await settle();
  answers.forEach((answer) => answer());
  await world.clock.pass(60_000);
  expect(answers).toHaveLength(1);
  expect(logOf(world)).toEqual([]);
});
