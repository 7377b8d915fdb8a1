/** Chance by the same numbers every time, in the page: the same deals, the same bots, a failure that comes again. */

/** A script that runs before the app does. */
export const sameChance = (seed: number): string => `
  // A script runner leaves calls of this in the functions that tools send to the page.
  globalThis.__name ??= (value) => value;
  let word = ${seed | 0};
  crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at++) {
      word = (word + 0x6d2b79f5) | 0;
      let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      array[at] = mixed ^ (mixed >>> 14);
    }
    return array;
  };`;
