/**
 * Hidden information as types. A view is a season without the other hands, the left-out cards and
 * anything they could be computed from; components and bots get views, never states. `determinize`
 * goes back: it samples a full state that looks the same from that seat.
 */

import type { Rng } from '../core/rng';
import type { Cards } from './cards';
import { dealFrom } from './deal';
import type { Move } from './moves';
import { legalMovesWith } from './moves';
import { deckOf } from './rules';
import type { PublicSeason, SeasonState } from './season';

/** What everybody may know of a season: no hand at all. */
export interface PublicView extends PublicSeason {
  readonly kind: 'public';
}

/** What one seat may know of a season. */
export interface SeatView extends PublicSeason {
  readonly kind: 'seat';
  readonly seat: number;
  readonly hand: Cards;
}

export type View = PublicView | SeatView;

/** The public part of a season, field by field: a new secret in the state never slips through. */
const publicPart = (season: PublicSeason): PublicSeason => ({
  rules: season.rules,
  players: season.players,
  stronger: season.stronger,
  weaker: season.weaker,
  sizes: season.sizes,
  played: season.played,
  standing: season.standing,
  ring: season.ring,
  host: season.host,
  turn: season.turn,
  top: season.top,
  topCount: season.topCount,
  holder: season.holder,
  inRound: season.inRound,
  holding: season.holding,
  places: season.places,
  roundWinners: season.roundWinners,
  round: season.round,
  log: season.log,
});

/** What everybody may see. */
export const publicViewOf = (state: SeasonState): PublicView => ({
  kind: 'public',
  ...publicPart(state),
});

/** What a seat may see. */
export const viewFor = (state: SeasonState, seat: number): SeatView => ({
  kind: 'seat',
  ...publicPart(state),
  seat,
  hand: state.hands[seat] as number,
});

/** The legal moves of the seat that looks; none when it is not its turn. */
export const legalMovesIn = (view: SeatView): Move[] =>
  view.turn === view.seat ? legalMovesWith(view, view.hand) : [];

/** The cards a seat cannot see: in other hands or left out. */
export const unseenCards = (view: SeatView): Cards => deckOf(view.rules) - view.played - view.hand;

/** A full state, every one equally likely, that agrees with a view. */
export function determinize(view: SeatView, rng: Rng): SeasonState {
  const sizes = view.sizes.map((size, seat) => (seat === view.seat ? 0 : size));
  const { hands, leftOut } = dealFrom(unseenCards(view), sizes, rng);
  const all = hands.map((hand, seat) => (seat === view.seat ? view.hand : hand));
  return { ...publicPart(view), hands: all, leftOut };
}
