/** Where this round's plays lie on the mat: the top play large, the earlier ones before it. */

export interface RingSpace {
  readonly width: number;
  readonly height: number;
  /** Room kept free at the right for the panel on the mat. */
  readonly panel: number;
  /** The widest a card may be. */
  readonly largest: number;
}

export interface PlayPlace {
  /** Centre of the play's cards. */
  readonly x: number;
  readonly y: number;
  /** Card width relative to the top play's. */
  readonly scale: number;
  readonly tilt: number;
}

export interface RingPlan {
  /** The card width of the top play; every play is drawn in it and scaled. */
  readonly cardWidth: number;
  readonly places: readonly PlayPlace[];
  /** The x of the chevron before the top play; undefined when it stands alone. */
  readonly chevron: number | undefined;
  /** Room for a name under an earlier play, in pixels of the mat. */
  readonly nameRoom: number;
}

const EARLIER = 0.7;

/** Places for so many plays, the lead first. */
export function layRing(count: number, space: RingSpace): RingPlan {
  const { width, height, panel, largest } = space;
  if (height > width && panel === 0) return layTallRing(count, space);
  const small = height < 110;
  const matTop = small ? 26 : 36;
  const most = count < 3 ? 0.32 : 0.26;
  const cardWidth = Math.min(largest, (height - matTop) / (small ? 1.72 : 1.97), width * most);
  const room = width - panel;
  const earlier = Math.max(0, count - 1);
  const topX = earlier === 0 ? room / 2 : Math.min(room - cardWidth * 0.8, room * 0.74);
  // On a tall mat the plays lie in its middle; on a low one their names need room below.
  const y = matTop + (height - matTop) * (small ? 0.43 : height > 260 ? 0.46 : 0.36);
  const left = Math.max(14, width * 0.04) + cardWidth * EARLIER * 0.62;
  const last = Math.max(left, topX - cardWidth * 1.55);
  const step = earlier < 2 ? 0 : Math.min(cardWidth * 0.85, (last - left) / (earlier - 1));
  const places = Array.from({ length: count }, (_, at): PlayPlace => {
    if (at === count - 1) return { x: topX, y, scale: 1, tilt: 2 };
    const back = earlier - 1 - at;
    const x = earlier === 1 ? (left + last) / 2 : last - back * step;
    return { x, y: y + cardWidth * 0.16, scale: EARLIER, tilt: at % 2 === 0 ? -4 : 3 };
  });
  return {
    cardWidth,
    places,
    chevron: earlier === 0 ? undefined : topX - cardWidth * 0.94,
    nameRoom: earlier < 2 ? cardWidth * 1.7 : step - 4,
  };
}

/** On a mat that is higher than wide: the earlier plays in a row above the top play. */
function layTallRing(count: number, { width, height, largest }: RingSpace): RingPlan {
  const matTop = 44;
  const room = height - matTop;
  const earlier = Math.max(0, count - 1);
  const share = earlier === 0 ? 0.62 : 0.44;
  const cardWidth = Math.min(largest, (room * share) / 1.4, width * 0.44);
  const scale = Math.min(0.6, (width - 2 * TALL_MARGIN) / (Math.max(2, earlier) * cardWidth * 1.5));
  const topY = matTop + room * (earlier === 0 ? 0.46 : 0.65);
  const earlierY = matTop + 10 + cardWidth * scale * 0.7;
  const step = Math.min(cardWidth * scale * 1.9, (width - 2 * TALL_MARGIN) / Math.max(1, earlier));
  return {
    cardWidth,
    places: Array.from({ length: count }, (_, at): PlayPlace => {
      if (at === count - 1) return { x: width / 2, y: topY, scale: 1, tilt: 2 };
      const x = width / 2 + (at - (earlier - 1) / 2) * step;
      return { x, y: earlierY, scale, tilt: at % 2 === 0 ? -4 : 3 };
    }),
    chevron: undefined,
    nameRoom: earlier === 1 ? width * 0.7 : step - 4,
  };
}

const TALL_MARGIN = 18;
