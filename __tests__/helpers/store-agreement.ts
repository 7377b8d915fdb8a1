/**
 * Whole matches through the stores, as persons and bots play them, on a disk in memory and a clock that
 * moves when told; everything published on the way and kept at the end, boiled down to a line a match.
 * Run by V8 and by Hermes, which must agree. Plain code without Node: it also runs in a bare VM.
 */

import { makeSeed, nextBelow, nextWord, seedRng, type Rng } from '@/engine/truth';
import { legalMovesIn, PASS } from '@/engine/view';
import { createMemoryStorage } from '@/store/storage/memory';
import { createStores, loadAll, type Stores } from '@/store/stores';
import type { Player, TableSetup } from '@/store/types';
import { createClock, settle, type FakeClock } from '@/tools/lib/fake-world';
import { hashText } from '@/tools/soak/digest';

const TABLES = ['PBB', 'PP', 'PBBB', 'PPB', 'BPBPB', 'PBBBBB', 'PB'] as const;
const LEVELS = ['rookie', 'rookie', 'rookie', 'rookie', 'rookie', 'regular'] as const;
const RIVALS = ['raiser', 'hoarder', 'counter'] as const;
const HELPS = ['full', 'light', 'tabletop'] as const;

function setupOf(number: number): TableSetup {
  const letters = TABLES[number % TABLES.length] as string;
  const players: Player[] = [];
  for (let seat = 0; seat < letters.length; seat++) {
    const name = `Seat ${seat}`;
    players.push(
      letters[seat] === 'P'
        ? { kind: 'person', name }
        : {
            kind: 'bot',
            name,
            rival: RIVALS[(number + seat) % 3] as 'raiser',
            level: LEVELS[(number + seat) % LEVELS.length] as 'rookie',
          },
    );
  }
  return { players, host: 'random', seasons: 1, help: HELPS[number % 3] as 'full' };
}

interface World {
  readonly clock: FakeClock;
  readonly stores: Stores;
}

/** Lets bots and forced passes go on until a person must decide, or nobody has to any more. */
async function untilDecision({ clock }: World): Promise<void> {
  await settle();
  for (let steps = 0; steps < 2000; steps++) {
    const wait = clock.untilNext();
    if (wait === undefined) return;
    await clock.pass(wait);
  }
  throw new Error('nobody ever had to decide');
}

/** A person's next deed: a move by chance, now and then the last one taken back, or a hint asked for. */
async function act({ clock, stores }: World, rng: Rng): Promise<string> {
  const { state, intents } = stores.match;
  if (state.getState().phase === 'hand-over') intents.reveal();
  const { view, undo } = state.getState();
  if (undo !== undefined && nextBelow(rng, 12) === 0) {
    intents.takeBack();
    return 'took back';
  }
  if (view?.season.kind !== 'seat') throw new Error('no hand is shown');
  if (nextBelow(rng, 150) === 0) {
    const asked = intents.hint();
    await clock.pass(1000);
    return JSON.stringify((await asked) ?? 'no hint');
  }
  const moves = legalMovesIn(view.season);
  const refusal = intents.act(moves[nextBelow(rng, moves.length)] ?? PASS);
  if (refusal !== undefined) throw new Error(`refused: ${refusal.code}`);
  return 'moved';
}

/** One match from its deal to its end, through a restart in its middle. */
async function digestMatch(number: number): Promise<string> {
  const seed = makeSeed([number + 1, 0x570]);
  const rng = seedRng(seed, 5);
  const chance = seedRng(seed, 6);
  const clock = createClock();
  const storage = createMemoryStorage([], clock);
  const randomWords = (count: number): number[] => {
    const words: number[] = [];
    while (words.length < count) words.push(nextWord(chance));
    return words;
  };
  const open = async (): Promise<World> => {
    const stores = createStores({ storage, clock, randomWords });
    await loadAll(stores);
    return { clock, stores };
  };
  let world = await open();
  world.stores.settings.change({ pace: number % 2 === 0 ? 'instant' : 'fast' });
  await world.stores.match.intents.start(setupOf(number));
  let digest = 0x811c9dc5;
  const restart = 5 + nextBelow(rng, 20);
  for (let steps = 0; ; steps++) {
    if (steps > 1000) throw new Error('the match never ends');
    await untilDecision(world);
    if (steps === restart) {
      world = await open();
      await untilDecision(world);
    }
    const now = world.stores.match.state.getState();
    digest = hashText(JSON.stringify(now), digest);
    if (now.phase === 'match-over') break;
    if (now.phase === 'season-over') world.stores.match.intents.nextSeason();
    else digest = hashText(await act(world, rng), digest);
  }
  const kept = [...storage.texts].map(([key, text]) => `${key} ${text}`).sort();
  const report = JSON.stringify(world.stores.match.report());
  return `${number}: ${digest} ${hashText(kept.join('\n'))} ${hashText(report)} ${storage.history.length}`;
}

/** A line a match, each through every view that was published. */
export async function playThroughStores(matches: number): Promise<string[]> {
  const lines: string[] = [];
  for (let number = 0; number < matches; number++) lines.push(await digestMatch(number));
  return lines;
}
