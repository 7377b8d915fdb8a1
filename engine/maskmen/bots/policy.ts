/**
 * The learned policy `tab` asked about one decision: each move's three (passing: two) weights, its
 * score, and the chances of all. policy-playout.ts is the same in one loop.
 */

import type { Cards } from '../cards';
import { countOf, summarize } from '../cards';
import type { MoveCode } from '../moves';
import { listMoves } from '../moves';
import { deckOf } from '../rules';
import type { PublicSeason } from '../season';
import { MEMBERS, NOBODY } from '../season';
import type { Standings } from '../strength';
import { strengthOf } from '../strength';
import {
  FEW,
  FIRST,
  KIND_STEP,
  LEFT_CLASS,
  LEFT_STEP,
  OTHER_CLASS,
  PASS_FIRST,
  PASS_SECOND,
  POWERS,
  POWERS_ZERO,
  ROUND_CLASS,
  SECOND,
  SIZES,
  SIZE_CLASS,
  THIRD,
} from './policy-tables';

/** What the policy sees of a decision, the hand aside. */
export interface Situation {
  readonly stronger: readonly number[];
  readonly weaker: readonly number[];
  readonly played: Cards;
  /** Summary of the cards not played yet. */
  readonly unplayed: number;
  readonly top: number;
  readonly topCount: number;
  /**
   * Wrestlers that follow the top play with as many cards, those that take one more, and those that
   * cannot follow; 0 for a lead.
   */
  readonly known: number;
  readonly unknown: number;
  readonly below: number;
  /** Whether strength goes by totals, and the number of cards that wins a round at once; 4 for none. */
  readonly byTotals: boolean;
  readonly closing: number;
  /** Classes: own size, smallest hand of the others, how many others are in the round. */
  readonly size: number;
  readonly other: number;
  readonly round: number;
}

type Asked = Standings & Pick<PublicSeason, 'rules' | 'turn' | 'inRound' | 'holding' | 'sizes'>;

/** The situation of the seat to move. */
export function situationOf(season: Asked, deck: Cards): Situation {
  const { rules, stronger, weaker, played, top, topCount, turn, sizes } = season;
  const strength = strengthOf(rules);
  let other = 99;
  for (let seat = 0; seat < sizes.length; seat++)
    if (seat !== turn && (season.holding >> seat) & 1)
      other = Math.min(other, sizes[seat] as number);
  const led = top === NOBODY;
  const known = led ? 0 : strength.asMany(season);
  const unknown = led ? 0 : strength.oneMore(season);
  return {
    stronger,
    weaker,
    played,
    unplayed: summarize(deck - played),
    top,
    topCount,
    known,
    unknown: topCount > 2 ? 0 : unknown,
    below: led ? 0 : 63 & ~(known | unknown),
    byTotals: !strength.proves,
    closing: rules.threeClose ? strength.most : 4,
    size: SIZE_CLASS[sizes[turn] as number] as number,
    other: OTHER_CLASS[other] as number,
    round: ROUND_CLASS[MEMBERS[season.inRound & ~(1 << turn)] as number] as number,
  };
}

/** The kind of a play, as policy-tables.ts counts them. */
export function kindOf(situation: Situation, code: MoveCode): number {
  const { played, top, topCount, unknown, byTotals } = situation;
  const wrestler = code >> 2;
  const count = code & 3;
  const established = countOf(played, wrestler) > 0;
  if (top === NOBODY) return established || count > 1 ? count : 0;
  const raised = (unknown >> wrestler) & 1;
  if (byTotals && count > topCount + raised) return count + 7;
  if (!raised) return count + 3;
  return established || byTotals ? count + 5 : count + 7;
}

/** How many wrestlers could still answer a play, as the public knows. */
export function threatOf(situation: Situation, code: MoveCode): number {
  const { stronger, weaker, unplayed, below, top, known, byTotals, closing } = situation;
  const wrestler = code >> 2;
  const count = code & 3;
  if (count >= closing) return 0;
  const above = (stronger[wrestler] as number) & (byTotals && top !== NOBODY ? known : 63);
  const barred = byTotals ? 0 : (weaker[wrestler] as number) | below;
  const apart = 63 & ~(above | barred | (1 << wrestler));
  const more = count < 3 ? apart & (unplayed >> (6 * count)) : 0;
  return MEMBERS[(above & (unplayed >> (6 * count - 6))) | more] as number;
}

/** Where a play's three weights stand, for a hand with so many cards of the wrestler. */
export function findPlay(
  situation: Situation,
  play: { readonly code: MoveCode; readonly held: number },
  into: number[],
): void {
  const { stronger, weaker, size, other, round } = situation;
  const { code, held } = play;
  const wrestler = code >> 2;
  const kind = kindOf(situation, code);
  const threat = Math.min(3, threatOf(situation, code));
  const above = FEW[stronger[wrestler] as number] as number;
  const under = FEW[weaker[wrestler] as number] as number;
  const left = LEFT_CLASS[held - (code & 3)] as number;
  into[0] = FIRST + kind * KIND_STEP + left * LEFT_STEP + threat * SIZES + size;
  into[1] = SECOND + kind * 64 + above * 16 + under * 4 + other;
  into[2] = THIRD + kind * 12 + round * 4 + threat;
}

/** Where the two weights of passing stand. */
export function findPass(situation: Situation, into: number[]): void {
  const { topCount, known, unknown, unplayed, size, other, round } = situation;
  const shift = 6 * topCount - 6;
  const threat = FEW[(known & (unplayed >> shift)) | (unknown & (unplayed >> (shift + 6)))];
  into[0] = PASS_FIRST + ((topCount - 1) * SIZES + size) * 12 + round * 4 + other;
  into[1] = PASS_SECOND + (topCount - 1) * 12 + round * 4 + (threat as number);
}

const places: number[] = [0, 0, 0];

/** A play's score for a hand with so many cards of the wrestler. */
export function scorePlay(
  weights: readonly number[],
  situation: Situation,
  play: { readonly code: MoveCode; readonly held: number },
): number {
  findPlay(situation, play, places);
  const [first, second, third] = places as [number, number, number];
  return (weights[first] as number) + (weights[second] as number) + (weights[third] as number);
}

/** The score of passing. */
export function scorePass(weights: readonly number[], situation: Situation): number {
  findPass(situation, places);
  const [first, second] = places as [number, number];
  return (weights[first] as number) + (weights[second] as number);
}

/** e to the power of a score. */
export const powerOf = (score: number): number => POWERS[score + POWERS_ZERO] as number;

/** The legal moves of the seat to move, holding `hand`, with their scores. */
export interface Scored {
  readonly codes: MoveCode[];
  readonly scores: number[];
}

/** Scores every legal move of the seat to move. */
export function scoreMoves(weights: readonly number[], season: PublicSeason, hand: Cards): Scored {
  const codes: MoveCode[] = [];
  listMoves(season, hand, codes);
  const situation = situationOf(season, deckOf(season.rules));
  const scores = codes.map((code) =>
    (code & 3) === 0
      ? scorePass(weights, situation)
      : scorePlay(weights, situation, { code, held: countOf(hand, code >> 2) }),
  );
  return { codes, scores };
}
