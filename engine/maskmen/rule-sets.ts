/**
 * What a table chooses before a match: nine switches, good for any number of players, and the four
 * sets of them that have a name. For a number of players a rule set gives the values a season needs
 * (`Rules`), a length and how ties are decided; sets that play alike give equal values.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import { makeRules } from './notation';
import type { MatchConfig, MatchLength, MatchTies, Placing, Rules, StrengthName } from './rules';
import { MATCH_TIES, MOST_SEASONS, STRENGTHS, WINS_AT_TWO, isPlayerCount } from './rules';
import { WRESTLERS } from './wrestlers';

export const DECKS = [60, 48] as const;
export const SEASON_ENDS = ['all-but-one', 'first-out'] as const;
export const HAND_TIES = ['clockwise', 'shared'] as const;
export const PAIR_GOALS = ['three-wins', 'seasons'] as const;

/** The first value of each list is the printed game's. */
export interface RuleSet {
  /** Cards in the deck, the same number of each wrestler. */
  readonly deck: (typeof DECKS)[number];
  /** Cards dealt to each: for 2, 3, 4, 5 and 6 players, or one number for all. */
  readonly hands: number | readonly number[];
  readonly strength: StrengthName;
  /** Whether a play of three cards wins its round at once. */
  readonly threeClose: boolean;
  /** Who must be out before the season ends. Two players: both mean the same. */
  readonly seasonEnd: (typeof SEASON_ENDS)[number];
  /** Equal hands when the first of three or more is out. */
  readonly handTies: (typeof HAND_TIES)[number];
  /** Two players: the first to win three seasons, or a number of seasons. */
  readonly pairGoal: (typeof PAIR_GOALS)[number];
  readonly seasons: number;
  readonly matchTies: MatchTies;
}

const OFFICIAL: RuleSet = {
  deck: 60,
  hands: [15, 15, 15, 12, 10],
  strength: 'proved',
  threeClose: false,
  seasonEnd: 'all-but-one',
  handTies: 'clockwise',
  pairGoal: 'three-wins',
  seasons: 4,
  matchTies: 'official',
};

const EARLY_PRINTING: RuleSet = { ...OFFICIAL, deck: 48, hands: [10, 10, 10, 9, 8] };

/** The sets with a name, in the order in which they are offered. */
export const NAMED_SETS = {
  official: OFFICIAL,
  'early-printing': EARLY_PRINTING,
  totals: { ...EARLY_PRINTING, strength: 'totals', pairGoal: 'seasons' },
  'first-out': { ...OFFICIAL, threeClose: true, seasonEnd: 'first-out' },
} as const satisfies Readonly<Record<string, RuleSet>>;
export type SetName = keyof typeof NAMED_SETS;
export const SET_NAMES = Object.keys(NAMED_SETS) as readonly SetName[];

/** What a rule set gives for a number of players. */
export interface Agreed {
  readonly rules: Rules;
  readonly length: MatchLength;
  readonly ties: MatchTies;
}

/** The first switch that is wrong for so many players, or that there are too many or too few. */
export interface Forbidden {
  readonly code: 'players' | keyof RuleSet;
}

const TOKENS: readonly (readonly number[])[] = [
  [],
  [],
  [2, -1],
  [2, 1, -1],
  [2, 1, 0, -1],
  [2, 1, 0, 0, -1],
  [2, 1, 0, 0, 0, -1],
];

const FEWEST_IN_HAND = 5;
const MOST_IN_HAND = 15;

const isWhole = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

const isOneOf = (value: unknown, known: readonly unknown[]): boolean => known.includes(value);

/** Cards dealt to each of so many; undefined where the switch does not say. */
function handSizeOf({ hands }: RuleSet, players: number): number | undefined {
  if (typeof hands === 'number') return hands;
  return Array.isArray(hands) && hands.length === 5
    ? (hands as readonly number[])[players - 2]
    : undefined;
}

