/**
 * A game followed from one seat by the lines of the log it may read. The engine's own transition does
 * the work on a stand-in: cards nobody showed lie in it anyhow, and those that a move is about to
 * reveal are put where the lines say. What the seat sees is what it would see in the real game.
 */

import type { LogLine, MoveCode, MutableGame, SeatView, Table } from '@/engine/mascarade/truth';
import {
  BANK,
  FIRST_PEASANT,
  NO,
  SECOND_PEASANT,
  advance,
  codeOfLine,
  layGame,
  listMoves,
  makeLine,
  mayRead,
  publicPart,
  startTurn,
} from '@/engine/mascarade/truth';

/** What a seat sees after these lines; undefined where they are no game from its beginning. */
export function followLog(
  table: Table,
  seat: number,
  lines: readonly LogLine[],
): SeatView | undefined {
  const begins = lines.findIndex((line) => line.kind === 'turn');
  const turn = lines[begins];
  if (turn?.kind !== 'turn') return undefined;
  const game = layGame(table, standIn(table, lines.slice(0, begins)));
  startTurn(game, turn.seat);
  let at = begins + 1;
  while (at < lines.length) {
    const read = followMove(game, seat, lines.slice(at, at + LONGEST_TURN));
    if (read === 0) return undefined;
    at += read;
  }
  return { kind: 'seat', ...publicPart(game), seat, log: [...lines] };
}

/** More lines than one turn has. */
const LONGEST_TURN = 64;

/** Cards by place: those told of where they lie, the others anyhow. */
function standIn(table: Table, shown: readonly LogLine[]): number[] {
  const cards = [...table.set];
  tellFaces(cards, shown);
  return cards;
}

/** Puts cards where lines show them; whatever lay there takes their place. */
function tellFaces(cards: number[], lines: readonly LogLine[]): void {
  const told: number[] = [];
  for (const line of lines) {
    if (line.kind !== 'shown' && line.kind !== 'saw' && line.kind !== 'revealed') continue;
    // Of two that look alike the second stands for the other one.
    const twin = line.card === FIRST_PEASANT && told.includes(line.card);
    const card = twin ? SECOND_PEASANT : line.card;
    told.push(card);
    const from = cards.indexOf(card);
    if (from < 0) continue;
    cards[from] = cards[line.place] as number;
    cards[line.place] = card;
  }
}

/** The move that the next lines tell of. */
function codeOf(game: MutableGame, seat: number, line: LogLine): MoveCode | undefined {
  if (line.kind === 'returned') return line.seat === seat ? undefined : NO << 8;
  if (line.kind === 'paid' && (game.phase !== 'bishop' || line.from <= BANK)) return undefined;
  return codeOfLine(line, game.announced);
}

const codes: MoveCode[] = [];

/** Makes the move the next lines tell of; how many lines that were, 0 where they tell of none. */
function followMove(game: MutableGame, seat: number, lines: readonly LogLine[]): number {
  // Open cards are covered before they are taken in hand: that line comes before the move's own.
  const first = lines[0]?.kind === 'covered' ? lines[1] : lines[0];
  const code = first === undefined ? undefined : codeOf(game, seat, first);
  const count = listMoves(game, codes);
  if (code === undefined || !codes.slice(0, count).includes(code)) return 0;
  const ends = lines.findIndex((line) => line.kind === 'turn');
  const turn = ends < 0 ? lines : lines.slice(0, ends);
  tellFaces(
    game.cards,
    turn.filter((line) => line.kind === 'revealed'),
  );
  const made: LogLine[] = [];
  game.log = made;
  advance(game, code);
  game.log = undefined;
  const expected = made.filter((line) => mayRead(line, seat));
  const same = expected.every((line, at) => isSame(game.table, line, lines[at]));
  return same ? expected.length : 0;
}

/** Whether two lines say the same; what a seat alone saw is not known to the stand-in. */
function isSame(table: Table, made: LogLine, told: LogLine | undefined): boolean {
  if (told === undefined) return false;
  if (made.kind === 'saw') return told.kind === 'saw' && told.place === made.place;
  return makeLine(table, made) === makeLine(table, told);
}
