/**
 * How bots think, in a browser: the search and what it has learnt are a file of their own, which the
 * poster does without. It is fetched while the poster is looked at, at the latest for the first move.
 */

import type { Think } from './think-in-slices';

const fetchSlices = () => import('./think-in-slices');

/** A network may be away for a moment; behind the last wait the caller does what it can without. */
const WAITS_MS = [500, 2000];

export const think: Think = async (asked) => {
  const { clock, question, dropped } = asked;
  const before = clock.now();
  for (let tries = 0; ; tries++) {
    const found = await fetchSlices().catch((error: unknown) => {
      if (tries >= WAITS_MS.length || dropped()) throw error;
    });
    if (found === undefined) {
      await new Promise<void>((resolve) => {
        clock.after(WAITS_MS[tries] ?? 0, resolve);
      });
      continue;
    }
    // Nobody thinks less for having waited.
    const { playouts, deadline } = question.budget;
    const waited = clock.now() - before;
    const budget = { playouts, ...(deadline !== undefined && { deadline: deadline + waited }) };
    return found.thinkInSlices({ ...asked, question: { ...question, budget } });
  }
};

export const fetchThinking = (): Promise<void> => fetchSlices().then(() => undefined);
