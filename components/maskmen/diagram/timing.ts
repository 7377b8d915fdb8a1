/**
 * Time as the diagram uses it: everything that moves is a pure function of one clock, so that a
 * drawing stopped at any instant can be finished by letting the clock be over. All are worklets.
 */

/** A value between two times, 0 before the first and 1 after the second. */
export function portion(t: number, at: number, ms: number): number {
  'worklet';
  if (ms <= 0) return t >= at ? 1 : 0;
  return Math.max(0, Math.min(1, (t - at) / ms));
}

export type Bezier = readonly [number, number, number, number];

/** A timing curve's value, found by halving: the curve's x only grows. */
export function bezierAt(points: Bezier, x: number): number {
  'worklet';
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const [x1, y1, x2, y2] = points;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 18; step++) {
    const s = (low + high) / 2;
    const r = 1 - s;
    if (3 * r * r * s * x1 + 3 * r * s * s * x2 + s * s * s < x) low = s;
    else high = s;
  }
  const s = (low + high) / 2;
  const r = 1 - s;
  return 3 * r * r * s * y1 + 3 * r * s * s * y2 + s * s * s;
}

export interface Spring {
  readonly mass: number;
  readonly stiffness: number;
  readonly damping: number;
}

/** How far a spring let go at 1 still is from 0, after so many milliseconds. */
export function springAt({ mass, stiffness, damping }: Spring, ms: number): number {
  'worklet';
  if (ms <= 0) return 1;
  const t = ms / 1000;
  const decay = damping / (2 * mass);
  const pull = stiffness / mass - decay * decay;
  // Critically damped or more: it creeps home without ringing.
  if (pull <= 0) return Math.exp(-decay * t) * (1 + decay * t);
  const turn = Math.sqrt(pull);
  return Math.exp(-decay * t) * (Math.cos(turn * t) + (decay / turn) * Math.sin(turn * t));
}

/** The way from 0 to 1 on a spring that is home when its time is over, not a little later. */
export function glideAt(spring: Spring, ms: number, most: number): number {
  'worklet';
  if (ms <= 0 || ms >= most) return ms <= 0 ? 0 : 1;
  const rest = springAt(spring, most);
  return 1 - springAt(spring, ms) + (rest * ms) / most;
}

/** A plucked string: sideways out and back, ringing, still when its time is over. */
export function ringAt(spring: Spring, ms: number, most: number): number {
  'worklet';
  if (ms <= 0 || ms >= most) return 0;
  const decay = spring.damping / (2 * spring.mass);
  const turn = Math.sqrt(Math.max(1, spring.stiffness / spring.mass - decay * decay));
  const t = ms / 1000;
  return Math.exp(-decay * t) * Math.sin(turn * t) * (1 - ms / most);
}

/** What something looks like from when on; the first from the beginning. */
export interface Look<L> {
  readonly look: L;
  readonly at: number;
}

export type Track<L> = readonly Look<L>[];

/** A time that does not come. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** A track without looks that change nothing, or that are over before they were seen. */
export function settled<L>(track: Track<L>): Track<L> {
  const lasting = track.filter(({ at }, nth) => (track[nth + 1]?.at ?? NEVER) > at || nth === 0);
  const same = (a: L | undefined, b: L): boolean => JSON.stringify(a) === JSON.stringify(b);
  return lasting.filter(({ look }, nth) => nth === 0 || !same(lasting[nth - 1]?.look, look));
}

/** How much of a track's nth look is there: it comes at its time and goes at the next one's. */
export function shareOf(track: Track<unknown>, nth: number, clock: Clocked): number {
  'worklet';
  const { t, fade } = clock;
  const look = track[nth];
  if (look === undefined) return 0;
  const next = track[nth + 1];
  const come = nth === 0 ? 1 : portion(t, look.at, fade);
  return next === undefined ? come : come * (1 - portion(t, next.at, fade));
}

/** One of the looks of a track, and where in it it is seen: what looks the same is drawn once. */
export interface Layer<L> {
  readonly key: string;
  readonly look: L;
  readonly nths: readonly number[];
}

/** The different looks of a track, in the order in which they are first seen. */
export function layersOf<L>(track: Track<L>, keyOf: (look: L) => string): Layer<L>[] {
  const layers = new Map<string, { look: L; nths: number[] }>();
  track.forEach(({ look }, nth) => {
    const key = keyOf(look);
    const layer = layers.get(key);
    if (layer === undefined) layers.set(key, { look, nths: [nth] });
    else layer.nths.push(nth);
  });
  return [...layers].map(([key, layer]) => ({ key, ...layer }));
}

/** How much of a layer is there. */
export function shareOfLayer(
  track: Track<unknown>,
  nths: readonly number[],
  clock: Clocked,
): number {
  'worklet';
  let share = 0;
  for (const nth of nths) share += shareOf(track, nth, clock);
  return Math.min(1, share);
}

/** Whether one of a track's other looks is there whole, and nothing else is. */
export const isCovered = (
  track: Track<unknown>,
  nths: readonly number[],
  clock: Clocked,
): boolean => track.some((_, nth) => !nths.includes(nth) && shareOf(track, nth, clock) === 1);

export interface Clocked {
  readonly t: number;
  /** How long one look takes to give way to the next. */
  readonly fade: number;
}
