/**
 * Applying a move: refuse it with a reason, or return the next state and what happened, as events.
 * Log, motion, sound and announcements are all derived from these events.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import { countOf } from './cards';
import type { Move, MoveRefusal } from './moves';
import { PASS_CODE, challengeOf, codeOf, isMove, moveOf, refusalOf } from './moves';
import type { Defeat } from './order';
import { impliedBy } from './order';
import { isForcedToPass } from './public-facts';
import type { SeasonResult } from './season-result';
import { seasonResult } from './season-result';
import type { MutableSeason, SeasonState } from './season';
import { NOBODY, advance, cloneSeason } from './season';
import type { Wrestler } from './wrestlers';
import { wrestlerAt, wrestlerIndex } from './wrestlers';

export type SeasonEvent =
  | {
      readonly kind: 'played';
      readonly seat: number;
      readonly wrestler: Wrestler;
      readonly count: number;
      /** Whether it opened the round. */
      readonly lead: boolean;
      /** Whether this wrestler had not been played this season. */
      readonly debut: boolean;
    }
  | {
      readonly kind: 'defeated';
      readonly winner: Wrestler;
      readonly loser: Wrestler;
      /** What follows from it by transitivity. */
      readonly implied: readonly Defeat[];
    }
  | {
      readonly kind: 'passed';
      readonly seat: number;
      /** Whether public facts left no other move. */
      readonly forced: boolean;
    }
  | { readonly kind: 'went-out'; readonly seat: number; readonly place: number }
  | {
      readonly kind: 'round-won';
      readonly seat: number;
      /** Who hosts the next round; NOBODY when the season is over. */
      readonly host: number;
    }
  | { readonly kind: 'season-ended'; readonly result: SeasonResult };

export interface Applied {
  readonly state: SeasonState;
  readonly events: readonly SeasonEvent[];
}

/** Makes a move for a seat (by default the one to move): the next state and events, or a refusal. */
export function applyMove(
  state: SeasonState,
  move: Move,
  seat: number = state.turn,
): Result<Applied, MoveRefusal> {
  const refusal = seatRefusal(state, move, seat) ?? refusalOf(state, state.hands[seat] ?? 0, move);
  if (refusal !== undefined) return err(refusal);
  const next = cloneSeason(state);
  const events =
    move.kind === 'pass'
      ? applyPass(state, next)
      : applyPlay(state, next, move.wrestler, move.count);
  // The shared object of the move, not the caller's: that one may hold more, or change later.
  next.log = [...state.log, { seat, move: moveOf(codeOf(move)) }];
  closeRound(state, next, events);
  return ok({ state: next, events });
}

/** The reasons that come before the rules: no move at all, no season to make it in, not one's turn. */
function seatRefusal(state: SeasonState, move: Move, seat: number): MoveRefusal | undefined {
  if (!isMove(state, move)) return { code: 'malformed' };
  if (state.turn === NOBODY) return { code: 'season-over' };
  return seat === state.turn ? undefined : { code: 'not-your-turn', seat, turn: state.turn };
}

function applyPass(state: SeasonState, next: MutableSeason): SeasonEvent[] {
  const seat = state.turn;
  advance(next, PASS_CODE);
  return [{ kind: 'passed', seat, forced: isForcedToPass(state, seat) }];
}

function applyPlay(
  state: SeasonState,
  next: MutableSeason,
  wrestler: Wrestler,
  count: number,
): SeasonEvent[] {
  const seat = state.turn;
  const index = wrestlerIndex(wrestler);
  const lead = state.top === NOBODY;
  const debut = countOf(state.played, index) === 0;
  const events: SeasonEvent[] = [{ kind: 'played', seat, wrestler, count, lead, debut }];
  if (challengeOf(state, index).kind === 'unknown') {
    const implied = impliedBy(state, index, state.top);
    events.push({ kind: 'defeated', winner: wrestler, loser: wrestlerAt(state.top), implied });
  }
  advance(next, codeOf({ kind: 'play', wrestler, count }));
  next.round = [...state.round, { seat, wrestler: index, count }];
  if (next.places.length > state.places.length)
    events.push({ kind: 'went-out', seat, place: next.places.length });
  return events;
}

/** Tells of a round that ended with this move, and of the season if it did too. */
function closeRound(state: SeasonState, next: MutableSeason, events: SeasonEvent[]): void {
  if (next.roundWinners.length === state.roundWinners.length) return;
  const seat = next.roundWinners[next.roundWinners.length - 1] as number;
  const over = next.turn === NOBODY;
  events.push({ kind: 'round-won', seat, host: over ? NOBODY : next.host });
  if (over) events.push({ kind: 'season-ended', result: seasonResult(next) });
  else next.round = [];
}
