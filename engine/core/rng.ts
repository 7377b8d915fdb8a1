/**
 * Randomness as data. A generator is four 32-bit words in a plain array: keep it, copy it with
 * `slice`, store it as JSON. The algorithm is xoshiro128**: integer operations only, so V8 and
 * Hermes agree to the bit; its period of 2^128 − 1 suits seeds of 64 bits and more.
 *
 * Playouts by the million use the one-word xorshift of `stepFast` instead.
 */

export type Rng = number[];
export type RngState = readonly number[];

/** The seed of a match: 16 to 64 hexadecimal digits, 64 to 256 bits. */
export type Seed = string;

const SEED_PATTERN = /^[0-9a-f]{16,64}$/;

/** Whether a value is a seed in its written form. */
export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'string' && SEED_PATTERN.test(value);

/** Writes random words, from whatever source of chance the caller has, as a seed. */
export const makeSeed = (words: readonly number[]): Seed =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** A finaliser that spreads every input bit over the whole word. */
function mix(word: number): number {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}

/** A generator for one stream of a seed; streams of one seed are independent of each other. */
export function seedRng(seed: Seed, stream: number): Rng {
  const rng: Rng = [0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0, mix(stream + 1)];
  for (let at = 0; at < seed.length; at += 8) {
    const word = parseInt(seed.slice(at, at + 8), 16) | 0;
    for (let lane = 0; lane < 4; lane++) {
      const before = rng[(lane + 3) & 3] as number;
      rng[lane] = mix((rng[lane] as number) ^ Math.imul(word + lane, 0x01000193) ^ before);
    }
  }
  if ((rng[0] as number) === 0 && rng[1] === 0 && rng[2] === 0 && rng[3] === 0) rng[0] = 1;
  for (let warm = 0; warm < 16; warm++) nextWord(rng);
  return rng;
}

/** Advances the generator and returns 32 random bits as an unsigned integer. */
export function nextWord(rng: Rng): number {
  const [a, b, c, d] = rng as [number, number, number, number];
  const scrambled = Math.imul(b, 5);
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  const c1 = c ^ a;
  const d1 = d ^ b;
  rng[0] = a ^ d1;
  rng[1] = b ^ c1;
  rng[2] = c1 ^ (b << 9);
  rng[3] = (d1 << 11) | (d1 >>> 21);
  return result >>> 0;
}

/** A uniform integer in 0…limit−1, without bias: draws beyond the last whole multiple are redrawn. */
export function nextBelow(rng: Rng, limit: number): number {
  const ceiling = 4294967296 - (4294967296 % limit);
  let word = nextWord(rng);
  while (word >= ceiling) word = nextWord(rng);
  return word % limit;
}

/** One step of a 32-bit xorshift; the state must not be 0. Fast, for playouts only. */
export function stepFast(state: number): number {
  let x = state ^ (state << 13);
  x ^= x >>> 17;
  return x ^ (x << 5);
}
