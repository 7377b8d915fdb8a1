/** Whether the season on the table is the match's last, and how the match then stands. */

import type { BotQuestion } from './types';
import type { LastSeason } from './utility';

/**
 * The match around its last season; undefined in every other one. Where a number of wins decides,
 * winning the season is always what counts.
 */
export function stakesOf({ match, view }: BotQuestion): LastSeason | undefined {
  if (match === undefined || match.length.kind !== 'seasons') return undefined;
  if (match.seasonNumber < match.length.seasons - 1) return undefined;
  const wonAt = new Array<number>(view.players).fill(0);
  const rounds = [...match.finished.flatMap((season) => season.roundWinners), ...view.roundWinners];
  rounds.forEach((winner, at) => (wonAt[winner] = at + 1));
  return { standing: match.standing, ties: match.ties, wonAt };
}
