/** When bots move, and passes that public facts force. */

import type { MatchEvent, Move, SeatView } from '@/engine/view';
import { NOBODY, PASS, isForcedToPass, legalMovesIn } from '@/engine/view';
import { makeSeed, seedRng } from '@/engine/truth';
import { PACE_FACTOR, THINK_LEAST, THINK_MOST, drawThinking, motionOf } from '@/store/pacing';
import type { Pace } from '@/store/types';
import { PACES } from '@/store/types';

import { decide, playSeason, tableNow, untilDecision } from './helpers/players';
import { createChance, createClock, createWorld, settle, tableOf } from './helpers/world';

const PLAYED: MatchEvent = {
  kind: 'played',
  seat: 0,
  wrestler: 'volto',
  count: 1,
  lead: true,
  debut: true,
};
const DEFEATED: MatchEvent = { kind: 'defeated', winner: 'volto', loser: 'zarpa', implied: [] };
const WON: MatchEvent = { kind: 'round-won', seat: 0, host: 0 };

test.each<[string, readonly MatchEvent[], Pace, number]>([
  ['a play', [PLAYED], 'brisk', 550],
  ['a new defeat', [PLAYED, DEFEATED], 'brisk', 2270],
  ['a round won', [PLAYED, DEFEATED, WON], 'brisk', 2970],
  ['a play, calmly', [PLAYED], 'calm', 770],
  ['a play, fast', [PLAYED], 'fast', 275],
  ['everything, at once', [PLAYED, DEFEATED, WON], 'instant', 0],
  ['nothing', [], 'calm', 0],
])('%s takes its time to be seen', (_, events, pace, ms) => {
  expect(motionOf(events, pace)).toBeCloseTo(ms);
});

test.each(PACES)('at %s pace a bot thinks within the band, and uses all of it', (pace) => {
  const rng = seedRng('00000000000000aa', 0);
  const times = Array.from({ length: 5000 }, () => drawThinking(rng, pace));
  const factor = PACE_FACTOR[pace];
  expect(Math.min(...times)).toBeCloseTo(THINK_LEAST * factor, 6);
  expect(Math.max(...times)).toBeCloseTo(THINK_MOST * factor, 6);
});

/** How long each bot thought beyond what the beat before took, where no undo held it back. */
async function thoughts(seed: string): Promise<number[]> {
  const pacing = createChance('feedfeedfeedfeed');
  const deals = createChance(seed);
  let drawn = 0;
  const words = (count: number) => (drawn++ === 0 ? pacing(count) : deals(count));
  const world = createWorld({ ports: { randomWords: words } });
  await world.store.intents.start(tableOf('PBBBBB', { host: 1, seasons: 1 }));
  const times: number[] = [];
  while (tableNow(world).phase === 'table') {
    const { thinking, beat, undo } = tableNow(world);
    const wait = world.clock.untilNext();
    if (thinking === undefined || wait === undefined) {
      if (wait === undefined) await decide(world);
      else await world.clock.pass(wait);
      continue;
    }
    times.push(undo === undefined ? wait - motionOf(beat.events, 'brisk') : Number.NaN);
    await world.clock.pass(wait);
  }
  return times;
}

test('how long a bot thinks comes from a stream of its own, whatever the hands are', async () => {
  const rng = seedRng(makeSeed(createChance('feedfeedfeedfeed')(4)), 0);
  const stream = Array.from({ length: 400 }, () => drawThinking(rng, 'brisk'));
  for (const seed of ['00000000000000b1', '00000000000000b2', '00000000000000b3']) {
    const times = await thoughts(seed);
    expect(times.length).toBeGreaterThan(20);
    times.forEach((time, at) => {
      if (!Number.isNaN(time)) expect(time).toBeCloseTo(stream[at] as number, 6);
    });
  }
});

test('a tap ends the wait for a bot, and only that', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB', { host: 1 }));
  expect(tableNow(world).view?.season.log).toEqual([]);
  world.store.intents.hurry();
  await settle();
  expect(tableNow(world).view?.season.log).toHaveLength(1);
  world.store.intents.hurry();
  await settle();
  expect(tableNow(world).view?.season.log).toHaveLength(2);
  const before = tableNow(world);
  if (before.view?.season.turn === 0) world.store.intents.hurry();
  await settle();
  expect(tableNow(world)).toBe(before);
});

