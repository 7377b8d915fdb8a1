/** Whole rounds, seasons and matches, played through the intents. */

import type { MatchEvent, Move } from '@/engine/view';
import { PASS, WRESTLERS, legalMovesIn } from '@/engine/view';
import type { Think } from '@/store/match/think-in-slices';
import { MATCH_SLOT } from '@/store/match/save';

import {
  decide,
  firstMove,
  handView,
  playMatch,
  playSeason,
  tableNow,
  untilDecision,
} from './helpers/players';
import { createWorld, settle, tableOf } from './helpers/world';

test.each([
  ['PBBB', 4],
  ['PPP', 2],
  ['PBPBPB', 1],
  ['BBBBBP', 8],
  ['PPPPPP', 3],
])('a match at %s of %i seasons ends with a winner after as many', async (letters, seasons) => {
  const world = createWorld({ pace: 'fast' });
  await world.store.intents.start(tableOf(letters, { seasons }));
  await playMatch(world);
  const { view } = tableNow(world);
  expect(view?.decision?.winners.length).toBeGreaterThan(0);
  expect(view?.finished).toHaveLength(seasons);
});

test.each(['PB', 'PP'])(
  'two players at %s play to three wins whatever the seasons',
  async (two) => {
    const world = createWorld({ pace: 'fast' });
    await world.store.intents.start(tableOf(two, { seasons: 1 }));
    await playMatch(world);
    const { view } = tableNow(world);
    expect(Math.max(...(view?.standing.firsts ?? []))).toBe(3);
  },
);

test('every beat has a new number and tells one move or one season', async () => {
  const world = createWorld();
  const ids: number[] = [];
  const events: MatchEvent[] = [];
  world.store.state.subscribe(({ beat }) => {
    if (beat.id === ids.at(-1)) return;
    ids.push(beat.id);
    events.push(...beat.events);
    const told = beat.events.filter(
      ({ kind }) => kind === 'played' || kind === 'passed' || kind === 'season-began',
    );
    expect(told).toHaveLength(1);
  });
  await world.store.intents.start(tableOf('PBB', { seasons: 1 }));
  await playSeason(world);
  expect(ids).toEqual(ids.map((_, at) => at + 1));
  const moves = events.filter(({ kind }) => kind === 'played' || kind === 'passed');
  expect(moves).toHaveLength(tableNow(world).view?.season.log.length as number);
  expect(events[0]).toMatchObject({ kind: 'season-began', season: 0 });
  expect(events.at(-1)).toMatchObject({ kind: 'match-ended' });
});

test('a round is won by whoever is left, and the winner leads the next', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  await decide(world);
  for (const seat of [1, 2]) {
    expect(tableNow(world).view?.season.turn).toBe(seat);
    expect(world.store.intents.act(PASS)).toBeUndefined();
    await settle();
  }
  const { view, beat, phase, viewer } = tableNow(world);
  expect(beat.events.at(-1)).toEqual({ kind: 'round-won', seat: 0, host: 0 });
  expect(view?.season).toMatchObject({ turn: 0, host: 0, roundWinners: [0] });
  expect({ phase, viewer }).toEqual({ phase: 'hand-over', viewer: undefined });
});

test('refusals say why, and leave the table as it was', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 0 }));
  const before = world.store.state.getState();
  const view = handView(world);
  const missing = WRESTLERS.find((_, index) => ((view.hand >> (4 * index)) & 15) === 0);
  const rows: [Move, string][] = [
    [PASS, 'must-lead'],
    [{ kind: 'play', wrestler: 'volto', count: 4 }, 'count-out-of-range'],
    [{ kind: 'play', wrestler: 'volto', count: 2 }, 'debut-single'],
    [{ kind: 'play', wrestler: 'nobody' as 'volto', count: 1 }, 'malformed'],
  ];
  if (missing !== undefined) rows.push([{ kind: 'play', wrestler: missing, count: 1 }, 'not-held']);
  for (const [move, code] of rows) expect(world.store.intents.act(move)?.code).toBe(code);
  await world.clock.pass(10_000);
  expect(world.store.state.getState()).toBe(before);
});