/** The first thing that is wrong with a rule set for so many, if any; it may come from anywhere. */
export function forbiddenFor(set: RuleSet, players: number): Forbidden | undefined {
  const size = isPlayerCount(players) ? handSizeOf(set, players) : undefined;
  const fits =
    isWhole(size, FEWEST_IN_HAND, MOST_IN_HAND) && players * (size as number) <= set.deck;
  const checks: readonly (readonly [Forbidden['code'], boolean])[] = [
    ['players', isPlayerCount(players)],
    ['deck', isOneOf(set.deck, DECKS)],
    ['hands', fits],
    ['strength', isOneOf(set.strength, STRENGTHS)],
    ['threeClose', isOneOf(set.threeClose, [false, true])],
    ['seasonEnd', isOneOf(set.seasonEnd, SEASON_ENDS)],
    ['handTies', isOneOf(set.handTies, HAND_TIES)],
    ['pairGoal', isOneOf(set.pairGoal, PAIR_GOALS)],
    ['seasons', isWhole(set.seasons, 1, MOST_SEASONS)],
    ['matchTies', isOneOf(set.matchTies, MATCH_TIES)],
  ];
  const wrong = checks.find(([, holds]) => !holds);
  return wrong && { code: wrong[0] };
}

/** What a rule set means for so many, or what of it they cannot use. */
export function agreeOn(set: RuleSet, players: number): Result<Agreed, Forbidden> {
  const forbidden = forbiddenFor(set, players);
  if (forbidden !== undefined) return err(forbidden);
  const firstOut = set.seasonEnd === 'first-out' && players > 2;
  const byCards: Placing = set.handTies === 'shared' ? 'by-cards-shared' : 'by-cards';
  const toWins = players === 2 && set.pairGoal === 'three-wins';
  return ok({
    rules: {
      wrestlers: WRESTLERS,
      cardsEach: set.deck / WRESTLERS.length,
      handSize: handSizeOf(set, players) as number,
      endsWhenHolding: firstOut ? players - 1 : 1,
      tokens: TOKENS[players] as readonly number[],
      strength: set.strength,
      threeClose: set.threeClose,
      placing: firstOut ? byCards : 'all-last',
    },
    length: toWins
      ? { kind: 'wins', wins: WINS_AT_TWO }
      : { kind: 'seasons', seasons: set.seasons },
    ties: toWins ? 'official' : set.matchTies,
  });
}

const agreed = (set: RuleSet, players: number): Agreed => {
  const found = agreeOn(set, players);
  if (!found.ok) throw new RangeError(`no rules for ${players} players: ${found.error.code}`);
  return found.value;
};

/** The values of a named set; so many players must be possible. */
export const namedRules = (name: SetName, players: number): Rules =>
  agreed(NAMED_SETS[name], players).rules;

const OFFICIAL_RULES = TOKENS.map((tokens) =>
  tokens.length === 0 ? undefined : namedRules('official', tokens.length),
);

/** The rules of the printed game for a number of players. */
export function officialRules(players: number): Rules {
  const rules = OFFICIAL_RULES[players];
  if (rules === undefined) throw new RangeError(`no rules for ${players} players`);
  return rules;
}

/** The official length of a match: four seasons, or first to three wins at two players. */
export const officialLength = (players: number, seasons = 4): MatchLength =>
  agreed({ ...OFFICIAL, seasons }, players).length;

/** A match by a rule set, which must be possible for so many. */
export const configOf = (
  set: RuleSet,
  players: number,
  host: MatchConfig['host'] = 'random',
): MatchConfig => {
  const { rules, length, ties } = agreed(set, players);
  return { players, rules, host, length, ties };
};

/** The official match for a number of players. */
export const officialConfig = (
  players: number,
  options: { readonly host?: number | 'random'; readonly seasons?: number } = {},
): MatchConfig =>
  configOf({ ...OFFICIAL, seasons: options.seasons ?? 4 }, players, options.host ?? 'random');

/** The name of what is played; undefined for own rules. The number of seasons does not count. */
export function setNameOf(played: Omit<MatchConfig, 'host'>): SetName | undefined {
  const written = makeRules(played.rules);
  return SET_NAMES.find((name) => {
    const { rules, length, ties } = agreed(NAMED_SETS[name], played.players);
    return (
      makeRules(rules) === written && length.kind === played.length.kind && ties === played.ties
    );
  });
}
