/**
 * One season: its state, and the one transition that plays are made of. The state is plain JSON;
 * `advance` changes a private copy in place, which is what bots' search does, and `applyMove` in
 * apply.ts wraps it for everybody else.
 */

import type { Cards } from './cards';
import { cardCount } from './cards';
import type { Move, MoveCode } from './moves';
import type { MutableOrder, Order } from './order';
import { emptyOrder } from './order';
import type { Rules } from './rules';
import { STRENGTH, closesRound, strengthOf } from './strength';

/** Stands where a seat or a wrestler would, when there is none. */
export const NOBODY = -1;

/** A play in the current round. */
export interface RoundPlay {
  readonly seat: number;
  /** Index in WRESTLERS. */
  readonly wrestler: number;
  readonly count: number;
}

export interface LogEntry {
  readonly seat: number;
  readonly move: Move;
}

/** What the whole table knows of a season. */
export interface PublicSeason extends Order {
  readonly rules: Rules;
  readonly players: number;
  /** How many cards each seat holds. */
  readonly sizes: readonly number[];
  /** Cards played this season; a wrestler with any is established. */
  readonly played: Cards;
  /**
   * Where strength goes by totals: how many cards of each wrestler count for it now, and the wrestlers
   * played in the current round, as bits. Else no cards and nobody.
   */
  readonly standing: Cards;
  readonly ring: number;
  /** Who leads, or led, the current round. */
  readonly host: number;
  /** The seat to move; NOBODY when the season is over. */
  readonly turn: number;
  /** The top play's wrestler and count; NOBODY and 0 before the lead. */
  readonly top: number;
  readonly topCount: number;
  /** Who made the top play; NOBODY before the lead. */
  readonly holder: number;
  /** The seats that hold cards and have not passed this round, as bits. */
  readonly inRound: number;
  /** The seats that hold cards, as bits. */
  readonly holding: number;
  /** The seats that went out, in order. */
  readonly places: readonly number[];
  /** Who won each round so far. */
  readonly roundWinners: readonly number[];
  /** The current round's plays; after the last round they stay. */
  readonly round: readonly RoundPlay[];
  /** Every move since the season, or the position it was set up from, began. */
  readonly log: readonly LogEntry[];
}

/** The full truth about a season. It never leaves engine and store. */
export interface SeasonState extends PublicSeason {
  /** Each seat's cards. */
  readonly hands: readonly Cards[];
  /** The cards that were not dealt. */
  readonly leftOut: Cards;
}

/** A private copy that `advance` may change. */
export interface MutableSeason extends MutableOrder {
  readonly rules: Rules;
  readonly players: number;
  readonly hands: Cards[];
  readonly leftOut: Cards;
  readonly sizes: number[];
  played: Cards;
  standing: Cards;
  ring: number;
  host: number;
  turn: number;
  top: number;
  topCount: number;
  holder: number;
  inRound: number;
  holding: number;
  readonly places: number[];
  readonly roundWinners: number[];
  /** Not kept by `advance`: whoever needs round and log adds to them. */
  round: readonly RoundPlay[];
  log: readonly LogEntry[];
}

/**
 * `NEXT_SEAT[set * 8 + seat]`: the first seat of a non-empty set that comes after `seat` clockwise;
 * the seat itself comes last.
 */
export const NEXT_SEAT: readonly number[] = Array.from({ length: 64 * 8 }, (_, at) => {
  const set = at >> 3;
  const seat = at & 7;
  for (let step = 1; step <= 8; step++) {
    const candidate = (seat + step) & 7;
    if ((set >> candidate) & 1) return candidate;
  }
  return NOBODY;
});

/** How many members a set of six bits has. */
export const MEMBERS: readonly number[] = Array.from({ length: 64 }, (_, set) => {
  let members = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) members++;
  return members;
});

/** The first seat of a set that comes after `seat` clockwise. */
export const nextSeat = (set: number, seat: number): number => NEXT_SEAT[set * 8 + seat] as number;

