/**
 * A match that does not begin with a deal but in a position: a lesson, an exercise, a table that was
 * joined half-way. The seasons before it are known by their tokens alone; those after it are dealt
 * as in any match.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { NotationError } from './notation';
import { makeRules } from './notation';
import { parsePosition } from './position-notation';
import type { MatchConfig } from './rules';
import { MOST_SEASONS } from './rules';
import type { SeasonState } from './season';
import type { SeasonResult } from './season-result';

export interface Opening {
  /** In position notation. */
  readonly position: string;
  /** Tokens by seat of every season before this one. */
  readonly before: readonly (readonly number[])[];
}

export type OpeningError =
  | { readonly code: 'bad-opening'; readonly why: 'players' | 'rules' | 'before' | 'deals' }
  | { readonly code: 'bad-position'; readonly error: NotationError };

export interface Opened {
  readonly season: SeasonState;
  readonly before: readonly SeasonResult[];
}

/** The position and the seasons before it, or why this match cannot begin so. */
export function openFrom(config: MatchConfig, opening: Opening): Result<Opened, OpeningError> {
  const bad = (why: 'players' | 'rules' | 'before') => err({ code: 'bad-opening', why } as const);
  const parsed = parsePosition(opening.position);
  if (!parsed.ok) return err({ code: 'bad-position', error: parsed.error });
  const season = parsed.value;
  if (season.players !== config.players) return bad('players');
  if (makeRules(season.rules) !== makeRules(config.rules)) return bad('rules');
  const { before } = opening;
  if (!Array.isArray(before) || before.length > MOST_SEASONS) return bad('before');
  const sorted = [...config.rules.tokens].sort((a, b) => b - a).join();
  const fits = (tokens: unknown): boolean =>
    Array.isArray(tokens) &&
    tokens.length === config.players &&
    [...tokens].sort((a, b) => b - a).join() === sorted;
  if (![...before].every(fits)) return bad('before');
  return ok({ season: { ...season, rules: config.rules }, before: before.map(resultOf) });
}

/** What tokens tell of a season: places by token, ties in seat order; its rounds are not known. */
function resultOf(tokens: readonly number[]): SeasonResult {
  const seats = tokens.map((_, seat) => seat);
  const places = seats.sort((a, b) => (tokens[b] as number) - (tokens[a] as number) || a - b);
  return {
    places,
    tokens: [...tokens],
    roundWinners: [],
    nextHost: places[places.length - 1] as number,
  };
}
