/** Dealing: a shuffle of just as many cards as are dealt; the rest is left out. */

import type { Rng, Seed } from '../core/rng';
import { nextBelow, seedRng } from '../core/rng';
import type { Cards } from './cards';
import { countOf } from './cards';
import type { Rules } from './rules';
import { deckOf } from './rules';
import type { Deal } from './season';

/** Deals so many of the given cards to each seat, every distribution equally likely. */
export function dealFrom(cards: Cards, sizes: readonly number[], rng: Rng): Deal {
  const pile: number[] = [];
  for (let wrestler = 0; wrestler < 6; wrestler++)
    for (let copy = countOf(cards, wrestler); copy > 0; copy--) pile.push(wrestler);
  let at = 0;
  let leftOut = cards;
  const hands = sizes.map((size) => {
    let hand = 0;
    for (let end = at + size; at < end; at++) {
      const from = at + nextBelow(rng, pile.length - at);
      const wrestler = pile[from] as number;
      pile[from] = pile[at] as number;
      hand += 1 << (4 * wrestler);
    }
    leftOut -= hand;
    return hand;
  });
  return { hands, leftOut };
}

/** The seed's stream that draws the first host; season n (from 0) is dealt from stream n. */
const HOST_STREAM = 0x686f7374;

/** The hands of a season (counted from 0) of the match with this seed. */
export function dealSeason(
  rules: Rules,
  players: number,
  from: { readonly seed: Seed; readonly season: number },
): Deal {
  const sizes = new Array<number>(players).fill(rules.handSize);
  return dealFrom(deckOf(rules), sizes, seedRng(from.seed, from.season));
}

/** The first host of the match with this seed, when the table leaves it to chance. */
export const drawHost = (players: number, seed: Seed): number =>
  nextBelow(seedRng(seed, HOST_STREAM), players);
