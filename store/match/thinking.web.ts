/**
 * How bots think, in a browser: the search and what it has learnt are a file of their own, which the
 * poster does without. It is fetched while the poster is looked at, at the latest for the first move.
 */

import type { Clock } from '../ports';
import type { Think } from './think-in-slices';

const fetchSlices = () => import('./think-in-slices');

/** A network may be away for a moment; behind the last wait the caller does what it can without. */
const WAITS_MS = [500, 2000];

/** Before the first slice the screen has its turn, as it has between slices: until it rests, or so long. */
const PAUSE_MS = 1;
const LATEST_MS = 250;

const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(ms, resolve);
  });

const rest = (clock: Clock): Promise<void> =>
  typeof requestIdleCallback === 'function'
    ? new Promise((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
      })
    : pause(clock, PAUSE_MS);

export const think: Think = async (asked) => {
  const { clock, question, dropped } = asked;
  const before = clock.now();
  for (let tries = 0; ; tries++) {
    const found = await fetchSlices().catch((error: unknown) => {
      if (tries >= WAITS_MS.length || dropped()) throw error;
    });
    if (found === undefined) {
      await pause(clock, WAITS_MS[tries] ?? 0);
      continue;
    }
    // What was asked about is drawn first.
    await rest(clock);
    // Nobody thinks less for having waited.
    const { playouts, deadline } = question.budget;
    const waited = clock.now() - before;
    const budget = { playouts, ...(deadline !== undefined && { deadline: deadline + waited }) };
    return found.thinkInSlices({
      ...asked,
      question: { ...question, budget },
      rest: () => rest(clock),
    });
  }
};

export const fetchThinking = (): Promise<void> => fetchSlices().then(() => undefined);

export const prepareThinking = (players: number): Promise<void> =>
  fetchSlices().then((found) => found.prepareThinking(players));
