/**
 * Where the cards of a hand lie: groups side by side in a shallow arc, each group a small fan. Pure,
 * in the coordinates of the hand's rectangle.
 */

export interface FanSpace {
  readonly width: number;
  readonly cardWidth: number;
  /** The y of a resting card's centre in the middle of the arc. */
  readonly restY: number;
}

export interface FanCard {
  /** Centre, relative to the group's. */
  readonly dx: number;
  readonly dy: number;
  /** Degrees. */
  readonly tilt: number;
}

export interface FanGroup {
  /** Centre of the group. */
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  readonly cards: readonly FanCard[];
  /** The strip of the hand that belongs to this group, for a finger. */
  readonly left: number;
  readonly right: number;
}

const ARC_TILT = 14;
const ARC_DROP = 5;
const CARD_STEP = 0.1;
const CARD_TILT = 3.2;
const WIDEST_SLOT = 1.75;

/** Lays groups of so many cards each. */
export function layFan(counts: readonly number[], space: FanSpace): FanGroup[] {
  const { width, cardWidth, restY } = space;
  const margin = Math.max(10, cardWidth * 0.22);
  const slot = Math.min((width - 2 * margin) / Math.max(counts.length, 1), cardWidth * WIDEST_SLOT);
  const start = (width - slot * counts.length) / 2;
  const step = Math.min(cardWidth * CARD_STEP, (slot * 0.55) / 5);
  return counts.map((count, at) => {
    // −1 at the left end of the arc, 1 at its right end.
    const along = counts.length < 2 ? 0 : (2 * at) / (counts.length - 1) - 1;
    const spread = Math.min(1, counts.length / 5);
    return {
      x: start + slot * (at + 0.5),
      y: restY + ARC_DROP * along * along * spread,
      tilt: (ARC_TILT / 2) * along * spread,
      cards: Array.from({ length: count }, (_, card) => {
        const off = card - (count - 1) / 2;
        return { dx: off * step, dy: Math.abs(off) * 1.1, tilt: off * CARD_TILT };
      }),
      left: at === 0 ? 0 : start + slot * at,
      right: at === counts.length - 1 ? width : start + slot * (at + 1),
    };
  });
}

/** The group whose strip holds an x. */
export function groupAt(groups: readonly { left: number; right: number }[], x: number): number {
  'worklet';
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at];
    if (group !== undefined && x >= group.left && x < group.right) return at;
  }
  return -1;
}
