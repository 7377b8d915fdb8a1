/**
 * The match on the table. The truth lives in this closure and nowhere else; what is published is a
 * projection of it that a screen may show. Every change goes one way: work out the next truth, write
 * it, wait for the disk a moment at most, then show it and let whoever is next go on. Long because all
 * of it shares that closure.
 */

import { createStore } from 'zustand/vanilla';

import type { BotAnswer } from '@/engine/maskmen/bots/types';
import { makeSeed, seedRng } from '@/engine/truth';
import type { MatchEvent, Move, MoveRefusal } from '@/engine/view';
import { PASS, expectOk } from '@/engine/view';

import { createAlarm } from './match/alarm';
import { askBot, askForHint, playSeasonOut, withBot } from './match/bot-runner';
import { emptyTable, phaseOf, projectTable, undoOf } from './match/project';
import type { MatchPorts, MatchStore } from './match/contract';
import { createKeeper } from './match/keeper';
import { isBlindPass, mayAskForHint, refusalHere } from './match/permits';
import { makeSafe } from './match/safety';
import { MATCH_SLOT } from './match/save';
import { think as thinkByItself } from './match/thinking';
import type { Truth } from './match/truth';
import {
  WORDS_TO_START,
  fixMovesOfOthers,
  isBotAt,
  isSolo,
  isUnknownMatch,
  makeTruthMove,
  newTruth,
  nextSeasonOf,
  onlyBotsHold,
  passesByItself,
  takeBackPoint,
  truthBefore,
} from './match/truth';
import { drawThinking, holdBack, motionOf } from './pacing';
import { problemsOf, tidySetup } from './setup';
import { openSlot } from './storage/slot';
import type { Help, SaveTrouble, TableIntents, TableSetup, TableState } from './types';

export type { MatchPorts, MatchStore };

/** So many beats before the last one are remembered. */
const RECENT = 6;

