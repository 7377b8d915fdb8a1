/** How bots think. Phones carry it in the bundle; browsers fetch it: see `thinking.web.ts`. */

import { prepareThinking as prepareSlices } from './think-in-slices';

export { thinkInSlices as think } from './think-in-slices';

/** Nothing is to be fetched here. */
export const fetchThinking = (): Promise<void> => Promise.resolve();

/** Makes ready what is known about tables of so many, before somebody thinks there. */
export const prepareThinking = (players: number): Promise<void> =>
  Promise.resolve(prepareSlices(players));
