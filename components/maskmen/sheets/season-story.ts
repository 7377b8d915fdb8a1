/**
 * A season told from its log: every move with what it proved, round by round. Worked out from what
 * the whole table saw, so it is the same from every seat.
 */

import type { Defeat, LogEntry, Move, PublicSeason } from '@/engine/view';
import {
  NOBODY,
  addDefeat,
  cardsOf,
  emptyOrder,
  impliedBy,
  isEstablished,
  isForcedToPass,
  wrestlerAt,
  wrestlerIndex,
} from '@/engine/view';

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

/** The table before the first move of the log; hands are what was played since and what is left. */
function tableBefore(season: PublicSeason): PublicSeason {
  const sizes = [...season.sizes];
  let { played } = season;
  for (const { seat, move } of season.log) {
    if (move.kind !== 'play') continue;
    sizes[seat] = (sizes[seat] ?? 0) + move.count;
    played -= cardsOf(wrestlerIndex(move.wrestler), move.count);
  }
  const holding = sizes.reduce((set, size, seat) => (size > 0 ? set | (1 << seat) : set), 0);
  return {
    ...season,
    ...emptyOrder(),
    sizes,
    played,
    top: NOBODY,
    topCount: 0,
    holder: NOBODY,
    inRound: holding,
    holding,
    places: season.places.filter((seat) => !((holding >> seat) & 1)),
    log: [],
  };
}

const membersOf = (set: number): number => (set === 0 ? 0 : (set & 1) + membersOf(set >> 1));

/** The table after a move. When `inRound` has nobody left to answer, the round is over. */
function tableAfter(table: PublicSeason, { seat, move }: LogEntry): PublicSeason {
  const others = table.inRound & ~(1 << seat);
  if (move.kind === 'pass') return { ...table, inRound: others };
  const wrestler = wrestlerIndex(move.wrestler);
  const order = { stronger: [...table.stronger], weaker: [...table.weaker] };
  if (provedBy(table, move) !== undefined) addDefeat(order, wrestler, table.top);
  const sizes = table.sizes.map((size, at) => (at === seat ? size - move.count : size));
  const out = sizes[seat] === 0;
  return {
    ...table,
    ...order,
    sizes,
    played: table.played + cardsOf(wrestler, move.count),
    top: wrestler,
    topCount: move.count,
    holder: seat,
    inRound: out ? others : table.inRound,
    holding: out ? table.holding & ~(1 << seat) : table.holding,
    places: out ? [...table.places, seat] : table.places,
  };
}

function provedBy(table: PublicSeason, move: Move): Defeat | undefined {
  if (move.kind === 'pass' || table.top === NOBODY) return undefined;
  const known = ((table.stronger[table.top] ?? 0) >> wrestlerIndex(move.wrestler)) & 1;
  return known === 1 ? undefined : [move.wrestler, wrestlerAt(table.top)];
}

const isRoundOver = ({ inRound, holder, holding, rules }: PublicSeason): boolean =>
  (inRound & ~(1 << holder)) === 0 || membersOf(holding) <= rules.endsWhenHolding;

function tellMove(table: PublicSeason, entry: LogEntry, at: number): ToldMove {
  const { seat, move } = entry;
  const proved = provedBy(table, move);
  const after = tableAfter(table, entry);
  return {
    at,
    seat,
    move,
    lead: table.top === NOBODY,
    debut: move.kind === 'play' && !isEstablished(table, move.wrestler),
    forced: move.kind === 'pass' && isForcedToPass(table, seat),
    proved,
    implied:
      proved === undefined
        ? []
        : impliedBy(table, wrestlerIndex(proved[0]), wrestlerIndex(proved[1])),
    place: after.places.length > table.places.length ? after.places.length : undefined,
  };
}

/** The rounds of a season, oldest first; the last one may still be open. */
export function tellSeason(season: PublicSeason): ToldRound[] {
  const rounds: ToldRound[] = [];
  let table = tableBefore(season);
  let moves: ToldMove[] = [];
  season.log.forEach((entry, at) => {
    moves.push(tellMove(table, entry, at));
    table = tableAfter(table, entry);
    if (!isRoundOver(table)) return;
    rounds.push({ moves, winner: table.holder });
    moves = [];
    table = { ...table, top: NOBODY, topCount: 0, holder: NOBODY, inRound: table.holding };
  });
  return moves.length > 0 ? [...rounds, { moves, winner: undefined }] : rounds;
}
