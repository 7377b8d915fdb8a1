/**
 * A table: the rules, how many play and with which cards, and where cards lie. Nothing here changes
 * during a game and everybody knows all of it. Places are indices: those of seat 0, of seat 1 and so
 * on, then the middle; `placeNames` has their texts.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { Card, Character, Face } from './characters';
import {
  CARDS,
  CHARACTERS,
  CHARACTER_OF,
  FIRST_PEASANT,
  INQUISITOR_CARD,
  JUDGE,
  SECOND_PEASANT,
  cardAt,
  hasPurse,
  isCard,
} from './characters';
import type { Rules, RulesFault } from './rules';
import { checkRules } from './rules';

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 13;

/** Stands where a seat would, when there is none: the middle's owner, nobody to move. */
export const NOBODY = -1;

/** A place as text: `0a`, `12c`, `m3`. */
export type Place = string;

export interface Table {
  readonly rules: Rules;
  readonly players: number;
  /** The cards in play as indices in CARDS, in their order. */
  readonly set: readonly number[];
  /** How many cards each player has. */
  readonly each: number;
  readonly placeNames: readonly Place[];
  /** Whose place it is; NOBODY's in the middle. */
  readonly owners: readonly number[];
  /** Whether a place is a third one, which nobody else reaches. */
  readonly thirds: readonly boolean[];
  /** The first place of the middle. */
  readonly middle: number;
  /** The characters in play, and those one may announce: indices in CHARACTERS, in their order. */
  readonly inPlay: readonly number[];
  readonly announceable: readonly number[];
  /** Whether so much money is in play that the Judge cannot act. */
  readonly judgeBlocked: boolean;
}

export type TableRefusal =
  | { readonly code: 'players' }
  | RulesFault
  | { readonly code: 'no-such-card'; readonly card: string }
  | { readonly code: 'too-few-cards'; readonly least: number }
  | { readonly code: 'too-many-cards'; readonly most: number }
  | { readonly code: 'no-judge' }
  | { readonly code: 'lone-peasant' }
  | { readonly code: 'needs-eight'; readonly card: Card }
  | { readonly code: 'too-few-purses'; readonly purses: number; readonly cards: number };

export const isPlayerCount = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= LEAST_PLAYERS &&
  value <= MOST_PLAYERS;

/** How many cards lie in front of each of so many players. */
export function cardsEach(rules: Rules, players: number): number {
  if (players === 2) return rules.cardsAtTwo;
  return players === 3 ? rules.cardsAtThree : 1;
}

/** The least and the most cards a set may have. */
export function setSizes(rules: Rules, players: number): { least: number; most: number } {
  if (rules.deck === 'whole')
    return { least: players * cardsEach(rules, players), most: CARDS.length };
  if (players <= 5) return { least: 6, most: 6 };
  return { least: players, most: Math.min(players + 2, CARDS.length) };
}

const NEEDS_EIGHT = [FIRST_PEASANT, SECOND_PEASANT, INQUISITOR_CARD];

/** The rules' objection to a set of cards, the first that applies. */
function setRefusal(
  rules: Rules,
  players: number,
  set: readonly number[],
): TableRefusal | undefined {
  const { least, most } = setSizes(rules, players);
  if (set.length < least) return { code: 'too-few-cards', least };
  if (set.length > most) return { code: 'too-many-cards', most };
  if (!set.includes(JUDGE)) return { code: 'no-judge' };
  if (set.includes(FIRST_PEASANT) !== set.includes(SECOND_PEASANT)) return { code: 'lone-peasant' };
  const early = NEEDS_EIGHT.find((card) => set.includes(card));
  if (rules.eightPlus && players < 8 && early !== undefined)
    return { code: 'needs-eight', card: cardAt(early) };
  const purses = set.filter(hasPurse).length;
  return 3 * purses < set.length
    ? { code: 'too-few-purses', purses, cards: set.length }
    : undefined;
}

export interface TableChoice {
  readonly rules: Rules;
  readonly players: number;
  readonly cards: readonly Card[];
}

/** A table, or why these players, rules and cards are none. */
export function setTable({ rules, players, cards }: TableChoice): Result<Table, TableRefusal> {
  if (!isPlayerCount(players)) return err({ code: 'players' });
  const checked = checkRules(rules);
  if (!checked.ok) return checked;
  if (players * checked.value.startCoins > checked.value.coinTotal)
    return err({ code: 'rules', field: 'coinTotal' });
  const unknown = cards.find((card, at) => !isCard(card) || cards.indexOf(card) !== at);
  if (unknown !== undefined) return err({ code: 'no-such-card', card: String(unknown) });
  const set = CARDS.flatMap((card, at) => (cards.includes(card) ? [at] : []));
  const refusal = setRefusal(checked.value, players, set);
  return refusal === undefined ? ok(layTable(checked.value, players, set)) : err(refusal);
}

const LETTERS = ['a', 'b', 'c'] as const;

function layTable(rules: Rules, players: number, set: readonly number[]): Table {
  const each = cardsEach(rules, players);
  const middle = players * each;
  const places = set.map((_, place) => place);
  const inPlay = CHARACTERS.flatMap((_, k) =>
    set.some((card) => CHARACTER_OF[card] === k) ? [k] : [],
  );
  const purses = set.filter(hasPurse).length;
  return {
    rules,
    players,
    set,
    each,
    placeNames: places.map((place) =>
      place < middle ? `${Math.floor(place / each)}${LETTERS[place % each]}` : `m${place - middle}`,
    ),
    owners: places.map((place) => (place < middle ? Math.floor(place / each) : NOBODY)),
    thirds: places.map((place) => place < middle && place % each === 2),
    middle,
    inPlay,
    announceable: rules.announcing === 'any' ? CHARACTERS.map((_, k) => k) : inPlay,
    judgeBlocked: rules.judgeBlock === 'two-thirds' && 3 * purses >= 2 * set.length,
  };
}

/** Suggested for so many players where the set goes by their count. */
const BY_COUNT: Readonly<Record<number, string>> = {
  2: 'KQJBWF',
  3: 'KQJBWF',
  4: 'KQJBCT',
  5: 'KQJBWC',
  6: 'KQJBWC',
  7: 'KQJBWFT',
  8: 'KQJBWFP',
  9: 'KQJBWFPC',
  10: 'KQJBWFPCS',
  11: 'KQJBWFPCSI',
  12: 'KQJBWFPCSIV',
  13: 'KQJBWFPCTSIV',
};

/** The set the app proposes, in the order of cards. */
export function suggestedSet(rules: Rules, players: number): Card[] {
  if (rules.deck === 'by-count')
    return CARDS.filter((card) => BY_COUNT[players]?.includes(card.charAt(0)));
  const early = rules.eightPlus && players < 8 ? NEEDS_EIGHT.map(cardAt) : [];
  return CARDS.filter((card) => !early.includes(card));
}

/** A place from its text; NOBODY's index where this table has none. */
export const placeAt = (table: Table, place: Place): number => table.placeNames.indexOf(place);

/** The card as which a card is seen: the Peasants are told apart only where it matters. */
export const shownAs = ({ rules }: Table, card: number): number =>
  card === SECOND_PEASANT && rules.peasants === 'together' ? FIRST_PEASANT : card;

/** What a card shows: a letter, and for Peasants that are told apart their number. */
export const faceOf = (table: Table, card: number): Face =>
  table.rules.peasants === 'ever'
    ? cardAt(card)
    : (CHARACTERS[CHARACTER_OF[card] as number] as Character);
