/**
 * What the others did so far this season, decision by decision, with what everybody knew when it was
 * taken: the log played over again, by the rules' own transition, with public facts alone.
 */

import type { Cards } from '../cards';
import type { MoveCode } from '../moves';
import { codeOf } from '../moves';
import { deckOf } from '../rules';
import type { LogEntry, PublicSeason } from '../season';
import { pastOf } from '../story';
import type { Situation } from './policy';
import { situationOf } from './policy';

/** One decision in the past. */
export interface PastDecision {
  readonly seat: number;
  readonly code: MoveCode;
  /** The cards that seat had already played. */
  readonly shed: Cards;
  readonly situation: Situation;
}

/** Cards each seat played, as the log has it. */
export function shedBySeat(season: PublicSeason): Cards[] {
  const shed = new Array<Cards>(season.players).fill(0);
  for (const { seat, move } of season.log) {
    if (move.kind === 'pass') continue;
    const code = codeOf(move);
    shed[seat] = (shed[seat] as number) + ((code & 3) << (4 * (code >> 2)));
  }
  return shed;
}

/** Whether the log tells the whole season; one that began in a position does not. */
export const isToldByLog = (season: PublicSeason): boolean =>
  shedBySeat(season).reduce((sum, cards) => sum + cards, 0) === season.played;

/** Every decision of the season so far, where the log tells it whole; none otherwise. */
export function pastDecisions(season: PublicSeason): PastDecision[] {
  if (season.log.length === 0 || !isToldByLog(season)) return [];
  const deck = deckOf(season.rules);
  const shed = new Array<Cards>(season.players).fill(0);
  return pastOf(season).map((before, at) => {
    const { seat, move } = season.log[at] as LogEntry;
    const code = codeOf(move);
    const past = { seat, code, shed: shed[seat] as number, situation: situationOf(before, deck) };
    shed[seat] = past.shed + ((code & 3) << (4 * (code >> 2)));
    return past;
  });
}
