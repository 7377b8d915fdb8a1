/**
 * Holding the engine against test vectors: one function a kind of row, each returning what differs,
 * in words. The rows come from an independent implementation; golden/vectors/README.md says how to
 * read them.
 */

import type {
  Cards,
  Forbidden,
  MatchLength,
  MatchState,
  MatchTies,
  Move,
  Result,
  Rules,
  RuleSet,
  SeasonState,
  Setup,
} from '@/engine/truth';
import {
  NOBODY,
  PASS,
  WRESTLERS,
  advance,
  agreeOn,
  allDefeats,
  applyMove,
  beginSeason,
  cardCount,
  cloneSeason,
  codeOf,
  deckOf,
  expectOk,
  isForcedToPass,
  legalMoves,
  listMoves,
  makeCards,
  makeMove,
  makeRules,
  officialLength,
  officialRules,
  parseCards,
  parseMove,
  parseRules,
  playMove,
  seasonResult,
  setUp,
  setupOf,
  startMatch,
  startSeason,
  wrestlerIndex,
  LETTERS,
} from '@/engine/truth';
import type { Differences, Shape } from './shape';
import { faultsOf, faultsOfAll } from './shape';

/** Rules as rows have them: the six wrestlers go without saying. */
type RowRules = Omit<Rules, 'wrestlers'>;

interface Start {
  /** The official ones, unless the row has its own. */
  readonly rules?: RowRules;
  readonly players: number;
  readonly host: number;
  readonly hands: readonly string[];
}

export interface SeasonRow extends Start {
  readonly steps: readonly {
    readonly turn: number;
    readonly legal: readonly string[];
    readonly move: string;
    /** All known relations, where strength is proved. */
    readonly beats?: readonly string[];
    /** All standings, where it goes by totals. */
    readonly standing?: string;
  }[];
  readonly forced?: readonly number[];
  readonly finish: readonly number[];
  readonly left?: readonly number[];
  readonly places?: readonly number[];
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
  readonly rules?: RowRules;
  readonly length?: MatchLength;
  readonly matchTies?: MatchTies;
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
  readonly winners?: readonly number[];
  readonly by: string;
  readonly next?: number;
}

