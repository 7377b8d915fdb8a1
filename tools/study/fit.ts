/**
 * Fitting weights to choices: the likelihood of what was chosen is raised step by step (Adam), from
 * the learned policy's weights on and held near to them where little was seen. The weights of the
 * last part of all steps are averaged.
 */

import { stepFast } from '@/engine/core/rng';
import { MOST, SCALE, WEIGHTS } from '@/engine/maskmen/bots/policy-tables';
import type { Notes } from './notes';

const EPOCHS = 12;
const BATCH = 64;
const RATE = 0.02;
/** How strongly weights are drawn back to where they began. */
const PULL = 2e-4;
/** From this part of the epochs on weights are averaged, every tenth step. */
const AVERAGE_FROM = 0.6;
/** The last part of the decisions is not learned from: it tells how good the fit is. */
const LEARNED = 0.9;

const scoreOf = ({ places }: Notes, weights: Float64Array, move: number): number => {
  const third = places[move * 3 + 2] as number;
  return (
    (weights[places[move * 3] as number] as number) +
    (weights[places[move * 3 + 1] as number] as number) +
    (third < 0 ? 0 : (weights[third] as number))
  );
};

/** The mean logarithm of the likelihood of what was chosen, in the decisions that were held back. */
export function judge(notes: Notes, whole: readonly number[]): number {
  const weights = Float64Array.from(whole, (weight) => weight / SCALE);
  const from = Math.floor(notes.chosen.length * LEARNED);
  let sum = 0;
  for (let decision = from; decision < notes.chosen.length; decision++) {
    const start = notes.starts[decision] as number;
    let all = 0;
    for (let move = start; move < (notes.starts[decision + 1] as number); move++)
      all += Math.exp(scoreOf(notes, weights, move));
    const chosen = start + (notes.chosen[decision] as number);
    sum += scoreOf(notes, weights, chosen) - Math.log(all);
  }
  return sum / (notes.chosen.length - from);
}

/** Adds one decision's part of the slope. */
function lean(notes: Notes, weights: Float64Array, decision: number, slope: Float64Array): void {
  const { starts, places, chosen } = notes;
  const start = starts[decision] as number;
  const end = starts[decision + 1] as number;
  const powers: number[] = [];
  let all = 0;
  for (let move = start; move < end; move++) {
    const power = Math.exp(scoreOf(notes, weights, move));
    powers.push(power);
    all += power;
  }
  for (let move = start; move < end; move++) {
    const was = move - start === chosen[decision] ? 1 : 0;
    const by = (was - (powers[move - start] as number) / all) / BATCH;
    for (let at = move * 3; at < move * 3 + 3; at++) {
      const place = places[at] as number;
      if (place >= 0) slope[place] = (slope[place] as number) + by;
    }
  }
}

/** Whole weights near the choices noted. */
export function fit(notes: Notes, from: readonly number[]): number[] {
  const base = Float64Array.from(from, (weight) => weight / SCALE);
  const weights = Float64Array.from(base);
  const [means, squares] = [new Float64Array(WEIGHTS), new Float64Array(WEIGHTS).fill(1e-8)];
  const [slope, sum] = [new Float64Array(WEIGHTS), new Float64Array(WEIGHTS)];
  const learned = Math.floor(notes.chosen.length * LEARNED);
  const order = Array.from({ length: learned }, (_, at) => at);
  const limit = MOST / SCALE;
  let [random, step, summed] = [12345, 0, 0];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = learned - 1; at > 0; at--) {
      random = stepFast(random);
      const other = Math.floor(((random >>> 0) / 4294967296) * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS);
    for (let first = 0; first + BATCH <= learned; first += BATCH) {
      slope.fill(0);
      for (let at = first; at < first + BATCH; at++)
        lean(notes, weights, order[at] as number, slope);
      step++;
      for (let at = 0; at < WEIGHTS; at++) {
        const weight = weights[at] as number;
        const by = (slope[at] as number) - PULL * (weight - (base[at] as number));
        const mean = 0.9 * (means[at] as number) + 0.1 * by;
        const square = 0.999 * (squares[at] as number) + 0.001 * by * by;
        means[at] = mean;
        squares[at] = square;
        const move = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
        weights[at] = Math.max(-limit, Math.min(limit, weight + rate * move));
      }
      if (epoch < EPOCHS * AVERAGE_FROM || step % 10 !== 0) continue;
      summed++;
      for (let at = 0; at < WEIGHTS; at++) sum[at] = (sum[at] as number) + (weights[at] as number);
    }
  }
  return Array.from(sum, (total) => Math.round((total / summed) * SCALE));
}
