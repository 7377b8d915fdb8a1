/**
 * The match on the table. The truth lives in this closure and nowhere else; what is published is a
 * projection of it that a screen may show. Every change goes one way: work out the next truth, write
 * it, wait for the disk a moment at most, then show it and let whoever is next go on.
 */

import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

import type { BotAnswer } from '@/engine/maskmen/bots/types';
import { makeSeed, seedRng } from '@/engine/truth';
import type { MatchEvent, Move, MoveRefusal } from '@/engine/view';
import { NOBODY, PASS, expectOk } from '@/engine/view';

import type { Think } from './match/bot-runner';
import { askBot, askForHint, thinkInSlices, withBot } from './match/bot-runner';
import { emptyTable, phaseOf, projectTable, undoOf, viewerOf } from './match/project';
import { MATCH_SLOT } from './match/save';
import type { Happened, Truth } from './match/truth';
import {
  WORDS_TO_START,
  fixMovesOfOthers,
  isBotAt,
  isSolo,
  makeTruthMove,
  newTruth,
  nextSeasonOf,
  onlyBotsHold,
  passesByItself,
  takeBackPoint,
  truthBefore,
} from './match/truth';
import { WRITE_WAIT_MS, drawThinking, holdBack, motionOf } from './pacing';
import type { Cancel, Ports } from './ports';
import { problemsOf, tidySetup } from './setup';
import { createSaver } from './storage/saver';
import { openSlot } from './storage/slot';
import type { Help, Pace, SaveTrouble, TableIntents, TableSetup, TableState } from './types';

/** Skipping to the end of a season, bots think less: nobody watches, and somebody waits. */
const PLAYOUTS_TO_SKIP = 100;

export interface MatchPorts extends Ports {
  readonly pace: () => Pace;
  readonly think?: Think;
  /** How a match begins; with a deal, unless told otherwise. */
  readonly begin?: typeof newTruth;
}

export interface MatchStore {
  /** Read it and listen to it; only the intents change it. */
  readonly state: Pick<StoreApi<TableState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly intents: TableIntents;
  /** Opens the kept match, if there is one, before the same decision. */
  readonly load: () => Promise<SaveTrouble | undefined>;
}

