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
import type { MatchConfig, Rules } from './rules';
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
  const fits = (tokens: unknown): boolean =>
    Array.isArray(tokens) && tokens.length === config.players && areTokens(config.rules, tokens);
  if (![...before].every(fits)) return bad('before');
  return ok({
    season: { ...season, rules: config.rules },
    before: before.map((tokens) => resultOf(config.rules, tokens)),
  });
}

/** Whether a season can give these tokens, one a seat. */
function areTokens(
  { tokens, placing, endsWhenHolding }: Rules,
  given: readonly unknown[],
): boolean {
  const sort = (values: readonly unknown[]): unknown[] =>
    [...values].sort((a, b) => Number(b) - Number(a));
  if (placing !== 'by-cards-shared') return sort(given).join() === sort(tokens).join();
  const out = tokens.length - endsWhenHolding;
  const fewest = tokens[out] as number;
  const last = tokens[tokens.length - 1] as number;
  const left = [...given];
  for (const token of tokens.slice(0, out)) {
    const at = left.indexOf(token);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  if (left.every((token) => token === fewest + last)) return true;
  const known: readonly unknown[] = [fewest, 0, last];
  return left.includes(fewest) && left.includes(last) && left.every((one) => known.includes(one));
}

/**
 * What tokens tell of a season: places by token, its rounds are not known. Equals stand in seat order,
 * or clockwise of the first where they stood by their cards.
 */
function resultOf({ placing }: Rules, tokens: readonly number[]): SeasonResult {
  const players = tokens.length;
  const from = placing === 'all-last' ? 0 : tokens.indexOf(Math.max(...tokens));
  const way = (seat: number): number => (seat - from + players) % players;
  const places = tokens
    .map((_, seat) => seat)
    .sort((a, b) => (tokens[b] as number) - (tokens[a] as number) || way(a) - way(b));
  return {
    places,
    tokens: [...tokens],
    roundWinners: [],
    nextHost: places[places.length - 1] as number,
  };
}
