/**
 * Ropes are taut, cards are heavy, masks are light. Curves as bezier points, springs for
 * `withSpring`, durations in milliseconds. Every effect built on these has a reduced-motion branch.
 */

export const curve = {
  out: [0.16, 1, 0.3, 1],
  in: [0.5, 0, 0.9, 0.3],
  inOut: [0.65, 0, 0.35, 1],
  slam: [0.7, 0, 1, 0.6],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>;

export const spring = {
  card: { mass: 1, stiffness: 320, damping: 26 },
  lift: { mass: 0.6, stiffness: 420, damping: 24 },
  mask: { mass: 1, stiffness: 180, damping: 22 },
  rope: { mass: 0.4, stiffness: 600, damping: 9 },
} as const;

export const duration = { sheetIn: 260 } as const;

/** A play's way into the ring: an arc, then a slam; `glide` is for plays that make room. */
export const flight = {
  arc: 320,
  slam: 90,
  glide: 260,
  fade: 150,
  apex: 60,
  scale: 1.2,
  /** How long a won round lies in the ring, and how long its cards take to the winner. */
  rest: 650,
  sweep: 340,
} as const;

/** Holding to reveal: until full, and back when let go; `forget` tells a press from an activation. */
export const hold = { fill: 700, back: 160, forget: 400 } as const;

/** Results: the panel drops, rows rise one after another, tickets stamp, totals count up. */
export const results = {
  panel: 420,
  row: 60,
  rise: 320,
  lift: 24,
  stamp: 160,
  count: 500,
  fade: 200,
} as const;
