/** A match as a seat, or everybody, may see it: the season's view and the standings, no deals. */

import type { DecidedBy, MatchDecision, Standing } from './decide';
import type { FinishedSeason, MatchState } from './match';
import { seasonNumber, standingOfMatch } from './match';
import type { MatchLength, MatchTies } from './rules';
import type { PublicView, SeatView, View } from './view';
import { publicViewOf, viewFor } from './view';

export type { DecidedBy, MatchDecision, Standing };

export interface MatchView<Season extends View = View> {
  readonly season: Season;
  /** Which season is on the table, from 0. */
  readonly seasonNumber: number;
  readonly length: MatchLength;
  readonly ties: MatchTies;
  readonly standing: Standing;
  /** The seasons that ended: places, tokens, rounds won and every move. */
  readonly finished: readonly FinishedSeason[];
  readonly decision: MatchDecision | undefined;
}

const around = <Season extends View>(match: MatchState, season: Season): MatchView<Season> => ({
  season,
  seasonNumber: seasonNumber(match),
  length: match.config.length,
  ties: match.config.ties,
  standing: standingOfMatch(match),
  finished: match.finished,
  decision: match.decision,
});

/** What a seat may see of a match. */
export const matchViewFor = (match: MatchState, seat: number): MatchView<SeatView> =>
  around(match, viewFor(match.season, seat));

/** What everybody may see of a match. */
export const publicMatchView = (match: MatchState): MatchView<PublicView> =>
  around(match, publicViewOf(match.season));
