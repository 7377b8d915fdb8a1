/**
 * The small parts of the notation: moves (`V2`, `-`), cards (`V4Z3N3`, `.` for none), rules. Each
 * has a `make` and a `read` that works on a scanner, so that positions and matches are made of them
 * and every error knows its line and column.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { Place, Scanner } from '../core/scanner';
import { atEnd, fail, placeOf, scan, skip, take } from '../core/scanner';
import type { Cards } from './cards';
import { MOST_OF_ONE, cardsOf, unpackCards } from './cards';
import type { DealError } from './match';
import type { Move, MoveRefusal } from './moves';
import { PASS } from './moves';
import type { OpeningError } from './opening';
import type { SetupError } from './position';
import type { ConfigError, Rules } from './rules';
import { PLAIN_VALUES } from './rules';
import { LETTERS, wrestlerAt, wrestlerIndex } from './wrestlers';

/** No longer match is read at all; the longest that can be played is far shorter. */
export const LONGEST_TEXT = 65536;

/** Nor a longer line: a position, and all that is smaller. */
export const LONGEST_LINE = 1024;

/** What was expected where something else stood. */
export type Expected =
  | 'cards'
  | 'move'
  | 'seat'
  | 'number'
  | 'order'
  | 'rules'
  | 'seed'
  | 'space'
  | 'new-line'
  | 'end'
  | `word:${string}`;

export type NotationFault =
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'expected'; readonly what: Expected }
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'wrong-seat'; readonly seat: number; readonly turn: number }
  | { readonly code: 'refused'; readonly refusal: MoveRefusal }
  | { readonly code: 'season-running' | 'match-over' | 'host-needs-seed' }
  | ConfigError
  | DealError
  | OpeningError
  | SetupError;

/** What is wrong with a text, and where. */
export type NotationError = NotationFault & Place;

export type NotationScanner = Scanner<NotationFault>;

/** Notes that something else was expected here. */
export const expected = (scanner: NotationScanner, what: Expected): undefined =>
  fail(scanner, { code: 'expected', what });

/** Reads a whole text with a reader that must consume all of it. */
export function readAll<T>(
  text: string,
  read: (scanner: NotationScanner) => T | undefined,
  most = LONGEST_LINE,
): Result<T, NotationError> {
  if (typeof text !== 'string') return err({ ...EXPECTED_END, line: 1, column: 1 });
  if (text.length > most) return err({ code: 'too-long', most, line: 1, column: 1 });
  const scanner: NotationScanner = scan(text);
  const value = read(scanner);
  if (scanner.failure === undefined && !atEnd(scanner)) expected(scanner, 'end');
  if (scanner.failure === undefined && value !== undefined) return ok(value);
  const { error, at } = scanner.failure ?? { error: EXPECTED_END, at: scanner.at };
  return err({ ...error, ...placeOf(text, at) });
}

const EXPECTED_END = { code: 'expected', what: 'end' } as const;

/** A move as `V2` or `-`. */
export const makeMove = (move: Move): string =>
  move.kind === 'pass' ? '-' : `${LETTERS[wrestlerIndex(move.wrestler)]}${move.count}`;

const MOVE = /[VZNUDF](?:0|[1-9]\d?)(?!\d)/y;

/** Reads `V2` or `-`. Counts the rules refuse are read too: the refusal says more than a parser. */
export function readMove(scanner: NotationScanner): Move | undefined {
  if (skip(scanner, '-')) return PASS;
  const text = take(scanner, MOVE);
  if (text === undefined) return expected(scanner, 'move');
  const wrestler = wrestlerAt(LETTERS.indexOf(text.charAt(0)));
  return { kind: 'play', wrestler, count: Number(text.slice(1)) };
}

/** A move from its text. */
export const parseMove = (text: string): Result<Move, NotationError> => readAll(text, readMove);

/** Cards as `V4Z3N3U1D3F1`; `.` for none. */
export const makeCards = (cards: Cards): string =>
  unpackCards(cards)
    .map((count, wrestler) => (count > 0 ? `${LETTERS[wrestler]}${count}` : ''))
    .join('') || '.';

const GROUP = /[VZNUDF][1-9]\d?/y;

