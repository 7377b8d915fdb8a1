/** Where things on the stage are at a time: what a phone's UI thread and a browser's frames both ask. */

import { curve, motion, spring } from '@/theme';

import { beginning, mixCurve, pulled } from './curves';
import type { DiagramTimes, RopeMotion } from './motion-plan';
import type { RopeCurve } from './plan';
import type { Stand } from './relations';
import { pointOn } from './ropes';
import type { Track } from './timing';
import { bezierAt, glideAt, portion, ringAt, shareOf, shareOfLayer, springAt } from './timing';

const NEW_ROPE = motion.newRope;
const { mask: MASK_SPRING, rope: ROPE_SPRING, lift: LIFT_SPRING } = spring;
const { out: OUT, inOut: IN_OUT } = curve;

/** A size, a place, and a turn in degrees. */
export interface Placement {
  readonly k: number;
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
}

export const isSamePlace = (a: Placement, b: Placement): boolean =>
  a.x === b.x && a.y === b.y && a.k === b.k;

/** As the six numbers of a matrix. */
export function matrixOf({ k, x, y, angle = 0 }: Placement): number[] {
  'worklet';
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [k * Math.cos(turn), k * Math.sin(turn)];
  return [c, s, -s, c, x, y];
}

/** For a group that stands still. */
export const still = ({ k, x, y, angle = 0 }: Placement): string =>
  `translate(${x} ${y}) rotate(${angle}) scale(${k})`;

/** Where something is carried, and what happens to it on its way. */
export interface Carriage {
  readonly from: Placement;
  readonly to: Placement;
  /** When it ducks. */
  readonly ducks?: number | undefined;
  /** What it grows by while it is in focus. */
  readonly grows?: { readonly stands: Track<Stand>; readonly by: number };
}

/** Down at once, up again when the rope has landed. */
function duckAt(t: number): number {
  'worklet';
  const { duck, duckTime, draw } = NEW_ROPE;
  if (t <= draw) return duck * bezierAt(OUT, t / duckTime);
  return duck * springAt(LIFT_SPRING, t - draw);
}

function focusShare(stands: Track<Stand>, t: number, fade: number): number {
  'worklet';
  let share = 0;
  for (let nth = 0; nth < stands.length; nth++)
    if (stands[nth]?.look === 'focus') share += shareOf(stands, nth, { t, fade });
  return Math.min(1, share);
}

export function carriedTo(move: Carriage, t: number, times: DiagramTimes): Placement {
  'worklet';
  const { from, to, ducks, grows } = move;
  const way = glideAt(MASK_SPRING, t - times.glide.at, times.glide.ms);
  let k = from.k + (to.k - from.k) * way;
  let y = from.y + (to.y - from.y) * way;
  if (ducks !== undefined) y += duckAt(t - ducks);
  if (grows !== undefined) k *= 1 + grows.by * focusShare(grows.stands, t, times.fade);
  return { k, x: from.x + (to.x - from.x) * way, y };
}

/** What comes, goes, or both. */
export interface Appearance {
  /** When it comes and how long that takes; at once when it was there. */
  readonly comes?: { readonly at: number; readonly ms: number };
  readonly goes?: { readonly at: number; readonly ms: number };
  readonly most?: number;
  readonly least?: number;
}

export function shownAt({ comes, goes, most = 1, least = 0 }: Appearance, t: number): number {
  'worklet';
  const there = comes === undefined ? 1 : portion(t, comes.at, comes.ms);
  const gone = goes === undefined ? 0 : portion(t, goes.at, goes.ms);
  return least + (most - least) * there * (1 - gone);
}

const SET_BACK = 0.5;

/** How much is seen of what is set back while others are told about. */
export function dimmedAt(t: number, times: DiagramTimes): number {
  'worklet';
  const back = portion(t, times.glide.at, times.glide.ms);
  return 1 - (1 - SET_BACK) * portion(t, times.start, times.fade) * (1 - back);
}

/** What may keep something from being seen whole. */
export type Veil =
  /** It is one look of several. */
  | { readonly of: 'look'; readonly track: Track<unknown>; readonly nths: readonly number[] }
  /** It comes or goes at a time. */
  | { readonly of: 'time'; readonly when: Appearance }
  /** It is set back while others are told about. */
  | { readonly of: 'set-back' };

/** How much is seen of what is behind several veils. */
export function seenAt(veils: readonly Veil[], t: number, times: DiagramTimes): number {
  'worklet';
  let seen = 1;
  for (const veil of veils) {
    if (veil.of === 'look') seen *= shareOfLayer(veil.track, veil.nths, { t, fade: times.fade });
    else if (veil.of === 'time') seen *= shownAt(veil.when, t);
    else seen *= dimmedAt(t, times);
  }
  return seen;
}

/** Where something hangs at a share of a rope, turned along it or pointing down. */
export function hungAt(rope: RopeCurve, share: number, turns: boolean): Placement {
  'worklet';
  const { x, y, angle } = pointOn(rope, share);
  return { k: 1, x, y, angle: turns ? angle : 90 };
}

/** A rope on its way. */
export type Moving = Pick<RopeMotion, 'from' | 'to' | 'fate'>;

/** Where a rope is at a time. */
export function curveAt(rope: Moving, t: number, times: DiagramTimes): RopeCurve {
  'worklet';
  const way = glideAt(MASK_SPRING, t - times.glide.at, times.glide.ms);
  const hung = mixCurve(rope.from, rope.to, way);
  if (rope.fate !== 'drawn') return hung;
  const drawn = bezierAt(IN_OUT, portion(t, times.draw.at, times.draw.ms));
  const since = t - times.tremble.at;
  const pull = NEW_ROPE.trembleWay * ringAt(ROPE_SPRING, since, times.tremble.ms);
  return beginning(pulled(hung, pull), drawn);
}
