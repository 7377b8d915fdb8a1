/**
 * Questions anybody at the table can answer, asked of a season's public part: a full state and any
 * view of it give the same answers.
 */

import { countOf } from './cards';
import type { Move } from './moves';
import { challengeOf } from './moves';
import type { Defeat } from './order';
import { impliedBy } from './order';
import type { PublicSeason } from './season';
import { NOBODY } from './season';
import { closesRound, strengthOf } from './strength';
import type { Wrestler } from './wrestlers';
import { wrestlerAt, wrestlerIndex } from './wrestlers';

/** How many cards of a wrestler were played this season. */
export const playedCount = (season: PublicSeason, wrestler: Wrestler): number =>
  countOf(season.played, wrestlerIndex(wrestler));

/** Whether a wrestler was played this season, by anyone. */
export const isEstablished = (season: PublicSeason, wrestler: Wrestler): boolean =>
  playedCount(season, wrestler) > 0;

/** Whether a seat holds cards and has not passed this round. */
export const isInRound = (season: PublicSeason, seat: number): boolean =>
  ((season.inRound >> seat) & 1) === 1;

/**
 * Whether public facts alone force a seat of the round to pass: nothing that could follow is left in
 * sufficient number outside the played cards, or fits in the cards the seat still holds.
 */
export function isForcedToPass(season: PublicSeason, seat: number): boolean {
  if (season.top === NOBODY || seat === season.holder || !isInRound(season, seat)) return false;
  const size = season.sizes[seat] as number;
  return season.rules.wrestlers.every((wrestler) => {
    const challenge = challengeOf(season, wrestlerIndex(wrestler));
    const unseen = season.rules.cardsEach - playedCount(season, wrestler);
    switch (challenge.kind) {
      case 'stronger':
      case 'unknown':
      case 'above':
      case 'not-above':
        return challenge.needs > size || challenge.needs > unseen;
      case 'lead':
      case 'same':
      case 'weaker':
      case 'over-three':
        return true;
    }
  });
}

/** Where a wrestler stands by totals; undefined before its debut, and where strength is proved. */
export const standingAt = (season: PublicSeason, wrestler: Wrestler): number | undefined =>
  countOf(season.standing, wrestlerIndex(wrestler)) || undefined;

/** What a play would do, before it is made. */
export interface PlayPreview {
  /** The relation it would prove; undefined for a lead or a known-stronger follow. */
  readonly proves: Defeat | undefined;
  /** Everything that would follow from it by transitivity. */
  readonly implies: readonly Defeat[];
  /** Whether the seat would be out of cards. */
  readonly goesOut: boolean;
  /** Whether it would win the round at once. */
  readonly closes: boolean;
  /** Whether anybody else in the round could still answer, as far as the public knows. */
  readonly answerable: boolean;
}

/** Looks one play ahead with public eyes. The play must be legal for the seat to move. */
export function previewPlay(season: PublicSeason, move: Move & { kind: 'play' }): PlayPreview {
  const { rules, turn, top } = season;
  const wrestler = wrestlerIndex(move.wrestler);
  const proving = challengeOf(season, wrestler).kind === 'unknown';
  const closes = closesRound(rules, move.count);
  const before = { ...season, stronger: season.stronger.slice(), weaker: season.weaker.slice() };
  strengthOf(rules).notePlay(before, wrestler, move.count);
  const sizes = season.sizes.map((size, seat) => (seat === turn ? size - move.count : size));
  const after: PublicSeason = {
    ...before,
    sizes,
    played: season.played + (move.count << (4 * wrestler)),
    top: wrestler,
    topCount: move.count,
    holder: turn,
  };
  const answerable = sizes.some(
    (_, seat) => seat !== turn && isInRound(after, seat) && !isForcedToPass(after, seat),
  );
  return {
    proves: proving ? [move.wrestler, wrestlerAt(top)] : undefined,
    implies: proving ? impliedBy(season, wrestler, top) : [],
    goesOut: sizes[turn] === 0,
    closes,
    answerable: answerable && !closes && !endsSeason(after),
  };
}

/** Whether so few hold cards that the season is over. */
const endsSeason = (season: PublicSeason): boolean =>
  season.sizes.filter((size) => size > 0).length <= season.rules.endsWhenHolding;
