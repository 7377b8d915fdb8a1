/**
 * The rules over again, as slowly and plainly as they are written: hands are lists of counts, the
 * order is a list of defeats searched afresh for every question, standings are added up from what was
 * played round by round. It shares nothing with the engine
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
  /** What was played of each before this round, and this round's plays: wrestler and count. */
  before: number[];
  ring: (readonly [number, number])[];
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
  before: [0, 0, 0, 0, 0, 0],
  ring: [],
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
  const { top, defeats, played, hands, turn, rules } = season;
  if (season.over) return 'season-over';
  if (move.kind === 'pass') return top === undefined ? 'must-lead' : undefined;
  const { count } = move;
  const w = WRESTLERS.indexOf(move.wrestler);
  const weaker = top !== undefined && isStronger(defeats, top.wrestler, w);
  const totals = rules.strength === 'totals';
  const need = naiveNeed(season, w);
  const reasons: readonly (readonly [string, boolean])[] = [
    ['count-out-of-range', count < 1 || count > 3],
    ['debut-single', !totals && top === undefined && count > 1 && played[w] === 0],
    ['opening-single', totals && top === undefined && count > 1 && sum(played) === 0],
    ['same-wrestler', top?.wrestler === w],
    ['weaker', !totals && weaker],
    ['over-three', need > 3],
    ['wrong-count', !totals && top !== undefined && count !== need],
    ['too-few', totals && count < need],
    ['not-held', (hands[turn]?.[w] ?? 0) < count],
  ];
  return reasons.find(([, applies]) => applies)?.[0];
}

/** Where a wrestler stands by totals; none before its debut. */
export const naiveStanding = ({ before, ring }: NaiveSeason, wrestler: number): number =>
  before[wrestler] || (ring.find(([played]) => played === wrestler)?.[1] ?? 0);

/** The cards it takes to follow with a wrestler; none to lead. */
function naiveNeed(season: NaiveSeason, w: number): number {
  const { top, ring, defeats, rules } = season;
  if (top === undefined) return 0;
  const standing = naiveStanding(season, w);
  const isAbove =
    rules.strength === 'totals'
      ? ring.every(([wrestler]) => standing > naiveStanding(season, wrestler))
      : isStronger(defeats, w, top.wrestler);
  return isAbove ? top.count : top.count + 1;
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
    const need = naiveNeed(season, w);
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
    season.before = [...season.played];
    season.ring = [];
    season.roundWinners.push(top.seat);
    season.over = true;
    return;
  }
  const mayAnswer = (seat: number): boolean =>
    seat !== top.seat && holdsCards(season, seat) && !season.passed.includes(seat);
  const closed = season.rules.threeClose && top.count === 3;
  if (!closed && holding.some(mayAnswer)) {
    season.turn = nearest(season, season.turn + 1, mayAnswer);
    return;
  }
  season.roundWinners.push(top.seat);
  season.turn = nearest(season, top.seat, (seat) => holdsCards(season, seat));
  season.top = undefined;
  season.passed = [];
  season.before = [...season.played];
  season.ring = [];
}

/** Places and tokens of a season that is over, as the rules spell them out. */
export function naiveResult(season: NaiveSeason): { places: number[]; tokens: number[] } {
  const { rules, out, hands } = season;
  const players = hands.length;
  const size = (seat: number): number => sum(hands[seat] ?? []);
  const first = out[out.length - 1] as number;
  const clockwise = hands.map((_, step) => (first + 1 + step) % players);
  const left = clockwise.filter((seat) => size(seat) > 0);
  if (rules.placing !== 'all-last') left.sort((a, b) => size(a) - size(b));
  const places = [...out, ...left];
  const most = Math.max(...left.map(size));
  const fewest = Math.min(...left.map(size));
  const last = rules.tokens[players - 1] as number;
  const tokens = hands.map((_, seat) => {
    const place = places.indexOf(seat);
    if (place < out.length || rules.placing === 'by-cards') return rules.tokens[place] as number;
    if (rules.placing === 'all-last') return last;
    if (most === fewest) return 0;
    return size(seat) === fewest ? 1 : size(seat) === most ? -1 : 0;
  });
  return { places, tokens };
}

function naivePlay(season: NaiveSeason, wrestler: number, count: number): void {
  const { top, defeats, turn, rules } = season;
  const proves = rules.strength === 'proved' && top !== undefined;
  if (proves && !isStronger(defeats, wrestler, top.wrestler))
    defeats.push([wrestler, top.wrestler]);
  season.ring.push([wrestler, count]);
  const hand = season.hands[turn] as number[];
  hand[wrestler] = (hand[wrestler] as number) - count;
  season.played[wrestler] = (season.played[wrestler] as number) + count;
  season.top = { seat: turn, wrestler, count };
  if (sum(hand) === 0) season.out.push(turn);
}