test('a second tap while the first move is being written moves for nobody', async () => {
  const world = createWorld();
  world.storage.faults.slow = 100;
  void world.store.intents.start(tableOf('PPP', { host: 0 }));
  await world.clock.pass(100);
  world.store.intents.reveal();
  await world.clock.pass(100);
  const move = firstMove(handView(world));
  expect(world.store.intents.act(move)).toBeUndefined();
  expect(world.store.intents.act(PASS)?.code).toBe('not-your-turn');
  await world.clock.pass(1000);
  expect(tableNow(world).view?.season.log).toHaveLength(1);
});

test('nobody moves while a bot is to move, or when no match is open', async () => {
  const world = createWorld();
  expect(world.store.intents.act(PASS)).toEqual({ code: 'match-over' });
  await world.store.intents.start(tableOf('PBB', { host: 1 }));
  expect(tableNow(world)).toMatchObject({ phase: 'table', thinking: 1, viewer: 0 });
  expect(world.store.intents.act(PASS)).toEqual({ code: 'not-your-turn', seat: 0, turn: 1 });
});

test('before the next season is asked for the old one stays on the table, and then cards are dealt', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { seasons: 2 }));
  world.store.intents.nextSeason();
  await playSeason(world);
  const over = tableNow(world);
  expect(over.phase).toBe('season-over');
  await world.clock.pass(60_000);
  expect(tableNow(world)).toBe(over);
  const last = over.view?.finished[0]?.nextHost;
  world.store.intents.nextSeason();
  await settle();
  expect(tableNow(world).beat.events).toEqual([{ kind: 'season-began', season: 1, host: last }]);
  expect(tableNow(world).view?.season.sizes).toEqual([15, 15, 15]);
});

test('a rematch keeps the seats and is hosted by the last of the last season', async () => {
  const world = createWorld();
  const setup = tableOf('PBB', { seasons: 1 });
  await world.store.intents.start(setup);
  await world.store.intents.rematch();
  expect(tableNow(world).beat.id).toBe(1);
  for (let match = 0; match < 3; match++) {
    await playSeason(world);
    const finished = tableNow(world).view?.finished[0];
    const last = finished?.tokens.indexOf(-1);
    expect(finished?.nextHost).toBe(last);
    await world.store.intents.rematch();
    const { view, setup: again, phase } = tableNow(world);
    expect(phase).toBe('table');
    expect(again).toEqual({ ...setup, host: last });
    expect(view?.season.host).toBe(last);
    expect(view?.finished).toEqual([]);
  }
});

test('every match is dealt anew', async () => {
  const world = createWorld();
  const hands = new Set<number>();
  for (let match = 0; match < 20; match++) {
    await world.store.intents.start(tableOf('PBB'));
    hands.add(handView(world).hand);
  }
  expect(hands.size).toBe(20);
});

test('a match is dealt from 128 bits of the random port', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB'));
  const save = JSON.parse(world.storage.texts.get(MATCH_SLOT.key) as string);
  expect(save.record.deals.seed).toMatch(/^[0-9a-f]{32}$/);
});

test('giving up leaves no match and no save, and no bot goes on', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 1 }));
  await world.store.intents.abandon();
  await world.clock.pass(60_000);
  expect(tableNow(world)).toMatchObject({ phase: 'none', view: undefined, setup: undefined });
  expect([...world.storage.texts]).toEqual([]);
});

test('starting anew replaces the open match, and its bots stay silent', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 1 }));
  const starting = world.store.intents.start(tableOf('PP', { host: 0 }));
  await starting;
  await world.clock.pass(60_000);
  const { view, setup } = tableNow(world);
  expect(setup?.players).toHaveLength(2);
  expect(view?.season.log).toEqual([]);
});

