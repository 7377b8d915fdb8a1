/**
 * A season followed from one seat: what that seat sees, move by move, told by somebody else. The
 * engine's own transition does the work; the other hands it wants are stood in for by a card that
 * shows only whether a hand is empty.
 */

import type { LogEntry, MutableSeason } from '@/engine/truth';
import { advance, cloneSeason, startSeason, viewFor } from '@/engine/truth';
import type { Cards, Move, MoveRefusal, Rules, SeatView } from '@/engine/view';
import {
  NOBODY,
  codeOf,
  officialRules,
  refusalOf,
  unseenCards,
  wrestlerIndex,
} from '@/engine/view';

export interface Followed {
  readonly seat: number;
  readonly hand: Cards;
  readonly season: MutableSeason;
}

/** The beginning of a season: so many players, the seat that looks, the host, its hand. */
export function followSeason(start: {
  readonly players: number;
  readonly seat: number;
  readonly host: number;
  readonly hand: Cards;
  readonly rules?: Rules;
}): Followed {
  const { players, seat, host, hand, rules = officialRules(players) } = start;
  const hands = Array.from({ length: players }, (_, at) => (at === seat ? hand : 1));
  const state = startSeason(rules, { hands, leftOut: 0 }, host);
  const sizes = new Array<number>(players).fill(rules.handSize);
  return { seat, hand, season: cloneSeason({ ...state, sizes }) };
}

/** What the seat sees. */
export const viewOf = ({ season, seat, hand }: Followed): SeatView => ({
  ...viewFor(season, seat),
  hand,
});

/** Why the seat to move cannot have made a move, as far as the seat that looks can tell. */
export function refusalFor(followed: Followed, move: Move): MoveRefusal | undefined {
  const { season, seat, hand } = followed;
  if (season.turn === seat || season.turn === NOBODY) return refusalOf(season, hand, move);
  const refusal = refusalOf(season, unseenCards(viewOf(followed)), move);
  if (refusal !== undefined || move.kind === 'pass') return refusal;
  const holds = season.sizes[season.turn] as number;
  const { wrestler, count } = move;
  return count > holds ? { code: 'not-held', wrestler, needs: count, holds } : undefined;
}

/** The season after a move of the seat to move, which must not be refused. */
export function followMove(followed: Followed, move: Move): Followed {
  const { seat } = followed;
  const season = cloneSeason(followed.season);
  const mover = season.turn;
  const code = codeOf(move);
  const cards = (code & 3) << (4 * (code >> 2));
  const entry: LogEntry = { seat: mover, move };
  if (mover !== seat && move.kind === 'play')
    season.hands[mover] = cards + ((season.sizes[mover] as number) > move.count ? 1 : 0);
  const led = season.top === NOBODY;
  advance(season, code);
  if (move.kind === 'play') {
    const play = { seat: mover, wrestler: wrestlerIndex(move.wrestler), count: move.count };
    season.round = led ? [play] : [...season.round, play];
  }
  if (season.top === NOBODY && season.turn !== NOBODY) season.round = [];
  season.log = [...season.log, entry];
  return { seat, hand: season.hands[seat] as number, season };
}