test('a clock set back by a day between a move and its answer keeps nobody waiting for a day', async () => {
  let met = 0;
  for (let seed = 10; seed < 60 && met < 2; seed++) {
    const clock = createClock();
    let back = 0;
    const ports = { clock: { ...clock, now: () => clock.now() - back } };
    const world = { ...createWorld({ seed: `00000000000000${seed}`, ports }), clock };
    await world.store.intents.start(tableOf('PBBB', { seasons: 1 }));
    while (tableNow(world).phase === 'table' && !tableNow(world).canSkip) {
      await untilDecision(world);
      if (tableNow(world).phase !== 'table') break;
      await decide(world, greedy);
      const season = tableNow(world).view?.season as SeatView;
      if (season.turn === NOBODY || !isForcedToPass(season, season.turn)) continue;
      back += 86_400_000;
      await clock.pass(clock.untilNext() as number);
      const after = tableNow(world);
      if (after.thinking === undefined || after.undo === undefined) continue;
      met++;
      expect(clock.untilNext()).toBeLessThan(3000);
    }
  }
  expect(met).toBeGreaterThan(0);
});

test('nothing happens by itself while a person is to decide', async () => {
  const world = createWorld();
  await world.store.intents.start(tableOf('PBB'));
  await untilDecision(world);
  const before = tableNow(world);
  await world.clock.pass(3_600_000);
  expect(tableNow(world)).toBe(before);
});

/** As many cards as can be played: that makes for many forced passes. */
const greedy = (view: SeatView): Move =>
  legalMovesIn(view).reduce<Move>((best, move) => {
    const more = move.kind === 'play' && (best.kind === 'pass' || move.count > best.count);
    return more ? move : best;
  }, PASS);

test.each(['PP', 'PPP', 'PBPB', 'PBB'])(
  'at %s the table passes for people exactly when public facts force them',
  async (letters) => {
    let forced = 0;
    for (let seed = 10; seed < 18; seed++) {
      const world = createWorld({ seed: `00000000000000${seed}`, pace: 'fast' });
      let decided = 0;
      let taken = 0;
      world.store.state.subscribe(({ beat, forced: seats }, before) => {
        const event = beat.events[0];
        if (beat.id === before.beat.id || event?.kind !== 'passed' || !event.forced) return;
        if (letters[event.seat] !== 'P') return;
        taken++;
        // Until then nothing was asked.
        expect(before.passes).toBe(true);
        expect(seats).toContain(event.seat);
      });
      await world.store.intents.start(tableOf(letters, { seasons: 1 }));
      for (;;) {
        await untilDecision(world);
        const { view, phase } = tableNow(world);
        if (phase !== 'table' && phase !== 'hand-over') break;
        const season = view?.season as NonNullable<typeof view>['season'];
        expect(isForcedToPass(season, season.turn)).toBe(false);
        expect(tableNow(world).passes).toBe(false);
        decided++;
        await decide(world, greedy);
      }
      const log = tableNow(world).view?.season.log ?? [];
      expect(log.filter(({ seat }) => letters[seat] === 'P')).toHaveLength(decided + taken);
      forced += taken;
    }
    expect(forced).toBeGreaterThan(0);
  },
);

test('a forced pass is taken without a hand-over, after the play before it was seen', async () => {
  for (let seed = 10; seed < 40; seed++) {
    const world = createWorld({ seed: `00000000000000${seed}` });
    await world.store.intents.start(tableOf('PP', { host: 0 }));
    for (let moves = 0; moves < 40; moves++) {
      await untilDecision(world);
      if (tableNow(world).phase === 'season-over') break;
      await decide(world, greedy);
      const { phase, viewer, beat } = tableNow(world);
      const wait = world.clock.untilNext();
      if (wait === undefined || phase === 'season-over') continue;
      expect({ phase, viewer }).toEqual({ phase: 'table', viewer: undefined });
      expect(wait).toBeCloseTo(motionOf(beat.events, 'brisk'));
      const { length } = tableNow(world).view?.season.log ?? [];
      await world.clock.pass(wait);
      expect(tableNow(world).view?.season.log[length as number]?.move).toEqual(PASS);
      return;
    }
  }
  throw new Error('no forced pass was met');
});

test('with tabletop help nobody is passed', async () => {
  let forced = 0;
  for (let seed = 10; seed < 16; seed++) {
    const world = createWorld({ seed: `00000000000000${seed}`, pace: 'fast' });
    await world.store.intents.start(tableOf('PP', { help: 'tabletop' }));
    await playSeason(world, () => {
      const { view, phase, forced: seats } = tableNow(world);
      expect(seats).toEqual([]);
      if (phase === 'season-over') return;
      const season = view?.season as NonNullable<typeof view>['season'];
      if (isForcedToPass(season, season.turn)) forced++;
    });
  }
  expect(forced).toBeGreaterThan(0);
});
