/**
 * What a seat that forgets remembers: chances by place, from the lines of its log that are not too
 * long ago, with even odds for every swap-or-not it did not see.
 */

import { CHARACTER_OF } from '../characters';
import type { SeatView } from '../seat-view';
import type { Insight } from './insight';
import { KINDS, blankInsight, exchangePair, mixPair, showAll } from './insight';

export interface Attention {
  readonly turns: number;
  readonly watches: 'all' | 'own-and-richest';
}

/** What is remembered; `open` and `own` are the same, since it is all one seat's. */
export function remember(view: SeatView, { turns, watches }: Attention): Insight {
  const { table, seat, coins, log } = view;
  const insight = blankInsight(table);
  const richest = Math.max(...coins);
  const heeds = (place: number): boolean => {
    const owner = table.owners[place] as number;
    return watches === 'all' || owner === seat || coins[owner] === richest;
  };
  // One's own card is remembered at least from turn to turn, however many sit at the table.
  const keeps = (place: number): number =>
    table.owners[place] === seat ? Math.max(turns, table.players) : turns;
  let turn = 0;
  let mine = false;
  for (const line of log) {
    if (line.kind === 'turn') turn = line.turn;
    switch (line.kind) {
      case 'shown':
      case 'revealed':
      case 'saw':
        if (turn + keeps(line.place) >= view.turn && heeds(line.place))
          showAll(insight, line.place, CHARACTER_OF[line.card] as number);
        break;
      case 'exchanged':
        exchangePair(insight, table, line.a, line.b);
        break;
      case 'switched':
      case 'kept':
        mine = line.kind === 'switched';
        break;
      case 'returned': {
        const { a, b } = line;
        if (line.seat !== seat) mixPair(insight, table, { seat: -1, a, b, switched: false });
        else if (mine) exchangePair(insight, table, a, b);
        break;
      }
      default:
    }
    for (let at = 0; at < insight.own.length; at++) insight.own[at] = insight.open[at] as number;
  }
  return insight;
}

/** The chances of one place. */
export const rowOf = (shares: readonly number[], place: number): number[] =>
  shares.slice(place * KINDS, (place + 1) * KINDS);
