/**
 * Strength by defeats: a wrestler known stronger than the top play follows with as many cards, an
 * unknown one with one more, and has proved itself stronger by that; a weaker one never follows.
 */

import { heldAtLeast } from './cards';
import { addDefeat, emptyOrder } from './order';
import type { Strength } from './strength';

export const provedStrength: Strength = {
  most: 3,
  exact: true,
  proves: true,
  words: { asMany: 'stronger', oneMore: 'unknown' },
  single: 'debut-single',
  begin: () => ({ ...emptyOrder(), standing: 0, ring: 0 }),
  leadsMany: ({ played }) => heldAtLeast(played, 1),
  asMany: ({ stronger, top }) => stronger[top] as number,
  oneMore: ({ stronger, weaker, top }) =>
    63 & ~((stronger[top] as number) | (weaker[top] as number) | (1 << top)),
  notePlay: (season, wrestler) => {
    const { top } = season;
    if (top >= 0 && !(((season.stronger[top] as number) >> wrestler) & 1))
      addDefeat(season, wrestler, top);
  },
  noteRound: () => undefined,
};
