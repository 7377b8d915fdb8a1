/** What a sound is made of, measured from its samples: for tests, and for ears that cannot listen. */

import { RATE, samplesIn, type Samples } from './synth';

/** Under a smooth window, so that strong tones do not leak into their neighbours' places. */
const windowed = (samples: Samples): Samples =>
  samples.map((x, at) => x * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples.length)));

/** How much of a frequency is in windowed samples, by Goertzel's recurrence. */
function energyAt(samples: Samples, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let [one, two] = [0, 0];
  for (const x of samples) [one, two] = [x + turn * one - two, one];
  return (one * one + two * two - turn * one * two) / samples.length ** 2;
}

/** How much of a frequency is in it. */
export const strengthAt = (samples: Samples, hertz: number): number =>
  Math.sqrt(energyAt(windowed(samples), hertz));

export interface Range {
  readonly from: number;
  readonly to: number;
  /** How close to each other frequencies are looked at. */
  readonly step: number;
}

interface Line {
  readonly hertz: number;
  readonly energy: number;
}

function spectrumOf(samples: Samples, { from, to, step }: Range): Line[] {
  const seen = windowed(samples);
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, nth) => {
    const hertz = from + nth * step;
    return { hertz, energy: energyAt(seen, hertz) };
  });
}

const sumOf = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

/** The strongest frequency of a range. */
export const peakIn = (samples: Samples, range: Range): number =>
  spectrumOf(samples, range).reduce((best, line) => (line.energy > best.energy ? line : best))
    .hertz;

/** The middle of a range's energy. */
export function centreOf(samples: Samples, range: Range): number {
  const lines = spectrumOf(samples, range);
  return sumOf(lines, ({ hertz, energy }) => hertz * energy) / sumOf(lines, ({ energy }) => energy);
}

/** Which part of the energy lies in a range, of all between 20 Hz and the highest there is. */
export function shareIn(samples: Samples, { from, to, step }: Range): number {
  const lines = spectrumOf(samples, { from: 20, to: RATE / 2 - 20, step });
  const inside = lines.filter(({ hertz }) => hertz >= from && hertz <= to);
  return sumOf(inside, ({ energy }) => energy) / sumOf(lines, ({ energy }) => energy);
}

/** The part of a sound between two times. */
export const between = (samples: Samples, from: number, to: number): Samples =>
  samples.slice(samplesIn(from), samplesIn(to));

/** How loud it is, from −1…1. */
export const loudnessOf = (samples: Samples): number =>
  Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / Math.max(1, samples.length));

export const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);
