/** Learning for screens: how far somebody is, and a lesson's table while it is open. */

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { appStores } from './app-stores';
import type { LessonOptions, LessonState, LessonTable } from './learn/lesson-table';
import type { Progress } from './learn/progress';
import { LESSON_IDS, nextLesson, withDone } from './learn/progress';

export { LESSON_IDS, nextLesson };
export type { LessonState, LessonTable, Progress };

export const useProgress = <Selected>(select: (progress: Progress) => Selected): Selected =>
  useStore(appStores().learn.state, select);

export const changeProgress = (changes: Partial<Progress>): void =>
  appStores().learn.change(changes);

/** Notes that a lesson was gone through. */
export const finishLesson = (lesson: string): void =>
  changeProgress(withDone(appStores().learn.state.getState(), lesson));

/** A lesson's table, open as long as the screen shows it; its place is remembered at every step. */
export function useLesson(options: LessonOptions): LessonTable {
  const [table] = useState(() => appStores().learn.open(options));
  useEffect(() => {
    const note = ({ lesson, step, at }: LessonState): void => {
      if (step !== undefined) changeProgress({ at: { lesson, step: at } });
    };
    note(table.state.getState());
    const stop = table.state.subscribe(note);
    return () => {
      stop();
      table.close();
    };
  }, [table]);
  return table;
}

export const useLessonState = (table: LessonTable): LessonState => useStore(table.state);

/** The step of a lesson at which its learner stopped; its first, if they did not stop there. */
export function stepToResume(lesson: string): number {
  const { at } = appStores().learn.state.getState();
  return at?.lesson === lesson ? at.step : 0;
}
