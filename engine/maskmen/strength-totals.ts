/**
 * Strength by totals: a wrestler stands at the cards that were played of it when the last round
 * ended, and at those of its debut until the first does. What stands above every wrestler of the
 * round follows with as many cards or more, anything else but the top play with one more at least.
 * The order's rows are the standings compared; wrestlers not yet played are below all others.
 */

import type { Cards } from './cards';
import { countOf, packCards, unpackCards } from './cards';
import type { MutableOrder } from './order';
import { emptyOrder } from './order';
import type { RoundPlay } from './season';
import type { Standings, Strength, StrengthState } from './strength';

/** The rows of the order, read off the standings. */
export function compareStandings(standing: Cards, into: MutableOrder): void {
  for (let w = 0; w < 6; w++) {
    const count = countOf(standing, w);
    let above = 0;
    let below = 0;
    for (let other = 0; other < 6; other++) {
      const its = countOf(standing, other);
      if (its > count) above |= 1 << other;
      if (its < count) below |= 1 << other;
    }
    into.stronger[w] = above;
    into.weaker[w] = below;
  }
}

/** The wrestlers that stand above all of the round. */
function aboveRing({ stronger, ring }: Standings): number {
  let above = 63;
  for (let w = 0; w < 6; w++) if ((ring >> w) & 1) above &= stronger[w] as number;
  return above;
}

/** The wrestler of the round with the highest standing, the first of equals; −1 in no round. */
export function highestInRing({ standing, ring }: Pick<Standings, 'standing' | 'ring'>): number {
  let highest = -1;
  for (let w = 0; w < 6; w++)
    if ((ring >> w) & 1 && (highest < 0 || countOf(standing, w) > countOf(standing, highest)))
      highest = w;
  return highest;
}

/** What stands where in the middle of a round: as before it, and a debut of the round at its count. */
export function standingInRound(played: Cards, round: readonly RoundPlay[]): StrengthState {
  const counts = unpackCards(played);
  for (const { wrestler, count } of round) counts[wrestler] = (counts[wrestler] ?? 0) - count;
  for (const { wrestler, count } of round) if (counts[wrestler] === 0) counts[wrestler] = count;
  const standing = packCards(counts.slice(0, 6));
  const order = emptyOrder();
  compareStandings(standing, order);
  const ring = round.reduce((set, { wrestler }) => set | (1 << wrestler), 0);
  return { ...order, standing, ring };
}

const MOST = 3;

function list(season: Standings, hand: Cards, into: number[]): number {
  const { top, topCount, played } = season;
  const known = top < 0 ? 63 : aboveRing(season);
  let moves = 0;
  for (let wrestler = 0; wrestler < 6; wrestler++) {
    if (wrestler === top) continue;
    const least = top < 0 ? 1 : topCount + ((known >> wrestler) & 1 ? 0 : 1);
    const most = played === 0 ? 1 : Math.min(MOST, countOf(hand, wrestler));
    for (let count = least; count <= most; count++)
      if (countOf(hand, wrestler) >= count) into[moves++] = wrestler * 4 + count;
  }
  if (top >= 0) into[moves++] = 0;
  return moves;
}

export const totalsStrength: Strength = {
  most: MOST,
  exact: false,
  proves: false,
  words: { asMany: 'above', oneMore: 'not-above' },
  single: 'opening-single',
  begin: (played) => standingInRound(played, []),
  leadsMany: ({ played }) => (played === 0 ? 0 : 63),
  asMany: aboveRing,
  oneMore: (season) => 63 & ~(aboveRing(season) | (1 << season.top)),
  list,
  notePlay: (season, wrestler, count) => {
    season.ring |= 1 << wrestler;
    if (countOf(season.played, wrestler) > 0) return;
    season.standing += count << (4 * wrestler);
    compareStandings(season.standing, season);
  },
  noteRound: (season) => {
    season.ring = 0;
    season.standing = season.played;
    compareStandings(season.standing, season);
  },
};