export function createMatchStore(ports: MatchPorts): MatchStore {
  const { storage, clock, pace, randomWords, lease } = ports;
  const { think = thinkByItself, begin = newTruth } = ports;
  const state = createStore<TableState>(() => emptyTable({ id: 0, events: [] }, 'saved'));
  const pacing = seedRng(makeSeed(randomWords(4)), 0);
  const keeper = createKeeper({
    slot: openSlot(storage, MATCH_SLOT),
    clock,
    onSettled: () => {
      const saving = keeper.saving();
      if (saving !== 'pending' && saving !== state.getState().saving) state.setState({ saving });
    },
    onOvertaken: () => {
      stepBack();
      // The last word of a window that has stepped back since: it stands, and play goes on from it.
      void lease?.take().then((held) => (held ? intents.playHere() : undefined));
    },
  });
  lease?.onLost(() => stepBack());

  let truth: Truth | undefined;
  /** The last seat that took the phone and looked. */
  let revealed: number | undefined;
  let beat = state.getState().beat;
  /** When the move that can be taken back was first shown. */
  let offeredAt = 0;
  /** A truth is being written: intents wait until it is shown. */
  let busy = false;
  /** The end of the last write. A wish to skip waits for it: bots move so often that it is met. */
  let written = Promise.resolve();
  /** Matches opened and closed so far: whatever comes late from an older one is dropped. */
  let table = 0;
  /** The pauses that are on. */
  const pauses = new Set<object>();
  /** What is kept was read, so that what lies on the disk unknown is another window's. */
  let loaded = false;
  /** Another window plays this match: here it lies still, and the save with it. */
  let elsewhere = false;
  const alarm = createAlarm(clock);

  const publish = (): void => {
    const saving = keeper.saving();
    state.setState(
      truth === undefined
        ? emptyTable(beat, saving)
        : projectTable(truth, { revealed, beat, saving, pace: pace(), elsewhere }),
      true,
    );
  };

  /** Nothing that is under way may still happen, and intents wait, until another truth is shown. */
  const leave = (): number => {
    alarm.stop();
    busy = true;
    revealed = undefined;
    return ++table;
  };

  /** Another window has the match. */
  const stepBack = (): void => {
    leave();
    elsewhere = true;
    publish();
  };

  /** A match is begun or given up here: whichever window has one open steps back. */
  const replaceBy = async (
    here: number,
    next: Truth | undefined,
    events: readonly MatchEvent[],
  ) => {
    await lease?.seize();
    if (here !== table) return;
    keeper.overrule();
    elsewhere = false;
    await commit(next, events);
  };

  const show = (next: Truth | undefined, events: readonly MatchEvent[]): void => {
    const offered = truth === undefined ? undefined : takeBackPoint(truth);
    truth = next;
    const { recent = [], ...last } = beat;
    beat = { id: beat.id + 1, events, recent: [...recent, last].slice(-RECENT) };
    if (next !== undefined && takeBackPoint(next) !== offered) offeredAt = clock.now();
    publish();
    goOn();
  };

  /** Writes a truth, then shows it; unless another match was opened meanwhile. */
  const commit = async (next: Truth | undefined, events: readonly MatchEvent[]): Promise<void> => {
    const here = table;
    alarm.stop();
    busy = true;
    await (written = keeper.write(next));
    if (here !== table) return;
    busy = false;
    show(next, events);
  };

  const commitMove = (from: Truth, move: Move): MoveRefusal | undefined => {
    const made = makeTruthMove(from, move);
    if (!made.ok) return made.error;
    void commit(made.value.truth, made.value.events);
    return undefined;
  };

  /** Lets the next seat act by itself, if it is a bot or can do nothing but pass. */
  const goOn = (): void => {
    alarm.stop();
    if (truth === undefined || pauses.size > 0 || elsewhere) return;
    const asked = truth;
    const motion = motionOf(beat.events, pace());
    if (passesByItself(asked)) {
      alarm.set(motion, () => void commitMove(asked, PASS));
      return;
    }
    if (!isBotAt(asked.setup, asked.match.season.turn)) return;
    const answer = askBot(asked, { think, clock, dropped: () => truth !== asked });
    const held = undoOf(asked, pace()) === undefined ? 0 : holdBack(pace());
    const thinking = drawThinking(pacing, pace());
    // All of it at most, should the clock have been set back meanwhile.
    const holdLeft = Math.min(held, offeredAt + held - clock.now());
    alarm.set(Math.max(motion + thinking, holdLeft), () => void takeAnswer(asked, answer));
  };

  const takeAnswer = async (asked: Truth, answer: Promise<BotAnswer>): Promise<void> => {
    const { move, rng } = await answer;
    // Taken back, skipped or left meanwhile: the answer is to a question nobody asks any more.
    if (truth !== asked || busy) return;
    commitMove(withBot(asked, rng), move);
  };

  const open = async (setup: TableSetup): Promise<void> => {
    const problem = problemsOf(setup)[0];
    if (problem !== undefined) throw new Error(`no table: ${problem.code}`);
    const made = expectOk(begin(tidySetup(setup), randomWords(WORDS_TO_START)));
    const here = leave();
    const other = loaded ? await keeper.readSoon() : undefined;
    if (here !== table) return;
    if (other !== undefined && isUnknownMatch(other, truth)) {
      // Begun in another window, and never shown here: nobody has agreed to give it up.
      truth = other;
      stepBack();
      return;
    }
    await replaceBy(here, made.truth, made.events);
  };

  const act = (move: Move): MoveRefusal | undefined => {
    if (truth === undefined) return { code: 'match-over' };
    const notHere = refusalHere(truth, { revealed, busy, elsewhere }, move);
    if (notHere !== undefined) return notHere;
    const blind = isBlindPass(truth, revealed, move);
    const refusal = commitMove(truth, move);
    // Whoever passed without looking held the phone: what its last reader saw is covered again.
    if (blind && refusal === undefined) revealed = undefined;
    return refusal;
  };

  const takeBack = (): void => {
    if (truth === undefined || busy || undoOf(truth, pace()) === undefined) return;
    const at = takeBackPoint(truth) as number;
    // On the hand-over screen the phone may be in the next player's hands already.
    if (phaseOf(truth, revealed) === 'hand-over') revealed = undefined;
    void commit(truthBefore(truth, at), []);
  };

  const intents: TableIntents = {
    start: open,
    act,
    takeBack,
    reveal: () => {
      if (truth === undefined || busy || phaseOf(truth, revealed) !== 'hand-over') return;
      revealed = truth.match.season.turn;
      const next = fixMovesOfOthers(truth, revealed);
      if (next !== truth) keeper.note(next);
      truth = next;
      publish();
    },
    cover: () => {
      if (truth === undefined || revealed === undefined || isSolo(truth.setup)) return;
      revealed = undefined;
      publish();
    },
    nextSeason: () => {
      if (truth === undefined || busy || phaseOf(truth, revealed) !== 'season-over') return;
      revealed = undefined;
      const next = nextSeasonOf(truth);
      void commit(next.truth, next.events);
    },
    rematch: async () => {
      const finished = truth?.match.finished ?? [];
      const last = finished[finished.length - 1];
      if (truth?.match.decision === undefined || last === undefined) return;
      await open({ ...truth.setup, host: last.nextHost });
    },
    abandon: () => replaceBy(leave(), undefined, []),
    playHere: async () => {
      if (!elsewhere) return;
      const here = leave();
      await lease?.seize();
      const { value } = await keeper.read();
      if (here !== table) return;
      elsewhere = false;
      busy = false;
      show(value, []);
    },
    hurry: alarm.hurry,
    pause: () => {
      alarm.stop();
      const pause = {};
      pauses.add(pause);
      return () => {
        if (pauses.delete(pause) && !busy) goOn();
      };
    },
    hint: async () => {
      const asked = truth;
      if (asked === undefined || busy || !mayAskForHint(asked, revealed)) return undefined;
      const dropped = () => truth !== asked || busy;
      const rng = seedRng(makeSeed(randomWords(4)), 0);
      // Without a mind to ask there is none.
      const hint = await askForHint(asked, { think, clock, dropped, rng }).catch(() => undefined);
      return dropped() ? undefined : hint;
    },
    setHelp: async (help: Help) => {
      await written;
      if (truth === undefined || busy || truth.setup.help === help) return;
      truth = { ...truth, setup: { ...truth.setup, help } };
      keeper.note(truth);
      publish();
      goOn();
    },
    skipToEnd: async () => {
      await written;
      if (truth === undefined || busy || !onlyBotsHold(truth)) return;
      const here = leave();
      const last = await playSeasonOut(truth, { think, clock, dropped: () => here !== table });
      if (last !== undefined) await commit(last.truth, last.events);
    },
  };

  const load = async (): Promise<SaveTrouble | undefined> => {
    const here = table;
    elsewhere = (await lease?.take()) === false;
    const { value, trouble } = await keeper.read();
    loaded = true;
    if (here !== table) return trouble;
    busy = elsewhere;
    if (value === undefined) return trouble;
    table++;
    revealed = undefined;
    show(value, []);
    return trouble;
  };

  const now = () => ({ truth, busy, written, elsewhere });
  return { state, intents, load, ...makeSafe({ keeper, now, abandon: intents.abandon }) };
}
