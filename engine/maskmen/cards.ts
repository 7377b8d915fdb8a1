/**
 * Cards packed into one integer: four bits a wrestler, Volto lowest, 24 bits in all. A hand, the
 * cards played this season and the left-out pile are all such counts. Two look-ups in tables of
 * 4,096 tell, for a whole hand, which wrestlers are held at least once, twice and three times, and
 * how many cards there are: that is what makes legal moves cheap.
 */

import { LETTERS } from './wrestlers';

/** Counts of the six wrestlers in 24 bits. */
export type Cards = number;

export const NO_CARDS: Cards = 0;

/** The most cards of one wrestler that four bits can count. */
export const MOST_OF_ONE = 15;

/** What a summary holds: three sets of six bits (held ≥ 1, ≥ 2, ≥ 3), then the number of cards. */
export const SIZE_SHIFT = 18;

const HALF = 4096;

/** Summaries of three wrestlers' counts; `UPPER` is the same for the higher three. */
export const LOWER: readonly number[] = summaries(0);
export const UPPER: readonly number[] = summaries(3);

function summaries(shift: number): number[] {
  const table: number[] = [];
  for (let half = 0; half < HALF; half++) {
    let summary = 0;
    for (let wrestler = 0; wrestler < 3; wrestler++) {
      const count = (half >> (4 * wrestler)) & 15;
      for (let atLeast = 1; atLeast <= 3; atLeast++) {
        if (count >= atLeast) summary |= 1 << (wrestler + shift + 6 * (atLeast - 1));
      }
      summary += count << SIZE_SHIFT;
    }
    table.push(summary);
  }
  return table;
}

/** The summary of a whole hand. */
export const summarize = (cards: Cards): number =>
  (LOWER[cards & 4095] as number) + (UPPER[cards >> 12] as number);

/** The wrestlers of which there are at least so many (1–3) cards, as a bit set. */
export const heldAtLeast = (cards: Cards, count: number): number =>
  (summarize(cards) >> (6 * (count - 1))) & 63;

/** How many cards there are. */
export const cardCount = (cards: Cards): number => summarize(cards) >> SIZE_SHIFT;

/** How many cards of one wrestler there are. */
export const countOf = (cards: Cards, wrestler: number): number => (cards >> (4 * wrestler)) & 15;

/** So many cards of one wrestler, alone. */
export const cardsOf = (wrestler: number, count: number): Cards => count << (4 * wrestler);

/** Packs counts in the wrestlers' order. */
export const packCards = (counts: readonly number[]): Cards =>
  counts.reduce((cards, count, wrestler) => cards + cardsOf(wrestler, count), NO_CARDS);

/** The six counts, in the wrestlers' order. */
export const unpackCards = (cards: Cards): number[] =>
  Array.from(LETTERS, (_, wrestler) => countOf(cards, wrestler));

/** Whether a value is a packed count. */
export const isCards = (value: unknown): value is Cards =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1 << 24;