export function createMatchStore(ports: MatchPorts): MatchStore {
  const { storage, clock, pace, randomWords, think = thinkInSlices, begin = newTruth } = ports;
  const slot = openSlot(storage, MATCH_SLOT);
  const state = createStore<TableState>(() => emptyTable({ id: 0, events: [] }, 'saved'));
  const pacing = seedRng(makeSeed(randomWords(4)), 0);
  const saver = createSaver({
    slot,
    clock,
    onSettled: () => {
      const saving = saver.saving();
      if (saving !== 'pending' && saving !== state.getState().saving) state.setState({ saving });
    },
  });

  let truth: Truth | undefined;
  let revision = 0;
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
  /** How many pauses are on. */
  let pauses = 0;
  /** What happens by itself after a wait. */
  let waiting: { readonly cancel: Cancel; readonly act: () => void } | undefined;

  const publish = (): void => {
    const saving = saver.saving();
    state.setState(
      truth === undefined
        ? emptyTable(beat, saving)
        : projectTable(truth, { revealed, beat, saving, pace: pace() }),
      true,
    );
  };

  const stopWaiting = (): void => {
    waiting?.cancel();
    waiting = undefined;
  };

  const wait = (ms: number, act: () => void): void => {
    const once = () => {
      stopWaiting();
      act();
    };
    waiting = { cancel: clock.after(ms, once), act: once };
  };

  /** Ends when the disk has it, has refused it, or has taken too long over it. */
  const write = (next: Truth | undefined): Promise<void> =>
    new Promise((resolve) => {
      const cancel = clock.after(WRITE_WAIT_MS, resolve);
      const save = next && { revision: ++revision, truth: next };
      void saver.put(save).then(() => {
        cancel();
        resolve();
      });
    });

  const show = (next: Truth | undefined, events: readonly MatchEvent[]): void => {
    const offered = truth === undefined ? undefined : takeBackPoint(truth);
    truth = next;
    beat = { id: beat.id + 1, events };
    if (next !== undefined && takeBackPoint(next) !== offered) offeredAt = clock.now();
    publish();
    goOn();
  };

  /** Writes a truth, then shows it; unless another match was opened meanwhile. */
  const commit = async (next: Truth | undefined, events: readonly MatchEvent[]): Promise<void> => {
    const here = table;
    stopWaiting();
    busy = true;
    await (written = write(next));
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
    stopWaiting();
    if (truth === undefined || pauses > 0) return;
    const asked = truth;
    const motion = motionOf(beat.events, pace());
    if (passesByItself(asked)) {
      wait(motion, () => void commitMove(asked, PASS));
      return;
    }
    if (!isBotAt(asked.setup, asked.match.season.turn)) return;
    const answer = askBot(asked, { think, clock, dropped: () => truth !== asked });
    const held = undoOf(asked, pace()) === undefined ? 0 : holdBack(pace());
    const thinking = drawThinking(pacing, pace());
    // All of it at most, should the clock have been set back meanwhile.
    const holdLeft = Math.min(held, offeredAt + held - clock.now());
    wait(Math.max(motion + thinking, holdLeft), () => void takeAnswer(asked, answer));
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
    table++;
    revealed = undefined;
    await commit(made.truth, made.events);
  };

  const playOut = async (from: Truth): Promise<void> => {
    const here = table;
    stopWaiting();
    busy = true;
    let last: Happened = { truth: from, events: [] };
    while (last.truth.match.season.turn !== NOBODY) {
      const { move, rng } = await askBot(last.truth, {
        think,
        clock,
        dropped: () => here !== table,
        most: PLAYOUTS_TO_SKIP,
      });
      if (here !== table) return;
      last = expectOk(makeTruthMove(withBot(last.truth, rng), move));
    }
    await commit(last.truth, last.events);
  };

  const act = (move: Move): MoveRefusal | undefined => {
    if (truth === undefined) return { code: 'match-over' };
    const { turn } = truth.match.season;
    const viewer = viewerOf(truth, revealed);
    const blind = phaseOf(truth, revealed) === 'hand-over' && move.kind === 'pass';
    if (turn !== NOBODY && (busy || (viewer !== turn && !blind)))
      return { code: 'not-your-turn', seat: viewer ?? NOBODY, turn };
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
      if (next !== truth) void saver.put({ revision: ++revision, truth: next });
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
      const last = truth?.match.finished.at(-1);
      if (truth?.match.decision === undefined || last === undefined) return;
      await open({ ...truth.setup, host: last.nextHost });
    },
    abandon: async () => {
      table++;
      revealed = undefined;
      await commit(undefined, []);
    },
    hurry: () => waiting?.act(),
    pause: () => {
      pauses++;
      stopWaiting();
      let over = false;
      return () => {
        if (over) return;
        over = true;
        pauses--;
        if (!busy) goOn();
      };
    },
    hint: async () => {
      if (truth === undefined || busy || truth.setup.help === 'tabletop') return undefined;
      const asked = truth;
      const { turn } = asked.match.season;
      if (turn === NOBODY || viewerOf(asked, revealed) !== turn) return undefined;
      const dropped = () => truth !== asked || busy;
      const rng = seedRng(makeSeed(randomWords(4)), 0);
      const hint = await askForHint(asked, { think, clock, dropped, rng });
      return dropped() ? undefined : hint;
    },
    setHelp: async (help: Help) => {
      await written;
      if (truth === undefined || busy || truth.setup.help === help) return;
      truth = { ...truth, setup: { ...truth.setup, help } };
      void saver.put({ revision: ++revision, truth });
      publish();
      // Whoever was asked was asked at another table, as it were.
      goOn();
    },
    skipToEnd: async () => {
      await written;
      if (truth !== undefined && !busy && onlyBotsHold(truth)) void playOut(truth);
    },
  };

  const load = async (): Promise<SaveTrouble | undefined> => {
    const here = table;
    const { value, trouble } = await slot.load();
    if (value !== undefined && here === table) {
      table++;
      revision = value.revision;
      revealed = undefined;
      show(value.truth, []);
    }
    return trouble;
  };

  return { state, intents, load };
}
