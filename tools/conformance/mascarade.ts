/**
 * Holding Mascarade's engine against test vectors: one judge a kind of row, each returning what
 * differs, in words. A row must have every field its kind names and no other, so that a misspelt one
 * is no silent pass. golden/vectors/README.md says how to read them.
 */

import type {
  GameState,
  LogLine,
  Move,
  MutableGame,
  Rules,
  TableChoice,
  View,
} from '@/engine/mascarade/truth';
import {
  BOOKS,
  CARDS,
  advance,
  applyMove,
  beliefsOf,
  copyGame,
  countArrangements,
  expectOk,
  isBook,
  legalMoves,
  legalMovesIn,
  listMoves,
  makeLine,
  makeMove,
  parseMove,
  setTable,
  startGame,
  suggestedSet,
  viewFor,
  NOBODY,
} from '@/engine/mascarade/truth';
import { hashText } from '../soak/digest';
import type { Judges } from './judges';
import type { Differences, Fields as Row } from './shape';
import { faultsOf } from './shape';

/** Compares and, where they differ, adds a line. */
function expectSame(found: Differences, what: string, expected: unknown, actual: unknown): void {
  const [want, got] = [JSON.stringify(expected), JSON.stringify(actual)];
  if (want !== got) found.push(`${what}: expected ${want}, got ${got}`);
}

/** A row must have every field its kind names and no other; throws with what is wrong. */
function expectFields(row: unknown, needed: string, more = ''): void {
  const may = more === '' ? [] : more.split(' ');
  const faults = faultsOf(row, { needs: needed.split(' '), may });
  if (faults.length > 0) throw new Error(faults.join('; '));
}

const COMMON = 'game book rules players';
const STARTED = `${COMMON} deal first`;

function choiceOf(row: Row, cards: unknown): TableChoice {
  if (!isBook(row['book'])) throw new Error(`no such book: ${String(row['book'])}`);
  const rules = { ...BOOKS[row['book']], ...(row['rules'] as Partial<Rules>) };
  return { rules, players: row['players'] as number, cards: cards as TableChoice['cards'] };
}

function startOf(row: Row): GameState {
  const dealt = row['deal'] as readonly string[];
  const table = setTable(choiceOf(row, dealt));
  if (!table.ok) throw new Error(`table refused: ${table.error.code}`);
  const cards = dealt.map((card) => (CARDS as readonly string[]).indexOf(card));
  const started = startGame(table.value, { kind: 'cards', cards }, row['first'] as number);
  return expectOk(started);
}

/** A move, or something that is none. */
const read = (text: string): Move => {
  const parsed = parseMove(text);
  return parsed.ok ? parsed.value : (undefined as unknown as Move);
};

interface Played {
  readonly state: GameState;
  readonly lines: readonly LogLine[];
}

function play(state: GameState, text: string): Played {
  const applied = applyMove(state, read(text));
  if (!applied.ok) throw new Error(`${text} refused: ${applied.error.code}`);
  return applied.value;
}

const playAll = (start: GameState, moves: unknown): GameState =>
  (moves as readonly string[]).reduce((state, text) => play(state, text).state, start);

const textOf = (state: GameState, lines: readonly LogLine[]): string[] =>
  lines.map((line) => makeLine(state.table, line));

/** Legal moves as a row tells them: all, or of many their number and a hash. */
function expectLegal(found: Differences, what: string, row: Row, legal: readonly string[]): void {
  if ('legal' in row) return expectSame(found, `${what} legal`, row['legal'], legal);
  expectSame(found, `${what} legal moves`, row['legalCount'], legal.length);
  const hash = hashText(legal.join('\n')).toString(16).padStart(8, '0');
  expectSame(found, `${what} hash of legal moves`, row['legalHash'], hash);
}

/** A set of cards at a table: refused for its reason, or laid out as told. */
function checkSet(row: Row): Differences {
  const found: Differences = [];
  const accepted = row['refusal'] === null;
  expectFields(
    row,
    `${COMMON} cards refusal${accepted ? ' each middle judgeBlocked' : ''}`,
    'suggested',
  );
  const choice = choiceOf(row, row['cards']);
  const table = setTable(choice);
  expectSame(found, 'refusal', row['refusal'], table.ok ? null : table.error.code);
  if (!table.ok || !accepted) return found;
  const { each, middle, set, judgeBlocked, players } = table.value;
  expectSame(found, 'each', row['each'], each);
  expectSame(found, 'middle', row['middle'], set.length - middle);
  expectSame(found, 'judgeBlocked', row['judgeBlocked'], judgeBlocked);
  if (row['suggested'] === true)
    expectSame(found, 'suggested', row['cards'], suggestedSet(choice.rules, players));
  return found;
}

const STEP = 'seat phase move log';

