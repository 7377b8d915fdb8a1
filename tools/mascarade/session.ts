/**
 * Mascarade's line protocol: a line in, at most one line out.
 *
 *   new PLAYERS SEAT BOOK SET FIRST [switch=value …]   a game begins, everything before is forgotten
 *   log LINE                                           a line of the log that this seat may read
 *   go MOVE, MOVE, …                                   the legal moves; answered by one of them
 *   quit
 *
 * What is bad is answered with one line: `error`, the line's first word, and why.
 */

import type { LogLine, Rules, SeatView, Table, CARDS } from '@/engine/mascarade/truth';
import {
  BOOKS,
  CHARACTERS,
  isBook,
  legalMoves,
  makeMove,
  parseLine,
  parseMove,
  parseSwitch,
  seedRng,
  setTable,
} from '@/engine/mascarade/truth';
import { playoutsOf } from '@/engine/mascarade/bots/levels';
import type { BotIdentity } from '@/engine/mascarade/bots/think';
import { think } from '@/engine/mascarade/bots/think';
import { followLog } from './follow';

interface Seated {
  readonly table: Table;
  readonly seat: number;
  readonly first: number;
  readonly lines: LogLine[];
}

export interface Session {
  readonly identity: BotIdentity;
  readonly seed: string;
  seated: Seated | undefined;
  over: boolean;
}

/** A bot that waits for its first line. */
export const openSession = (identity: BotIdentity, seed: string): Session => ({
  identity,
  seed,
  seated: undefined,
  over: false,
});

/** Answers a line; undefined where there is nothing to say. */
export function answerLine(session: Session, text: string): string | undefined {
  const line = text.replace(/\r$/, '');
  if (line.trim() === '') return undefined;
  const [word = '', rest = ''] = [line.split(' ')[0], line.slice(line.indexOf(' ') + 1)];
  const given = line.includes(' ') ? rest : '';
  switch (word) {
    case 'new':
      return complain(word, begin(session, given));
    case 'log':
      return complain(word, note(session, given));
    case 'go':
      return go(session, given);
    case 'quit':
      session.over = true;
      return undefined;
    default:
      return `error ${word.slice(0, 40)} is not new, log, go or quit`;
  }
}

const complain = (word: string, why: string | undefined): string | undefined =>
  why === undefined ? undefined : `error ${word} ${why}`;

const WHOLE = /^(?:0|[1-9]\d{0,2})$/;

/** Begins a game, or says why it is none. */
function begin(session: Session, text: string): string | undefined {
  const [players = '', seat = '', book, set = '', first = '', ...switches] = text.split(' ');
  if (![players, seat, first].every((number) => WHOLE.test(number)))
    return 'takes PLAYERS SEAT BOOK SET FIRST [switch=value …]';
  if (!isBook(book)) return 'no-such-book';
  const changed = switches.map(parseSwitch);
  if (changed.some((one) => one === undefined)) return 'rules';
  const named = changed.map((one) => one?.[0]);
  if (new Set(named).size !== named.length) return 'rules';
  const rules = { ...BOOKS[book], ...Object.fromEntries(changed as [string, unknown][]) } as Rules;
  const cards = cardsOf(set);
  if (cards === undefined) return 'no-such-card';
  const table = setTable({ rules, players: Number(players), cards });
  if (!table.ok) return table.error.code;
  if (Number(seat) >= Number(players)) return 'no such SEAT';
  if (Number(first) >= Number(players)) return 'no such FIRST';
  session.seated = { table: table.value, seat: Number(seat), first: Number(first), lines: [] };
  return undefined;
}

/** The cards of a set's letters, which come in their order, each once and P twice. */
function cardsOf(set: string): (typeof CARDS)[number][] | undefined {
  let peasants = 0;
  let last = -1;
  const cards: (typeof CARDS)[number][] = [];
  for (const letter of set) {
    const k = (CHARACTERS as readonly string[]).indexOf(letter);
    const again = letter === 'P' && peasants < 2 && k === last;
    if (k < 0 || (k <= last && !again)) return undefined;
    last = k;
    const card = letter === 'P' ? `P${++peasants}` : letter;
    cards.push(card as (typeof CARDS)[number]);
  }
  return cards;
}

/** Takes a line of the log, or says why it is none that this seat could read. */
function note({ seated }: Session, text: string): string | undefined {
  if (seated === undefined) return 'before new';
  const line = parseLine(seated.table, text);
  if (!line.ok) return 'is no line of the log';
  if ('to' in line.value && line.value.to !== seated.seat) return 'is for another seat';
  seated.lines.push(line.value);
  return undefined;
}

function go({ seated, identity, seed }: Session, text: string): string {
  if (seated === undefined) return 'error go before new';
  const legal = text.split(', ');
  const bad = legal.find((move) => !parseMove(move).ok);
  if (bad !== undefined) return 'error go with a move that is not spelt as one';
  if (legal.length === 1) return legal[0] as string;
  const view = followLog(seated.table, seated.seat, seated.lines);
  if (view === undefined || !isAsked(view, legal)) return timid(legal);
  const playouts = playoutsOf(identity.level, view.phase === 'respond' ? 'answering' : 'acting');
  // Asked again, it answers the same: its chance belongs to the place in the game.
  const rng = seedRng(seed, seated.lines.length);
  try {
    return makeMove(think(identity, { view, budget: { playouts }, rng }).move);
  } catch {
    // Lines may contradict each other as no game can; a bot finds no world for them.
    return timid(legal);
  }
}

/** Whether the moves asked about are those this seat has. */
const isAsked = (view: SeatView, legal: readonly string[]): boolean =>
  view.toMove === view.seat && legalMoves(view).map(makeMove).join() === legal.join();

/** Where the game could not be followed: the move that gives least away. */
const timid = (legal: readonly string[]): string =>
  legal.find((move) => move === 'pass' || move === 'no' || move === 'decline') ??
  legal.find((move) => move.startsWith('look')) ??
  (legal[0] as string);
