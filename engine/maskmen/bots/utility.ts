/**
 * What a season's end is worth to a seat. Season points, by place; but in a season that may decide
 * the match, the chance to win it: standings, tokens and tie-breaks as the rules have them.
 */

import type { Standing } from '../decide';
import type { MatchTies } from '../rules';
import { placeOf, tokenAt } from '../season-result';
import type { Imagined } from './imagined';

/** The match around a season that may be its last, as everybody knows it. */
export interface LastSeason {
  readonly standing: Standing;
  readonly ties: MatchTies;
  /** When each seat last won a round in the seasons before, as a running number; 0 for never. */
  readonly wonAt: readonly number[];
}

/** Rounds of the season on the table come after all those of the seasons before. */
const LATER = 100000;

/** The share of the match a seat wins when the last season ends so: 1, 0, or a part of a shared win. */
export function shareOfMatch(end: Imagined, last: LastSeason, who: number): number {
  const { players } = end;
  const { points, firsts } = last.standing;
  let tied = 0;
  let best = -1e9;
  for (let seat = 0; seat < players; seat++) {
    const place = placeOf(end, seat);
    let score = (points[seat] as number) + tokenAt(end, seat, place) + 1000;
    if (last.ties === 'official') {
      // Points decide, then firsts, then who won the latest round: one number, digit by digit.
      const won = end.wonAt[seat] as number;
      const latest = won > 0 ? LATER + won : (last.wonAt[seat] as number);
      const first = place === 0 ? 1 : 0;
      score = (score * 100 + (firsts[seat] as number) + first) * 1000000 + latest;
    }
    if (score > best) {
      best = score;
      tied = 1 << seat;
    } else if (score === best) tied |= 1 << seat;
  }
  if (!((tied >> who) & 1)) return 0;
  let sharing = 0;
  for (let rest = tied; rest !== 0; rest &= rest - 1) sharing++;
  return 1 / sharing;
}
