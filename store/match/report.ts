/**
 * What a report of a fault tells of the match: of a running one only what everybody at the table has
 * seen, of a finished one its record. Names stay out of both: they are the players' own.
 */

import { makeMove, publicMatchView, recordOf } from '@/engine/truth';
import type { PublicView } from '@/engine/view';

import type { Truth } from './truth';

export type MatchReport =
  | {
      readonly kind: 'running';
      readonly seats: readonly ('person' | 'bot')[];
      /** Every move in notation, season by season, the present one last. */
      readonly seasons: readonly string[];
      readonly view: Omit<PublicView, 'kind' | 'log'>;
    }
  /** The record as text: what leaves the store is nothing one could play on from. */
  | { readonly kind: 'finished'; readonly record: string };

export function reportOf({ setup, match }: Truth): MatchReport {
  if (match.decision !== undefined) {
    return { kind: 'finished', record: JSON.stringify(recordOf(match)) };
  }
  const { season, finished } = publicMatchView(match);
  const { kind: _, log, ...view } = season;
  const told = finished.map(({ moves }) => moves.map(makeMove).join(' '));
  // A season that is over stays on the table until the next is begun: it is told already.
  const running = log.map(({ move }) => makeMove(move)).join(' ');
  return {
    kind: 'running',
    seats: setup.players.map((player) => player.kind),
    seasons: told[told.length - 1] === running && running !== '' ? told : [...told, running],
    view,
  };
}