test('of two matches started at once only the later is ever shown', async () => {
  const world = createWorld();
  world.storage.faults.slow = 100;
  const seats: (number | undefined)[] = [];
  world.store.state.subscribe(({ setup }) => seats.push(setup?.players.length));
  void world.store.intents.start(tableOf('PBB'));
  void world.store.intents.start(tableOf('PP', { host: 0 }));
  await world.clock.pass(1000);
  expect(new Set(seats)).toEqual(new Set([2]));
  expect(tableNow(world).phase).toBe('hand-over');
});

test('a move that was being written when the match was given up is never shown', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PPP', { host: 0 }));
  world.storage.faults.slow = 100;
  const phases: string[] = [];
  await decide(world);
  world.store.state.subscribe(({ phase }) => phases.push(phase));
  void world.store.intents.abandon();
  await world.clock.pass(1000);
  expect(new Set(phases)).toEqual(new Set(['none']));
  expect(world.storage.texts.size).toBe(0);
});

test('an impossible table is refused, and the open match goes on', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB'));
  const before = tableNow(world);
  await expect(world.store.intents.start(tableOf('BBB'))).rejects.toThrow('no-person');
  expect(tableNow(world)).toBe(before);
});

test('once no person holds cards the season can be skipped to its end, and not before', async () => {
  for (const seed of ['00000000000000a1', '00000000000000a2', '00000000000000a3']) {
    const world = createWorld({ seed });
    await world.store.intents.start(tableOf('PBBB', { seasons: 1 }));
    let skipped = false;
    for (let step = 0; step < 400 && tableNow(world).phase === 'table'; step++) {
      const { canSkip, view } = tableNow(world);
      expect(canSkip).toBe(view?.season.sizes[0] === 0);
      if (canSkip) {
        skipped = true;
        world.store.intents.skipToEnd();
        await settle();
        expect(tableNow(world).phase).toBe('match-over');
      } else {
        world.store.intents.skipToEnd();
        if (view?.season.turn === 0 && world.clock.untilNext() === undefined) await decide(world);
        else await world.clock.pass(world.clock.untilNext() ?? 0);
      }
    }
    const { view, canSkip } = tableNow(world);
    expect(canSkip).toBe(false);
    expect(skipped).toBe(view?.finished[0]?.places[3] !== 0);
  }
});

test('bots play themselves, and persons only what is legal is offered', async () => {
  const world = createWorld({ pace: 'instant' });
  await world.store.intents.start(tableOf('PBBBBB', { seasons: 1 }));
  await playSeason(world, () => {
    const { phase, thinking } = tableNow(world);
    if (phase !== 'table') return;
    expect(thinking).toBeUndefined();
    expect(legalMovesIn(handView(world)).length).toBeGreaterThan(0);
  });
  expect(tableNow(world).phase).toBe('match-over');
});

test('every bot is asked with the random state of its own last answer', async () => {
  const asked = new Map<number, string>();
  let questions = 0;
  const think: Think = async ({ question: { view, rng } }) => {
    const expected = asked.get(view.seat);
    if (expected !== undefined) expect(JSON.stringify(rng)).toBe(expected);
    else expect([...asked.values()]).not.toContain(JSON.stringify(rng));
    const next = [view.seat, ++questions, 3, 4];
    asked.set(view.seat, JSON.stringify(next));
    return { move: firstMove(view), rng: next };
  };
  const world = createWorld({ ports: { think }, pace: 'fast' });
  await world.store.intents.start(tableOf('BBPB', { seasons: 1 }));
  await playSeason(world);
  expect(questions).toBeGreaterThan(20);
});

test('a bot that throws, or answers what is illegal, does not stop the match', async () => {
  const answers = [
    () => Promise.reject(new Error('no idea')),
    () => Promise.resolve({ move: PASS, rng: [1, 2, 3, 4] }),
    () => Promise.resolve({ move: { kind: 'dance' } as unknown as Move, rng: [1, 2, 3, 4] }),
  ];
  for (const think of answers) {
    const world = createWorld({ ports: { think } });
    await world.store.intents.start(tableOf('PBB', { host: 1 }));
    await untilDecision(world);
    expect(tableNow(world).view?.season.log[0]).toMatchObject({ seat: 1, move: { kind: 'play' } });
  }
});