/** What a table chose, and what that means for so many players. */
export interface RulesRow {
  readonly chosen: RuleSet;
  readonly players: number;
  readonly rules?: RowRules;
  readonly length?: MatchLength;
  readonly matchTies?: MatchTies;
  readonly text?: string;
  readonly forbidden?: Forbidden['code'];
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

const rulesOf = (row: { readonly rules?: RowRules; readonly players: number }): Rules =>
  row.rules === undefined
    ? officialRules(row.players)
    : { wrestlers: WRESTLERS, ...readRules(row.rules) };

const RULES_SHAPE = {
  needs: [
    ...['cardsEach', 'handSize', 'endsWhenHolding', 'tokens'],
    ...['strength', 'threeClose', 'placing'],
  ],
};

function readRules(rules: RowRules): RowRules {
  const [fault] = faultsOf(rules, RULES_SHAPE, 'rules');
  if (fault !== undefined) throw new Error(fault);
  return rules;
}

function startOf({ players, host, hands, ...row }: Start): SeasonState {
  if (hands.length !== players) throw new Error(`${hands.length} hands for ${players} players`);
  const rules = rulesOf({ players, ...row });
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

/** The fields of a row: those of its kind, and those that only a row of a rule set must have. */
const shapeOf = (row: object, needs: readonly string[], more: readonly string[] = []): Shape =>
  'rules' in row
    ? { needs: ['set', 'rules', ...needs, ...more] }
    : { needs, may: ['set', ...more] };

/** A season, step by step: turn, legal moves, strength; at its end places, rounds, tokens. */
export function checkSeason(row: SeasonRow): Differences {
  const needs = [...START, 'steps', 'finish', 'last', 'roundWinners', 'tokens'];
  const strength = row.rules?.strength === 'totals' ? 'standing' : 'beats';
  const found: Differences = [
    ...faultsOf(row, shapeOf(row, needs, ['forced', 'left', 'places'])),
    ...faultsOfAll(row.steps, { needs: ['turn', 'legal', 'move', strength] }, 'step'),
  ];
  if (found.length > 0) return found;
  const forced: number[] = [];
  let state = startOf(row);
  for (const [at, step] of row.steps.entries()) {
    const where = `step ${at} (${step.move})`;
    expectSame(found, `${where} turn`, step.turn, state.turn);
    expectSame(found, `${where} legal`, step.legal, legalMoves(state).map(makeMove));
    if (isForcedToPass(state, state.turn)) forced.push(at);
    const applied = applyMove(state, move(step.move));
    if (!applied.ok) return [...found, `${where} refused: ${applied.error.code}`];
    state = applied.value.state;
    if (step.beats !== undefined)
      expectSame(found, `${where} beats`, [...step.beats].sort(), beatsOf(state).sort());
    if (step.standing !== undefined)
      expectSame(found, `${where} standing`, step.standing, makeCards(state.standing));
  }
  if (state.turn !== NOBODY) return [...found, 'the season is not over'];
  const result = seasonResult(state);
  if (row.forced !== undefined) expectSame(found, 'forced', row.forced, forced);
  if (row.left !== undefined) expectSame(found, 'left', row.left, state.sizes);
  if (row.places !== undefined) expectSame(found, 'places', row.places, result.places);
  expectSame(found, 'finish', row.finish, state.places);
  expectSame(found, 'last', row.last, result.nextHost);
  expectSame(found, 'roundWinners', row.roundWinners, result.roundWinners);
  expectSame(found, 'tokens', row.tokens, result.tokens);
  return found;
}

/** A move that must be refused for its reason, the state left as it was. */
export function checkIllegal(row: IllegalRow): Differences {
  const found = faultsOf(row, shapeOf(row, [...START, 'moves', 'illegal', 'why']));
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
    ...faultsOf(
      row,
      shapeOf(
        row,
        ['players', 'host', 'seasons', 'points', 'winner', 'by'],
        ['length', 'matchTies', 'winners', 'next'],
      ),
    ),
    ...faultsOfAll(row.seasons, { needs: ['host', 'hands', 'moves', 'tokens'] }, 'season'),
  ];
  if (found.length > 0) return found;
  const { players, host } = row;
  const config = {
    players,
    host,
    rules: rulesOf(row),
    length: row.length ?? officialLength(players, row.seasons.length),
    ties: row.matchTies ?? 'official',
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
  if (row.winners !== undefined) expectSame(found, 'winners', row.winners, winners);
  const { nextHost } = match.finished[match.finished.length - 1] ?? {};
  if (row.next !== undefined) expectSame(found, 'next', row.next, nextHost);
  return found;
}

/** What a table chose: the values it gives for so many players, and their text, or why it is refused. */
export function checkRules(row: RulesRow): Differences {
  const isRefused = 'forbidden' in row;
  const outcome = isRefused ? ['forbidden'] : ['rules', 'length', 'matchTies', 'text'];
  const found = faultsOf(row, { needs: ['set', 'chosen', 'players', ...outcome] });
  if (found.length > 0) return found;
  const agreed = agreeOn(row.chosen, row.players);
  const refused = agreed.ok ? undefined : agreed.error.code;
  expectSame(found, 'forbidden', row.forbidden, refused);
  if (!agreed.ok || isRefused) return found;
  const { rules, length, ties } = agreed.value;
  const expected = rulesOf(row);
  for (const name of Object.keys(expected) as (keyof Rules)[])
    expectSame(found, name, expected[name], rules[name]);
  expectSame(found, 'length', row.length, length);
  expectSame(found, 'ties', row.matchTies, ties);
  expectSame(found, 'text', row.text, makeRules(rules));
  expectSame(found, 'read', rules, expectOk(parseRules(row.text ?? '')));
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
  const found = faultsOf(row, shapeOf(row, [...START, 'moves', 'perft']));
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
