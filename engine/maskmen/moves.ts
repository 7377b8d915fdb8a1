/**
 * Moves and their legality, decided in one place: `refusalOf` says why a move is not allowed, and
 * `listMoves` lists those it would let through, in mask arithmetic (for either kind of strength in its
 * file); tests hold the two against each other. Nothing else in the app judges a move.
 */

import type { Cards } from './cards';
import { countOf } from './cards';
import type { PublicSeason, SeasonState } from './season';
import { NOBODY } from './season';
import type { Standings } from './strength';
import { STRENGTH, strengthOf } from './strength';
import { highestInRing } from './strength-totals';
import type { Wrestler } from './wrestlers';
import { isWrestler, wrestlerAt, wrestlerIndex } from './wrestlers';

export type Move =
  | { readonly kind: 'play'; readonly wrestler: Wrestler; readonly count: number }
  | { readonly kind: 'pass' };

export const PASS: Move = { kind: 'pass' };

/** Why a move is refused, with what a person must be told. In order of precedence. */
export type MoveRefusal =
  | { readonly code: 'malformed' }
  | { readonly code: 'match-over' }
  | { readonly code: 'season-over' }
  | { readonly code: 'not-your-turn'; readonly seat: number; readonly turn: number }
  | { readonly code: 'must-lead' }
  | { readonly code: 'count-out-of-range'; readonly count: number; readonly most: number }
  | { readonly code: 'debut-single' | 'opening-single'; readonly wrestler: Wrestler }
  | { readonly code: 'same-wrestler'; readonly wrestler: Wrestler }
  | { readonly code: 'weaker'; readonly wrestler: Wrestler; readonly top: Wrestler }
  | {
      readonly code: 'over-three';
      readonly wrestler: Wrestler;
      readonly top: Wrestler;
      /** By totals: the wrestler of the round that would have to be topped. */
      readonly highest?: Wrestler;
    }
  | {
      readonly code: 'wrong-count';
      readonly wrestler: Wrestler;
      readonly top: Wrestler;
      readonly relation: 'stronger' | 'unknown';
      readonly needs: number;
    }
  | {
      readonly code: 'too-few';
      readonly wrestler: Wrestler;
      readonly top: Wrestler;
      /** Whether it stands above every wrestler of the round. */
      readonly above: boolean;
      readonly needs: number;
    }
  | {
      readonly code: 'not-held';
      readonly wrestler: Wrestler;
      readonly needs: number;
      readonly holds: number;
    };

/**
 * How a wrestler stands to the top play, or by totals to the round, and how many cards following with
 * it takes: exactly so many, or at least.
 */
export type Challenge =
  | { readonly kind: 'lead'; readonly most: number }
  | { readonly kind: 'stronger' | 'unknown' | 'above' | 'not-above'; readonly needs: number }
  | { readonly kind: 'same' | 'weaker' | 'over-three' };

/** What it takes to play a wrestler (by index) now, whoever holds it. */
export function challengeOf(season: PublicSeason, wrestler: number): Challenge {
  const { top, topCount } = season;
  const strength = strengthOf(season.rules);
  if (top === NOBODY)
    return { kind: 'lead', most: (strength.leadsMany(season) >> wrestler) & 1 ? strength.most : 1 };
  if (wrestler === top) return { kind: 'same' };
  const { asMany, oneMore } = strength.words;
  if ((strength.asMany(season) >> wrestler) & 1) return { kind: asMany, needs: topCount };
  if (!((strength.oneMore(season) >> wrestler) & 1)) return { kind: 'weaker' };
  if (topCount >= strength.most) return { kind: 'over-three' };
  return { kind: oneMore, needs: topCount + 1 };
}

/** Whether a value has the shape of a move with this season's wrestlers. */
export function isMove(season: PublicSeason, value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, wrestler, count } = value as Record<string, unknown>;
  if (kind === 'pass') return true;
  if (kind !== 'play' || !isWrestler(wrestler)) return false;
  return season.rules.wrestlers.includes(wrestler) && Number.isInteger(count);
}

/** Why the seat to move, holding `hand`, may not make a move; undefined if it may. */
export function refusalOf(season: PublicSeason, hand: Cards, move: Move): MoveRefusal | undefined {
  if (!isMove(season, move)) return { code: 'malformed' };
  if (season.turn === NOBODY) return { code: 'season-over' };
  if (move.kind === 'pass') return season.top === NOBODY ? { code: 'must-lead' } : undefined;
  const { wrestler, count } = move;
  const { most, single } = strengthOf(season.rules);
  if (count < 1 || count > most) return { code: 'count-out-of-range', count, most };
  const index = wrestlerIndex(wrestler);
  const challenge = challengeOf(season, index);
  switch (challenge.kind) {
    case 'lead':
      if (count > challenge.most) return { code: single, wrestler };
      break;
    case 'same':
      return { code: 'same-wrestler', wrestler };
    case 'weaker':
      return { code: 'weaker', wrestler, top: wrestlerAt(season.top) };
    case 'over-three': {
      const highest = highestInRing(season);
      const top = wrestlerAt(season.top);
      return highest === NOBODY
        ? { code: 'over-three', wrestler, top }
        : { code: 'over-three', wrestler, top, highest: wrestlerAt(highest) };
    }
    case 'stronger':
    case 'unknown': {
      const { kind: relation, needs } = challenge;
      const top = wrestlerAt(season.top);
      if (count !== needs) return { code: 'wrong-count', wrestler, top, relation, needs };
      break;
    }
    case 'above':
    case 'not-above': {
      const { kind, needs } = challenge;
      const top = wrestlerAt(season.top);
      if (count < needs) return { code: 'too-few', wrestler, top, above: kind === 'above', needs };
      break;
    }
  }
  const holds = countOf(hand, index);
  return holds < count ? { code: 'not-held', wrestler, needs: count, holds } : undefined;
}

/** A move as one integer for search: wrestler × 4 + count; passing is 0. */
export type MoveCode = number;
export const PASS_CODE: MoveCode = 0;

const MOVES: readonly Move[] = Array.from({ length: 24 }, (_, code) =>
  (code & 3) === 0 ? PASS : { kind: 'play', wrestler: wrestlerAt(code >> 2), count: code & 3 },
);

/** The one shared object for each legal code. */
export const moveOf = (code: MoveCode): Move => MOVES[code] as Move;

/** The code of a move with a count of 1–3, or of a pass. */
export const codeOf = (move: Move): MoveCode =>
  move.kind === 'pass' ? PASS_CODE : wrestlerIndex(move.wrestler) * 4 + move.count;

/**
 * Writes the legal moves of the seat to move, holding `hand`, into a buffer and returns how many
 * there are: wrestlers in their order, then counts, pass last. Never none before the season's end.
 */
export const listMoves = (
  season: Standings & Pick<PublicSeason, 'rules' | 'turn'>,
  hand: Cards,
  into: MoveCode[],
): number =>
  season.turn === NOBODY
    ? 0
    : (season.rules.strength === 'proved' ? STRENGTH.proved : STRENGTH.totals).list(
        season,
        hand,
        into,
      );

/** The legal moves of the seat to move, holding `hand`, in the order of `listMoves`. */
export function legalMovesWith(season: PublicSeason, hand: Cards): Move[] {
  const codes: MoveCode[] = [];
  listMoves(season, hand, codes);
  return codes.map(moveOf);
}

/** The legal moves of the seat to move. */
export const legalMoves = (state: SeasonState): Move[] =>
  state.turn === NOBODY ? [] : legalMovesWith(state, state.hands[state.turn] as number);
