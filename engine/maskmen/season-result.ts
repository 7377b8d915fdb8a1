/** How a season ended: places, tokens, rounds won, and who hosts the next one. */

import type { PublicSeason } from './season';
import { nextSeat } from './season';

export interface SeasonResult {
  /** Who hosted its first round is not in the result; who hosts the next season is: the last. */
  readonly nextHost: number;
  /** All seats, first to last. */
  readonly places: readonly number[];
  /** Tokens by seat. */
  readonly tokens: readonly number[];
  /** Who won each round, in order; the holder of an unfinished one counts as its winner. */
  readonly roundWinners: readonly number[];
}

/**
 * The result of a finished season. Whoever still holds cards is last; under house rules that end a
 * season with several left, they share the last token and stand clockwise of the last to go out.
 */
export function seasonResult(season: PublicSeason): SeasonResult {
  const { players, rules, places: out, holding, roundWinners } = season;
  const left: number[] = [];
  let seat = out[out.length - 1] as number;
  for (let rest = holding; rest !== 0; rest &= ~(1 << seat)) {
    seat = nextSeat(rest, seat);
    left.push(seat);
  }
  const lastToken = rules.tokens[players - 1] as number;
  const tokens = new Array<number>(players).fill(lastToken);
  out.forEach((winner, place) => (tokens[winner] = rules.tokens[place] as number));
  return {
    nextHost: left[0] as number,
    places: [...out, ...left],
    tokens,
    roundWinners: [...roundWinners],
  };
}
