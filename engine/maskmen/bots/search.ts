/**
 * Flat search: every legal move of the root is tried in the same worlds, in the same order, and
 * played to the end by the learned policy. Which move is tried next is decided by an upper bound
 * (UCB) with the policy's own opinion as a head start; it ends early when one move is far ahead.
 */

import type { MoveCode } from '../moves';
import { placeOf, tokenAt } from '../season-result';
import type { SeatView } from '../view';
import type { Imagined } from './imagined';
import { imagine, makeImagined } from './imagined';
import { playWithPolicy } from './policy-playout';
import type { LastSeason } from './utility';
import { shareOfMatch } from './utility';
import type { Ways } from './ways';
import type { Worlds } from './worlds';

export interface Search {
  readonly view: SeatView;
  readonly codes: readonly MoveCode[];
  /** The policy's probability of each. */
  readonly priors: readonly number[];
  readonly visits: number[];
  /** Sums of the worth of each playout, between 0 and 1, and of its square. */
  readonly sums: number[];
  readonly squares: number[];
  /** Sums of the tokens each move brought. */
  readonly tokens: number[];
  /** How often each move led to each place: `players` counts a move. */
  readonly places: number[];
  /** Ways of playing that worlds name, and the weights of each seat in the present playout. */
  readonly ways: Ways;
  readonly bySeat: (readonly number[])[];
  readonly last: LastSeason | undefined;
  readonly season: Imagined;
  readonly seed: number;
  playouts: number;
}

export interface SearchStart {
  readonly view: SeatView;
  readonly codes: readonly MoveCode[];
  readonly priors: readonly number[];
  readonly ways: Ways;
  readonly last: LastSeason | undefined;
  readonly random: number;
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

export const openSearch = (start: SearchStart): Search => {
  const { view, codes, priors, ways, last, random } = start;
  const moves = codes.length;
  return {
    view,
    codes,
    priors,
    visits: zeros(moves),
    sums: zeros(moves),
    squares: zeros(moves),
    tokens: zeros(moves),
    places: zeros(moves * view.players),
    ways,
    bySeat: new Array<readonly number[]>(view.players).fill(ways[0] as readonly number[]),
    last,
    season: makeImagined(1),
    seed: random | 0,
    playouts: 0,
  };
};

/** Natural logarithms of whole numbers, by sums of quotients: the same in every VM. */
export const LOGARITHMS: readonly number[] = logarithms(4096);
function logarithms(most: number): number[] {
  const table = [0, 0];
  for (let n = 2; n <= most; n++) {
    // ln n − ln (n − 1) = 2 artanh (1 / (2 n − 1))
    const x = 1 / (2 * n - 1);
    let term = x;
    let sum = 0;
    for (let k = 1; k < 40; k += 2) {
      sum += term / k;
      term *= x * x;
    }
    table.push((table[n - 1] as number) + 2 * sum);
  }
  return table;
}

/** How strongly moves with few playouts are tried, and the policy's head start. */
const CURIOSITY = 0.3;
const PRIOR = 0.3;

/** In a last season the match counts; where it is decided already, points still do. */
const MATCH_PART = 0.9;

/** The move to try next. */
function pickMove(search: Search): number {
  const { codes, visits, sums, priors, playouts } = search;
  const log = LOGARITHMS[Math.min(4096, playouts + 1)] as number;
  let best = 0;
  let bound = -1;
  for (let move = 0; move < codes.length; move++) {
    const tried = visits[move] as number;
    const prior = priors[move] as number;
    const score =
      tried === 0
        ? 10 + prior
        : (sums[move] as number) / tried +
          CURIOSITY * Math.sqrt(log / tried) +
          (PRIOR * prior) / (tried + 1);
    if (score > bound) {
      bound = score;
      best = move;
    }
  }
  return best;
}

/** What of the worlds a search looks at. */
export type ManyWorlds = Pick<Worlds, 'hands' | 'ways' | 'made'>;

/** One playout of one move, in a world. */
export function searchOnce(search: Search, worlds: ManyWorlds): void {
  const { view, codes, visits, season, ways, bySeat } = search;
  const { players } = view;
  const move = pickMove(search);
  const tried = visits[move] as number;
  const at = (tried % worlds.made) * players;
  imagine(season, view, { hands: worlds.hands, at });
  for (let seat = 0; seat < players; seat++)
    bySeat[seat] = ways[worlds.ways[at + seat] as number] as readonly number[];
  seedPlayout(search, tried);
  playWithPolicy(season, bySeat, codes[move] as number);
  noteResult(search, move);
}

/** Chance for the n-th playout of a move: the same for every move, so that they differ by what they are. */
export function seedPlayout({ season, seed }: Search, n: number): void {
  let random = seed ^ Math.imul(n + 1, 0x9e3779b9);
  random = Math.imul(random ^ (random >>> 15), 0x846ca68b);
  season.random = (random ^ (random >>> 13)) | 0 || 1;
}

/** What the imagined season that is over is worth to a seat, between 0 and 1. */
export function worthTo({ season, last }: Search, seat: number): number {
  const points = (tokenAt(season, seat, placeOf(season, seat)) + 1) / 3;
  return last === undefined
    ? points
    : MATCH_PART * shareOfMatch(season, last, seat) + (1 - MATCH_PART) * points;
}

/** Notes how the imagined season ended for a move. */
export function noteResult(search: Search, move: number): void {
  const { view, visits, sums, squares, tokens, places, season } = search;
  const { players, seat } = view;
  const worth = worthTo(search, seat);
  visits[move] = (visits[move] as number) + 1;
  sums[move] = (sums[move] as number) + worth;
  squares[move] = (squares[move] as number) + worth * worth;
  const place = placeOf(season, seat);
  tokens[move] = (tokens[move] as number) + tokenAt(season, seat, place);
  const cell = move * players + place;
  places[cell] = (places[cell] as number) + 1;
  search.playouts++;
}

export const meanOf = ({ sums, visits }: Search, move: number): number =>
  visits[move] === 0 ? 0 : (sums[move] as number) / (visits[move] as number);

/** The standard error of a move's mean; that of one playout while it is too young to tell. */
export function errorOf({ sums, squares, visits }: Search, move: number): number {
  const tried = visits[move] as number;
  if (tried < 4) return 0.5;
  const mean = (sums[move] as number) / tried;
  const spread = (squares[move] as number) / tried - mean * mean;
  return Math.sqrt((spread > 0 ? spread : 0.02) / tried);
}

/** The move with the best mean. */
export function bestOf(search: Search): number {
  let best = 0;
  for (let move = 1; move < search.codes.length; move++)
    if (meanOf(search, move) > meanOf(search, best)) best = move;
  return best;
}

/** The move with the most playouts: in a tree means are of trials too, and trials follow the best. */
export function mostTried({ visits, codes }: Search): number {
  let best = 0;
  for (let move = 1; move < codes.length; move++)
    if ((visits[move] as number) > (visits[best] as number)) best = move;
  return best;
}

/** Whether one move is so far ahead that more playouts would not change the choice. */
export function isSettled(search: Search): boolean {
  const best = bestOf(search);
  const mean = meanOf(search, best);
  const error = errorOf(search, best);
  for (let move = 0; move < search.codes.length; move++) {
    if (move === best) continue;
    const other = errorOf(search, move);
    const apart = mean - meanOf(search, move);
    if (apart * apart < 9 * (error * error + other * other) || apart <= 0) return false;
  }
  return true;
}
