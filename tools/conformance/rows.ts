/**
 * Holding the engine against test vectors: one function a kind of row, each returning what differs,
 * in words. The rows come from an independent implementation; golden/vectors/README.md says how to
 * read them.
 */

import type { Cards, MatchState, Move, Result, SeasonState, Setup } from '@/engine/truth';
import {
  NOBODY,
  PASS,
  advance,
  allDefeats,
  applyMove,
  beginSeason,
  cardCount,
  cloneSeason,
  codeOf,
  deckOf,
  expectOk,
  legalMoves,
  listMoves,
  makeMove,
  officialLength,
  officialRules,
  parseCards,
  parseMove,
  playMove,
  seasonResult,
  setUp,
  setupOf,
  startMatch,
  startSeason,
  wrestlerIndex,
  LETTERS,
} from '@/engine/truth';
import type { Differences } from './shape';
import { faultsOf, faultsOfAll } from './shape';

interface Start {
  readonly players: number;
  readonly host: number;
  readonly hands: readonly string[];
}

export interface SeasonRow extends Start {
  readonly steps: readonly {
    readonly turn: number;
    readonly legal: readonly string[];
    readonly move: string;
    readonly beats: readonly string[];
  }[];
  readonly finish: readonly number[];
  readonly last: number;
  readonly roundWinners: readonly number[];
  readonly tokens: readonly number[];
}

export interface IllegalRow extends Start {
  readonly moves: readonly string[];
  readonly illegal: string;
  readonly why: string;
}

export interface MatchRow {
  readonly players: number;
  readonly host: number;
  readonly seasons: readonly {
    readonly host: number;
    readonly hands: readonly string[];
    readonly moves: readonly string[];
    readonly tokens: readonly number[];
  }[];
  readonly points: readonly number[];
  readonly winner: number | null;
  readonly by: string;
}

export interface PerftRow extends Start {
  readonly moves: readonly string[];
  readonly perft: readonly number[];
}

/** Compares and, where they differ, adds a line. */
function expectSame(found: Differences, what: string, expected: unknown, actual: unknown): void {
  const [want, got] = [JSON.stringify(expected), JSON.stringify(actual)];
  if (want !== got) found.push(`${what}: expected ${want}, got ${got}`);
}

const hand = (text: string): Cards => expectOk(parseCards(text === '' ? '.' : text));
const move = (text: string): Move => expectOk(parseMove(text));

function startOf({ players, host, hands }: Start): SeasonState {
  if (hands.length !== players) throw new Error(`${hands.length} hands for ${players} players`);
  const rules = officialRules(players);
  const dealt = hands.map(hand);
  if (dealt.some((cards) => cardCount(cards) !== rules.handSize)) throw new Error('hand size');
  const leftOut = dealt.reduce((rest, cards) => rest - cards, deckOf(rules));
  return startSeason(rules, { hands: dealt, leftOut }, host);
}

/** Plays moves that must be legal. */
function playAll(start: SeasonState, moves: readonly string[]): SeasonState {
  return moves.reduce((state, text, at) => {
    const applied = applyMove(state, move(text));
    if (!applied.ok) throw new Error(`move ${at} ${text} refused: ${applied.error.code}`);
    return applied.value.state;
  }, start);
}

const beatsOf = (state: SeasonState): string[] =>
  allDefeats(state).map((pair) => pair.map((w) => LETTERS[wrestlerIndex(w)]).join(''));

const START = ['players', 'host', 'hands'];

/** A season, step by step: turn, legal moves, relations; at its end places, rounds, tokens. */
export function checkSeason(row: SeasonRow): Differences {
  const needs = [...START, 'steps', 'finish', 'last', 'roundWinners', 'tokens'];
  const found: Differences = [
    ...faultsOf(row, { needs }),
    ...faultsOfAll(row.steps, { needs: ['turn', 'legal', 'move', 'beats'] }, 'step'),
  ];
  if (found.length > 0) return found;
  let state = startOf(row);
  for (const [at, step] of row.steps.entries()) {
    const where = `step ${at} (${step.move})`;
    expectSame(found, `${where} turn`, step.turn, state.turn);
    expectSame(found, `${where} legal`, step.legal, legalMoves(state).map(makeMove));
    const applied = applyMove(state, move(step.move));
    if (!applied.ok) return [...found, `${where} refused: ${applied.error.code}`];
    state = applied.value.state;
    expectSame(found, `${where} beats`, [...step.beats].sort(), beatsOf(state).sort());
  }
  if (state.turn !== NOBODY) return [...found, 'the season is not over'];
  const result = seasonResult(state);
  expectSame(found, 'finish', row.finish, state.places);
  expectSame(found, 'last', row.last, result.nextHost);
  expectSame(found, 'roundWinners', row.roundWinners, result.roundWinners);
  expectSame(found, 'tokens', row.tokens, result.tokens);
  return found;
}

