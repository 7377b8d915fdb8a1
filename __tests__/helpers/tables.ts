/**
 * Random play for laws. A `Table` says everything about a season played by chance, so a failing one
 * is played again from what fast-check prints. `LAW_SEED=n` looks at other tables, `LAW_RUNS=n` at n
 * times as many.
 */

import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { Applied, Move, MoveCode, Rules, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  REDUCED_RULES,
  applyMove,
  cardCount,
  dealSeason,
  expectOk,
  listMoves,
  makeMove,
  makePosition,
  makeSeed,
  moveOf,
  officialRules,
  startSeason,
  stepFast,
} from '@/engine/truth';

export interface Table {
  readonly players: number;
  readonly rules: Rules;
  readonly host: number;
  readonly seed: string;
  /** Seed of the players' choices. */
  readonly choices: number;
  /** How many moves of eight are chosen among plays only, when there is one. */
  readonly boldness: number;
}

/** What a house might agree on: more left at the end, other decks, other hands. */
const houseRules = (players: number): Rules[] => [
  ...(players === 2 ? [REDUCED_RULES] : []),
  ...(players > 2 ? [{ ...officialRules(players), endsWhenHolding: 2 }] : []),
  { ...officialRules(players), cardsEach: 15, handSize: 15 },
  { ...officialRules(players), wrestlers: ['zarpa', 'umbra', 'dalia'], handSize: 5 },
];

const tableOf = (players: number, rules: Rules): fc.Arbitrary<Table> =>
  fc.record({
    players: fc.constant(players),
    rules: fc.constant(rules),
    host: fc.nat(players - 1),
    seed: fc.tuple(fc.integer(), fc.integer()).map(makeSeed),
    choices: fc.integer({ min: 1, max: 0x7fffffff }),
    boldness: fc.constantFrom(0, 4, 8),
  });

const PLAYERS = [2, 3, 4, 5, 6] as const;

/** Official tables of 2–6, and one in six under house rules. */
export const anyTable: fc.Arbitrary<Table> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(...PLAYERS).chain((n) => tableOf(n, officialRules(n))),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...PLAYERS)
      .chain((n) => fc.constantFrom(...houseRules(n)).chain((rules) => tableOf(n, rules))),
  },
);

const LAW_SEED = Number(process.env['LAW_SEED'] ?? 20240607);
const LAW_RUNS = Number(process.env['LAW_RUNS'] ?? 1);

/** Options for every `fc.assert`: reproducible, and no shrinking of what does not shrink. */
export const lawOptions = (runs: number) => ({
  seed: LAW_SEED,
  numRuns: Math.ceil(runs * LAW_RUNS),
  endOnFailure: true,
});

/** Checks a law on so many tables. */
export function forTables(runs: number, law: (table: Table) => void): void {
  fc.assert(fc.property(anyTable, law), lawOptions(runs));
}

/** The table's season before its first move. */
export const dealTable = ({ rules, players, seed, host }: Table): SeasonState =>
  startSeason(rules, dealSeason(rules, players, { seed, season: 0 }), host);

/** Chooses a move as the table's players do. */
export function chooser({ choices, boldness }: Table): (state: SeasonState) => MoveCode {
  let random = choices;
  const codes: MoveCode[] = [];
  return (state) => {
    const legal = listMoves(state, state.hands[state.turn] as number, codes);
    random = stepFast(random);
    const plays = codes[legal - 1] === 0 ? legal - 1 : legal;
    const among = plays > 0 && (random & 7) < boldness ? plays : legal;
    return codes[((random >>> 16) * among) >>> 16] as MoveCode;
  };
}

export interface Step extends Applied {
  readonly before: SeasonState;
  readonly move: Move;
}

/** Every step of the table's season. */
export function* walk(table: Table): Generator<Step> {
  const choose = chooser(table);
  let before = dealTable(table);
  while (before.turn !== NOBODY) {
    const move = moveOf(choose(before));
    const applied = expectOk(applyMove(before, move));
    yield { before, move, ...applied };
    before = applied.state;
  }
}

/** Every state of the table's season, the dealt one and the final one included. */
export function* states(table: Table): Generator<SeasonState> {
  yield dealTable(table);
  for (const { state } of walk(table)) yield state;
}

/** Throws, with the position, when two values differ. */
export function same(what: string, expected: unknown, actual: unknown, state?: SeasonState): void {
  if (isDeepStrictEqual(expected, actual)) return;
  const [want, got] = [JSON.stringify(expected), JSON.stringify(actual)];
  const where = state === undefined ? '' : `\nat ${tell(state)}`;
  throw new Error(`${what}: expected ${want}, got ${got}${where}`);
}

/** A position and the moves that led there, for error messages. */
const tell = (state: SeasonState): string =>
  `${makePosition(state)}\nafter ${state.log.map(({ move }) => makeMove(move)).join(' ')}`;

/** How many cards there are in all these. */
export const countAll = (...piles: readonly number[]): number =>
  piles.reduce((sum, pile) => sum + cardCount(pile), 0);
