/**
 * One number of players' worth of learning: REINFORCE in self-play. Every seat plays by the softmax
 * of the weights; after a season each decision's weights move by (points − expected points) times
 * the gradient of its log-probability, scaled as RMSprop does. What is expected is a running mean
 * for the own size, the smallest other hand and how many hold cards.
 */

import { summarize } from '@/engine/maskmen/cards';
import type { Imagined } from '@/engine/maskmen/bots/imagined';
import { imagineDeal, makeImagined } from '@/engine/maskmen/bots/imagined';
import {
  FEW,
  KIND_STEP,
  LEFT_CLASS,
  LEFT_STEP,
  MOST,
  OTHER_CLASS,
  PASS_FIRST,
  PASS_SECOND,
  ROUND_CLASS,
  SCALE,
  SECOND,
  SIZES,
  SIZE_CLASS,
  THIRD,
  WEIGHTS,
} from '@/engine/maskmen/bots/policy-tables';
import { makeDealer, makePlayout, dealPlayout } from '@/engine/maskmen/playout';
import { officialRules } from '@/engine/maskmen/rules';
import { MEMBERS, NEXT_SEAT, NOBODY } from '@/engine/maskmen/season';
import { NTH } from '@/engine/maskmen/wrestlers';

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

/** The decisions of one season, flat: weights of every move, chosen or not. */
interface Tape {
  decisions: number;
  readonly seat: Int32Array;
  readonly cell: Int32Array;
  readonly from: Int32Array;
  readonly chosen: Int32Array;
  readonly places: Int32Array;
  readonly chance: Float64Array;
  moves: number;
}

const makeTape = (): Tape => ({
  decisions: 0,
  seat: new Int32Array(4096),
  cell: new Int32Array(4096),
  from: new Int32Array(4097),
  chosen: new Int32Array(4096),
  places: new Int32Array(4 * 65536),
  chance: new Float64Array(65536),
  moves: 0,
});

const tape = makeTape();

/** Notes the power of the move whose weights were written last, and returns it. */
function noteChance(weights: Float64Array): number {
  const at = tape.moves++;
  const third = tape.places[at * 4 + 3] as number;
  const power = Math.exp(
    (weights[tape.places[at * 4 + 1] as number] as number) +
      (weights[tape.places[at * 4 + 2] as number] as number) +
      (third < 0 ? 0 : (weights[third] as number)),
  );
  tape.chance[at] = power;
  return power;
}

