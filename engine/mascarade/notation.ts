/**
 * Text for moves and for lines of the log: words separated by one space, as the rules write them.
 * What `make…` writes, `parse…` reads, and nothing else: no spaces more, no leading zeros.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { Card, Character } from './characters';
import { CARDS, CHARACTERS, characterAt, isCharacter } from './characters';
import type { EndBy, LogLine, PayReason } from './log';
import { BANK, COURT, ENDS, PAY_REASONS } from './log';
import type { Move } from './moves';
import type { Table } from './table';
import { faceOf, placeAt } from './table';

export interface NotationError {
  readonly code: 'malformed';
  /** The word that cannot be read, counted from 0. */
  readonly word: number;
}

const malformed = (word: number) => err({ code: 'malformed', word } as const);

/** Longer texts are no move and no line: 13 places to cover make the longest. */
export const LONGEST_LINE = 200;

/** A move as text: `swap 0a m1`, `announce K 0a`. */
export function makeMove(move: Move): string {
  switch (move.kind) {
    case 'swap':
    case 'handle':
      return `${move.kind} ${move.a} ${move.b}`;
    case 'announce':
    case 'name':
      return `${move.kind} ${move.character} ${move.place}`;
    case 'look':
    case 'claim':
    case 'spy':
      return `${move.kind} ${move.place}`;
    case 'tithe':
    case 'trade':
    case 'point':
      return `${move.kind} ${move.seat}`;
    default:
      return move.kind;
  }
}

const NUMBER = /^(?:0|[1-9]\d?)$/;
const PLACE = /^(?:(?:0|[1-9]\d?)[abc]|m(?:0|[1-9]\d?))$/;

const isPlace = (word: string | undefined): word is string =>
  word !== undefined && PLACE.test(word);

/** A move from its text; whether its places exist is for a table to say. */
export function parseMove(text: string): Result<Move, NotationError> {
  if (text.length > LONGEST_LINE) return malformed(0);
  const [kind, x, y, ...rest] = text.split(' ');
  if (rest.length > 0) return malformed(3);
  switch (kind) {
    case 'swap':
    case 'handle':
      if (!isPlace(x)) return malformed(1);
      return isPlace(y) ? ok({ kind, a: x, b: y }) : malformed(2);
    case 'announce':
    case 'name':
      if (!isCharacter(x)) return malformed(1);
      return isPlace(y) ? ok({ kind, character: x, place: y }) : malformed(2);
    case 'look':
    case 'claim':
    case 'spy':
      if (!isPlace(x)) return malformed(1);
      return y === undefined ? ok({ kind, place: x }) : malformed(2);
    case 'tithe':
    case 'trade':
    case 'point':
      if (x === undefined || !NUMBER.test(x)) return malformed(1);
      return y === undefined ? ok({ kind, seat: Number(x) }) : malformed(2);
    case 'pass':
    case 'challenge':
    case 'yes':
    case 'no':
    case 'decline':
      return x === undefined ? ok({ kind }) : malformed(1);
    default:
      return malformed(0);
  }
}

const accountName = (account: number): string =>
  account === BANK ? 'bank' : account === COURT ? 'court' : String(account);

/** A line of the log as text; a private one begins with the seat it is for. */
export function makeLine(table: Table, line: LogLine): string {
  const at = (place: number): string => table.placeNames[place] as string;
  switch (line.kind) {
    case 'shown':
    case 'revealed':
      return `${line.kind} ${at(line.place)} ${faceOf(table, line.card)}`;
    case 'saw':
      return `@${line.to} saw ${at(line.place)} ${faceOf(table, line.card)}`;
    case 'turn':
      return `turn ${line.turn} ${line.seat}${line.mustSwap ? ' must-swap' : ''}`;
    case 'took':
    case 'returned':
    case 'exchanged':
    case 'spied':
      return `${line.kind} ${line.seat} ${at(line.a)} ${at(line.b)}`;
    case 'switched':
    case 'kept':
      return `@${line.to} ${line.kind} ${at(line.a)} ${at(line.b)}`;
    case 'looked':
    case 'claimed':
      return `${line.kind} ${line.seat} ${at(line.place)}`;
    case 'passed':
    case 'challenged':
    case 'declined':
      return `${line.kind} ${line.seat}`;
    case 'announced':
    case 'named':
      return `${line.kind} ${line.seat} ${characterAt(line.character)} ${at(line.place)}`;
    case 'covered':
      return `covered ${line.places.map(at).join(' ')}`;
    case 'used':
    case 'failed':
      return `${line.kind} ${line.seat} ${characterAt(line.character)}`;
    case 'paid':
      return `paid ${accountName(line.from)} ${accountName(line.into)} ${line.coins} ${line.why}`;
    case 'traded':
    case 'pointed':
      return `${line.kind} ${line.seat} ${line.other}`;
    case 'over':
      return `over ${line.by} ${line.winners.join(' ')}`;
  }
}

