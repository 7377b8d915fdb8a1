/**
 * Deep Monte Carlo in self-play: every seat takes the move whose after-state the net values most
 * (now and then any), and each state met moves towards the tokens its seat got. Adam, in batches.
 */

import {
  advanceImagined,
  imagineDeal,
  makeImagined,
  type Imagined,
} from '@/engine/maskmen/bots/imagined';
import { listMoves } from '@/engine/maskmen/moves';
import { dealPlayout, makeDealer, makePlayout } from '@/engine/maskmen/playout';
import { officialRules } from '@/engine/maskmen/rule-sets';
import { NOBODY } from '@/engine/maskmen/season';
import { encode, featuresOf } from './features';
import type { Shape } from './net';
import { HIDDEN_1, HIDDEN_2, evaluate, first, second, shapeOf } from './net';

/** Everything that goes on from a saved state. */
export interface NetLearning {
  readonly players: number;
  seasons: number;
  steps: number;
  random: number;
  readonly weights: Float64Array;
  readonly means: Float64Array;
  readonly squares: Float64Array;
}

/** Weights at the beginning: small and of either sign, by a generator of their own. */
export function startNet(players: number, seed: number): NetLearning {
  const shape = shapeOf(featuresOf(players));
  const weights = new Float64Array(shape.length);
  let random = (seed * 7919 + players * 104729) | 0 || 1;
  const fill = (from: number, to: number, reach: number): void => {
    for (let at = from; at < to; at++) {
      random = step(random);
      weights[at] = ((random >>> 0) / 2147483648 - 1) * reach;
    }
  };
  fill(0, shape.inputs * HIDDEN_1, Math.sqrt(6 / 30));
  fill(shape.second, shape.second + HIDDEN_1 * HIDDEN_2, Math.sqrt(6 / HIDDEN_1));
  fill(shape.third, shape.third + HIDDEN_2, Math.sqrt(1 / HIDDEN_2));
  return {
    players,
    seasons: 0,
    steps: 0,
    random,
    weights,
    means: new Float64Array(shape.length),
    squares: new Float64Array(shape.length),
  };
}

const step = (word: number): number => {
  let random = word ^ (word << 13);
  random ^= random >>> 17;
  return random ^ (random << 5);
};

const STRAY = 0.03;
const MOST = 2048;

/** The states of one season: figures, whose, and in the end what it got. */
interface Notes {
  readonly figures: Float64Array;
  readonly seats: number[];
  count: number;
}

/** One season of self-play; states with a choice are noted. */
function playSeason(
  season: Imagined,
  learning: NetLearning,
  work: { readonly shape: Shape; readonly notes: Notes },
): void {
  const { shape, notes } = work;
  const { inputs } = shape;
  const codes: number[] = [];
  const rows = [new Float64Array(inputs), new Float64Array(inputs)] as const;
  notes.count = 0;
  while (season.turn !== NOBODY) {
    const seat = season.turn;
    const hand = season.hands[seat] as number;
    const moves = listMoves(season, hand, codes);
    let code = codes[0] as number;
    if (moves > 1) {
      learning.random = step(learning.random);
      const chance = (learning.random >>> 0) / 4294967296;
      let kept = 0;
      if (chance < STRAY) {
        code = codes[Math.floor((chance / STRAY) * moves)] as number;
        encode(season, { seat, hand, code }, rows[0]);
      } else {
        let best = -1e9;
        for (let at = 0; at < moves; at++) {
          const row = rows[1 - kept] as Float64Array;
          encode(season, { seat, hand, code: codes[at] as number }, row);
          const worth = evaluate(learning.weights, shape, row);
          if (worth <= best) continue;
          best = worth;
          kept = 1 - kept;
          code = codes[at] as number;
        }
      }
      if (notes.count < MOST) {
        notes.figures.set(rows[kept] as Float64Array, notes.count * inputs);
        notes.seats[notes.count++] = seat;
      }
    }
    advanceImagined(season, code);
  }
}

const deltaOne = new Float64Array(HIDDEN_1);
const deltaTwo = new Float64Array(HIDDEN_2);

