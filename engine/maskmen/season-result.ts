/** How a season ended: places, tokens, rounds won, and who hosts the next one. */

import type { Rules } from './rules';
import type { PublicSeason } from './season';

export interface SeasonResult {
  /** Who hosts the next season: the last; of several who are last, the one clockwise of the others. */
  readonly nextHost: number;
  /** All seats, first to last. */
  readonly places: readonly number[];
  /** Tokens by seat. */
  readonly tokens: readonly number[];
  /** Who won each round, in order; the holder of an unfinished one counts as its winner. */
  readonly roundWinners: readonly number[];
}

/** A season that is over, as far as places and tokens go by it. */
export interface Ending {
  readonly rules: Rules;
  readonly players: number;
  /** How many are out, and who, in order; later entries do not count. */
  readonly out: number;
  readonly places: readonly number[];
  readonly sizes: readonly number[];
}

/**
 * The place (from 0) of a seat. Who is out has the place he went out at. The others stand clockwise of
 * the last to go out, or by the cards they have left and equals clockwise.
 */
export function placeOf(ending: Ending, seat: number): number {
  const { rules, players, out, places, sizes } = ending;
  for (let at = 0; at < out; at++) if (places[at] === seat) return at;
  const from = places[out - 1] as number;
  const byCards = rules.placing !== 'all-last';
  const size = sizes[seat] as number;
  const way = (seat - from + players) % players;
  let place = out;
  for (let other = 0; other < players; other++) {
    const its = sizes[other] as number;
    if (its === 0 || other === seat) continue;
    const nearer = (other - from + players) % players < way;
    if (byCards && its !== size ? its < size : nearer) place++;
  }
  return place;
}

/** The token of a seat at that place. */
export function tokenAt(ending: Ending, seat: number, place: number): number {
  const { rules, players, out, sizes } = ending;
  const { tokens, placing } = rules;
  if (place < out || placing === 'by-cards') return tokens[place] as number;
  const last = tokens[players - 1] as number;
  if (placing === 'all-last') return last;
  const size = sizes[seat] as number;
  let fewest = true;
  let most = true;
  for (let other = 0; other < players; other++) {
    const its = sizes[other] as number;
    if (its === 0) continue;
    if (its < size) fewest = false;
    if (its > size) most = false;
  }
  return (fewest ? (tokens[out] as number) : 0) + (most ? last : 0);
}

/** The result of a finished season. */
export function seasonResult(season: PublicSeason): SeasonResult {
  const { rules, players, places: out, sizes, roundWinners } = season;
  const ending: Ending = { rules, players, out: out.length, places: out, sizes };
  const places = new Array<number>(players).fill(0);
  const tokens = new Array<number>(players).fill(0);
  for (let seat = 0; seat < players; seat++) {
    const place = placeOf(ending, seat);
    places[place] = seat;
    tokens[seat] = tokenAt(ending, seat, place);
  }
  return {
    nextHost: places[rules.placing === 'all-last' ? out.length : players - 1] as number,
    places,
    tokens,
    roundWinners: [...roundWinners],
  };
}
