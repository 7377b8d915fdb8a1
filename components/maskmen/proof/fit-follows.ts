/**
 * How what follows from a new defeat is set in its place: as large as wished on as many lines as serve
 * it best, with the masks beside the words wherever these stay about as large. Pure.
 */

import { fittingSize } from '@/components/ui/estimate-width';
import { border, smallestSize } from '@/theme';

export const LINE = 1.2;
export const MOST_LINES = 3;
export const SIDE = 14;
export const MARK = 13;
export const GAP = 8;
export const EDGE = border.thin * 1.6;
/** A mask's width and its distance from its neighbours, and the sign's, in sizes of the words. */
export const MASK = 1.5;
export const MASK_GAP = 0.4;
export const SIGN = 0.5;
/** How much smaller words may be beside masks. */
const LEAST_PICTURED = 0.9;
/** What the words keep clear of the upper and the lower edge. */
const CLEAR = 4;

interface Box {
  readonly width: number;
  readonly height: number;
}

export interface FollowsRoom {
  /** The whole place, edges and all. */
  readonly room: Box;
  readonly wished: number;
  /** How many masks tell the same; none where they cannot. */
  readonly masks: number;
}

export interface FollowsFit {
  readonly fontSize: number;
  readonly pictured: boolean;
}

/** How wide the masks are beside words of a size. */
const masksWidth = (masks: number, size: number): number =>
  size * ((MASK + MASK_GAP) * masks + SIGN);

/** As large as wished on as many lines as serve it best, as long as all of it can be read. */
function sizeIn(words: string, wished: number, { width, height }: Box): number {
  // Where nothing fits, this is less than can be read.
  const sizes = Array.from({ length: MOST_LINES }, (_, at) =>
    fittingSize(words, {
      width,
      lines: at + 1,
      largest: Math.max(smallestSize, Math.min(wished, height / ((at + 1) * LINE))),
      smallest: 0,
    }),
  );
  return Math.max(...sizes);
}

export function fitFollows(words: string, { room, wished, masks }: FollowsRoom): FollowsFit {
  const inner = {
    width: room.width - 2 * (SIDE + EDGE) - MARK - GAP,
    height: room.height - CLEAR,
  };
  const bare = Math.max(smallestSize, sizeIn(words, wished, inner));
  const beside = inner.width - GAP - masksWidth(masks, bare);
  if (masks === 0 || beside <= 0) return { fontSize: bare, pictured: false };
  // For the masks' sake words take another line, or are a little smaller.
  const small = sizeIn(words, bare, { ...inner, width: beside });
  const pictured = small >= Math.max(smallestSize, bare * LEAST_PICTURED);
  return { fontSize: pictured ? small : bare, pictured };
}
