/**
 * What moves in the diagram between two pictures, as data: who glides from where to where, what each
 * mask and rope looks like from when on, which steps are taken at which time. Times are milliseconds
 * at brisk pace. Drawing it is another matter: see `use-scene`.
 */

import type { Order } from '@/engine/view';

import type { Plate } from '../columns/plate-plan';
import type { DiagramPlan, NodePlan, RopeCurve, RopePlan, ShelfPlan } from './plan';
import type { RopeStand, Stand } from './relations';
import type { Track } from './timing';

/** What is drawn: the diagram, or the same wrestlers as columns of plates. */
export interface DrawnPlan extends Pick<
  DiagramPlan,
  'maskWidth' | 'nameSize' | 'within' | 'nodes' | 'ropes' | 'shelf'
> {
  readonly plates?: readonly Plate[];
}

/** What the diagram shows at rest. */
export interface Picture {
  readonly plan: DrawnPlan;
  readonly order: Order;
  /** The focused wrestler. */
  readonly focused: number | undefined;
}

export interface Pair {
  readonly winner: number;
  readonly loser: number;
}

/** A relation that was just proved, and what follows from it. */
export interface Proved extends Pair {
  readonly implied: readonly Pair[];
}

interface Timed {
  readonly at: number;
  readonly ms: number;
}

export type DiagramStep =
  | (Timed & { readonly kind: 'duck'; readonly wrestler: number })
  /** The rope is drawn, with a spark at its head. */
  | (Timed & Pair & { readonly kind: 'draw' })
  | (Timed & Pair & { readonly kind: 'tremble' })
  | (Timed & { readonly kind: 'banner-in' })
  | (Timed & Pair & { readonly kind: 'ghost' })
  | (Timed & { readonly kind: 'banner-out' })
  | (Timed & { readonly kind: 'glide' })
  | (Timed & Pair & { readonly kind: 'tidy' })
  | (Timed & { readonly kind: 'recolour'; readonly wrestler: number })
  | (Timed & { readonly kind: 'cross-fade' });

export type Body = 'outline' | 'ink';

export interface NodeMotion {
  readonly wrestler: number;
  readonly from: NodePlan;
  readonly to: NodePlan;
  readonly stands: Track<Stand>;
  readonly bodies: Track<Body>;
  /** When it ducks; `undefined` for all but the loser. */
  readonly ducks: number | undefined;
  /** Set back while others are told about. */
  readonly dimmed: boolean;
}

/** `new`: in the lamp's light while it is being proved. */
export type RopeLook = RopeStand | { readonly stand: 'new'; readonly near: true };

export interface RopeMotion extends Pair {
  readonly from: RopeCurve;
  readonly to: RopeCurve;
  readonly kind: RopePlan['kind'];
  readonly looks: Track<RopeLook>;
  readonly dimmed: boolean;
  /** How it comes or goes; a rope that stays does neither. */
  readonly fate: 'stays' | 'drawn' | 'appears' | 'tidied';
}

export interface GhostMotion extends Pair {
  readonly from: RopeCurve;
  readonly to: RopeCurve;
  readonly at: number;
  readonly ms: number;
}

/** When each thing happens; a time that never comes is past the end. */
export interface DiagramTimes {
  readonly start: number;
  readonly draw: Timed;
  readonly tremble: Timed;
  readonly glide: Timed;
  readonly tidy: Timed;
  /** When what was shown for the proof's sake goes. */
  readonly ghostsOut: Timed;
  readonly fade: number;
  readonly end: number;
}

export type DiagramMotion =
  | {
      readonly kind: 'moves';
      readonly steps: readonly DiagramStep[];
      readonly times: DiagramTimes;
      readonly nodes: readonly NodeMotion[];
      readonly ropes: readonly RopeMotion[];
      readonly ghosts: readonly GhostMotion[];
      readonly shelves: readonly [ShelfPlan | undefined, ShelfPlan | undefined];
      readonly nameSizes: readonly [number, number];
      /** The picture it comes from. */
      readonly before: Picture;
    }
  /** Nothing may travel: the old drawing gives way to the new one. */
  | {
      readonly kind: 'cross-fade';
      readonly steps: readonly DiagramStep[];
      readonly times: Pick<DiagramTimes, 'end' | 'fade'>;
      readonly before: Picture;
    };

export type MovingDiagram = Extract<DiagramMotion, { kind: 'moves' }>;
