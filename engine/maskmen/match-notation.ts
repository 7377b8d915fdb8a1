/**
 * A whole match as text a person can read and mail. A header, then a paragraph a season, a line a
 * round: the host's seat, then the moves clockwise.
 *
 *   maskmen 1
 *   players 4
 *   host 2
 *   seasons 4
 *   seed 00112233445566778899aabbccddeeff
 *
 *   season
 *   2: V1 Z2 - N3 - -
 *   1: N2 ...
 *
 * A match that began in a position has a line `before` with the tokens of each season before it, and
 * a line `opening` with the position. Hands dealt by hand stand behind `season`, seats divided by `/`; those of seasons not yet begun
 * follow as paragraphs `deal`. Other than official rules stand in a line `rules`, and a line `ties shared`
 * behind the length where those level on points share the win. Whatever is illegal
 * is refused where it stands.
 */

import type { Result } from '../core/result';
import { expectOk, ok } from '../core/result';
import { atEnd, fail, skip, take } from '../core/scanner';
import type { Cards } from './cards';
import type { Deals, MatchState, NextSeasonError, StartError } from './match';
import { beginSeason, playMove, startMatch } from './match';
import type { NotationError, NotationScanner } from './notation';
import {
  LONGEST_TEXT,
  expected,
  makeCards,
  makeMove,
  makeRules,
  readAll,
  readCards,
  readList,
  readMove,
  readNumber,
  readRules,
  readTag,
} from './notation';
import type { Opening } from './opening';
import { isOfficial } from './position-notation';
import { recordOf, replay } from './record';
import { officialRules } from './rule-sets';
import type { MatchConfig, MatchLength } from './rules';
import { MOST_SEASONS, isPlayerCount } from './rules';
import { NOBODY } from './season';

const FORMAT_VERSION = 1;

/** A match, as far as it has been played, as text. Holds the seed: not for a running match's table. */
export function makeMatch(match: MatchState): string {
  const { config, deals, opening } = match;
  const { players, host, length, rules, ties } = config;
  const header = [
    `maskmen ${FORMAT_VERSION}`,
    `players ${players}`,
    `host ${host}`,
    length.kind === 'seasons' ? `seasons ${length.seasons}` : `wins ${length.wins}`,
    ...(ties === 'official' ? [] : [`ties ${ties}`]),
    ...(isOfficial(rules, players) ? [] : [`rules ${makeRules(rules)}`]),
    ...(deals.kind === 'seed' ? [`seed ${deals.seed}`] : []),
    ...(opening?.before ?? []).map((tokens) => `before ${tokens.join(',')}`),
    ...(opening ? [`opening ${opening.position}`] : []),
  ];
  const seasons = recordOf(match).moves.map((_, season) => {
    const hands = deals.kind === 'hands' ? ` ${makeHands(deals.hands[season] ?? [])}` : '';
    return `\nseason${hands}\n${makeRounds(match, season)}`;
  });
  const ahead = deals.kind === 'hands' ? deals.hands.slice(seasons.length) : [];
  const dealt = ahead.map((hands) => `\ndeal ${makeHands(hands)}\n`);
  return `${header.join('\n')}\n${seasons.join('')}${dealt.join('')}`;
}

const makeHands = (hands: readonly Cards[]): string => hands.map(makeCards).join('/');

/** The moves of a season with a line a round; who leads it is found by replaying. */
function makeRounds(match: MatchState, season: number): string {
  const past = match.opening?.before.length ?? 0;
  const moves = match.finished[past + season]?.moves ?? match.season.log.map((entry) => entry.move);
  const rounds: string[] = [];
  let at = expectOk(replay(recordOf(match), { season, move: 0 }));
  for (const move of moves) {
    if (at.season.top === NOBODY || rounds.length === 0) rounds.push(`${at.season.turn}:`);
    rounds.push(`${rounds.pop()} ${makeMove(move)}`);
    at = expectOk(playMove(at, move)).match;
  }
  return rounds.map((round) => `${round}\n`).join('');
}