/** A game, step by step, and its end. */
function checkGame(row: Row): Differences {
  const found: Differences = [];
  expectFields(row, `${STARTED} log steps over winners final`);
  let state = startOf(row);
  expectSame(found, 'log of the deal', row['log'], textOf(state, state.log));
  let money: Row = {};
  for (const [at, step] of (row['steps'] as readonly Row[]).entries()) {
    const where = `step ${at} (${String(step['move'])})`;
    const told = 'legal' in step ? 'legal' : 'legalCount legalHash';
    expectFields(
      step,
      `${STEP} ${told}${at === 0 ? ' turn coins court bank' : ''}`,
      'turn coins court bank',
    );
    money = { ...money, ...step };
    expectSame(found, `${where} seat`, step['seat'], state.toMove);
    expectSame(found, `${where} phase`, step['phase'], state.phase);
    for (const name of ['turn', 'coins', 'court', 'bank'] as const)
      expectSame(found, `${where} ${name}`, money[name], state[name]);
    expectLegal(found, where, step, legalMoves(state).map(makeMove));
    const { state: next, lines } = play(state, step['move'] as string);
    expectSame(found, `${where} log`, step['log'], textOf(state, lines));
    state = next;
  }
  const { coins, court, bank } = state;
  expectSame(found, 'phase at the end', 'over', state.phase);
  expectSame(found, 'over', row['over'], state.end?.by);
  expectSame(found, 'winners', row['winners'], state.end?.winners);
  const final = row['final'] as Row;
  expectFields(final, 'coins court bank cards');
  const cards = state.cards.map((card) => CARDS[card]);
  for (const [name, value] of Object.entries({ coins, court, bank, cards }))
    expectSame(found, `final ${name}`, final[name], value);
  return found;
}

/** A move that must be refused for its reason, the state left as it was. */
function checkIllegal(row: Row): Differences {
  const found: Differences = [];
  expectFields(row, `${STARTED} moves illegal why`);
  const state = playAll(startOf(row), row['moves']);
  const before = JSON.stringify(state);
  const text = row['illegal'] as string;
  const refused = applyMove(state, read(text));
  expectSame(found, text, row['why'], refused.ok ? 'accepted' : refused.error.code);
  if (JSON.stringify(state) !== before) found.push('the state changed');
  return found;
}

/** A view as a row writes it. */
function tellView(view: View): Row {
  const { table, log, coins, bank, court, turn, actor, phase, toMove, up } = view;
  return {
    log: log.map((line) => makeLine(table, line)),
    coins,
    bank,
    court,
    turn,
    actor,
    phase,
    toMove: toMove === NOBODY ? null : toMove,
    up: up.map((place) => table.placeNames[place]),
    legal: legalMovesIn(view).map(makeMove),
  };
}

/** What a seat may know; a twin game that looks the same; in how many ways the cards may lie. */
function checkView(row: Row): Differences {
  const found: Differences = [];
  expectFields(row, `${STARTED} moves seat view twin arrangements`);
  const twin = row['twin'] as Row;
  expectFields(twin, 'deal moves');
  const seat = (row['seat'] ?? 'public') as number | 'public';
  let state = startOf(row);
  let other = startOf({ ...row, deal: twin['deal'] });
  const otherMoves = twin['moves'] as readonly string[];
  const moves = row['moves'] as readonly string[];
  expectSame(found, 'moves of the twin', moves.length, otherMoves.length);
  for (let at = 0; ; at++) {
    expectSame(
      found,
      `twin after ${at}`,
      tellView(viewFor(state, seat)),
      tellView(viewFor(other, seat)),
    );
    // Also what is no text: nothing hidden may stand in any field.
    expectSame(found, `twin after ${at}, every field`, viewFor(state, seat), viewFor(other, seat));
    const [mine, its] = [moves[at], otherMoves[at]];
    if (mine === undefined || its === undefined) break;
    state = play(state, mine).state;
    other = play(other, its).state;
  }
  const view = viewFor(state, seat);
  const told = row['view'] as Row;
  const legal = 'legal' in told ? 'legal' : 'legalCount legalHash';
  expectFields(told, `log coins bank court turn actor phase toMove up ${legal}`);
  const seen = tellView(view);
  for (const name of Object.keys(seen))
    if (name !== 'legal') expectSame(found, `view ${name}`, told[name], seen[name]);
  expectLegal(found, 'view', told, seen['legal'] as readonly string[]);
  if (row['arrangements'] === null) return found;
  const beliefs = beliefsOf(view, Number.MAX_SAFE_INTEGER);
  expectSame(found, 'arrangements', row['arrangements'], countArrangements(beliefs));
  return found;
}

/** Move sequences of length 1, 2, 3, …. */
function checkPerft(row: Row): Differences {
  const found: Differences = [];
  expectFields(row, `${STARTED} moves perft`);
  const state = playAll(startOf(row), row['moves']);
  const game = copyGame(state, state.cards);
  const wanted = row['perft'] as readonly number[];
  const counts = wanted.map((_, depth) => perft(game, depth + 1));
  expectSame(found, 'perft', wanted, counts);
  return found;
}

/** The number of move sequences of a length; one that ends the game earlier counts as one. */
export function perft(game: MutableGame, depth: number): number {
  if (depth === 0 || game.phase === 'over') return 1;
  const codes: number[] = [];
  const legal = listMoves(game, codes);
  let sequences = 0;
  for (let at = 0; at < legal; at++) {
    const next = copyGame(game, game.cards);
    advance(next, codes[at] as number);
    sequences += perft(next, depth - 1);
  }
  return sequences;
}

/** Who judges the rows of each file. */
export const MASCARADE: Judges = {
  'sets.jsonl': checkSet,
  'games.jsonl': checkGame,
  'illegal.jsonl': checkIllegal,
  'views.jsonl': checkView,
  'perft.jsonl': checkPerft,
};
