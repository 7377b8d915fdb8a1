/**
 * The rules over again, as slowly and plainly as they are written: hands are lists of counts, the
 * order is a list of defeats searched afresh for every question. It shares nothing with the engine
 * but the shape of a move; laws hold the two against each other at every step.
 */

import type { Move, Rules } from '@/engine/truth';
import { WRESTLERS } from '@/engine/truth';

export interface NaiveSeason {
  readonly rules: Rules;
  /** By seat, then by wrestler. */
  readonly hands: number[][];
  readonly played: number[];
  /** Direct defeats only: winner, loser. */
  readonly defeats: (readonly [number, number])[];
  turn: number;
  top: { readonly seat: number; readonly wrestler: number; readonly count: number } | undefined;
  passed: number[];
  readonly out: number[];
  readonly roundWinners: number[];
  over: boolean;
}

export const naiveSeason = (rules: Rules, hands: number[][], host: number): NaiveSeason => ({
  rules,
  hands,
  played: [0, 0, 0, 0, 0, 0],
  defeats: [],
  turn: host,
  top: undefined,
  passed: [],
  out: [],
  roundWinners: [],
  over: false,
});

type Pairs = readonly (readonly [number, number])[];

/** A is stronger than B once A has defeated B, or is stronger than some C that is stronger than B. */
export const isStronger = (defeats: Pairs, a: number, b: number): boolean =>
  defeats.some(([winner, loser]) => winner === a && (loser === b || isStronger(defeats, loser, b)));

/** All pairs in which the first is known stronger. */
export function closureOf(defeats: Pairs): [number, number][] {
  const pairs: [number, number][] = [];
  for (let a = 0; a < 6; a++)
    for (let b = 0; b < 6; b++) if (isStronger(defeats, a, b)) pairs.push([a, b]);
  return pairs;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

export const holdsCards = (season: NaiveSeason, seat: number): boolean =>
  sum(season.hands[seat] ?? []) > 0;

/** The first reason of the precedence list that applies to a well-formed move of the seat to move. */
export function naiveReason(season: NaiveSeason, move: Move): string | undefined {
  const { top, defeats, played, hands, turn } = season;
  if (season.over) return 'season-over';
  if (move.kind === 'pass') return top === undefined ? 'must-lead' : undefined;
  const { count } = move;
  const w = WRESTLERS.indexOf(move.wrestler);
  const known = top !== undefined && isStronger(defeats, w, top.wrestler);
  const weaker = top !== undefined && isStronger(defeats, top.wrestler, w);
  const follow = top === undefined ? undefined : known ? top.count : top.count + 1;
  const reasons: readonly (readonly [string, boolean])[] = [
    ['count-out-of-range', count < 1 || count > 3],
    ['same-wrestler', top?.wrestler === w],
    ['weaker', weaker],
    ['over-three', top?.count === 3 && !known],
    ['wrong-count', follow !== undefined && count !== follow],
    ['debut-single', top === undefined && count > 1 && played[w] === 0],
    ['not-held', (hands[turn]?.[w] ?? 0) < count],
  ];
  return reasons.find(([, applies]) => applies)?.[0];
}

/** Whether public facts force a seat to pass, as the rules spell it out. */
export function naiveForced(season: NaiveSeason, seat: number): boolean {
  const { top, defeats, played, rules } = season;
  if (top === undefined || seat === top.seat || season.passed.includes(seat)) return false;
  const size = sum(season.hands[seat] ?? []);
  if (size === 0 || season.over) return false;
  const couldFollow = rules.wrestlers.map((wrestler) => {
    const w = WRESTLERS.indexOf(wrestler);
    if (w === top.wrestler || isStronger(defeats, top.wrestler, w)) return false;
    const need = isStronger(defeats, w, top.wrestler) ? top.count : top.count + 1;
    return need <= 3 && need <= size && need <= rules.cardsEach - (played[w] ?? 0);
  });
  return !couldFollow.includes(true);
}

/** The nearest seat from `from` on, clockwise, that satisfies a condition. */
function nearest(season: NaiveSeason, from: number, fits: (seat: number) => boolean): number {
  const players = season.hands.length;
  for (let step = 0; step < players; step++) {
    const seat = (from + step) % players;
    if (fits(seat)) return seat;
  }
  throw new Error('nobody fits');
}

/** Makes a legal move. */
export function naiveMove(season: NaiveSeason, move: Move): void {
  if (move.kind === 'pass') season.passed.push(season.turn);
  else naivePlay(season, WRESTLERS.indexOf(move.wrestler), move.count);
  const top = season.top;
  if (top === undefined) throw new Error('a round without a lead');
  const holding = season.hands.map((_, seat) => seat).filter((seat) => holdsCards(season, seat));
  if (holding.length <= season.rules.endsWhenHolding) {
    season.roundWinners.push(top.seat);
    season.over = true;
    return;
  }
  const mayAnswer = (seat: number): boolean =>
    seat !== top.seat && holdsCards(season, seat) && !season.passed.includes(seat);
  if (holding.some(mayAnswer)) {
    season.turn = nearest(season, season.turn + 1, mayAnswer);
    return;
  }
  season.roundWinners.push(top.seat);
  season.turn = nearest(season, top.seat, (seat) => holdsCards(season, seat));
  season.top = undefined;
  season.passed = [];
}

function naivePlay(season: NaiveSeason, wrestler: number, count: number): void {
  const { top, defeats, turn } = season;
  if (top !== undefined && !isStronger(defeats, wrestler, top.wrestler))
    defeats.push([wrestler, top.wrestler]);
  const hand = season.hands[turn] as number[];
  hand[wrestler] = (hand[wrestler] as number) - count;
  season.played[wrestler] = (season.played[wrestler] as number) + count;
  season.top = { seat: turn, wrestler, count };
  if (sum(hand) === 0) season.out.push(turn);
}
