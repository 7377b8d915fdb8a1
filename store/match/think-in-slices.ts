/** A bot's thought, in slices, so that nothing on the screen waits for it. */

import type { BotIdentity } from '@/engine/maskmen/bots/think';
import { answerOf, cancelThinking, startThinking, stepThinking } from '@/engine/maskmen/bots/think';
import type { BotAnswer, BotQuestion } from '@/engine/maskmen/bots/types';

import type { Clock } from '../ports';

/** Who is asked what; `dropped` says that nobody waits for the answer any more. */
export interface Asked {
  readonly bot: BotIdentity;
  readonly question: BotQuestion;
  readonly clock: Clock;
  readonly dropped: () => boolean;
}

/** Answers in its own time: a search works in slices. */
export type Think = (asked: Asked) => Promise<BotAnswer>;

/** One slice of thought, and the pause after it, in which the screen gets its turn. */
const SLICE_MS = 4;
const PAUSE_MS = 1;

export const thinkInSlices: Think = ({ bot, question, clock, dropped }) =>
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
    go();
  });
