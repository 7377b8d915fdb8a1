/**
 * Strength by defeats: a wrestler known stronger than the top play follows with as many cards, an
 * unknown one with one more, and has proved itself stronger by that; a weaker one never follows.
 */

import type { Cards } from './cards';
import { LOWER, UPPER, heldAtLeast, summarize } from './cards';
import { addDefeat, emptyOrder } from './order';
import type { Standings, Strength } from './strength';
import { NTH } from './wrestlers';

const MOST = 3;

function list(season: Standings, hand: Cards, into: number[]): number {
  const { top, topCount } = season;
  let moves = 0;
  const held = (LOWER[hand & 4095] as number) + (UPPER[hand >> 12] as number);
  if (top < 0) {
    const established = summarize(season.played) & 63;
    for (let rest = held & 63; rest !== 0; rest &= rest - 1) {
      const wrestler = NTH[rest * 8] as number;
      into[moves++] = wrestler * 4 + 1;
      if (!((established >> wrestler) & 1)) continue;
      if ((held >> (wrestler + 6)) & 1) into[moves++] = wrestler * 4 + 2;
      if ((held >> (wrestler + 12)) & 1) into[moves++] = wrestler * 4 + 3;
    }
    return moves;
  }
  const known = season.stronger[top] as number;
  const ruledOut = known | (season.weaker[top] as number) | (1 << top);
  const same = known & (held >> (6 * (topCount - 1)));
  const more = topCount < MOST ? 63 & ~ruledOut & (held >> (6 * topCount)) : 0;
  for (let rest = same | more; rest !== 0; rest &= rest - 1) {
    const wrestler = NTH[rest * 8] as number;
    into[moves++] = wrestler * 4 + topCount + ((more >> wrestler) & 1);
  }
  into[moves++] = 0;
  return moves;
}

export const provedStrength: Strength = {
  most: MOST,
  exact: true,
  proves: true,
  words: { asMany: 'stronger', oneMore: 'unknown' },
  single: 'debut-single',
  begin: () => ({ ...emptyOrder(), standing: 0, ring: 0 }),
  leadsMany: ({ played }) => heldAtLeast(played, 1),
  asMany: ({ stronger, top }) => stronger[top] as number,
  oneMore: ({ stronger, weaker, top }) =>
    63 & ~((stronger[top] as number) | (weaker[top] as number) | (1 << top)),
  list,
  notePlay: (season, wrestler) => {
    const { top } = season;
    if (top >= 0 && !(((season.stronger[top] as number) >> wrestler) & 1))
      addDefeat(season, wrestler, top);
  },
  noteRound: () => undefined,
};
