/** A bot's thought, in slices, so that nothing on the screen waits for it. */

import type { BotIdentity } from '@/engine/maskmen/bots/think';
import { answerOf, cancelThinking, startThinking, stepThinking } from '@/engine/maskmen/bots/think';
import type { BotAnswer, BotQuestion } from '@/engine/maskmen/bots/types';
import { waysFor } from '@/engine/maskmen/bots/ways';

import type { Clock } from '../ports';

/** Who is asked what; `dropped` says that nobody waits for the answer any more. */
export interface Asked {
  readonly bot: BotIdentity;
  readonly question: BotQuestion;
  readonly clock: Clock;
  readonly dropped: () => boolean;
  /** Until when the screen has its turn before a search; left out, it begins at once. */
  readonly rest?: () => Promise<void>;
}

/** Answers in its own time: a search works in slices. */
export type Think = (asked: Asked) => Promise<BotAnswer>;

/** One slice of thought, and the pause after it, in which the screen gets its turn. */
const SLICE_MS = 4;
const PAUSE_MS = 1;

export const thinkInSlices: Think = ({ bot, question, clock, dropped, rest }) =>
  new Promise((resolve, reject) => {
    const thinking = startThinking(bot, question);
    const go = (): void => {
      try {
        if (dropped()) cancelThinking(thinking);
        const until = clock.now() + SLICE_MS;
        if (stepThinking(thinking, { now: clock.now, until })) resolve(answerOf(thinking));
        else clock.after(PAUSE_MS, go);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    // To look at the table is a slice by itself where slices are told from frames.
    if (rest === undefined || thinking.phase === 'done') go();
    else void rest().then(go);
  });

/** Makes ready what is known about tables of so many; else the first thought there would wait for it. */
export function prepareThinking(players: number): void {
  waysFor(players);
}
