/**
 * Hostile input: records, positions, texts of matches and whole saves, damaged or made from nothing.
 * Each must come to a typed error or to something that can be played on, in bounded time; a save
 * never to an exception, and never to half a match.
 */

import { expectOk, makeSeed, nextBelow, nextWord, seedRng, type Rng } from '@/engine/truth';
import { legalMovesIn, PASS } from '@/engine/view';
import { LEARN_SLOT, NO_PROGRESS } from '@/store/learn/progress';
import { MATCH_SLOT } from '@/store/match/save';
import { newTruth } from '@/store/match/truth';
import { SETTINGS_SLOT } from '@/store/settings-store';
import { firstSetup } from '@/store/setup';
import { SETUP_SLOT } from '@/store/setup-store';
import { createMemoryStorage } from '@/store/storage/memory';
import { isFields, textOf, type SlotSpec } from '@/store/storage/slot';
import type { Stores } from '@/store/stores';
import { createStores, loadAll } from '@/store/stores';

import { byHand, judgeRecord, judgeTexts, line, record, text } from '../laws/damage';
import { createClock, settle } from '../lib/fake-world';
import { hashText } from './digest';
import { anyValue, damageText, damageValue } from './mutate';
import type { CaseResult } from './run';

/** Nothing that is read may keep a phone busy longer, by far: milliseconds of the processor. */
const LONGEST_MS = 5000;

const setup = firstSetup('Ana');
const begun = expectOk(newTruth(setup, [1, 2, 3, 4, 5, 6, 7, 8])).truth;

/** Sound saves, which damage is done to. */
const SOUND: Readonly<Record<string, string>> = {
  [MATCH_SLOT.key]: textOf(MATCH_SLOT, { revision: 3, truth: begun }),
  // Written out: a new setting must not make every case another.
  [SETTINGS_SLOT.key]: '{"version":1,"pace":"calm","theme":"poster","leftHanded":true}',
  [SETUP_SLOT.key]: textOf(SETUP_SLOT, { last: setup, solo: setup, shared: undefined }),
  [LEARN_SLOT.key]: textOf(LEARN_SLOT, { ...NO_PROGRESS, offered: true }),
};
const SLOTS: readonly SlotSpec<never>[] = [MATCH_SLOT, SETTINGS_SLOT, SETUP_SLOT, LEARN_SLOT].map(
  (slot) => slot as unknown as SlotSpec<never>,
);

function hostileText(rng: Rng, sound: string): string {
  switch (nextBelow(rng, 5)) {
    case 0:
      return JSON.stringify(anyValue(rng)) ?? '';
    case 1:
      return damageText(rng, sound);
    case 2:
      return sound.slice(0, nextBelow(rng, sound.length));
    default:
      return JSON.stringify(damageValue(rng, JSON.parse(sound))) ?? '';
  }
}

/** The parse itself must not throw: that it is caught above is for what nobody thought of. */
function parsePlainly(spec: SlotSpec<never>, kept: string): void {
  let fields: unknown;
  try {
    fields = JSON.parse(kept);
  } catch {
    return;
  }
  if (isFields(fields) && fields['version'] === spec.version) spec.parse(fields);
}

/** Plays a few moves of whatever match stands there: half a match could not. */
async function playOn({ match }: Stores, clock: ReturnType<typeof createClock>): Promise<number> {
  const { state, intents } = match;
  let moves = 0;
  for (let steps = 0; steps < 12; steps++) {
    const { phase, view } = state.getState();
    if (phase === 'none' || view === undefined) break;
    if (phase === 'season-over') intents.nextSeason();
    else if (phase === 'hand-over') intents.reveal();
    else if (phase === 'match-over') await intents.abandon();
    else if (view.season.kind === 'seat' && view.season.turn === view.season.seat) {
      const refusal = intents.act(legalMovesIn(view.season)[0] ?? PASS);
      if (refusal !== undefined) throw new Error(`a legal move is refused: ${refusal.code}`);
      moves++;
    }
    await clock.pass(3000);
    await settle();
  }
  return moves;
}

async function openSaves(rng: Rng): Promise<string> {
  const texts = Object.entries(SOUND).map(([key, sound]): [string, string] => [
    key,
    nextBelow(rng, 3) > 0 ? hostileText(rng, sound) : sound,
  ]);
  for (const [key, kept] of texts)
    for (const spec of SLOTS) if (spec.key === key) parsePlainly(spec, kept);
  const clock = createClock();
  const storage = createMemoryStorage(texts, clock);
  const chance = seedRng('00000000000000ff', 1);
  const words = (count: number) => Array.from({ length: count }, () => nextWord(chance));
  const stores = createStores({ storage, clock, randomWords: words });
  const troubles = await loadAll(stores);
  const { phase } = stores.match.state.getState();
  const whole = texts.find(([key]) => key === MATCH_SLOT.key)?.[1] ?? '';
  if (troubles.some(({ what }) => what === 'match') && phase !== 'none')
    throw new Error('a match that could not be read is on the table');
  // What could not be used lies beside, whole.
  if (phase === 'none' && ![...storage.texts.values()].includes(whole))
    throw new Error('a match that could not be read is gone');
  const moves = await playOn(stores, clock);
  return `${troubles.map(({ what, why }) => what + why).join()} ${phase} ${moves}`;
}

export async function playHostileCase(seed: number, index: number): Promise<CaseResult> {
  const rng = seedRng(makeSeed([seed, index, 0x4057]), 0);
  const from = process.cpuUsage();
  const inputs: string[] = [];
  for (const sound of [JSON.stringify(record), JSON.stringify(byHand)]) {
    const hostile = hostileText(rng, sound);
    let value: unknown = hostile;
    try {
      value = JSON.parse(hostile);
    } catch {
      // A text that is no JSON is handed in as it is.
    }
    judgeRecord(value);
    inputs.push(hostile);
  }
  for (const sound of [text, line]) {
    const hostile = nextBelow(rng, 6) === 0 ? String(anyValue(rng)) : damageText(rng, sound);
    judgeTexts(hostile);
    inputs.push(hostile);
  }
  const result = await openSaves(rng);
  const { user, system } = process.cpuUsage(from);
  if ((user + system) / 1000 > LONGEST_MS)
    throw new Error(`took ${(user + system) / 1000} ms of the processor`);
  return {
    counts: { inputs: inputs.length + SLOTS.length },
    result: `${inputs.map((input) => hashText(input)).join()} ${result}`,
  };
}