/** Adds the slope of one state's squared error. */
function addSlope(
  weights: Float64Array,
  slope: Float64Array,
  { shape, input, target }: { shape: Shape; input: Float64Array; target: number },
): void {
  const { inputs } = shape;
  const miss = evaluate(weights, shape, input) - target;
  deltaOne.fill(0);
  slope[shape.third + HIDDEN_2] = (slope[shape.third + HIDDEN_2] as number) + miss;
  const biasTwo = shape.second + HIDDEN_1 * HIDDEN_2;
  for (let j = 0; j < HIDDEN_2; j++) {
    const x = second[j] as number;
    const cell = shape.third + j;
    slope[cell] = (slope[cell] as number) + miss * x;
    const delta = x > 0 ? miss * (weights[cell] as number) : 0;
    deltaTwo[j] = delta;
    slope[biasTwo + j] = (slope[biasTwo + j] as number) + delta;
  }
  for (let i = 0; i < HIDDEN_1; i++) {
    const x = first[i] as number;
    if (x === 0) continue;
    const row = shape.second + i * HIDDEN_2;
    let sum = 0;
    for (let j = 0; j < HIDDEN_2; j++) {
      const delta = deltaTwo[j] as number;
      slope[row + j] = (slope[row + j] as number) + delta * x;
      sum += delta * (weights[row + j] as number);
    }
    deltaOne[i] = sum;
  }
  const bias = inputs * HIDDEN_1;
  for (let j = 0; j < HIDDEN_1; j++)
    slope[bias + j] = (slope[bias + j] as number) + (deltaOne[j] as number);
  for (let i = 0; i < inputs; i++) {
    const x = input[i] as number;
    if (x === 0) continue;
    const row = i * HIDDEN_1;
    for (let j = 0; j < HIDDEN_1; j++)
      slope[row + j] = (slope[row + j] as number) + x * (deltaOne[j] as number);
  }
}

export interface NetSchedule {
  readonly seasons: number;
  readonly rate: number;
  /** Seasons between two moves of the weights. */
  readonly batch: number;
}

export interface Workshop {
  readonly shape: Shape;
  readonly notes: Notes;
  readonly slope: Float64Array;
}

export const openWorkshop = (players: number): Workshop => {
  const shape = shapeOf(featuresOf(players));
  return {
    shape,
    notes: { figures: new Float64Array(MOST * shape.inputs), seats: [], count: 0 },
    slope: new Float64Array(shape.length),
  };
};

const dealing = makePlayout(1);
const table = makeImagined(1);

/** Plays one batch of seasons and moves the weights. */
export function learnNetBatch(
  learning: NetLearning,
  schedule: NetSchedule,
  workshop: Workshop,
): void {
  const { players, weights, means, squares } = learning;
  const { shape, notes, slope } = workshop;
  const rules = officialRules(players);
  const { tokens } = rules;
  const dealer = makeDealer(rules, players);
  slope.fill(0);
  let states = 0;
  for (let game = 0; game < schedule.batch; game++) {
    dealing.random = learning.random;
    const host = learning.seasons++ % players;
    dealPlayout(dealing, dealer, host);
    imagineDeal(table, { hands: dealing.hands.slice(0, players), rules, host });
    learning.random = dealing.random;
    playSeason(table, learning, workshop);
    const got = new Array<number>(players).fill(tokens[players - 1] as number);
    for (let at = 0; at < table.out; at++) got[table.places[at] as number] = tokens[at] as number;
    for (let at = 0; at < notes.count; at++) {
      const input = notes.figures.subarray(at * shape.inputs, (at + 1) * shape.inputs);
      const target = ((got[notes.seats[at] as number] as number) + 1) / 3;
      addSlope(weights, slope, { shape, input, target });
    }
    states += notes.count;
  }
  const part = Math.min(1, learning.seasons / schedule.seasons);
  learning.steps++;
  const rate = schedule.rate * (1 - 0.95 * part);
  const warm = 1 - Math.pow(0.9, learning.steps);
  const warmSquares = 1 - Math.pow(0.999, learning.steps);
  for (let at = 0; at < weights.length; at++) {
    const g = (slope[at] as number) / Math.max(1, states);
    const mean = 0.9 * (means[at] as number) + 0.1 * g;
    const square = 0.999 * (squares[at] as number) + 0.001 * g * g;
    means[at] = mean;
    squares[at] = square;
    weights[at] =
      (weights[at] as number) - (rate * (mean / warm)) / (Math.sqrt(square / warmSquares) + 1e-8);
  }
}
