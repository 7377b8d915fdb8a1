/** How far somebody has learnt the game: lessons done, where they stopped, what the coach has said. */

import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

import { COURSE } from '@/engine/maskmen/lessons/course';
import type { Lesson, Remark } from '@/engine/view';
import { REMARKS } from '@/engine/view';

import type { MatchPorts } from '../match-store';
import { createSaver } from '../storage/saver';
import type { SlotSpec } from '../storage/slot';
import { isFields, openSlot } from '../storage/slot';
import type { SaveTrouble } from '../types';
import { openLesson, type LessonOptions, type LessonTable } from './lesson-table';

/** A place in the course. */
export interface CoursePlace {
  readonly lesson: string;
  readonly step: number;
}

export interface Progress {
  /** Ids of lessons gone through, in the order of the course. */
  readonly done: readonly string[];
  /** Where the learner stopped, if inside a lesson. */
  readonly at: CoursePlace | undefined;
  /** Whether the course was offered to a newcomer, who took it or not. */
  readonly offered: boolean;
  /** What the coach has said in the first season. */
  readonly said: readonly Remark[];
  /** Whether a coach sits beside the running match. */
  readonly coached: boolean;
}

const LESSONS: readonly Lesson[] = COURSE;
export const LESSON_IDS: readonly string[] = LESSONS.map(({ id }) => id);

export const NO_PROGRESS: Progress = {
  done: [],
  at: undefined,
  offered: false,
  said: [],
  coached: false,
};

const listOf = (value: unknown, allowed: readonly string[]): string[] | undefined =>
  Array.isArray(value) && value.every((item) => allowed.includes(item as string))
    ? allowed.filter((item) => value.includes(item))
    : undefined;

function placeOf(value: unknown): CoursePlace | undefined {
  if (!isFields(value)) return undefined;
  const { lesson, step } = value;
  const found = LESSONS.find(({ id }) => id === lesson);
  if (found === undefined || typeof step !== 'number' || !Number.isInteger(step)) return undefined;
  return step >= 0 && step < found.steps.length ? { lesson: found.id, step } : undefined;
}

export const LEARN_SLOT: SlotSpec<Progress> = {
  what: 'learn',
  key: 'maskmen.learn',
  version: 1,
  migrations: {},
  parse: (fields) => {
    const done = listOf(fields['done'], LESSON_IDS);
    const said = listOf(fields['said'], REMARKS) as Remark[] | undefined;
    const { offered, coached } = fields;
    const at = placeOf(fields['at']);
    const flags = typeof offered === 'boolean' && typeof coached === 'boolean';
    const intact =
      done !== undefined &&
      said !== undefined &&
      flags &&
      (fields['at'] === undefined || at !== undefined);
    return {
      value: {
        done: done ?? [],
        at,
        offered: offered === true,
        said: said ?? [],
        coached: coached === true,
      },
      intact,
    };
  },
  make: (progress) => ({ ...progress }),
};

export interface LearnStore {
  /** Lays a lesson's table, which lives in memory alone. */
  readonly open: (options: LessonOptions) => LessonTable;
  readonly state: StoreApi<Progress>;
  readonly change: (changes: Partial<Progress>) => void;
  /** As new; what is kept goes too. */
  readonly reset: () => Promise<void>;
  readonly load: () => Promise<SaveTrouble | undefined>;
}

export function createLearnStore(ports: MatchPorts): LearnStore {
  const { storage, clock } = ports;
  const slot = openSlot(storage, LEARN_SLOT);
  const saver = createSaver({
    slot,
    clock,
    onSettled: () => {
      if (saver.saving() === 'saved') changed = {};
    },
    onOvertaken: () => void load(),
  });
  const state = createStore<Progress>(() => NO_PROGRESS);
  /** What was changed here and is not on the disk yet. */
  let changed: Partial<Progress> = {};
  let loaded = false;
  const load = async (): Promise<SaveTrouble | undefined> => {
    const { value, trouble } = await slot.load();
    loaded = true;
    if (value !== undefined) state.setState(withChanges(value, changed));
    if (Object.keys(changed).length > 0) void saver.put(state.getState());
    return trouble;
  };
  return {
    open: (options) => openLesson(ports, options),
    state,
    change: (changes) => {
      changed = { ...changed, ...changes };
      state.setState(changes);
      if (loaded) void saver.put(state.getState());
    },
    reset: () => {
      changed = {};
      state.setState(NO_PROGRESS, true);
      slot.overrule();
      return saver.put(undefined);
    },
    load,
  };
}

/** What is kept with what was changed here: what was learnt in either window is learnt. */
const withChanges = (kept: Progress, changed: Partial<Progress>): Progress => ({
  ...kept,
  ...changed,
  done: LESSON_IDS.filter((id) => kept.done.includes(id) || changed.done?.includes(id) === true),
  said: REMARKS.filter((id) => kept.said.includes(id) || changed.said?.includes(id) === true),
});

/** The first lesson that is not done; the first of all once every one is. */
export const nextLesson = ({ done }: Progress): string =>
  LESSON_IDS.find((id) => !done.includes(id)) ?? (LESSON_IDS[0] as string);

/** The progress after a lesson was gone through. */
export const withDone = ({ done }: Progress, lesson: string): Partial<Progress> => ({
  done: LESSON_IDS.filter((id) => id === lesson || done.includes(id)),
  at: undefined,
});
