/**
 * Hidden information as types. A view is what everybody knows of a game and the log as one seat may
 * read it: no deal, no card, no list of moves, since yes and no are secrets. Components and bots get
 * views, never states.
 */

import type { GameState, PublicGame } from './game';
import { publicPart } from './game';
import type { LogLine } from './log';
import { mayRead } from './log';
import type { Move } from './moves';
import { legalMoves } from './moves';

/** What somebody may know who only watches. */
export interface PublicView extends PublicGame {
  readonly kind: 'public';
  readonly log: readonly LogLine[];
}

/** What one seat may know. */
export interface SeatView extends PublicGame {
  readonly kind: 'seat';
  readonly seat: number;
  readonly log: readonly LogLine[];
}

export type View = PublicView | SeatView;

/** What a seat, or the public, may see. */
export function viewFor(state: GameState, seat: number): SeatView;
export function viewFor(state: GameState, seat: 'public'): PublicView;
export function viewFor(state: GameState, seat: number | 'public'): View;
export function viewFor(state: GameState, seat: number | 'public'): View {
  const reader = seat === 'public' ? undefined : seat;
  const log = state.log.filter((line) => mayRead(line, reader));
  return seat === 'public'
    ? { kind: 'public', ...publicPart(state), log }
    : { kind: 'seat', ...publicPart(state), seat, log };
}

/** The legal moves of the seat that looks; none when it is not asked. */
export const legalMovesIn = (view: View): Move[] =>
  view.kind === 'seat' && view.toMove === view.seat ? legalMoves(view) : [];