/** Reads cards, wrestlers in their order. */
export function readCards(scanner: NotationScanner): Cards | undefined {
  if (skip(scanner, '.')) return 0;
  let cards = 0;
  let last = -1;
  for (;;) {
    const start = scanner.at;
    const group = take(scanner, GROUP);
    if (group === undefined) return last < 0 ? expected(scanner, 'cards') : cards;
    const wrestler = LETTERS.indexOf(group.charAt(0));
    const count = Number(group.slice(1));
    if (wrestler <= last || count > MOST_OF_ONE)
      return fail(scanner, { code: 'expected', what: 'cards' }, start);
    cards += cardsOf(wrestler, count);
    last = wrestler;
  }
}

/** Cards from their text. */
export const parseCards = (text: string): Result<Cards, NotationError> => readAll(text, readCards);

const NUMBER = /-?\d{1,4}(?!\d)/y;

/** Reads a small whole number. */
export function readNumber(
  scanner: NotationScanner,
  what: 'number' | 'seat' = 'number',
): number | undefined {
  const text = take(scanner, NUMBER);
  return text === undefined ? expected(scanner, what) : Number(text);
}

/** Reads a list with a separator between its items. */
export function readList<T>(
  scanner: NotationScanner,
  separator: string,
  read: (scanner: NotationScanner) => T | undefined,
): T[] {
  const items: T[] = [];
  do {
    const item = read(scanner);
    if (item === undefined) break;
    items.push(item);
  } while (skip(scanner, separator));
  return items;
}

/** What of rules is not the printed game's, flag by flag; each is written at most once, in this order. */
const FLAGS: readonly (readonly [flag: string, values: Partial<Rules>])[] = [
  ['+totals', { strength: 'totals' }],
  ['+close', { threeClose: true }],
  ['+cards', { placing: 'by-cards' }],
  ['+share', { placing: 'by-cards-shared' }],
];

const hasValues = (rules: Rules, values: Partial<Rules>): boolean =>
  Object.entries(values).every(([name, value]) => rules[name as keyof Rules] === value);

/**
 * Rules as `VZN*4:4:1:2,-1+totals`: deck, hand size, how many hold cards at the end, tokens by place,
 * then the flags.
 */
export const makeRules = (rules: Rules): string => {
  const letters = rules.wrestlers.map((wrestler) => LETTERS[wrestlerIndex(wrestler)]).join('');
  const { cardsEach, handSize, endsWhenHolding, tokens } = rules;
  const flags = FLAGS.map(([flag, values]) => (hasValues(rules, values) ? flag : '')).join('');
  return `${letters}*${cardsEach}:${handSize}:${endsWhenHolding}:${tokens.join(',')}${flags}`;
};

const DECK = /[VZNUDF]{1,6}\*/y;

/** Reads rules; whether they can be played is checked by whoever uses them. */
export function readRules(scanner: NotationScanner): Rules | undefined {
  const deck = take(scanner, DECK);
  if (deck === undefined) return expected(scanner, 'rules');
  const numbers = readList(scanner, ':', readNumber);
  const [cardsEach, handSize, endsWhenHolding, ...first] = numbers;
  if (cardsEach === undefined || handSize === undefined || endsWhenHolding === undefined)
    return expected(scanner, 'rules');
  const rest = skip(scanner, ',') ? readList(scanner, ',', readNumber) : [];
  const wrestlers = Array.from(deck.slice(0, -1), (letter) => wrestlerAt(LETTERS.indexOf(letter)));
  const values = readFlags(scanner);
  const tokens = [...first, ...rest];
  return { wrestlers, cardsEach, handSize, endsWhenHolding, tokens, ...PLAIN_VALUES, ...values };
}

/** A flag nobody knows is left where it stands, and whoever reads on finds no end there. */
function readFlags(scanner: NotationScanner): Partial<Rules> {
  let values: Partial<Rules> = {};
  for (const [flag, next] of FLAGS) {
    const known = 'placing' in next && 'placing' in values;
    if (!known && skip(scanner, flag)) values = { ...values, ...next };
  }
  return values;
}

/** Rules from their text. */
export const parseRules = (text: string): Result<Rules, NotationError> => readAll(text, readRules);

/** Reads a word, then a space. */
export function readTag(scanner: NotationScanner, word: string): boolean {
  return skip(scanner, `${word} `);
}
