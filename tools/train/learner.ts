/**
 * One number of players' worth of learning: REINFORCE in self-play. Every seat plays by the softmax
 * of the weights; after a season each decision's weights move by (points − expected points) times
 * the gradient of its log-probability, scaled as RMSprop does. What is expected is a running mean
 * for the own size, the smallest other hand and how many hold cards.
 */

import { imagineDeal, makeImagined } from '@/engine/maskmen/bots/imagined';
import {
  MOST,
  PASS_FIRST,
  PASS_SECOND,
  SCALE,
  SECOND,
  SIZES,
  THIRD,
  THREATS,
  WEIGHTS,
} from '@/engine/maskmen/bots/policy-tables';
import { dealPlayout, makeDealer, makePlayout } from '@/engine/maskmen/playout';
import type { Rules } from '@/engine/maskmen/rules';
import { placeOf, tokenAt } from '@/engine/maskmen/season-result';
import type { Sight } from './noted-season';
import { playAndNote, tape } from './noted-season';

/** Everything that goes on from a saved state. */
export interface Learning {
  readonly players: number;
  seasons: number;
  random: number;
  readonly weights: Float64Array;
  /** Running mean of squared gradients. */
  readonly squares: Float64Array;
  /** Running mean of points by own size, smallest other hand, hands held. */
  readonly expected: Float64Array;
  /** Sum of the weights of the last part, and over how many batches. */
  readonly sum: Float64Array;
  summed: number;
}

const EXPECTED = 16 * 16 * 8;

export const startLearning = (players: number, seed: number): Learning => ({
  players,
  seasons: 0,
  random: (seed * 7919 + players * 104729) | 0 || 1,
  weights: new Float64Array(WEIGHTS),
  squares: new Float64Array(WEIGHTS).fill(1e-4),
  expected: new Float64Array(EXPECTED),
  sum: new Float64Array(WEIGHTS),
  summed: 0,
});

export interface Schedule {
  readonly seasons: number;
  readonly rate: number;
  readonly batch: number;
  /** From this part of the seasons on weights are averaged. */
  readonly averageFrom: number;
  /** Whether the policy counts who could still answer a play. */
  readonly sight: Sight;
  readonly rules: Rules;
}

const dealing = makePlayout(1);
const season = makeImagined(1);
const gradient = new Float64Array(WEIGHTS);
const touched: number[] = [];

/** Plays one batch and moves the weights. */
export function learnBatch(learning: Learning, schedule: Schedule): void {
  const { players, weights, squares, expected } = learning;
  const { rules } = schedule;
  const dealer = makeDealer(rules, players);
  dealing.random = learning.random;
  touched.length = 0;
  for (let game = 0; game < schedule.batch; game++) {
    const host = (learning.seasons + game) % players;
    dealPlayout(dealing, dealer, host);
    imagineDeal(season, { hands: dealing.hands.slice(0, players), rules, host });
    season.random = dealing.random;
    playAndNote(season, weights, schedule.sight);
    dealing.random = season.random;
    const points: number[] = [];
    for (let seat = 0; seat < players; seat++)
      points.push(tokenAt(season, seat, placeOf(season, seat)));
    for (let d = 0; d < tape.decisions; d++) {
      const cell = tape.cell[d] as number;
      const gain = (points[tape.seat[d] as number] as number) - (expected[cell] as number);
      expected[cell] = (expected[cell] as number) + 0.002 * gain;
      const chosen = tape.chosen[d] as number;
      for (let m = tape.from[d] as number; m < (tape.from[d + 1] as number); m++) {
        const by = gain * ((m === chosen ? 1 : 0) - (tape.chance[m] as number));
        for (let f = 1; f < 4; f++) {
          const place = tape.places[m * 4 + f] as number;
          if (place < 0) continue;
          if (gradient[place] === 0) touched.push(place);
          gradient[place] = (gradient[place] as number) + by;
        }
      }
    }
  }
  const part = learning.seasons / schedule.seasons;
  const rate = schedule.rate * (1 - 0.95 * part);
  for (const place of touched) {
    const slope = (gradient[place] as number) / schedule.batch;
    gradient[place] = 0;
    if (slope === 0) continue;
    const square = 0.99 * (squares[place] as number) + 0.01 * slope * slope;
    squares[place] = square;
    const next = (weights[place] as number) + (rate * slope) / (Math.sqrt(square) + 1e-4);
    weights[place] = Math.max(-MOST / SCALE, Math.min(MOST / SCALE, next));
  }
  learning.seasons += schedule.batch;
  learning.random = dealing.random;
  if (part >= schedule.averageFrom) {
    learning.summed++;
    for (let at = 0; at < WEIGHTS; at++)
      learning.sum[at] = (learning.sum[at] as number) + (weights[at] as number);
  }
}

/** The weights in whole steps: averaged, where the average has begun. */
export function wholeWeights({ weights, sum, summed }: Learning, sight: Sight): number[] {
  const whole = Array.from(weights, (weight, at) =>
    Math.round((summed > 0 ? (sum[at] as number) / summed : weight) * SCALE),
  );
  if (sight === 'threats') return whole;
  // Who does not look at something has the same weight whatever is to be seen there.
  const seen = (at: number): number =>
    sight === 'bare' ? withoutOthers(withoutThreat(at)) : withoutThreat(at);
  return whole.map((_, at) => whole[seen(at)] as number);
}

/** Where the weight of the same situation without any threat stands. */
function withoutThreat(at: number): number {
  if (at < SECOND) return at - (Math.floor(at / SIZES) % THREATS) * SIZES;
  if (at >= THIRD && at < PASS_FIRST) return at - ((at - THIRD) % THREATS);
  return at >= PASS_SECOND ? at - ((at - PASS_SECOND) % THREATS) : at;
}

/** Where the weight of the same situation stands for one who does not look at the other players. */
function withoutOthers(at: number): number {
  if (at < SECOND) return at;
  if (at < THIRD) return at - ((at - SECOND) % 4);
  if (at < PASS_FIRST) return at - ((at - THIRD) % 12) + ((at - THIRD) % THREATS);
  if (at < PASS_SECOND) return at - ((at - PASS_FIRST) % 12);
  return at - ((at - PASS_SECOND) % 12) + ((at - PASS_SECOND) % THREATS);
}
