/** What a screen gets, at every single change: the viewer's hand at most, and never the seed. */

import { parseRecord, replay } from '@/engine/truth';
import { PASS, expectOk } from '@/engine/view';
import { MATCH_SLOT } from '@/store/match/save';
import type { TableState } from '@/store/types';

import { decide, playMatch, playSeason, tableNow, untilDecision } from './helpers/players';
import type { World } from './helpers/world';
import { createWorld, settle, tableOf } from './helpers/world';

/** Fields that only a full state, a record or a generator has. */
const SECRET_FIELDS = /"(hands|leftOut|deals|seed|bots|rng|past|record)":/;

const seedOf = ({ storage }: World): string =>
  JSON.parse(storage.texts.get(MATCH_SLOT.key) as string).record.deals.seed;

function expectNoSecrets(table: TableState, world: World): void {
  const text = JSON.stringify(table);
  expect(text).not.toMatch(SECRET_FIELDS);
  expect(text).not.toContain(seedOf(world));
  const hands = text.match(/"hand":/g) ?? [];
  expect(hands).toHaveLength(table.viewer === undefined ? 0 : 1);
  const season = table.view?.season;
  expect(season?.kind === 'seat' ? season.seat : undefined).toBe(table.viewer);
}

test.each(['PBBB', 'PPP', 'PBPB', 'PPPPPP', 'BP'])(
  'at %s no change ever shows another hand, the left-out cards or the seed',
  async (letters) => {
    const world = createWorld({ pace: 'fast' });
    await world.store.intents.start(tableOf(letters, { seasons: 2 }));
    let changes = 0;
    world.store.state.subscribe((table) => {
      changes++;
      expectNoSecrets(table, world);
    });
    await playMatch(world);
    expect(changes).toBeGreaterThan(40);
  },
);

test.each(['PPP', 'PBP', 'PPBBPP'])(
  'at %s a hand is shown only to the seat to move, after it took the phone',
  async (letters) => {
    const world = createWorld({ pace: 'fast' });
    let took: number | undefined;
    let shown = 0;
    world.store.state.subscribe(({ viewer, view }) => {
      if (viewer === undefined) return;
      shown++;
      expect(viewer).toBe(view?.season.turn);
      expect(viewer).toBe(took);
    });
    const { intents } = world.store;
    await intents.start(tableOf(letters, { seasons: 1 }));
    for (let moves = 0; moves < 400; moves++) {
      await untilDecision(world);
      const { phase, view, viewer } = tableNow(world);
      if (phase === 'match-over') break;
      const turn = view?.season.turn as number;
      if (phase === 'hand-over') {
        expect(viewer).toBeUndefined();
        took = turn;
      }
      await decide(world);
    }
    expect(tableNow(world).phase).toBe('match-over');
    expect(shown).toBeGreaterThan(20);
  },
);

test('the hand that is shown is the one the record dealt', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PP', { host: 1 }));
  world.store.intents.reveal();
  const save = JSON.parse(world.storage.texts.get(MATCH_SLOT.key) as string);
  const match = expectOk(replay(expectOk(parseRecord(save.record))));
  expect(tableNow(world).view?.season).toMatchObject({ seat: 1, hand: match.season.hands[1] });
});

test('one person alone always sees the own hand and never hands over', async () => {
  const world = createWorld({ pace: 'fast' });
  await world.store.intents.start(tableOf('BPBB', { seasons: 1 }));
  world.store.state.subscribe(({ viewer, phase, solo }) => {
    expect({ viewer, solo }).toEqual({ viewer: 1, solo: true });
    expect(phase).not.toBe('hand-over');
  });
  await playSeason(world, () => world.store.intents.cover());
});

test('before the first turn of a shared match and of every season the hand is covered', async () => {
  const world = createWorld({ pace: 'fast' });
  await world.store.intents.start(tableOf('PPP', { seasons: 3 }));
  for (let season = 0; season < 3; season++) {
    expect(tableNow(world)).toMatchObject({ phase: 'hand-over', viewer: undefined });
    await playSeason(world);
    world.store.intents.nextSeason();
    await settle();
  }
});

test('covering hides the hand until it is revealed again', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PP', { host: 0 }));
  world.store.intents.reveal();
  expect(tableNow(world)).toMatchObject({ phase: 'table', viewer: 0 });
  world.store.intents.cover();
  expect(tableNow(world)).toMatchObject({ phase: 'hand-over', viewer: undefined });
  world.store.intents.reveal();
  expect(tableNow(world)).toMatchObject({ phase: 'table', viewer: 0 });
});