export interface Deal {
  readonly hands: readonly Cards[];
  readonly leftOut: Cards;
}

/** The state in which the host leads the first round. */
export function startSeason(rules: Rules, deal: Deal, host: number): SeasonState {
  const players = deal.hands.length;
  const everybody = (1 << players) - 1;
  return {
    rules,
    players,
    ...emptyOrder(),
    hands: [...deal.hands],
    leftOut: deal.leftOut,
    sizes: deal.hands.map(cardCount),
    played: 0,
    standing: 0,
    ring: 0,
    host,
    turn: host,
    top: NOBODY,
    topCount: 0,
    holder: NOBODY,
    inRound: everybody,
    holding: everybody,
    places: [],
    roundWinners: [],
    round: [],
    log: [],
  };
}

/** A copy that may be changed; round and log are shared, since they are replaced, not changed. */
export const cloneSeason = (state: SeasonState): MutableSeason => ({
  rules: state.rules,
  players: state.players,
  stronger: state.stronger.slice(),
  weaker: state.weaker.slice(),
  hands: state.hands.slice(),
  leftOut: state.leftOut,
  sizes: state.sizes.slice(),
  played: state.played,
  standing: state.standing,
  ring: state.ring,
  host: state.host,
  turn: state.turn,
  top: state.top,
  topCount: state.topCount,
  holder: state.holder,
  inRound: state.inRound,
  holding: state.holding,
  places: state.places.slice(),
  roundWinners: state.roundWinners.slice(),
  round: state.round,
  log: state.log,
});

/** Makes a move, which must be legal, for the seat to move. */
export function advance(season: MutableSeason, code: MoveCode): void {
  if (code === 0) advancePass(season);
  else advancePlay(season, code >> 2, code & 3);
}

function advancePass(season: MutableSeason): void {
  const seat = season.turn;
  const inRound = season.inRound & ~(1 << seat);
  season.inRound = inRound;
  if ((inRound & ~(1 << season.holder)) === 0) endRound(season);
  else season.turn = NEXT_SEAT[inRound * 8 + seat] as number;
}

function advancePlay(season: MutableSeason, wrestler: number, count: number): void {
  const seat = season.turn;
  const { rules, hands } = season;
  const strength = rules.strength === 'proved' ? STRENGTH.proved : STRENGTH.totals;
  strength.notePlay(season, wrestler, count);
  const cards = count << (4 * wrestler);
  const hand = (hands[seat] as number) - cards;
  hands[seat] = hand;
  season.sizes[seat] = (season.sizes[seat] as number) - count;
  season.played += cards;
  season.top = wrestler;
  season.topCount = count;
  season.holder = seat;
  if (hand === 0) {
    season.holding &= ~(1 << seat);
    season.inRound &= ~(1 << seat);
    season.places.push(seat);
    if ((MEMBERS[season.holding] as number) <= rules.endsWhenHolding) {
      strength.noteRound(season);
      season.roundWinners.push(seat);
      season.turn = NOBODY;
      return;
    }
  }
  const closes = rules.threeClose && closesRound(rules, count);
  if (closes || (season.inRound & ~(1 << seat)) === 0) endRound(season);
  else season.turn = NEXT_SEAT[season.inRound * 8 + seat] as number;
}

/** The holder wins; whoever of the winner and those clockwise first holds cards hosts the next. */
function endRound(season: MutableSeason): void {
  const winner = season.holder;
  // Only standings have something to note then.
  if (season.ring !== 0) strengthOf(season.rules).noteRound(season);
  season.roundWinners.push(winner);
  const host = (season.holding >> winner) & 1 ? winner : nextSeat(season.holding, winner);
  season.host = host;
  season.turn = host;
  season.top = NOBODY;
  season.topCount = 0;
  season.holder = NOBODY;
  season.inRound = season.holding;
}
