/** Who leads and who wins a match, and what decided it. */

import type { MatchConfig } from './rules';
import type { SeasonResult } from './season-result';

export interface Standing {
  /** Tokens added up, by seat. */
  readonly points: readonly number[];
  /** Seasons in which the seat was first out, by seat. */
  readonly firsts: readonly number[];
}

/** The first criterion that left one seat; `shared` when none did. */
export type DecidedBy = 'points' | 'most-firsts' | 'latest-round' | 'three-seasons' | 'shared';

export interface MatchDecision {
  /** One seat, or several that share the win. */
  readonly winners: readonly number[];
  readonly by: DecidedBy;
}

/** Points and firsts of every seat over the given seasons. */
export function standingOf(players: number, seasons: readonly SeasonResult[]): Standing {
  const points = new Array<number>(players).fill(0);
  const firsts = new Array<number>(players).fill(0);
  for (const { tokens, places } of seasons) {
    tokens.forEach((token, seat) => (points[seat] = (points[seat] as number) + token));
    const first = places[0] as number;
    firsts[first] = (firsts[first] as number) + 1;
  }
  return { points, firsts };
}

/** Whether the seasons played make a whole match. */
export function isMatchOver(config: MatchConfig, seasons: readonly SeasonResult[]): boolean {
  const { length, players } = config;
  if (length.kind === 'seasons') return seasons.length >= length.seasons;
  return standingOf(players, seasons).firsts.some((wins) => wins >= length.wins);
}

/**
 * The winner of a finished match: points; then, unless ties are shared at once, most firsts and the
 * latest round.
 */
export function decideMatch(config: MatchConfig, seasons: readonly SeasonResult[]): MatchDecision {
  const { points, firsts } = standingOf(config.players, seasons);
  const { length } = config;
  if (length.kind === 'wins')
    return { winners: [firsts.findIndex((wins) => wins >= length.wins)], by: 'three-seasons' };
  const everybody = points.map((_, seat) => seat);
  const byPoints = bestOf(everybody, points);
  if (byPoints.length === 1) return { winners: byPoints, by: 'points' };
  if (config.ties === 'shared') return { winners: byPoints, by: 'shared' };
  const byFirsts = bestOf(byPoints, firsts);
  if (byFirsts.length === 1) return { winners: byFirsts, by: 'most-firsts' };
  const rounds = seasons.flatMap((season) => season.roundWinners);
  for (let at = rounds.length - 1; at >= 0; at--) {
    const winner = rounds[at] as number;
    if (byFirsts.includes(winner)) return { winners: [winner], by: 'latest-round' };
  }
  return { winners: byFirsts, by: 'shared' };
}

function bestOf(seats: readonly number[], score: readonly number[]): number[] {
  const best = Math.max(...seats.map((seat) => score[seat] as number));
  return seats.filter((seat) => score[seat] === best);
}
