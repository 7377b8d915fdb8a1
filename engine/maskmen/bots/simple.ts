/**
 * A simple honest bot: it never passes when it can play, sheds the most cards, and of those plays
 * prefers the wrestler that is known weakest, keeping the strong ones. Chance decides between equals.
 */

import { nextBelow } from '@/engine/core/rng';
import type { Move, Order } from '@/engine/view';
import { PASS, legalMovesIn, wrestlerIndex, wrestlersIn } from '@/engine/view';

import type { Bot } from './types';

type Play = Move & { readonly kind: 'play' };

/** Known weaker ones less known stronger ones: the lower, the weaker. */
function strengthOf(order: Order, { wrestler }: Play): number {
  const index = wrestlerIndex(wrestler);
  const below = wrestlersIn(order.weaker[index] as number).length;
  const above = wrestlersIn(order.stronger[index] as number).length;
  return below - above;
}

export const simpleBot: Bot = {
  choose: ({ view, rng }) => {
    const plays = legalMovesIn(view).filter((move): move is Play => move.kind === 'play');
    if (plays.length === 0) return { move: PASS, rng };
    const most = Math.max(...plays.map(({ count }) => count));
    const large = plays.filter(({ count }) => count === most);
    const weakest = Math.min(...large.map((play) => strengthOf(view, play)));
    const best = large.filter((play) => strengthOf(view, play) === weakest);
    const next = [...rng];
    return { move: best[nextBelow(next, best.length)] as Play, rng: next };
  },
};
