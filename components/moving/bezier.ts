/** A bezier curve from (0, 0) to (1, 1), by its two other points. */
export type Bezier = readonly [x1: number, y1: number, x2: number, y2: number];

/** Its height over x, both 0 to 1. */
export function bezierAt([x1, y1, x2, y2]: Bezier, x: number): number {
  'worklet';
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // Halving is slower than Newton's way and never goes astray; sixteen steps are finer than a pixel.
  let low = 0;
  let high = 1;
  let t = x;
  for (let step = 0; step < 16; step++) {
    const at = 3 * (1 - t) * (1 - t) * t * x1 + 3 * (1 - t) * t * t * x2 + t * t * t;
    if (at < x) low = t;
    else high = t;
    t = (low + high) / 2;
  }
  return 3 * (1 - t) * (1 - t) * t * y1 + 3 * (1 - t) * t * t * y2 + t * t * t;
}
