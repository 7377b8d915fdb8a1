/**
 * Random play for laws. A `Table` says everything about a season played by chance, so a failing one
 * is played again from what fast-check prints. `LAW_SEED=n` looks at other tables, `LAW_RUNS=n` at n
 * times as many.
 */

import fc from 'fast-check';
import type { Applied, Move, MoveCode, RuleSet, Rules, SeasonState } from '@/engine/truth';
import {
  DECKS,
  HAND_TIES,
  MATCH_TIES,
  NAMED_SETS,
  NOBODY,
  PAIR_GOALS,
  REDUCED_RULES,
  SEASON_ENDS,
  STRENGTHS,
  agreeOn,
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
  seasonBound,
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
export const houseRules = (players: number): Rules[] => [
  ...(players === 2 ? [REDUCED_RULES] : []),
  ...(players > 2 ? [{ ...officialRules(players), endsWhenHolding: 2 }] : []),
  { ...officialRules(players), cardsEach: 15, handSize: 15 },
  { ...officialRules(players), wrestlers: ['zarpa', 'umbra', 'dalia'], handSize: 5 },
];

/** A rule set that so many can play by, chosen by a source of chance. */
export function drawRuleSet(players: number, below: (limit: number) => number): RuleSet {
  const of = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const deck = of(DECKS);
  const mostInHand = Math.min(15, Math.floor(deck / players));
  return {
    deck,
    hands: 5 + below(mostInHand - 4),
    strength: of(STRENGTHS),
    threeClose: of([false, true]),
    seasonEnd: of(SEASON_ENDS),
    handTies: of(HAND_TIES),
    pairGoal: of(PAIR_GOALS),
    seasons: 1 + below(4),
    matchTies: of(MATCH_TIES),
  };
}

/** Rule sets for so many: by chance, and one in three a named one. */
export const anyRuleSet = (players: number): fc.Arbitrary<RuleSet> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom<RuleSet>(...Object.values(NAMED_SETS)) },
    {
      weight: 2,
      arbitrary: fc.array(fc.nat(1000), { minLength: 9, maxLength: 9 }).map((chances) => {
        let at = 0;
        return drawRuleSet(players, (limit) => (chances[at++] as number) % limit);
      }),
    },
  );

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

/** Tables of 2–6: half of them official, one in ten under rules by hand, the others by a rule set. */
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
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...PLAYERS)
      .chain((n) => anyRuleSet(n).chain((set) => tableOf(n, expectOk(agreeOn(set, n)).rules))),
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

/**
 * A law: throws where it is broken. It may count how often it had something to say; a law that never
 * has proves nothing.
 */
export interface Law<Case> {
  /** How many cases `npm test` looks at. */
  readonly runs: number;
  readonly check: (at: Case) => number | void;
  /** What it must have counted over those cases. */
  readonly least?: number;
}

/** Laws by what they say. */
export type Laws = Readonly<Record<string, Law<Table>>>;

/** Checks a law on as many tables as it asks for; how much it counted. */
export function forTables({ runs, check, least = 0 }: Law<Table>): void {
  let counted = 0;
  const property = fc.property(anyTable, (table) => void (counted += check(table) ?? 0));
  fc.assert(property, lawOptions(runs));
  if (counted < least) throw new Error(`it had something to say ${counted} times, not ${least}`);
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

/** Whoever writes to a state, or to anything in it, throws: a state is never changed. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** The last table's season: law after law walks through the same one. */
let walked: { readonly table: Table; readonly steps: readonly Step[] } | undefined;

/** Every step of the table's season. */
export function walk(table: Table): readonly Step[] {
  if (walked?.table === table) return walked.steps;
  const choose = chooser(table);
  const steps: Step[] = [];
  let before = freeze(dealTable(table));
  const endless = 2 * seasonBound(table.rules, table.players);
  while (before.turn !== NOBODY) {
    if (steps.length > endless) throw new Error(`${endless} moves, and no end`);
    const move = moveOf(choose(before));
    const applied = expectOk(applyMove(before, move));
    steps.push({ before, move, ...applied });
    before = freeze(applied.state);
  }
  walked = { table, steps };
  return steps;
}

/** Every state of the table's season, the dealt one and the final one included. */
export function* states(table: Table): Generator<SeasonState> {
  yield dealTable(table);
  for (const { state } of walk(table)) yield state;
}

/** Equal in every field, to the sign of a zero. Millions of plain values an hour pass through here. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at++) if (!isSame(one[at], other[at])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(other, key)) return false;
    if (!isSame((one as never)[key], (other as never)[key])) return false;
  }
  return true;
}

/** Throws, with the position, when two values differ. */
export function same(what: string, expected: unknown, actual: unknown, state?: SeasonState): void {
  if (isSame(expected, actual)) return;
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
