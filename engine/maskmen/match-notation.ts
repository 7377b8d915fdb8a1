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
 * Hands dealt by hand stand behind `season`, seats divided by `/`; other than official rules in a
 * line `rules`. Whatever is illegal is refused where it stands.
 */

import type { Result } from '../core/result';
import { expectOk, ok } from '../core/result';
import { fail, skip, take } from '../core/scanner';
import type { Cards } from './cards';
import type { Deals, MatchState, NextSeasonError } from './match';
import { beginSeason, playMove, startMatch } from './match';
import type { NotationError, NotationScanner } from './notation';
import {
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
import { isOfficial } from './position-notation';
import { recordOf, replay } from './record';
import type { MatchConfig, MatchLength } from './rules';
import { isPlayerCount, officialRules } from './rules';
import { NOBODY } from './season';

const FORMAT_VERSION = 1;

/** A match, as far as it has been played, as text. Holds the seed: not for a running match's table. */
export function makeMatch(match: MatchState): string {
  const { config, deals } = match;
  const { players, host, length, rules } = config;
  const header = [
    `maskmen ${FORMAT_VERSION}`,
    `players ${players}`,
    `host ${host}`,
    length.kind === 'seasons' ? `seasons ${length.seasons}` : `wins ${length.wins}`,
    ...(isOfficial(rules, players) ? [] : [`rules ${makeRules(rules)}`]),
    ...(deals.kind === 'seed' ? [`seed ${deals.seed}`] : []),
  ];
  const seasons = recordOf(match).moves.map((_, season) => {
    const hands = deals.kind === 'hands' ? ` ${makeHands(deals.hands[season] ?? [])}` : '';
    return `\nseason${hands}\n${makeRounds(match, season)}`;
  });
  return `${header.join('\n')}\n${seasons.join('')}`;
}

const makeHands = (hands: readonly Cards[]): string => hands.map(makeCards).join('/');

/** The moves of a season with a line a round; who leads it is found by replaying. */
function makeRounds(match: MatchState, season: number): string {
  const moves = match.finished[season]?.moves ?? match.season.log.map((entry) => entry.move);
  const rounds: string[] = [];
  let at = expectOk(replay(recordOf(match), { season, move: 0 }));
  for (const move of moves) {
    if (at.season.top === NOBODY) rounds.push(`${at.season.turn}:`);
    rounds.push(`${rounds.pop()} ${makeMove(move)}`);
    at = expectOk(playMove(at, move)).match;
  }
  return rounds.map((round) => `${round}\n`).join('');
}

/** A match from its text, or what is wrong and where. */
export const parseMatch = (text: string): Result<MatchState, NotationError> =>
  readAll(text, readMatch);

function readMatch(scanner: NotationScanner): MatchState | undefined {
  if (!readTag(scanner, 'maskmen')) return expected(scanner, 'word:maskmen');
  const versionAt = scanner.at;
  const version = readNumber(scanner);
  if (version === undefined) return undefined;
  if (version !== FORMAT_VERSION)
    return fail(scanner, { code: 'unknown-version', version }, versionAt);
  const configAt = scanner.at;
  const config = readConfig(scanner);
  const seed = readLine(scanner, 'seed') ? take(scanner, /[0-9a-f]{16,64}(?![0-9a-zA-Z])/y) : '';
  if (seed === undefined) return expected(scanner, 'seed');
  newLine(scanner);
  if (config === undefined || scanner.failure !== undefined) return undefined;
  return readSeasons(scanner, { config, seed, configAt });
}

function newLine(scanner: NotationScanner): boolean {
  if (skip(scanner, '\r\n') || skip(scanner, '\n')) return true;
  expected(scanner, 'new-line');
  return false;
}

/** Moves past a line break and a word, if both are next. */
function readLine(scanner: NotationScanner, word: string): boolean {
  return skip(scanner, `\n${word} `) || skip(scanner, `\r\n${word} `);
}

function readConfig(scanner: NotationScanner): MatchConfig | undefined {
  if (!readLine(scanner, 'players')) return expected(scanner, 'word:players');
  const playersAt = scanner.at;
  const players = readNumber(scanner);
  if (players === undefined) return undefined;
  if (!isPlayerCount(players))
    return fail(scanner, { code: 'bad-config', field: 'players' }, playersAt);
  if (!readLine(scanner, 'host')) return expected(scanner, 'word:host');
  const host = skip(scanner, 'random') ? 'random' : readNumber(scanner, 'seat');
  const length = readLength(scanner);
  const rules = readLine(scanner, 'rules') ? readRules(scanner) : officialRules(players);
  if (host === undefined || length === undefined || rules === undefined) return undefined;
  return { players, host, length, rules };
}

function readLength(scanner: NotationScanner): MatchLength | undefined {
  if (readLine(scanner, 'wins')) return { kind: 'wins', wins: readNumber(scanner) ?? 0 };
  if (readLine(scanner, 'seasons')) return { kind: 'seasons', seasons: readNumber(scanner) ?? 0 };
  return expected(scanner, 'word:seasons');
}

interface Header {
  readonly config: MatchConfig;
  readonly seed: string;
  readonly configAt: number;
}

/** The seasons' hands are needed before their moves are played, so they are collected on the way. */
function readSeasons(scanner: NotationScanner, header: Header): MatchState | undefined {
  const hands: Cards[][] = [];
  const deals: Deals =
    header.seed === '' ? { kind: 'hands', hands } : { kind: 'seed', seed: header.seed };
  let match: MatchState | undefined;
  while (
    scanner.failure === undefined &&
    (match === undefined || scanner.at < scanner.text.length)
  ) {
    newLine(scanner);
    const seasonAt = scanner.at;
    if (!skip(scanner, 'season')) return expected(scanner, 'word:season');
    if (deals.kind === 'hands' && skip(scanner, ' ')) hands.push(readList(scanner, '/', readCards));
    if (!newLine(scanner)) return undefined;
    const begun = match === undefined ? startMatch(header.config, deals) : nextSeason(match);
    if (!begun.ok) {
      const isHeader = begun.error.code === 'bad-config' || begun.error.code === 'host-needs-seed';
      return fail(scanner, begun.error, isHeader ? header.configAt + 1 : seasonAt);
    }
    match = readRounds(scanner, begun.value);
  }
  return match;
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