test('covering works also while a move is being written', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PP', { host: 0 }));
  world.store.intents.reveal();
  world.storage.faults.slow = 1000;
  await decide(world);
  expect(tableNow(world).viewer).toBe(0);
  world.store.intents.cover();
  expect(tableNow(world).viewer).toBeUndefined();
  await world.clock.pass(5000);
  expect(tableNow(world)).toMatchObject({ phase: 'hand-over', viewer: undefined });
});

test('after a move the hand is gone at once, also while a bot plays between two people', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBP', { host: 0 }));
  await decide(world);
  expect(tableNow(world)).toMatchObject({ phase: 'table', viewer: undefined, thinking: 1 });
  await untilDecision(world);
  expect(tableNow(world).viewer).toBeUndefined();
});

test('the hand-over appears only when the seat differs from the last one revealed', async () => {
  const met = { again: 0, other: 0 };
  for (let seed = 10; seed < 20; seed++) {
    const world = createWorld({ seed: `00000000000000${seed}`, pace: 'fast' });
    let last: number | undefined;
    await world.store.intents.start(tableOf('PPB', { seasons: 1 }));
    for (;;) {
      await untilDecision(world);
      const { phase, view } = tableNow(world);
      if (phase === 'match-over') break;
      const turn = view?.season.turn;
      expect(phase).toBe(turn === last ? 'table' : 'hand-over');
      met[turn === last ? 'again' : 'other']++;
      last = turn;
      await decide(world);
    }
  }
  expect(Math.min(met.again, met.other)).toBeGreaterThan(10);
});

test('after a pass without looking whoever looked last takes the phone anew', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPB', { host: 0 }));
  await decide(world);
  for (let tries = 0; tries < 20 && tableNow(world).view?.season.turn !== 0; tries++) {
    expect(tableNow(world).phase).toBe('hand-over');
    expect(world.store.intents.act(PASS)).toBeUndefined();
    await untilDecision(world);
  }
  const { view, phase, viewer } = tableNow(world);
  expect({ turn: view?.season.turn, phase, viewer }).toEqual({
    turn: 0,
    phase: 'hand-over',
    viewer: undefined,
  });
});

test('a pass without looking that is refused covers nothing', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PP', { host: 0 }));
  expect(world.store.intents.act(PASS)).toEqual({ code: 'must-lead' });
  world.store.intents.reveal();
  expect(world.store.intents.act(PASS)).toEqual({ code: 'must-lead' });
  expect(tableNow(world)).toMatchObject({ phase: 'table', viewer: 0 });
});

test('from the hand-over a pass is taken and nothing else', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  expect(world.store.intents.act(PASS)).toEqual({ code: 'must-lead' });
  await decide(world);
  const play = { kind: 'play', wrestler: 'volto', count: 1 } as const;
  expect(world.store.intents.act(play)).toMatchObject({ code: 'not-your-turn', turn: 1 });
  expect(world.store.intents.act(PASS)).toBeUndefined();
  await settle();
  const { view, phase, viewer } = tableNow(world);
  expect(view?.season.log.at(-1)).toEqual({ seat: 1, move: PASS });
  expect({ phase, viewer }).toEqual({ phase: 'hand-over', viewer: undefined });
});

test('whoever hosts the next season takes the phone anew, also who held it last', async () => {
  let met = 0;
  for (let seed = 10; seed < 60 && met < 2; seed++) {
    const world = createWorld({ seed: `00000000000000${seed}`, pace: 'fast' });
    let took: number | undefined;
    world.store.state.subscribe(({ viewer }) => (took = viewer ?? took));
    await world.store.intents.start(tableOf('PBP', { seasons: 2 }));
    await playSeason(world);
    if (tableNow(world).view?.finished[0]?.nextHost !== took) continue;
    met++;
    world.store.intents.nextSeason();
    await settle();
    expect(tableNow(world)).toMatchObject({ phase: 'hand-over', viewer: undefined });
  }
  expect(met).toBe(2);
});

test('what happened since one last acted begins behind the own last move that was not forced', async () => {
  let passed = 0;
  for (let seed = 10; seed < 18; seed++) {
    const world = createWorld({ seed: `00000000000000${seed}`, pace: 'fast' });
    const acted = new Map<number, number>();
    await world.store.intents.start(tableOf('PPBP', { seasons: 1 }));
    for (;;) {
      await untilDecision(world);
      const { view, sinceLast, phase } = tableNow(world);
      if (phase === 'match-over') break;
      const { log, turn } = view?.season as NonNullable<typeof view>['season'];
      expect(sinceLast).toBe(acted.get(turn) ?? 0);
      if (log.slice(sinceLast).some(({ seat }) => seat === turn)) passed++;
      acted.set(turn, log.length + 1);
      await decide(world);
    }
  }
  expect(passed).toBeGreaterThan(0);
});
