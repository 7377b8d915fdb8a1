/** Nets as text: three characters a weight, eighteen bits, in steps of 1/8192. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const STEP = 8192;
const ZERO = 1 << 17;

/** A net's weights as text. */
export const packNet = (weights: Float64Array): string =>
  Array.from(weights, (weight) => {
    const whole = Math.max(0, Math.min(2 * ZERO - 1, Math.round(weight * STEP) + ZERO));
    return `${DIGITS[whole >> 12]}${DIGITS[(whole >> 6) & 63]}${DIGITS[whole & 63]}`;
  }).join('');

/** A net's weights from their text. */
export function unpackNet(text: string): Float64Array {
  const weights = new Float64Array(text.length / 3);
  for (let at = 0; at < weights.length; at++) {
    let whole = 0;
    for (let digit = 0; digit < 3; digit++)
      whole = whole * 64 + DIGITS.indexOf(text.charAt(at * 3 + digit));
    weights[at] = (whole - ZERO) / STEP;
  }
  return weights;
}
