/**
 * A season told from its log: every move with what it proved, round by round. The log is played
 * again by the rules' own transition on what the whole table saw, so the story is the same from
 * every seat.
 */

import { NO_CARDS, cardsOf } from './cards';
import type { Move } from './moves';
import { challengeOf, codeOf } from './moves';
import type { Defeat } from './order';
import { addDefeat, impliedBy } from './order';
import { isEstablished, isForcedToPass } from './public-facts';
import type { LogEntry, MutableSeason, PublicSeason } from './season';
import { NOBODY, advance, cloneSeason } from './season';
import { strengthOf } from './strength';
import { wrestlerAt, wrestlerIndex } from './wrestlers';

export interface ToldMove {
  /** Its place in the log. */
  readonly at: number;
  readonly seat: number;
  readonly move: Move;
  /** Whether it opened the round. */
  readonly lead: boolean;
  readonly debut: boolean;
  /** A pass that public facts left no choice about. */
  readonly forced: boolean;
  /** The relation it proved, and all that followed from it. */
  readonly proved: Defeat | undefined;
  readonly implied: readonly Defeat[];
  /** The place the seat went out at with this move. */
  readonly place: number | undefined;
}

export interface ToldRound {
  readonly moves: readonly ToldMove[];
  /** Undefined while it is being fought. */
  readonly winner: number | undefined;
}

/** What a seat holds to this day, whatever it is: above all wrestlers' bits, so never played. */
const STILL_HELD = 1 << 24;

/** The table before the first move of the log; hands are what was played since and what is left. */
function tableBefore(season: PublicSeason): MutableSeason {
  const { rules, players, log, places } = season;
  const sizes = season.sizes.slice();
  const hands = sizes.map((size) => (size > 0 ? STILL_HELD : NO_CARDS));
  let { played } = season;
  for (const { seat, move } of log) {
    if (move.kind !== 'play') continue;
    const cards = cardsOf(wrestlerIndex(move.wrestler), move.count);
    hands[seat] = (hands[seat] as number) + cards;
    sizes[seat] = (sizes[seat] as number) + move.count;
    played -= cards;
  }
  const holding = sizes.reduce((set, size, seat) => (size > 0 ? set | (1 << seat) : set), 0);
  const first = log[0]?.seat ?? season.turn;
  return {
    ...strengthOf(rules).begin(played),
    rules,
    players,
    hands,
    leftOut: NO_CARDS,
    sizes,
    played,
    host: first,
    turn: first,
    top: NOBODY,
    topCount: 0,
    holder: NOBODY,
    inRound: holding,
    holding,
    places: places.filter((seat) => !((holding >> seat) & 1)),
    roundWinners: [],
    round: [],
    log: [],
  };
}

/** What everybody knew before each move of a log that tells the whole season. */
export function pastOf(season: PublicSeason): PublicSeason[] {
  const table = tableBefore(season);
  return season.log.map(({ move }) => {
    const { hands: _hands, leftOut: _leftOut, ...known } = cloneSeason(table);
    advance(table, codeOf(move));
    return known;
  });
}

/**
 * A season may begin in a position where something is known already. No log says what, but a play
 * that needed no card more than the top tells it: its wrestler was known to be stronger.
 */
function learnFromCount(table: MutableSeason, move: Move): void {
  if (move.kind === 'pass' || table.top === NOBODY || move.count > table.topCount) return;
  if (!strengthOf(table.rules).proves) return;
  const wrestler = wrestlerIndex(move.wrestler);
  if (challengeOf(table, wrestler).kind !== 'stronger') addDefeat(table, wrestler, table.top);
}

function provedBy(table: PublicSeason, move: Move): Defeat | undefined {
  if (move.kind === 'pass' || table.top === NOBODY) return undefined;
  const unknown = challengeOf(table, wrestlerIndex(move.wrestler)).kind === 'unknown';
  return unknown ? [move.wrestler, wrestlerAt(table.top)] : undefined;
}

/** Makes a move of the log on the table and tells it. */
function tellMove(table: MutableSeason, { seat, move }: LogEntry, at: number): ToldMove {
  learnFromCount(table, move);
  const proved = provedBy(table, move);
  const told = {
    at,
    seat,
    move,
    lead: move.kind === 'play' && table.top === NOBODY,
    debut: move.kind === 'play' && !isEstablished(table, move.wrestler),
    forced: move.kind === 'pass' && isForcedToPass(table, seat),
    proved,
    implied:
      proved === undefined
        ? []
        : impliedBy(table, wrestlerIndex(proved[0]), wrestlerIndex(proved[1])),
  };
  const out = table.places.length;
  table.turn = seat;
  advance(table, codeOf(move));
  return { ...told, place: table.places.length > out ? table.places.length : undefined };
}

/** The rounds of a season, oldest first; the last one may still be open. */
export function tellSeason(season: PublicSeason): ToldRound[] {
  const rounds: ToldRound[] = [];
  const table = tableBefore(season);
  let moves: ToldMove[] = [];
  season.log.forEach((entry, at) => {
    moves.push(tellMove(table, entry, at));
    if (table.roundWinners.length === rounds.length) return;
    rounds.push({ moves, winner: table.roundWinners[rounds.length] });
    moves = [];
  });
  return moves.length > 0 ? [...rounds, { moves, winner: undefined }] : rounds;
}
