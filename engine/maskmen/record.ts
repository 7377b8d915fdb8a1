/**
 * A match as data: version, config, deals, moves. Replaying a record gives the state, at any point;
 * saves, replays, lessons and tests all use that. `parseRecord` takes anything at all and answers in
 * bounded time with a record that replays, or with a typed error.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { Cards } from './cards';
import type { Deals, MatchState, NextSeasonError, StartError } from './match';
import { beginSeason, playMove, startMatch } from './match';
import type { Move, MoveRefusal } from './moves';
import { makeCards, makeMove, parseCards, parseMove } from './notation';
import type { Opening } from './opening';
import type { MatchLength, MatchTies, WrittenConfig, WrittenRules } from './rules';
import { MOST_PLAYERS, MOST_SEASONS, checkConfig, seasonBound, writeConfig } from './rules';
import { NOBODY } from './season';

export const RECORD_VERSION = 1;

export interface MatchRecord {
  readonly version: typeof RECORD_VERSION;
  readonly config: WrittenConfig;
  readonly deals:
    | { readonly kind: 'seed'; readonly seed: string }
    | { readonly kind: 'hands'; readonly hands: readonly (readonly string[])[] };
  /** The position it began in, if not with a deal; the moves are those since. */
  readonly opening?: Opening;
  /** One text a season begun, moves with a space between; empty before its first move. */
  readonly moves: readonly string[];
}

/** A point in a record: after so many moves of one of its seasons, both counted from 0. */
export interface RecordPoint {
  readonly season: number;
  readonly move: number;
}

export type RecordError =
  | { readonly code: 'not-a-record'; readonly path: string }
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'bad-move'; readonly at: RecordPoint }
  | { readonly code: 'refused'; readonly at: RecordPoint; readonly refusal: MoveRefusal }
  | { readonly code: 'beyond-the-end'; readonly at: RecordPoint }
  | StartError
  | NextSeasonError;

/** The record of a match, as far as it has been played. */
export function recordOf(match: MatchState): MatchRecord {
  const { config, deals, opening, finished, season } = match;
  const moves = finished
    .slice(opening?.before.length ?? 0)
    .map((past) => past.moves.map(makeMove).join(' '));
  if (season.turn !== NOBODY) moves.push(season.log.map(({ move }) => makeMove(move)).join(' '));
  return {
    version: RECORD_VERSION,
    config: writeConfig(config),
    deals:
      deals.kind === 'seed'
        ? deals
        : { kind: 'hands', hands: deals.hands.map((hands) => hands.map(makeCards)) },
    ...(opening && { opening }),
    moves,
  };
}