/** One season by the softmax of `weights`, noted on the tape. The rules are those of the engine's loop. */
function playAndNote(season: Imagined, weights: Float64Array): void {
  const { hands, sizes, stronger, weaker, places, deck } = season;
  let { out, played, turn, top, topCount, holder, inRound, holding, random } = season;
  tape.decisions = 0;
  tape.moves = 0;
  let remaining = MEMBERS[holding] as number;
  for (;;) {
    const hand = hands[turn] as number;
    const summary = summarize(hand);
    const unplayed = summarize(deck - played);
    const known = top < 0 ? 0 : (stronger[top] as number);
    const below = top < 0 ? 0 : (weaker[top] as number) | (1 << top);
    const unknown = top < 0 || topCount > 2 ? 0 : 63 & ~(known | below);
    const shift = 6 * topCount - 6;
    const legal =
      top < 0 ? summary & 63 : (known & (summary >> shift)) | (unknown & (summary >> (shift + 6)));
    let code = 0;
    if (legal !== 0) {
      let small = 99;
      for (let seat = 0; seat < season.players; seat++)
        if (seat !== turn && (holding >> seat) & 1) small = Math.min(small, sizes[seat] as number);
      const size = SIZE_CLASS[sizes[turn] as number] as number;
      const other = OTHER_CLASS[small] as number;
      const round = ROUND_CLASS[MEMBERS[inRound & ~(1 << turn)] as number] as number;
      const from = tape.moves;
      let total = 0;
      for (let rest = legal; rest !== 0; rest &= rest - 1) {
        const w = NTH[rest * 8] as number;
        const above = stronger[w] as number;
        const under = weaker[w] as number;
        const held = (hand >> (4 * w)) & 15;
        const established = ((played >> (4 * w)) & 15) > 0;
        const raised = (unknown >> w) & 1;
        const apart = 63 & ~(above | under | (1 << w) | below);
        const least = top < 0 ? 1 : topCount + raised;
        const most = top >= 0 ? least : established ? Math.min(3, held) : 1;
        for (let c = least; c <= most; c++) {
          const kind =
            top < 0 ? (established ? c : 0) : !raised ? c + 3 : established ? c + 5 : c + 7;
          const more = c < 3 ? apart & (unplayed >> (6 * c)) : 0;
          const threat = FEW[(above & (unplayed >> (6 * c - 6))) | more] as number;
          const left = LEFT_CLASS[held - c] as number;
          const row = tape.moves * 4;
          tape.places[row] = w * 4 + c;
          tape.places[row + 1] = kind * KIND_STEP + left * LEFT_STEP + threat * SIZES + size;
          tape.places[row + 2] =
            SECOND + kind * 64 + (FEW[above] as number) * 16 + (FEW[under] as number) * 4 + other;
          tape.places[row + 3] = THIRD + kind * 12 + round * 4 + threat;
          total += noteChance(weights);
        }
      }
      if (top >= 0) {
        const cards = (known & (unplayed >> shift)) | (unknown & (unplayed >> (shift + 6)));
        const threat = FEW[cards] as number;
        const row = tape.moves * 4;
        tape.places[row] = 0;
        tape.places[row + 1] =
          PASS_FIRST + ((topCount - 1) * SIZES + size) * 12 + round * 4 + other;
        tape.places[row + 2] = PASS_SECOND + (topCount - 1) * 12 + round * 4 + threat;
        tape.places[row + 3] = -1;
        total += noteChance(weights);
      }
      const found = tape.moves - from;
      if (found === 1) {
        code = tape.places[from * 4] as number;
        tape.moves = from;
      } else {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        let rest = ((random >>> 0) / 4294967296) * total;
        let at = from;
        for (; at < tape.moves - 1; at++) {
          rest -= tape.chance[at] as number;
          if (rest < 0) break;
        }
        code = tape.places[at * 4] as number;
        for (let m = from; m < tape.moves; m++) tape.chance[m] = (tape.chance[m] as number) / total;
        const d = tape.decisions++;
        tape.seat[d] = turn;
        tape.cell[d] =
          ((sizes[turn] as number) * 16 + Math.min(15, small)) * 8 + (MEMBERS[holding] as number);
        tape.from[d] = from;
        tape.chosen[d] = at;
        tape.from[d + 1] = tape.moves;
      }
    }
    const count = code & 3;
    const wrestler = code >> 2;
    if (count === 0) {
      inRound &= ~(1 << turn);
      if ((inRound & ~(1 << holder)) !== 0) turn = NEXT_SEAT[inRound * 8 + turn] as number;
      else {
        turn = (holding >> holder) & 1 ? holder : (NEXT_SEAT[holding * 8 + holder] as number);
        top = NOBODY;
        inRound = holding;
      }
      continue;
    }
    if (top >= 0 && (unknown >> wrestler) & 1) {
      const above = (stronger[wrestler] as number) | (1 << wrestler);
      for (let w = 0; w < 6; w++) {
        if ((below >> w) & 1) stronger[w] = (stronger[w] as number) | above;
        if ((above >> w) & 1) weaker[w] = (weaker[w] as number) | below;
      }
    }
    played += count << (4 * wrestler);
    hands[turn] = hand - (count << (4 * wrestler));
    sizes[turn] = (sizes[turn] as number) - count;
    holder = turn;
    if (sizes[turn] === 0) {
      places[out++] = turn;
      holding &= ~(1 << turn);
      inRound &= ~(1 << turn);
      if (--remaining <= 1) break;
    }
    if ((inRound & ~(1 << turn)) !== 0) {
      turn = NEXT_SEAT[inRound * 8 + turn] as number;
      top = wrestler;
      topCount = count;
    } else {
      if (sizes[turn] === 0) turn = NEXT_SEAT[holding * 8 + turn] as number;
      top = NOBODY;
      inRound = holding;
    }
  }
  season.out = out;
  season.random = random;
  season.holding = holding;
}

export interface Schedule {
  readonly seasons: number;
  readonly rate: number;
  readonly batch: number;
  /** From this part of the seasons on weights are averaged. */
  readonly averageFrom: number;
}

const dealing = makePlayout(1);
const season = makeImagined(1);
const gradient = new Float64Array(WEIGHTS);
const touched: number[] = [];

/** Plays one batch and moves the weights. */
export function learnBatch(learning: Learning, schedule: Schedule): void {
  const { players, weights, squares, expected } = learning;
  const rules = officialRules(players);
  const dealer = makeDealer(rules, players);
  dealing.random = learning.random;
  touched.length = 0;
  for (let game = 0; game < schedule.batch; game++) {
    const host = (learning.seasons + game) % players;
    dealPlayout(dealing, dealer, host);
    imagineDeal(season, { hands: dealing.hands.slice(0, players), deck: dealer.deck, host });
    season.random = dealing.random;
    playAndNote(season, weights);
    dealing.random = season.random;
    const points = new Array<number>(players).fill(rules.tokens[players - 1] as number);
    for (let at = 0; at < season.out; at++)
      points[season.places[at] as number] = rules.tokens[at] as number;
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
export const wholeWeights = ({ weights, sum, summed }: Learning): number[] =>
  Array.from(weights, (weight, at) =>
    Math.round((summed > 0 ? (sum[at] as number) / summed : weight) * SCALE),
  );
