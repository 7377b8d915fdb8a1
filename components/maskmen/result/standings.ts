/** The tables of results, worked out from a match's public view: who stands where, and with what. */

import type { MatchView } from '@/engine/view';

export interface ResultRow {
  readonly seat: number;
  /** From 1; equal final scores share a place. */
  readonly place: number;
  /** Cards still held. */
  readonly cards: number;
  /** Tokens by season; undefined for those to come. */
  readonly tokens: readonly (number | undefined)[];
  readonly points: number;
  readonly firsts: number;
}

/** How many seasons the match can have. */
export const seasonsOf = ({ length }: MatchView): number =>
  length.kind === 'seasons' ? length.seasons : 2 * length.wins - 1;

function rowOf(view: MatchView, seat: number, place: number): ResultRow {
  const { finished, standing, season } = view;
  return {
    seat,
    place,
    cards: season.sizes[seat] ?? 0,
    tokens: Array.from({ length: seasonsOf(view) }, (_, at) => finished[at]?.tokens[seat]),
    points: standing.points[seat] ?? 0,
    firsts: standing.firsts[seat] ?? 0,
  };
}

/** The season just ended, first to last. */
export function seasonRows(view: MatchView): ResultRow[] {
  const places = view.finished.at(-1)?.places ?? [];
  return places.map((seat, at) => rowOf(view, seat, at + 1));
}

/** Everybody by what decides the match: winners first, then points, then firsts. */
export function finalRows(view: MatchView): ResultRow[] {
  const { points, firsts } = view.standing;
  const winners = view.decision?.winners ?? [];
  const worth = (seat: number): readonly number[] => [
    winners.includes(seat) ? 1 : 0,
    points[seat] ?? 0,
    firsts[seat] ?? 0,
  ];
  const compare = (a: number, b: number): number => {
    const [left, right] = [worth(a), worth(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? 0 : (right[at] ?? 0) - (left[at] ?? 0);
  };
  const seats = points.map((_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  return seats.map((seat) => {
    const better = seats.filter((other) => compare(other, seat) < 0).length;
    return rowOf(view, seat, better + 1);
  });
}

/** Where a seat stands in the match so far, from 1: by points, equals sharing the place. */
export const placeNow = ({ standing: { points } }: MatchView, seat: number): number =>
  1 + points.filter((other) => other > (points[seat] ?? 0)).length;