/** A move that must be refused for its reason, the state left as it was. */
export function checkIllegal(row: IllegalRow): Differences {
  const found = faultsOf(row, { needs: [...START, 'moves', 'illegal', 'why'] });
  if (found.length > 0) return found;
  const state = playAll(startOf(row), row.moves);
  const before = JSON.stringify(state);
  const refused = applyMove(state, move(row.illegal));
  expectSame(found, row.illegal, row.why, refused.ok ? 'accepted' : refused.error.code);
  if (JSON.stringify(state) !== before) found.push('the state changed');
  return found;
}

/** A whole match: each season's host and tokens, the points, the winner and what decided. */
export function checkMatch(row: MatchRow): Differences {
  const found: Differences = [
    ...faultsOf(row, { needs: ['players', 'host', 'seasons', 'points', 'winner', 'by'] }),
    ...faultsOfAll(row.seasons, { needs: ['host', 'hands', 'moves', 'tokens'] }, 'season'),
  ];
  if (found.length > 0) return found;
  const { players, host } = row;
  const config = {
    players,
    host,
    rules: officialRules(players),
    length: officialLength(players, row.seasons.length),
  };
  const hands = row.seasons.map((season) => season.hands.map(hand));
  let match = succeed('start', startMatch(config, { kind: 'hands', hands }));
  row.seasons.forEach((season, number) => {
    if (number > 0) match = succeed(`season ${number}`, beginSeason(match)).match;
    expectSame(found, `season ${number} host`, season.host, match.seasonHost);
    for (const [at, text] of season.moves.entries())
      match = succeed(`season ${number} move ${at}`, playMove(match, move(text))).match;
    expectSame(found, `season ${number} tokens`, season.tokens, match.finished[number]?.tokens);
  });
  expectSame(found, 'points', row.points, pointsOf(match));
  const { winners, by } = match.decision ?? { winners: [], by: 'undecided' };
  expectSame(found, 'winner', row.winner, by === 'shared' ? null : winners[0]);
  expectSame(found, 'by', row.by, by);
  return found;
}

const pointsOf = (match: MatchState): number[] =>
  Array.from({ length: match.config.players }, (_, seat) =>
    match.finished.reduce((sum, season) => sum + (season.tokens[seat] as number), 0),
  );

function succeed<T, E extends { code: string }>(what: string, result: Result<T, E>): T {
  if (!result.ok) throw new Error(`${what} refused: ${result.error.code}`);
  return result.value;
}

/** Move sequences of length 1, 2, 3, …, counted from the position and from its set-up. */
export function checkPerft(row: PerftRow): Differences {
  const found = faultsOf(row, { needs: [...START, 'moves', 'perft'] });
  if (found.length > 0) return found;
  const state = playAll(startOf(row), row.moves);
  const counts = row.perft.map((_, depth) => perft(state, depth + 1));
  expectSame(found, 'perft', row.perft, counts);
  const again = succeed('set-up', setUp(setupOf(state) satisfies Setup));
  expectSame(found, 'perft after set-up', row.perft[0], perft(again, 1));
  return found;
}

/** The number of move sequences of a length; one that ends the season earlier counts as one. */
export function perft(state: SeasonState, depth: number): number {
  if (depth === 0 || state.turn === NOBODY) return 1;
  const codes: number[] = [];
  const legal = listMoves(state, state.hands[state.turn] as number, codes);
  let sequences = 0;
  for (let at = 0; at < legal; at++) {
    const next = cloneSeason(state);
    advance(next, codes[at] ?? codeOf(PASS));
    sequences += perft(next, depth - 1);
  }
  return sequences;
}