/** Replays a record to a point, by default its end. */
export function replay(record: MatchRecord, upTo?: RecordPoint): Result<MatchState, RecordError> {
  const deals = dealsOf(record.deals);
  if (deals === undefined) return err({ code: 'not-a-record', path: 'deals' });
  const started = startMatch(record.config, deals, record.opening);
  if (!started.ok) return started;
  let match = started.value;
  const lastSeason = upTo === undefined ? record.moves.length - 1 : upTo.season;
  if (upTo !== undefined && !(isCount(upTo.move) && record.moves[upTo.season] !== undefined))
    return err({ code: 'beyond-the-end', at: upTo });
  for (let season = 0; season <= lastSeason; season++) {
    if (season > 0) {
      const begun = beginSeason(match);
      if (!begun.ok) return begun;
      match = begun.value.match;
    }
    const texts = splitMoves(record.moves[season] as string);
    const end = upTo?.season === season ? upTo.move : texts.length;
    if (upTo !== undefined && end > texts.length) return err({ code: 'beyond-the-end', at: upTo });
    const played = replayMoves(match, texts.slice(0, end), season);
    if (!played.ok) return played;
    match = played.value;
  }
  return ok(match);
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const splitMoves = (text: string): string[] => (text === '' ? [] : text.split(' '));

function replayMoves(
  start: MatchState,
  texts: readonly string[],
  season: number,
): Result<MatchState, RecordError> {
  let match = start;
  for (let move = 0; move < texts.length; move++) {
    const at = { season, move };
    const parsed = parseMove(texts[move] as string);
    if (!parsed.ok) return err({ code: 'bad-move', at });
    const played = playMove(match, parsed.value as Move);
    if (!played.ok) return err({ code: 'refused', at, refusal: played.error });
    match = played.value.match;
  }
  return ok(match);
}

function dealsOf(deals: MatchRecord['deals']): Deals | undefined {
  if (deals.kind === 'seed') return deals;
  const hands: Cards[][] = [];
  for (const season of deals.hands) {
    const parsed = season.map(parseCards);
    if (!parsed.every((hand) => hand.ok)) return undefined;
    hands.push(parsed.map((hand) => hand.value));
  }
  return { kind: 'hands', hands };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A short list of short texts; copied first, since `every` steps over the holes of sparse arrays. */
const isTexts = (value: unknown, most: number): value is string[] =>
  Array.isArray(value) &&
  value.length <= most &&
  [...value].every((item) => typeof item === 'string' && item.length <= LONGEST_SEASON);

/** Three characters and a space a move, for the longest season any rules allow. */
const LONGEST_SEASON = 3 * 6 * 90;

/** A record from anything: its shape is checked, then it is replayed. */
export function parseRecord(value: unknown): Result<MatchRecord, RecordError> {
  const broken = (path: string) => err({ code: 'not-a-record', path } as const);
  if (!isFields(value)) return broken('');
  const { version, moves } = value;
  if (typeof version !== 'number') return broken('version');
  if (version !== RECORD_VERSION) return err({ code: 'unknown-version', version });
  const shape = readConfig(value['config']);
  if (shape === undefined) return broken('config');
  const config = checkConfig(shape);
  if (!config.ok) return config;
  const deals = readDeals(value['deals']);
  if (deals === undefined) return broken('deals');
  if (!isTexts(moves, MOST_SEASONS) || moves.length === 0) return broken('moves');
  const bound = 3 * seasonBound(config.value.rules, config.value.players);
  if (moves.some((season) => season.length > bound)) return broken('moves');
  const opening = readOpening(value['opening']);
  if (opening === 'broken') return broken('opening');
  const record: MatchRecord = {
    version,
    config: writeConfig(config.value),
    deals,
    ...(opening && { opening }),
    moves: [...moves],
  };
  const replayed = replay(record);
  return replayed.ok ? ok(record) : replayed;
}

function readConfig(value: unknown): WrittenConfig | undefined {
  if (!isFields(value) || !isFields(value['rules']) || !isFields(value['length'])) return undefined;
  const { players, host, rules, length, ties } = value;
  return {
    players: players as number,
    host: host as number | 'random',
    rules: rules as unknown as WrittenRules,
    length: length as unknown as MatchLength,
    ...(ties !== undefined && { ties: ties as MatchTies }),
  };
}

function readOpening(value: unknown): Opening | 'broken' | undefined {
  if (value === undefined) return undefined;
  if (!isFields(value)) return 'broken';
  const { position, before } = value;
  if (typeof position !== 'string' || !Array.isArray(before)) return 'broken';
  if (before.length > MOST_SEASONS) return 'broken';
  if (![...before].every((tokens) => Array.isArray(tokens) && tokens.length <= MOST_PLAYERS))
    return 'broken';
  return { position, before: (before as number[][]).map((tokens) => [...tokens]) };
}

function readDeals(value: unknown): MatchRecord['deals'] | undefined {
  if (!isFields(value)) return undefined;
  const { kind, seed, hands } = value;
  if (kind === 'seed') return typeof seed === 'string' ? { kind, seed } : undefined;
  if (kind !== 'hands' || !Array.isArray(hands) || hands.length > MOST_SEASONS) return undefined;
  if (![...hands].every((season) => isTexts(season, MOST_PLAYERS))) return undefined;
  return { kind, hands: (hands as string[][]).map((season) => [...season]) };
}
