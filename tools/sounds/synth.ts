/**
 * The parts sounds are made of: noises, filters, strings and envelopes, over plain arrays of samples.
 * Chance comes from a seeded generator; a decay is the time to fall by 40 decibels.
 */

import { nextWord, seedRng, type Rng } from '@/engine/core/rng';

import { amplitudeOf, cosine, exponential, sine } from './arithmetic';

export const RATE = 22_050;

export type Samples = Float64Array;

export const samplesIn = (ms: number): number => Math.round((ms * RATE) / 1000);

export const silence = (ms: number): Samples => new Float64Array(samplesIn(ms));

/** A sound's own stream of chance. */
export const chanceFor = (stream: number): Rng =>
  seedRng('6d61736b6d656e20736f756e64732121', stream);

/** 0 to 1. */
export const portionOf = (rng: Rng): number => nextWord(rng) / 4_294_967_296;

const noiseOf = (rng: Rng): number => 2 * portionOf(rng) - 1;

export function whiteNoise(ms: number, rng: Rng): Samples {
  return silence(ms).map(() => noiseOf(rng));
}

/** Seven slow noises under a fast one: falls by three decibels an octave. */
export function pinkNoise(ms: number, rng: Rng): Samples {
  const poles = [
    [0.99886, 0.0555179],
    [0.99332, 0.0750759],
    [0.969, 0.153852],
    [0.8665, 0.3104856],
    [0.55, 0.5329522],
    [-0.7616, -0.016898],
  ] as const;
  const held = poles.map(() => 0);
  return silence(ms).map(() => {
    const white = noiseOf(rng);
    let sum = white * 0.5362;
    poles.forEach(([keep, take], at) => {
      held[at] = keep * (held[at] as number) + take * white;
      sum += held[at] as number;
    });
    return sum * 0.2;
  });
}

/** A value for each part of a sound, 0 at its beginning and 1 at its end. */
export type Course = (part: number) => number;

export const steady =
  (value: number): Course =>
  () =>
    value;

export const from =
  (first: number, last: number): Course =>
  (part) =>
    first + (last - first) * part;

interface Band {
  readonly centre: Course;
  readonly q: number;
}

/** A band-pass of second order whose centre may wander; 1 at the centre. */
export function bandPass(input: Samples, { centre, q }: Band): Samples {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return input.map((x, at) => {
    const turns = centre(at / input.length) / RATE;
    const alpha = sine(turns) / (2 * q);
    const y = (alpha * (x - x2) + 2 * cosine(turns) * y1 - (1 - alpha) * y2) / (1 + alpha);
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** A low-pass of second order without resonance. */
export function lowPass(input: Samples, edge: number): Samples {
  const turns = edge / RATE;
  const alpha = sine(turns) / 1.4142135623730951;
  const c = cosine(turns);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return input.map((x) => {
    const fed = ((1 - c) / 2) * (x + 2 * x1 + x2);
    const y = (fed + 2 * c * y1 - (1 - alpha) * y2) / (1 + alpha);
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** A tone whose frequency may glide. */
export function tone(ms: number, hertz: Course, wave: (turns: number) => number = sine): Samples {
  let turns = 0;
  const out = silence(ms);
  return out.map((_, at) => {
    const value = wave(turns);
    turns += hertz(at / out.length) / RATE;
    return value;
  });
}

const fraction = (turns: number): number => turns - Math.floor(turns);

/** Begins at nothing, rising. */
export function triangle(turns: number): number {
  const at = fraction(turns + 0.25);
  return at < 0.5 ? 4 * at - 1 : 3 - 4 * at;
}

export const square = (turns: number): number => (fraction(turns) < 0.5 ? 1 : -1);

interface Pluck {
  readonly ms: number;
  readonly hertz: number;
  /** What a wave keeps each time it comes round. */
  readonly damping: number;
  /** How long the pick's noise is. */
  readonly pick: number;
}

/** A string of Karplus and Strong: noise going round a loop that softens it. */
export function pluck({ ms, hertz, damping, pick }: Pluck, rng: Rng): Samples {
  const noise = whiteNoise(pick, rng);
  const mean = noise.reduce((sum, x) => sum + x, 0) / noise.length;
  // The softening holds a wave up by half a sample.
  const way = RATE / hertz - 0.5;
  const whole = Math.floor(way);
  const rest = way - whole;
  const out = silence(ms);
  const past = (at: number): number => (at < 0 ? 0 : (out[at] as number));
  const behind = (at: number): number =>
    (1 - rest) * past(at - whole) + rest * past(at - whole - 1);
  for (let at = 0; at < out.length; at++) {
    const picked = at < noise.length ? (noise[at] as number) - mean : 0;
    out[at] = picked + (damping * (behind(at) + behind(at - 1))) / 2;
  }
  return out;
}

/** Falls by 40 decibels in a time, from a moment on; nothing before it. */
export function decay(input: Samples, ms: number, after = 0): Samples {
  const fall = exponential(-4.605170185988092 / ((ms * RATE) / 1000));
  let level = 1;
  return input.map((x, at) => {
    if (at < samplesIn(after)) return 0;
    const value = x * level;
    level *= fall;
    return value;
  });
}

/** Rises to a moment and falls from it, both as half a bell. */
export function swell(input: Samples, peak: number): Samples {
  return input.map((x, at) => {
    const part = at / Math.max(1, input.length - 1);
    const of = part < peak ? part / peak : (1 - part) / (1 - peak);
    return x * (0.5 - 0.5 * cosine(of / 2));
  });
}

export const scale = (input: Samples, by: number): Samples => input.map((x) => x * by);

export const reverse = (input: Samples): Samples => input.slice().reverse();

export interface Layer {
  readonly samples: Samples;
  readonly gain?: number;
  readonly at?: number;
}

/** Layers over each other; what reaches beyond the end is cut. */
export function mix(ms: number, layers: readonly Layer[]): Samples {
  const out = silence(ms);
  for (const { samples, gain = 1, at = 0 } of layers) {
    const start = samplesIn(at);
    const end = Math.min(out.length, start + samples.length);
    for (let here = start; here < end; here++)
      out[here] = (out[here] as number) + gain * (samples[here - start] as number);
  }
  return out;
}

export const peakOf = (input: Samples): number =>
  input.reduce((most, x) => Math.max(most, x < 0 ? -x : x), 0);

interface Finish {
  /** Decibels below full scale of the loudest sample. */
  readonly level: number;
  /** How long the beginning and the end take. */
  readonly attack?: number;
  readonly release?: number;
}

/** Without a constant part, from nothing to nothing, as loud as told. */
export function finish(input: Samples, { level, attack = 0.6, release = 6 }: Finish): Samples {
  let [before, held] = [0, 0];
  const edge = (at: number): number => {
    const into = Math.min(1, at / samplesIn(attack));
    const out = Math.min(1, (input.length - 1 - at) / samplesIn(release));
    return (0.5 - 0.5 * cosine(into / 2)) * (0.5 - 0.5 * cosine(out / 2));
  };
  const shaped = input.map((x, at) => {
    held = 0.996 * (held + x - before);
    before = x;
    return held * edge(at);
  });
  return scale(shaped, amplitudeOf(level) / peakOf(shaped));
}
