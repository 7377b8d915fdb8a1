/**
 * A lesson on the real table: the match store itself, in memory only, begun in the lesson's position,
 * with bots that follow its script. Between the table and the learner stands a gate: only the move
 * the lesson asks for goes through; the rules refuse what they refuse, and the coach says the rest.
 */

import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

import { COURSE } from '@/engine/maskmen/lessons/course';
import type { LessonSignal } from '@/engine/maskmen/lessons/run';
import {
  goOn,
  isExpected,
  lineOf,
  lookedAt,
  movesUpTo,
  stepAt,
} from '@/engine/maskmen/lessons/run';
import { parsePosition, playMove, seedRng, startMatch } from '@/engine/truth';
import type { Lesson, LessonStep, Move, MoveRefusal, Wrestler } from '@/engine/view';
import { LEARNER, expectOk, ok, refusalOf } from '@/engine/view';

import type { Think } from '../match/think-in-slices';
import type { Truth } from '../match/truth';
import { createMatchStore, type MatchPorts, type MatchStore } from '../match-store';
import { rivalNamed } from '../rivals';
import { createMemoryStorage } from '../storage/memory';
import type { Pace, TableSetup } from '../types';

export interface LessonState {
  readonly lesson: string;
  /** The step the learner stands at; undefined once the lesson is over. */
  readonly step: LessonStep | undefined;
  readonly at: number;
  readonly steps: number;
  /** A legal move that is not the one to practise was tried at this step. */
  readonly strayed: boolean;
}

export interface LessonTable {
  readonly table: Pick<MatchStore, 'state' | 'intents'>;
  readonly state: Pick<StoreApi<LessonState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Whom the learner looked at before they stopped: whoever comes back still looks there. */
  readonly looked: Wrestler | undefined;
  readonly focus: (wrestler: Wrestler) => void;
  readonly read: () => void;
  /** Lets go of the table: nothing of it happens any more. */
  readonly close: () => void;
}

export interface LessonOptions {
  readonly lesson: string;
  /** Where to begin: 0, or where the learner stopped. */
  readonly step: number;
  /** The names at the table, the learner's first. */
  readonly names: readonly string[];
}

const LESSONS: readonly Lesson[] = COURSE;
const SEED = '6c6561726e20627920706c6179696e67';
/** More moves than any lesson has: none of them is offered to be taken back. */
const ALL_FIXED = 1000;

/** While the others move there is something to read: they never move faster than that takes. */
const readable = (pace: Pace): Pace => (pace === 'calm' ? 'calm' : 'brisk');

function truthAt(lesson: Lesson, step: number, setup: TableSetup): Truth {
  const position = expectOk(parsePosition(lesson.position));
  const config = {
    players: position.players,
    rules: position.rules,
    host: LEARNER,
    length: { kind: 'seasons', seasons: 1 },
  } as const;
  const opening = { position: lesson.position, before: [] };
  let match = expectOk(startMatch(config, { kind: 'seed', seed: SEED }, opening));
  for (const move of lineOf(lesson).slice(0, movesUpTo(lesson, step)))
    match = expectOk(playMove(match, move)).match;
  const bots = setup.players.map(({ kind }, seat) => (kind === 'bot' ? seedRng(SEED, seat) : null));
  return { setup, match, past: [], fixed: ALL_FIXED, bots };
}

export function openLesson(
  ports: Omit<MatchPorts, 'storage'>,
  options: LessonOptions,
): LessonTable {
  const lesson = LESSONS.find(({ id }) => id === options.lesson);
  if (lesson === undefined) throw new RangeError(`no lesson ${options.lesson}`);
  const first = options.step < lesson.steps.length ? options.step : 0;
  const setup: TableSetup = {
    players: options.names.map((name, seat) =>
      seat === LEARNER
        ? { kind: 'person', name }
        : { kind: 'bot', name, rival: rivalNamed(name), level: 'rookie' },
    ),
    host: LEARNER,
    seasons: 1,
    help: 'full',
  };
  const line = lineOf(lesson);
  const think: Think = ({ question: { view, rng } }) => {
    const move = line[view.log.length];
    // Behind the last move of the script nobody moves any more.
    return move === undefined ? new Promise(() => undefined) : Promise.resolve({ move, rng });
  };
  const match = createMatchStore({
    ...ports,
    pace: () => readable(ports.pace()),
    storage: createMemoryStorage(),
    think,
    begin: () => ok({ truth: truthAt(lesson, first, setup), events: [] }),
  });
  const at = (step: number): Omit<LessonState, 'lesson' | 'steps'> => ({
    step: stepAt(lesson, step),
    at: step,
    strayed: false,
  });
  const state = createStore<LessonState>(() => ({
    lesson: lesson.id,
    steps: lesson.steps.length,
    ...at(first),
  }));
  const signal = (what: LessonSignal): void => {
    const before = state.getState().at;
    const next = goOn(lesson, before, what);
    if (next !== before) state.setState(at(next));
  };
  const stop = match.state.subscribe(({ view }) => {
    if (view !== undefined) signal({ kind: 'moved', moves: view.season.log.length });
  });

  const act = (move: Move): MoveRefusal | undefined => {
    const { view } = match.state.getState();
    const { step } = state.getState();
    if (step === undefined || view?.season.kind !== 'seat') return { code: 'season-over' };
    if (isExpected(step, move)) return match.intents.act(move);
    const refusal = refusalOf(view.season, view.season.hand, move);
    if (refusal === undefined) state.setState({ strayed: true });
    return refusal;
  };
  const lessonTable: LessonTable = {
    table: { state: match.state, intents: { ...match.intents, act, takeBack: () => undefined } },
    state,
    looked: lookedAt(lesson, first),
    focus: (wrestler) => signal({ kind: 'focused', wrestler }),
    read: () => signal({ kind: 'read' }),
    close: () => {
      stop();
      void match.intents.abandon();
    },
  };
  void match.intents.start(setup);
  return lessonTable;
}
