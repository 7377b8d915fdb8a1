/**
 * Flat search: every move worth a try is tried in the same worlds with the same whims, and played on
 * for a while. Which is tried next is decided by an upper bound (UCB), with the first sight of the
 * policy as a head start.
 */

import { stepFast } from '@/engine/core/rng';
import { copyGame } from '../game';
import type { MutableGame } from '../game';
import type { MoveCode } from '../moves';
import type { SeatView } from '../seat-view';
import type { Insight } from './insight';
import { blankInsight, copyInsight } from './insight';
import { playMove, playOn, worthFor } from './playout';
import type { Imagined, Worlds } from './worlds';

export interface Search {
  readonly view: SeatView;
  readonly codes: readonly MoveCode[];
  readonly scores: readonly number[];
  readonly visits: number[];
  readonly sums: number[];
  readonly insight: Insight;
  readonly seed: number;
  playouts: number;
}

/** Moves beyond so many, by first sight, get no playouts. */
const MOST_TRIED = 18;

/** A head start: the best move at first sight is as if it had won so much more, so many times. */
const HEAD_START = 120;
const WORTH_OF_A_COIN = 0.025;
const CURIOSITY = 0.22;

/** After so many turns each a playout is cut short. */
const ROUNDS_AHEAD = 0.9;

export function openSearch(
  view: SeatView,
  scored: { readonly codes: readonly MoveCode[]; readonly scores: readonly number[] },
  seed: number,
): Search {
  const order = scored.codes.map((_, at) => at);
  order.sort((a, b) => (scored.scores[b] as number) - (scored.scores[a] as number) || a - b);
  const tried = order.slice(0, MOST_TRIED).sort((a, b) => a - b);
  const codes = tried.map((at) => scored.codes[at] as MoveCode);
  const scores = tried.map((at) => scored.scores[at] as number);
  const best = Math.max(...scores);
  const even = 1 / view.table.players;
  return {
    view,
    codes,
    scores,
    visits: codes.map(() => HEAD_START),
    sums: scores.map((score) => HEAD_START * (even + WORTH_OF_A_COIN * Math.max(-4, score - best))),
    insight: blankInsight(view.table),
    seed,
    playouts: 0,
  };
}

export const meanOf = ({ sums, visits }: Search, at: number): number =>
  (sums[at] as number) / (visits[at] as number);

/** The move that did best; what was hardly tried keeps its head start. */
export function bestOf(search: Search): number {
  let best = 0;
  for (let at = 1; at < search.codes.length; at++)
    if (meanOf(search, at) > meanOf(search, best)) best = at;
  return best;
}

function nextToTry(search: Search): number {
  const { visits } = search;
  const all = search.playouts + HEAD_START * visits.length;
  // The root of the count serves for its logarithm, which engines do not agree on.
  const wide = Math.sqrt(Math.sqrt(all));
  let best = 0;
  let most = -1;
  for (let at = 0; at < visits.length; at++) {
    const bound = meanOf(search, at) + (CURIOSITY * wide) / Math.sqrt(3 * (visits[at] as number));
    if (bound > most) {
      most = bound;
      best = at;
    }
  }
  return best;
}

/** One playout. */
export function searchOnce(search: Search, { drawn, order, styles }: Worlds): void {
  const { view, codes, visits, sums, insight } = search;
  const at = nextToTry(search);
  const visit = (visits[at] as number) - HEAD_START;
  const world = drawn[order[visit % order.length] as number] as Imagined;
  copyInsight(insight, world.insight);
  const game: MutableGame = copyGame(view, world.cards);
  const random = stepFast(Math.imul(search.seed + visit, 0x9e3779b1) | 1) | 1;
  const playing = { game, insight, styles, random };
  playMove(playing, codes[at] as MoveCode);
  playOn(playing, view.turn + 1 + Math.floor(ROUNDS_AHEAD * view.table.players));
  sums[at] = (sums[at] as number) + worthFor(game, view.seat);
  visits[at] = (visits[at] as number) + 1;
  search.playouts++;
}
