/** How bots think. Phones carry it in the bundle; browsers fetch it: see `thinking.web.ts`. */

export { thinkInSlices as think } from './think-in-slices';

/** Nothing is to be fetched here. */
export const fetchThinking = (): Promise<void> => Promise.resolve();
