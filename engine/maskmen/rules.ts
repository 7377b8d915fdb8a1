/**
 * The rules that are values: deck, hands, end of a season, scoring, length of a match. The app
 * offers the official set; a reduced deck serves analysis.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { Cards } from './cards';
import { MOST_OF_ONE, cardsOf } from './cards';
import type { Wrestler } from './wrestlers';
import { WRESTLERS, isWrestler, wrestlerIndex } from './wrestlers';

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;
export const MOST_SEASONS = 8;

/** No play is larger than this. */
export const PLAY_LIMIT = 3;

/** Two players play to this many seasons won. */
export const WINS_AT_TWO = 3;

export interface Rules {
  /** The wrestlers in play, in their order. */
  readonly wrestlers: readonly Wrestler[];
  /** Cards of each of them. */
  readonly cardsEach: number;
  /** Cards dealt to each player; the rest is left out, unseen. */
  readonly handSize: number;
  /** The season ends when only so many players hold cards. */
  readonly endsWhenHolding: number;
  /** Tokens by place, first to last; everybody still holding cards at the end is last. */
  readonly tokens: readonly number[];
}

export type MatchLength =
  | { readonly kind: 'seasons'; readonly seasons: number }
  | { readonly kind: 'wins'; readonly wins: number };

export interface MatchConfig {
  readonly players: number;
  readonly rules: Rules;
  /** The first host: a seat, or drawn from the seed. */
  readonly host: number | 'random';
  readonly length: MatchLength;
}

const HAND_SIZES: readonly number[] = [0, 0, 15, 15, 15, 12, 10];
const TOKENS: readonly (readonly number[])[] = [
  [],
  [],
  [2, -1],
  [2, 1, -1],
  [2, 1, 0, -1],
  [2, 1, 0, 0, -1],
  [2, 1, 0, 0, 0, -1],
];

const OFFICIAL: readonly Rules[] = HAND_SIZES.map((handSize, players) => ({
  wrestlers: WRESTLERS,
  cardsEach: 10,
  handSize,
  endsWhenHolding: 1,
  tokens: TOKENS[players] ?? [],
}));

/** The rules of the printed game for a number of players. */
export function officialRules(players: number): Rules {
  if (!isPlayerCount(players)) throw new RangeError(`no rules for ${players} players`);
  return OFFICIAL[players] as Rules;
}

/** A deck small enough to be solved: three wrestlers with four cards each, hands of four. */
export const REDUCED_RULES: Rules = {
  wrestlers: ['volto', 'zarpa', 'nopal'],
  cardsEach: 4,
  handSize: 4,
  endsWhenHolding: 1,
  tokens: [2, -1],
};

/** The official length of a match: four seasons, or first to three wins at two players. */
export const officialLength = (players: number, seasons = 4): MatchLength =>
  players === 2 ? { kind: 'wins', wins: WINS_AT_TWO } : { kind: 'seasons', seasons };

/** The official match for a number of players. */
export const officialConfig = (
  players: number,
  options: { readonly host?: number | 'random'; readonly seasons?: number } = {},
): MatchConfig => ({
  players,
  rules: officialRules(players),
  host: options.host ?? 'random',
  length: officialLength(players, options.seasons),
});

/** The whole deck, as counts. */
export const deckOf = (rules: Rules): Cards =>
  rules.wrestlers.reduce((deck, w) => deck + cardsOf(wrestlerIndex(w), rules.cardsEach), 0);

/** How many cards are left out of every deal. */
export const leftOutSize = (rules: Rules, players: number): number =>
  rules.wrestlers.length * rules.cardsEach - players * rules.handSize;

/**
 * No season has more moves than this. Every play sheds at least one of the dealt cards, and the last
 * player keeps one; there are at most as many rounds as plays, and every other player passes at
 * most once a round.
 */
export const seasonBound = (rules: Rules, players: number): number =>
  (players * rules.handSize - 1) * players;

export type ConfigError = {
  readonly code: 'bad-config';
  /** Which value is impossible. */
  readonly field:
    'players' | 'host' | 'length' | 'wrestlers' | 'cards' | 'hands' | 'end' | 'tokens';
};

const bad = (field: ConfigError['field']): Result<never, ConfigError> =>
  err({ code: 'bad-config', field });

const isWhole = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

/** Whether a value is a number of players the game is for. */
export const isPlayerCount = (value: unknown): value is number =>
  isWhole(value, FEWEST_PLAYERS, MOST_PLAYERS);

/** Rules that can be played by so many, or the first value that is impossible. */
export function checkRules(rules: Rules, players: number): Result<Rules, ConfigError> {
  const { wrestlers, cardsEach, handSize, endsWhenHolding, tokens } = rules;
  if (!Array.isArray(wrestlers) || wrestlers.length < 2 || wrestlers.length > 6)
    return bad('wrestlers');
  // Copies, since `every` steps over the holes of a sparse array.
  if (![...wrestlers].every(isWrestler)) return bad('wrestlers');
  const sorted = wrestlers.map(wrestlerIndex);
  if (sorted.some((index, at) => at > 0 && index <= (sorted[at - 1] as number)))
    return bad('wrestlers');
  if (!isWhole(cardsEach, 1, MOST_OF_ONE)) return bad('cards');
  if (!isWhole(handSize, 1, Math.floor((wrestlers.length * cardsEach) / players)))
    return bad('hands');
  if (!isWhole(endsWhenHolding, 1, players - 1)) return bad('end');
  if (!Array.isArray(tokens) || tokens.length !== players) return bad('tokens');
  if (![...tokens].every((token) => isWhole(token, -100, 100))) return bad('tokens');
  return ok({
    wrestlers: [...wrestlers],
    cardsEach,
    handSize,
    endsWhenHolding,
    tokens: [...tokens],
  });
}

/** A match that can be played, or the first value that is impossible. */
export function checkConfig(config: MatchConfig): Result<MatchConfig, ConfigError> {
  const { players, host, length } = config;
  if (!isPlayerCount(players)) return bad('players');
  const rules = checkRules(config.rules, players);
  if (!rules.ok) return rules;
  if (host !== 'random' && !isWhole(host, 0, players - 1)) return bad('host');
  if (players === 2) {
    if (length.kind !== 'wins' || length.wins !== WINS_AT_TWO) return bad('length');
    return ok({ players, rules: rules.value, host, length: { kind: 'wins', wins: length.wins } });
  }
  if (length.kind !== 'seasons' || !isWhole(length.seasons, 1, MOST_SEASONS)) return bad('length');
  const { seasons } = length;
  return ok({ players, rules: rules.value, host, length: { kind: 'seasons', seasons } });
}
