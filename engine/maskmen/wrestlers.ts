/**
 * The six wrestlers, in the order in which they are listed, sorted and stored. Inside the engine a
 * wrestler is its index in this list, and a set of wrestlers is six bits.
 */

export const WRESTLERS = ['volto', 'zarpa', 'nopal', 'umbra', 'dalia', 'fango'] as const;
export type Wrestler = (typeof WRESTLERS)[number];

/** One letter each, for notation. */
export const LETTERS = 'VZNUDF';

/** All six, as a bit set. */
export const ALL_WRESTLERS = 63;

/** The wrestler's place in the list. */
export const wrestlerIndex = (wrestler: Wrestler): number => WRESTLERS.indexOf(wrestler);

/** The wrestler at a place in the list; asking beyond it is a programming error. */
export function wrestlerAt(index: number): Wrestler {
  const wrestler = WRESTLERS[index];
  if (wrestler === undefined) throw new RangeError(`no wrestler at ${index}`);
  return wrestler;
}

/** Whether a value names a wrestler. */
export const isWrestler = (value: unknown): value is Wrestler =>
  typeof value === 'string' && (WRESTLERS as readonly string[]).includes(value);

/** The wrestlers of a bit set, in order. */
export const wrestlersIn = (set: number): Wrestler[] =>
  WRESTLERS.filter((_, index) => (set >> index) & 1);

/** Wrestlers as a bit set. */
export const wrestlerSet = (wrestlers: readonly Wrestler[]): number =>
  wrestlers.reduce((set, wrestler) => set | (1 << wrestlerIndex(wrestler)), 0);

/** `NTH[set * 8 + n]`: the n-th member (from 0) of a set of six bits, −1 where there is none. */
export const NTH: readonly number[] = Array.from({ length: 64 * 8 }, (_, at) => {
  let n = at & 7;
  for (let member = 0; member < 6; member++)
    if (((at >> 3) >> member) & 1 && n-- === 0) return member;
  return -1;
});
