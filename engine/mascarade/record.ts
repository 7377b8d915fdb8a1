/**
 * A game as data: version, the rules by value, players, how the cards were dealt, who began, the
 * moves. Replaying a record gives the state, at any point. Of a running game it is a secret as a
 * whole. `parseRecord` takes anything at all and answers in bounded time with a record that replays,
 * or with a typed error.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import { isSeed } from '../core/rng';
import type { StartFault } from './apply';
import { advance } from './advance';
import { startGame } from './apply';
import type { Card } from './characters';
import { CARDS, cardAt } from './characters';
import type { Deal, GameState } from './game';
import { copyGame, publicPart } from './game';
import type { MoveCode, MoveRefusal } from './moves';
import { codeOf, moveOf, refusalOf } from './moves';
import { makeMove, parseMove } from './notation';
import type { Rules } from './rules';
import type { TableRefusal } from './table';
import { setTable } from './table';

export const RECORD_VERSION = 1;

export interface GameRecord {
  readonly version: typeof RECORD_VERSION;
  readonly rules: Rules;
  readonly players: number;
  /** Cards told one by one are in order of places; of a seeded deal they are the set. */
  readonly deal:
    | { readonly kind: 'cards'; readonly cards: readonly Card[] }
    | { readonly kind: 'seed'; readonly seed: string; readonly set: readonly Card[] };
  readonly first: number | 'drawn';
  readonly moves: readonly string[];
}

export type RecordError =
  | { readonly code: 'not-a-record'; readonly path: string }
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'bad-move'; readonly move: number }
  | { readonly code: 'refused'; readonly move: number; readonly refusal: MoveRefusal }
  | { readonly code: 'beyond-the-end'; readonly moves: number }
  | StartFault
  | TableRefusal;

/** The record of a game, as far as it has been played. */
export function recordOf(state: GameState): GameRecord {
  const { table, deal, first, moves } = state;
  return {
    version: RECORD_VERSION,
    rules: table.rules,
    players: table.players,
    deal:
      deal.kind === 'seed'
        ? { ...deal, set: table.set.map(cardAt) }
        : { kind: 'cards', cards: deal.cards.map(cardAt) },
    first,
    moves: moves.map((code) => makeMove(moveOf(table, code))),
  };
}

/** Replays a record, to after so many moves or to its end. */
export function replay(
  record: GameRecord,
  upTo: number = record.moves.length,
): Result<GameState, RecordError> {
  const { rules, players, deal, first, moves } = record;
  if (!(upTo >= 0 && upTo <= moves.length && upTo % 1 === 0))
    return err({ code: 'beyond-the-end', moves: upTo });
  const cards = deal.kind === 'seed' ? deal.set : deal.cards;
  const table = setTable({ rules, players, cards });
  if (!table.ok) return table;
  const dealt: Deal =
    deal.kind === 'seed'
      ? { kind: 'seed', seed: deal.seed }
      : { kind: 'cards', cards: deal.cards.map((card) => CARDS.indexOf(card)) };
  const started = startGame(table.value, dealt, first);
  if (!started.ok) return started;
  return playOn(started.value, moves.slice(0, upTo));
}

/** One copy is changed move by move: a long game would else copy its log thousands of times. */
function playOn(state: GameState, texts: readonly string[]): Result<GameState, RecordError> {
  const game = copyGame(state, state.cards);
  const log = [...state.log];
  const codes: MoveCode[] = [];
  game.log = log;
  for (const [move, text] of texts.entries()) {
    const parsed = parseMove(text);
    if (!parsed.ok) return err({ code: 'bad-move', move });
    const refusal = refusalOf(game, parsed.value);
    if (refusal !== undefined) return err({ code: 'refused', move, refusal });
    const code = codeOf(game.table, parsed.value);
    advance(game, code);
    codes.push(code);
  }
  return ok({ ...state, ...publicPart(game), cards: game.cards, moves: codes, log });
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of short texts; copied first, since `every` steps over the holes of sparse arrays. */
const isTexts = (value: unknown, most: number): value is string[] =>
  Array.isArray(value) &&
  value.length <= most &&
  [...value].every((item) => typeof item === 'string' && item.length <= LONGEST_MOVE);

const LONGEST_MOVE = 16;

/**
 * More moves than a game can have: the longest turn announces, is answered by twelve, points, names
 * or takes two cards and puts them back.
 */
export const mostMoves = (rules: Rules, players: number): number => rules.turnLimit * (players + 3);

/** A record from anything: its shape is checked, then it is replayed. */
export function parseRecord(value: unknown): Result<GameRecord, RecordError> {
  const broken = (path: string) => err({ code: 'not-a-record', path } as const);
  if (!isFields(value)) return broken('');
  const { version, rules, players, first, moves } = value;
  if (typeof version !== 'number') return broken('version');
  if (version !== RECORD_VERSION) return err({ code: 'unknown-version', version });
  const deal = readDeal(value['deal']);
  if (deal === undefined) return broken('deal');
  if (typeof first !== 'number' && first !== 'drawn') return broken('first');
  const table = setTable({
    rules: rules as Rules,
    players: players as number,
    cards: deal.kind === 'seed' ? deal.set : deal.cards,
  });
  if (!table.ok) return table;
  if (!isTexts(moves, mostMoves(table.value.rules, table.value.players))) return broken('moves');
  const record: GameRecord = {
    version: RECORD_VERSION,
    rules: table.value.rules,
    players: table.value.players,
    deal,
    first,
    moves: [...moves],
  };
  const replayed = replay(record);
  return replayed.ok ? ok(record) : replayed;
}

function readDeal(value: unknown): GameRecord['deal'] | undefined {
  if (!isFields(value)) return undefined;
  const { kind, seed, set, cards } = value;
  // Whether the texts are cards is for the table to say.
  const read = (from: unknown): Card[] | undefined =>
    isTexts(from, CARDS.length + 1) ? ([...from] as Card[]) : undefined;
  if (kind === 'seed') {
    const inPlay = read(set);
    return isSeed(seed) && inPlay !== undefined ? { kind, seed, set: inPlay } : undefined;
  }
  const dealt = read(cards);
  return kind === 'cards' && dealt !== undefined ? { kind, cards: dealt } : undefined;
}
