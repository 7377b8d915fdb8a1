/**
 * Ropes are taut, cards are heavy, masks are light. Curves as bezier points, springs for
 * `withSpring`, times in milliseconds, ways in pixels, turns in degrees. `motion` has one entry for
 * each row of docs/motion.md; `reduced` is what is left of it where nothing may travel.
 */

export const curve = {
  out: [0.16, 1, 0.3, 1],
  in: [0.5, 0, 0.9, 0.3],
  inOut: [0.65, 0, 0.35, 1],
  slam: [0.7, 0, 1, 0.6],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>;

export type CurveName = keyof typeof curve;

export const spring = {
  card: { mass: 1, stiffness: 320, damping: 26 },
  lift: { mass: 0.6, stiffness: 420, damping: 24 },
  mask: { mass: 1, stiffness: 180, damping: 22 },
  /** Rings three or four times. */
  rope: { mass: 0.4, stiffness: 600, damping: 9 },
} as const;

export type SpringName = keyof typeof spring;

export const motion = {
  /** Cards fly from the ring's centre to the hand's edge; then the groups fan open. */
  deal: {
    apart: 38,
    flight: 260,
    curve: 'out',
    turn: -20,
    fanApart: 30,
    fan: 300,
    fanSpring: 'card',
    most: 950,
    reduced: { fade: 150 },
  },
  /** The group under the finger rises, its neighbours make room, the diagram recolours. */
  focus: { rise: 22, scale: 1.16, aside: 6, spring: 'lift', colours: 120, reduced: { rise: 0 } },
  /** The chosen cards rise further, their border fades in, the rope they would prove marches. */
  select: {
    rise: 16,
    spring: 'lift',
    border: 120,
    march: -13,
    marchTime: 600,
    reduced: { march: 0 },
  },
  /** The chosen cards gather into one packet. */
  lift: { press: 120, scale: 1.08, shadow: 0.5, spring: 'lift', reduced: { outline: 2 } },
  /** The packet follows the finger; its tilt is the finger's sideways speed divided. */
  drag: { tiltBy: 60, mostTilt: 12, spring: 'card', reduced: { mostTilt: 0 } },
  /** Let go below the ring's edge, the packet flies home. */
  return: { spring: 'card', reduced: { fade: 120 } },
  /** An arc, a slam, a ring on the mat, and the ropes dip. The arc is shorter for a faster finger. */
  swipeUpPlay: {
    arc: 260,
    arcLeast: 160,
    curve: 'out',
    apex: 70,
    grown: 1.08,
    scale: 1.2,
    tilt: 6,
    slam: 90,
    slamCurve: 'slam',
    mat: 240,
    matReach: 64,
    matOpacity: 0.5,
    dip: 3,
    dipSpring: 'rope',
    dipTime: 380,
    reduced: { fade: 150 },
  },
  /** The packet stops at the ring's edge and shakes, the reason pulses once. */
  illegalSwipe: { time: 240, shakes: 3, way: 5, pulse: 1.05, reduced: { border: 2, hold: 600 } },
  /** The seat's pad nods; backs leave it, flip halfway and slam, smaller than one's own. */
  opponentPlay: {
    nod: 4,
    nodTime: 160,
    flight: 320,
    curve: 'out',
    flipAt: 0.5,
    slam: 90,
    slamCurve: 'slam',
    size: 0.8,
    reduced: { outline: 150, fade: 150 },
  },
  /** A towel drops from the seat and swings; the pad dims, its words do not. */
  pass: {
    time: 280,
    curve: 'out',
    swing: 14,
    swingSpring: 'rope',
    swingTime: 380,
    dim: 0.55,
    reduced: { time: 0 },
  },
  /** The loser ducks, the rope draws and trembles, the banner tells, what follows is shown. */
  newRope: {
    duck: 4,
    duckTime: 120,
    draw: 420,
    drawCurve: 'inOut',
    tremble: 380,
    trembleWay: 5,
    trembleSpring: 'rope',
    bannerAt: 420,
    bannerIn: 220,
    bannerInCurve: 'out',
    bannerTurn: -4,
    impliedAt: 640,
    implied: 140,
    /** All implied relations together take no longer than this. */
    impliedMost: 700,
    bannerOutAt: 1540,
    bannerOut: 180,
    bannerOutCurve: 'in',
    total: 1720,
    reduced: { banner: 150, hold: 1600 },
  },
  /** Masks glide to new places with their ropes; a rope that became redundant goes. */
  relayout: {
    spring: 'mask',
    most: 520,
    /** After a proof: it starts as the banner goes, counted from the rope's beginning, */
    after: 1540,
    /** and the masks have until the beat is over. */
    afterProof: 400,
    tidy: 260,
    tidyWidth: 2,
    reduced: { fade: 200 },
  },
  /** Rims and ropes recolour outward from the mask, a step of the graph at a time. */
  tapNode: { step: 70, each: 140, reduced: { step: 0 } },
  /** The cards sweep to the winner in the order of play, whose pad hops; the bell goes to the host. */
  roundWon: {
    sweep: 340,
    curve: 'in',
    apart: 40,
    scale: 0.3,
    hop: 8,
    hopSpring: 'lift',
    hopTime: 420,
    bell: 340,
    bellCurve: 'inOut',
    reduced: { fade: 150 },
  },
  /** A ticket is stamped onto the seat. */
  goingOut: {
    scale: 1.6,
    tilt: 8,
    stamp: 160,
    curve: 'slam',
    spring: 'lift',
    settle: 240,
    /** It lies there as long, and does not travel. */
    reduced: { time: 800 },
  },
  /** The poster drops, its rays turn, rows rise, tickets stamp, totals count up. */
  seasonEnd: {
    drop: -306,
    panel: 420,
    curve: 'out',
    rays: 6000,
    raysTurn: 6,
    rise: 24,
    riseTime: 320,
    rowApart: 60,
    count: 500,
    reduced: { fade: 200 },
  },
  /** The curtain closes before the seat changes; once shut, the table is gone. */
  handOverCover: { time: 220, curve: 'inOut', reduced: { time: 0 } },
  /** The ring fills while it is held; let go, it runs back. It is information: it stays when reduced. */
  handOverReveal: { fill: 700, back: 160, reduced: { fill: 700, cards: 150 } },
  /** Covered at once. */
  appLosesFocus: { time: 0, reduced: { time: 0 } },
  /** The best group rises once, then its rope marches. */
  hint: { high: 1.5, spring: 'lift', up: 240, reduced: { high: 0 } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type MotionName = keyof typeof motion;

export const duration = { sheet: 260 } as const;

/** What makes room for something else. */
export const glide = { time: 260, curve: 'out' } as const;

/** Holding to reveal: `forget` tells a press from an activation. */
export const hold = { forget: 400 } as const;

/** Arranging seats: rows make room, and the one that was dragged settles in its place. */
export const reorder = { room: 140, settle: 160 } as const;