/**
 * Reads the words of a line one after the other. What is not there, or not of this table, is noted;
 * the first fault is the one that is told.
 */
class Words {
  fault = -1;
  private at = 0;

  constructor(
    private readonly table: Table,
    private readonly words: readonly string[],
  ) {}

  next(): string {
    const word = this.words[this.at++];
    return word ?? this.no('');
  }

  done(): boolean {
    return this.at >= this.words.length;
  }

  /** Notes that the word just read is wrong. */
  no<T>(value: T): T {
    if (this.fault < 0) this.fault = this.at - 1;
    return value;
  }

  number(most: number): number {
    const word = this.next();
    return /^(?:0|[1-9]\d{0,2})$/.test(word) && Number(word) <= most ? Number(word) : this.no(0);
  }

  seat = (): number => this.number(this.table.players - 1);

  place(): number {
    const place = placeAt(this.table, this.next());
    return place < 0 ? this.no(0) : place;
  }

  character(): number {
    const at = CHARACTERS.indexOf(this.next() as Character);
    return this.table.announceable.includes(at) || this.table.inPlay.includes(at) ? at : this.no(0);
  }

  /** A face as a card in play; where Peasants are alike, the first stands for both. */
  card(): number {
    const face = this.next();
    const ever = this.table.rules.peasants === 'ever';
    const card = CARDS.indexOf((face === 'P' && !ever ? 'P1' : face) as Card);
    const told = this.table.set.includes(card) && faceOf(this.table, card) === face;
    return told ? card : this.no(0);
  }

  account(): number {
    const word = this.words[this.at];
    if (word !== 'bank' && word !== 'court') return this.seat();
    this.at++;
    return word === 'bank' ? BANK : COURT;
  }

  oneOf<T extends string>(from: readonly T[]): T {
    const word = this.next();
    const found = from.find((one) => one === word);
    return found ?? this.no(from[0] as T);
  }

  many(read: () => number): number[] {
    const all = [read()];
    while (!this.done() && this.fault < 0) all.push(read());
    return all;
  }
}

/**
 * A line of the log from its text, for a table. Peasants that look alike are read as the first: who
 * reads `P` cannot tell which it was.
 */
export function parseLine(table: Table, text: string): Result<LogLine, NotationError> {
  if (text.length > LONGEST_LINE) return malformed(0);
  const all = text.split(' ');
  const to = /^@(0|[1-9]\d?)$/.exec(all[0] as string)?.[1];
  if (to !== undefined && Number(to) >= table.players) return malformed(0);
  const words = new Words(table, to === undefined ? all : all.slice(1));
  const line = to === undefined ? readPublic(words) : readPrivate(words, Number(to));
  if (line === undefined) return malformed(0);
  if (words.fault >= 0) return malformed(words.fault);
  return words.done() ? ok(line) : malformed(all.length - 1);
}

function readPrivate(words: Words, to: number): LogLine | undefined {
  const kind = words.next();
  switch (kind) {
    case 'saw':
      return { kind, to, place: words.place(), card: words.card() };
    case 'switched':
    case 'kept':
      return { kind, to, a: words.place(), b: words.place() };
    default:
      return undefined;
  }
}

function readPublic(words: Words): LogLine | undefined {
  const kind = words.next();
  switch (kind) {
    case 'shown':
    case 'revealed':
      return { kind, place: words.place(), card: words.card() };
    case 'turn': {
      const line = { kind, turn: words.number(999), seat: words.seat() } as const;
      const mustSwap = !words.done() && words.oneOf(['must-swap']) === 'must-swap';
      return { ...line, mustSwap };
    }
    case 'took':
    case 'returned':
    case 'exchanged':
    case 'spied':
      return { kind, seat: words.seat(), a: words.place(), b: words.place() };
    case 'looked':
    case 'claimed':
      return { kind, seat: words.seat(), place: words.place() };
    case 'passed':
    case 'challenged':
    case 'declined':
      return { kind, seat: words.seat() };
    case 'announced':
    case 'named':
      return { kind, seat: words.seat(), character: words.character(), place: words.place() };
    case 'covered':
      return { kind, places: words.many(() => words.place()) };
    case 'used':
    case 'failed':
      return { kind, seat: words.seat(), character: words.character() };
    case 'paid':
      return {
        kind,
        from: words.account(),
        into: words.account(),
        coins: words.number(999),
        why: words.oneOf<PayReason>(PAY_REASONS),
      };
    case 'traded':
    case 'pointed':
      return { kind, seat: words.seat(), other: words.seat() };
    case 'over':
      return { kind, by: words.oneOf<EndBy>(ENDS), winners: words.many(words.seat) };
    default:
      return undefined;
  }
}