/** A match from its text, or what is wrong and where. */
export const parseMatch = (text: string): Result<MatchState, NotationError> =>
  readAll(text, readMatch, LONGEST_TEXT);

function readMatch(scanner: NotationScanner): MatchState | undefined {
  if (!readTag(scanner, 'maskmen')) return expected(scanner, 'word:maskmen');
  const versionAt = scanner.at;
  const version = readNumber(scanner);
  if (version === undefined) return undefined;
  if (version !== FORMAT_VERSION)
    return fail(scanner, { code: 'unknown-version', version }, versionAt);
  const header = readConfig(scanner);
  const seed = readLine(scanner, 'seed') ? take(scanner, /[0-9a-f]{16,64}(?![0-9a-zA-Z])/y) : '';
  if (seed === undefined) return expected(scanner, 'seed');
  const opening = readOpening(scanner);
  newLine(scanner);
  if (header === undefined || scanner.failure !== undefined) return undefined;
  return readSeasons(scanner, { ...header, seed, opening });
}

interface OpeningText extends Opening {
  readonly at: number;
}

function readOpening(scanner: NotationScanner): OpeningText | undefined {
  const before: number[][] = [];
  while (before.length <= MOST_SEASONS && readLine(scanner, 'before'))
    before.push(readList(scanner, ',', readNumber));
  if (!readLine(scanner, 'opening'))
    return before.length > 0 ? expected(scanner, 'word:opening') : undefined;
  const { at } = scanner;
  return { position: take(scanner, /[^\r\n]*/y) ?? '', before, at };
}

/** Moves past a line break; the last line may lack its own, as mailed texts do. */
function newLine(scanner: NotationScanner): boolean {
  if (skip(scanner, '\r\n') || skip(scanner, '\n')) return true;
  if (scanner.failure === undefined && atEnd(scanner)) return true;
  expected(scanner, 'new-line');
  return false;
}

/** Moves past a line break and a word, if both are next. */
function readLine(scanner: NotationScanner, word: string): boolean {
  return skip(scanner, `\n${word} `) || skip(scanner, `\r\n${word} `);
}

interface Header {
  readonly config: MatchConfig;
  /** Where they are written, for what only shows when they are put together. */
  readonly at: Readonly<Record<'host' | 'length' | 'ties' | 'rules', number>>;
}

function readConfig(scanner: NotationScanner): Header | undefined {
  if (!readLine(scanner, 'players')) return expected(scanner, 'word:players');
  const playersAt = scanner.at;
  const players = readNumber(scanner);
  if (players === undefined) return undefined;
  if (!isPlayerCount(players))
    return fail(scanner, { code: 'bad-config', field: 'players' }, playersAt);
  if (!readLine(scanner, 'host')) return expected(scanner, 'word:host');
  const hostAt = scanner.at;
  const host = skip(scanner, 'random') ? 'random' : readNumber(scanner, 'seat');
  const length = readLength(scanner);
  const hasTies = readLine(scanner, 'ties');
  const tiesAt = scanner.at;
  if (hasTies && !skip(scanner, 'shared')) return expected(scanner, 'word:shared');
  const ties = hasTies ? 'shared' : 'official';
  const hasRules = readLine(scanner, 'rules');
  const rulesAt = scanner.at;
  const rules = hasRules ? readRules(scanner) : officialRules(players);
  if (host === undefined || length === undefined || rules === undefined) return undefined;
  const at = { host: hostAt, length: length.at, ties: tiesAt, rules: rulesAt };
  return { config: { players, host, length: length.value, ties, rules }, at };
}

