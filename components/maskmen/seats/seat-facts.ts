/** What a seat shows: worked out from a view and the names, for every opponent alike. */

import type { MatchView, Wrestler } from '@/engine/view';
import { isInRound, NOBODY, wrestlerAt } from '@/engine/view';

/** Out of cards: as the how manieth, counted from 1, and what that is worth. */
export interface Out {
  readonly place: number;
  readonly token: number;
}

export type SeatState =
  | { readonly kind: 'thinking' | 'toPlay' | 'leads' | 'host' | 'passed' | 'next' | 'stillIn' }
  | { readonly kind: 'inRing'; readonly wrestler: Wrestler }
  | ({ readonly kind: 'out' } & Out)
  | { readonly kind: 'last' };

export interface SeatFacts {
  readonly seat: number;
  readonly name: string;
  readonly cards: number;
  readonly points: number;
  readonly state: SeatState;
  /** Whoever is out, also while their play still holds the ring. */
  readonly out: Out | undefined;
  /** The seat to move. */
  readonly active: boolean;
}

/** Clockwise from the viewer's left, or from seat 0 on the public table; the viewer is left out. */
export function seatOrder(players: number, viewer: number | undefined): number[] {
  const first = viewer === undefined ? 0 : viewer + 1;
  const shown = viewer === undefined ? players : players - 1;
  return Array.from({ length: shown }, (_, at) => (first + at) % players);
}

export interface SeatInput {
  readonly view: MatchView;
  readonly names: readonly string[];
  readonly thinking: number | undefined;
}

/** What one seat shows. */
export function seatFacts({ view, names, thinking }: SeatInput, seat: number): SeatFacts {
  const { season, standing } = view;
  return {
    seat,
    name: names[seat] ?? '',
    cards: season.sizes[seat] ?? 0,
    points: standing.points[seat] ?? 0,
    state: stateOf({ view, names, thinking }, seat),
    out: outOf(view, seat),
    active: season.turn === seat,
  };
}

function outOf({ season }: MatchView, seat: number): Out | undefined {
  const place = season.places.indexOf(seat);
  return place < 0 ? undefined : { place: place + 1, token: season.rules.tokens[place] ?? 0 };
}

function stateOf({ view, thinking }: SeatInput, seat: number): SeatState {
  const { season } = view;
  const out = outOf(view, seat);
  if (season.holder === seat && season.turn !== NOBODY)
    return { kind: 'inRing', wrestler: wrestlerAt(season.top) };
  if (out !== undefined) return { kind: 'out', ...out };
  if (season.turn === NOBODY) return { kind: 'last' };
  if (season.turn === seat) {
    if (thinking === seat) return { kind: 'thinking' };
    return { kind: season.top === NOBODY ? 'leads' : 'toPlay' };
  }
  if (!isInRound(season, seat)) return { kind: 'passed' };
  if (season.host === seat && season.top !== NOBODY) return { kind: 'host' };
  return { kind: nextAfter(view, seat) ? 'next' : 'stillIn' };
}

/** Whether a seat acts right after the one to move, if nothing unexpected happens. */
function nextAfter({ season }: MatchView, seat: number): boolean {
  for (let step = 1; step < season.players; step++) {
    const other = (season.turn + step) % season.players;
    if (isInRound(season, other) && other !== season.holder) return other === seat;
  }
  return false;
}

/** Everybody, the viewer first. */
export const wholeTable = (players: number, viewer: number | undefined): number[] =>
  Array.from({ length: players }, (_, seat) => ((viewer ?? 0) + seat) % players);
