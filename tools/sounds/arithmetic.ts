/**
 * Sine and the exponential from + − × ÷ alone: the sounds are the same bytes on every machine, which
 * the built-in functions do not promise.
 */

const TAU = 6.283185307179586;
const LN_2 = 0.6931471805599453;

/** The sine of a phase in turns: 1 is once around. */
export function sine(turns: number): number {
  // The nearest half turn leaves −¼…¼ of a turn, where the series is short.
  const half = Math.round(turns * 2);
  const x = (turns - half / 2) * TAU;
  const square = x * x;
  let term = x;
  let sum = x;
  for (let n = 2; n <= 18; n += 2) {
    term *= -square / (n * (n + 1));
    sum += term;
  }
  return half % 2 === 0 ? sum : -sum;
}

export const cosine = (turns: number): number => sine(turns + 0.25);

/** e to the power of x. */
export function exponential(x: number): number {
  const halvings = Math.max(0, Math.ceil((x < 0 ? -x : x) * 2));
  const small = halvings === 0 ? x : x / halvings;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 14; n++) {
    term *= small / n;
    sum += term;
  }
  let power = 1;
  for (let times = 0; times < Math.max(1, halvings); times++) power *= sum;
  return power;
}

/** The ratio of so many semitones. */
export const semitones = (count: number): number => exponential((LN_2 * count) / 12);

/** The amplitude of a level in decibels, 0 being the loudest there is. */
export const amplitudeOf = (decibels: number): number =>
  exponential((decibels * 2.302585092994046) / 20);