function readLength(scanner: NotationScanner): { value: MatchLength; at: number } | undefined {
  const isWins = readLine(scanner, 'wins');
  if (!isWins && !readLine(scanner, 'seasons')) return expected(scanner, 'word:seasons');
  const at = scanner.at;
  const count = readNumber(scanner) ?? 0;
  return {
    value: isWins ? { kind: 'wins', wins: count } : { kind: 'seasons', seasons: count },
    at,
  };
}

interface SeasonsHeader extends Header {
  readonly seed: string;
  readonly opening: OpeningText | undefined;
}

/** Where a match that cannot start is at fault: in its header, or in the season's hands. */
function faultAt(error: StartError, { at, opening }: SeasonsHeader, seasonAt: number): number {
  if (error.code === 'bad-opening') return opening?.at ?? seasonAt;
  if (error.code === 'bad-position') return (opening?.at ?? seasonAt) + error.error.column - 1;
  if (error.code === 'host-needs-seed') return at.host;
  if (error.code !== 'bad-config') return seasonAt;
  const { field } = error;
  return field === 'host' || field === 'length' || field === 'ties' ? at[field] : at.rules;
}

/** The seasons' hands are needed before their moves are played, so they are collected on the way. */
function readSeasons(scanner: NotationScanner, header: SeasonsHeader): MatchState | undefined {
  const hands: Cards[][] = [];
  const deals: Deals =
    header.seed === '' ? { kind: 'hands', hands } : { kind: 'seed', seed: header.seed };
  let match: MatchState | undefined;
  while (scanner.failure === undefined && (match === undefined || !atEnd(scanner))) {
    newLine(scanner);
    const seasonAt = scanner.at;
    if (
      match !== undefined &&
      deals.kind === 'hands' &&
      scanner.text.startsWith('deal ', seasonAt)
    ) {
      readAhead(scanner, hands);
      break;
    }
    if (!skip(scanner, 'season')) return expected(scanner, 'word:season');
    if (deals.kind === 'hands' && skip(scanner, ' ')) hands.push(readList(scanner, '/', readCards));
    if (!newLine(scanner)) return undefined;
    const begun: Result<MatchState, StartError | NextSeasonError> =
      match === undefined ? startMatch(header.config, deals, header.opening) : nextSeason(match);
    if (!begun.ok)
      return fail(scanner, begun.error, faultAt(begun.error as StartError, header, seasonAt));
    match = readRounds(scanner, begun.value);
  }
  return match;
}

/** Hands of seasons not yet begun, a paragraph each. */
function readAhead(scanner: NotationScanner, hands: Cards[][]): void {
  while (readTag(scanner, 'deal')) {
    if (hands.length === MOST_SEASONS) return void expected(scanner, 'end');
    hands.push(readList(scanner, '/', readCards));
    newLine(scanner);
    if (!atEnd(scanner)) newLine(scanner);
  }
}

function nextSeason(match: MatchState): Result<MatchState, NextSeasonError> {
  const begun = beginSeason(match);
  return begun.ok ? ok(begun.value.match) : begun;
}

function readRounds(scanner: NotationScanner, start: MatchState): MatchState {
  let match = start;
  while (scanner.failure === undefined && /\d/.test(scanner.text.charAt(scanner.at))) {
    const seatAt = scanner.at;
    const seat = readNumber(scanner, 'seat');
    if (!skip(scanner, ':')) expected(scanner, 'seat');
    const { turn } = match.season;
    if (seat !== undefined && seat !== turn)
      fail(scanner, { code: 'wrong-seat', seat, turn }, seatAt);
    while (skip(scanner, ' ')) match = readAndPlay(scanner, match);
    newLine(scanner);
  }
  return match;
}

function readAndPlay(scanner: NotationScanner, match: MatchState): MatchState {
  const at = scanner.at;
  const move = readMove(scanner);
  if (move === undefined) return match;
  const played = playMove(match, move);
  if (played.ok) return played.value.match;
  fail(scanner, { code: 'refused', refusal: played.error }, at);
  return match;
}
