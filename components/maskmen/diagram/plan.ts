/** What the diagram's stages hand to each other, and at last to the drawing. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DiagramBox {
  readonly width: number;
  readonly height: number;
  /** The largest mask: 46 on phones, 86 on tablets; the smallest is about half of it. */
  readonly largestMask: number;
  /** The longest name in heights of its letters; without it, that of the English names. */
  readonly nameLength?: number | undefined;
  /** The reader's text size, as far as names follow it; 1 unless told. */
  readonly nameScale?: number | undefined;
}

/** Where a wrestler's name stands: on a bar under the chin, or beside the mask. */
export type NamePlace =
  | { readonly kind: 'bar' }
  | { readonly kind: 'side'; readonly side: 'left' | 'right'; readonly dy: number };

export type Standing = 'ranked' | 'played' | 'unplayed';

export interface NodePlan extends Point {
  readonly wrestler: number;
  readonly width: number;
  readonly standing: Standing;
  readonly name: NamePlace;
  /** The size of its name on the shelf; ranked ones share the drawing's. */
  readonly nameSize?: number;
}

/**
 * Two cubics joined, points 0–3 and 3–6, from winner to loser. Simple ropes have both too, so that
 * any two curves can be mixed point by point while masks glide.
 */
export type RopeCurve = readonly [Point, Point, Point, Point, Point, Point, Point];

export interface RopePlan {
  readonly winner: number;
  readonly loser: number;
  readonly curve: RopeCurve;
  /** A rope between lanes, which falls sideways, or one that hangs straight down. */
  readonly kind: 'zigzag' | 'hanging';
}

export interface ShelfPart {
  readonly title: 'notPlayed' | 'notRanked' | 'played' | 'allUnplayed' | 'noneRanked';
  readonly titleY: number;
}

export interface ShelfPlan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly ShelfPart[];
  /** Where a dashed line divides played from not yet played. */
  readonly divideY: number | undefined;
}

export interface DiagramPlan {
  readonly maskWidth: number;
  readonly nameSize: number;
  /** The box it was laid out in. */
  readonly within?: DiagramBox | undefined;
  /** Where names may stand: right of the axis, left of the shelf. */
  readonly reach?: Reach | undefined;
  readonly nodes: readonly NodePlan[];
  readonly ropes: readonly RopePlan[];
  readonly shelf: ShelfPlan | undefined;
  /** What the next layout starts from, so that it moves as little as it can. */
  readonly memory: Memory;
}

export interface Reach {
  readonly left: number;
  readonly right: number;
}

/** How the masks stood. */
export interface Memory {
  /** Each wrestler's x; −1 without a rank. */
  readonly x: readonly number[];
  /** The middle of the masks' space. */
  readonly middle: number;
  readonly levels: number;
  /** The lanes they stood in, where they did. */
  readonly lanes?: Lanes | undefined;
}

/** How many at most stand side by side: one, two, or more. */
export type LaneShape = 'chain' | 'fork' | 'rows';

/** The left lane, how far the right one is from it, and what stands in them. */
export interface Lanes {
  readonly left: number;
  readonly spread: number;
  readonly shape: LaneShape;
}

/** A mask's height for a width of 1. */
export const MASK_RATIO = 1.2;
/** From a mask to the name beside it. */
export const NAME_GAP = 9;
/** Room for the axis at the left. */
export const AXIS = 24;
