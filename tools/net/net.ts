/**
 * A small net of two hidden layers: figures in, the expected tokens of the season out (scaled as
 * (tokens + 1) / 3). Sums, products and max(0, x) only.
 */

export const HIDDEN_1 = 64;
export const HIDDEN_2 = 32;

/** Where each layer's weights stand in one list: rows by input, a bias row last. */
export const shapeOf = (inputs: number) => {
  const second = (inputs + 1) * HIDDEN_1;
  const third = second + (HIDDEN_1 + 1) * HIDDEN_2;
  return { inputs, second, third, length: third + HIDDEN_2 + 1 };
};
export type Shape = ReturnType<typeof shapeOf>;

export const first = new Float64Array(HIDDEN_1);
export const second = new Float64Array(HIDDEN_2);

/** The net's answer; the hidden layers stay in `first` and `second`. */
export function evaluate(weights: Float64Array, shape: Shape, input: Float64Array): number {
  const { inputs } = shape;
  const bias = inputs * HIDDEN_1;
  for (let j = 0; j < HIDDEN_1; j++) first[j] = weights[bias + j] as number;
  for (let i = 0; i < inputs; i++) {
    const x = input[i] as number;
    if (x === 0) continue;
    const row = i * HIDDEN_1;
    for (let j = 0; j < HIDDEN_1; j++)
      first[j] = (first[j] as number) + x * (weights[row + j] as number);
  }
  const biasTwo = shape.second + HIDDEN_1 * HIDDEN_2;
  for (let j = 0; j < HIDDEN_2; j++) second[j] = weights[biasTwo + j] as number;
  for (let i = 0; i < HIDDEN_1; i++) {
    const x = first[i] as number;
    if (x <= 0) {
      first[i] = 0;
      continue;
    }
    const row = shape.second + i * HIDDEN_2;
    for (let j = 0; j < HIDDEN_2; j++)
      second[j] = (second[j] as number) + x * (weights[row + j] as number);
  }
  let sum = weights[shape.third + HIDDEN_2] as number;
  for (let i = 0; i < HIDDEN_2; i++) {
    const x = second[i] as number;
    if (x <= 0) second[i] = 0;
    else sum += x * (weights[shape.third + i] as number);
  }
  return sum;
}
