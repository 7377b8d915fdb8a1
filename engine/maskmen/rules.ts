/**
 * The rules that are values: what a season needs, how long a match is and how its ties are decided.
 * What a table chooses, and the printed game, are in rule-sets.ts; a reduced deck serves analysis.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { Cards } from './cards';
import { MOST_OF_ONE, cardsOf } from './cards';
import type { Wrestler } from './wrestlers';
import { isWrestler, wrestlerIndex } from './wrestlers';

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;
export const MOST_SEASONS = 8;

/** Two players may play to this many seasons won. */
export const WINS_AT_TWO = 3;

/** Who is stronger: by defeats, or by the cards played of each. */
export const STRENGTHS = ['proved', 'totals'] as const;
export type StrengthName = (typeof STRENGTHS)[number];

/**
 * How those stand who hold cards at the end. All of them last; or by the cards they have left, equals
 * clockwise, or with equals sharing their token.
 */
export const PLACINGS = ['all-last', 'by-cards', 'by-cards-shared'] as const;
export type Placing = (typeof PLACINGS)[number];

/** Level on points at the end of a match: more criteria, or the win is shared. */
export const MATCH_TIES = ['official', 'shared'] as const;
export type MatchTies = (typeof MATCH_TIES)[number];

export interface Rules {
  /** The wrestlers in play, in their order. */
  readonly wrestlers: readonly Wrestler[];
  /** Cards of each of them. */
  readonly cardsEach: number;
  /** Cards dealt to each player; the rest is left out, unseen. */
  readonly handSize: number;
  /** The season ends when only so many players hold cards. */
  readonly endsWhenHolding: number;
  /** Tokens by place, first to last. */
  readonly tokens: readonly number[];
  readonly strength: StrengthName;
  /** Whether a play of three cards wins its round at once. */
  readonly threeClose: boolean;
  readonly placing: Placing;
}

/** The printed game's values of what came later into the rules; absent, these are meant. */
export const PLAIN_VALUES = {
  strength: 'proved',
  threeClose: false,
  placing: 'all-last',
} as const satisfies Partial<Rules>;

export type MatchLength =
  | { readonly kind: 'seasons'; readonly seasons: number }
  | { readonly kind: 'wins'; readonly wins: number };

export interface MatchConfig {
  readonly players: number;
  readonly rules: Rules;
  /** The first host: a seat, or drawn from the seed. */
  readonly host: number | 'random';
  readonly length: MatchLength;
  readonly ties: MatchTies;
}

/** A deck small enough to be solved: three wrestlers with four cards each, hands of four. */
export const REDUCED_RULES: Rules = {
  wrestlers: ['volto', 'zarpa', 'nopal'],
  cardsEach: 4,
  handSize: 4,
  endsWhenHolding: 1,
  tokens: [2, -1],
  ...PLAIN_VALUES,
};

/** The whole deck, as counts. */
export const deckOf = (rules: Rules): Cards =>
  rules.wrestlers.reduce((deck, w) => deck + cardsOf(wrestlerIndex(w), rules.cardsEach), 0);

/** How many cards are left out of every deal. */
export const leftOutSize = (rules: Rules, players: number): number =>
  rules.wrestlers.length * rules.cardsEach - players * rules.handSize;

/**
 * No season has more moves than this. Every play sheds at least one of the dealt cards, and each who
 * holds cards at the end keeps one; there are at most as many rounds as plays, and every other player
 * passes at most once a round.
 */
export const seasonBound = (rules: Rules, players: number): number =>
  (players * rules.handSize - rules.endsWhenHolding) * players;

export type ConfigError = {
  readonly code: 'bad-config';
  /** Which value is impossible. */
  readonly field:
    | 'players'
    | 'host'
    | 'length'
    | 'ties'
    | 'wrestlers'
    | 'cards'
    | 'hands'
    | 'end'
    | 'tokens'
    | 'strength'
    | 'close'
    | 'placing';
};

const bad = (field: ConfigError['field']): Result<never, ConfigError> =>
  err({ code: 'bad-config', field });

const isWhole = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

/** Whether a value is a number of players the game is for. */
export const isPlayerCount = (value: unknown): value is number =>
  isWhole(value, FEWEST_PLAYERS, MOST_PLAYERS);

const isOneOf = <T>(value: unknown, known: readonly T[]): value is T =>
  (known as readonly unknown[]).includes(value);

/**
 * Rules that can be played by so many, or the first value that is impossible. Values that did not
 * exist when a record was written may be absent.
 */
export function checkRules(rules: WrittenRules, players: number): Result<Rules, ConfigError> {
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
  const { strength, threeClose, placing } = { ...PLAIN_VALUES, ...withoutAbsent(rules) };
  if (!isOneOf(strength, STRENGTHS)) return bad('strength');
  if (!isOneOf(threeClose, [false, true])) return bad('close');
  if (!isOneOf(placing, PLACINGS)) return bad('placing');
  // One alone is last whatever he holds.
  if (placing !== 'all-last' && endsWhenHolding === 1) return bad('placing');
  return ok({
    wrestlers: [...wrestlers],
    cardsEach,
    handSize,
    endsWhenHolding,
    tokens: [...tokens],
    strength,
    threeClose,
    placing,
  });
}

const withoutAbsent = (rules: WrittenRules): Partial<Rules> =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));

type Later = keyof typeof PLAIN_VALUES;

/** Rules as a record has them: where all of the later values are the printed game's, without them. */
export type WrittenRules = Omit<Rules, Later> & Partial<Pick<Rules, Later>>;
export type WrittenConfig = Omit<MatchConfig, 'rules' | 'ties'> & {
  readonly rules: WrittenRules;
  readonly ties?: MatchTies;
};

/** A config as a record has it: all of the later values, or none where all are the printed game's. */
export function writeConfig({ players, rules, host, length, ties }: MatchConfig): WrittenConfig {
  const { strength, threeClose, placing, ...first } = rules;
  const isPlain =
    strength === PLAIN_VALUES.strength &&
    threeClose === PLAIN_VALUES.threeClose &&
    placing === PLAIN_VALUES.placing &&
    ties === 'official';
  return isPlain ? { players, rules: first, host, length } : { players, rules, host, length, ties };
}

/** A match that can be played, or the first value that is impossible. */
export function checkConfig(config: WrittenConfig): Result<MatchConfig, ConfigError> {
  const { players, host, length, ties = 'official' } = config;
  if (!isPlayerCount(players)) return bad('players');
  const rules = checkRules(config.rules, players);
  if (!rules.ok) return rules;
  if (host !== 'random' && !isWhole(host, 0, players - 1)) return bad('host');
  const checked = lengthOf(length, players);
  if (checked === undefined) return bad('length');
  // Nobody can be level where three wins decide.
  const known = checked.kind === 'wins' ? ['official' as const] : MATCH_TIES;
  if (!isOneOf(ties, known)) return bad('ties');
  return ok({ players, rules: rules.value, host, length: checked, ties });
}

/** A plain copy of a length that so many may agree on. */
function lengthOf(length: MatchLength, players: number): MatchLength | undefined {
  if (length.kind === 'wins')
    return players === 2 && length.wins === WINS_AT_TWO
      ? { kind: 'wins', wins: length.wins }
      : undefined;
  const { seasons } = length;
  const isKnown = length.kind === 'seasons' && isWhole(seasons, 1, MOST_SEASONS);
  return isKnown ? { kind: 'seasons', seasons } : undefined;
}
