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
  /** Room for the name under the top play. */
  readonly topNameRoom: number;
}

/** How wide the top play's cards are on a phone, at most. */
export const PHONE_CARD = 60;

/** Room for the top play's name, in widths of its cards, where nothing is in its way. */
const TOP_NAME = 2.2;
/** Where several names stand beside it. */
const TOP_NAME_AMONG = 1.7;
/** Between two names. */
const NAME_GAP = 8;

const EARLIER = 0.7;
/** Half a card's height in its widths, and what lies between a card and the name under it. */
const HALF = 0.7;
export const NAME_BELOW = 4;
/** How much lower a smaller play lies, so that its name stands on the line of the top play's. */
const lowerBy = (scale: number, cardWidth: number): number =>
  (1 - scale) * (HALF * cardWidth + NAME_BELOW);
/** One earlier play lies no further than this from the place next to the chevron, in card widths. */
const STRAY = 0.6;
/** How far the next card of a play lies beside the one before it, in card widths. */
export const FAN_STEP = 0.24;
/** Earlier plays lie so far apart where there is room: three cards each, with their names. */
const APART = 1.1;
/** What stays free between a top play of three cards and the panel where there are many plays. */
const TOP_GAP = 8;
/** Of plays that lie over each other so much can be seen, and touched, at least. */
export const LEAST_STRIP = 24;
/** Where there is less, plays come closer to the edge and to the top play, and are a little smaller. */
const CROWDED = { scale: 0.6, edge: 4, gap: 4 } as const;
/** Of an earlier card so much is seen at least before all plays make way. */
const SEEN = 0.9;
/** So that single cards lie side by side, all plays may be so much smaller; never on a low mat. */
const SMALLER = [1, 0.94, 0.88] as const;

/** A mat so low has no room for names. */
const LOW_MAT = 110;

const matTopOn = ({ height }: RingSpace): number => (height < LOW_MAT ? 26 : 36);

/** How wide the top play's cards are on a mat that is wider than high. */
function cardWidthOn(space: RingSpace, count: number): number {
  const { width, height, largest } = space;
  const most = count < 3 ? 0.32 : 0.26;
  return Math.min(
    largest,
    (height - matTopOn(space)) / (height < LOW_MAT ? 1.72 : 1.97),
    width * most,
  );
}

/** On a tall mat the plays lie in its middle; on a low one their names need room below. */
function middleOn(space: RingSpace): number {
  const { height } = space;
  const matTop = matTopOn(space);
  return matTop + (height - matTop) * (height < LOW_MAT ? 0.43 : height > 260 ? 0.46 : 0.36);
}

/** Where the names under the plays begin, on a mat that is wider than high. */
export const namesTop = (space: RingSpace): number =>
  middleOn(space) + HALF * cardWidthOn(space, 1) + NAME_BELOW;

/** Places for so many plays, the lead first. */
export function layRing(count: number, space: RingSpace): RingPlan {
  const { width, height, panel } = space;
  if (height > width && panel === 0) return layTallRing(count, space);
  const small = height < LOW_MAT;
  const cardWidth = cardWidthOn(space, count);
  const y = middleOn(space);
  const room = width - panel;
  const earlier = Math.max(0, count - 1);
  const topX = topXOf(earlier, room, cardWidth);
  const left = Math.max(14, width * 0.04) + cardWidth * EARLIER * 0.62;
  const last = Math.max(left, topX - cardWidth * 1.55);
  const step = earlier < 2 ? 0 : Math.min(cardWidth * APART, (last - left) / (earlier - 1));
  const least = Math.max(LEAST_STRIP, cardWidth * EARLIER * SEEN);
  if (earlier > 1 && step < least)
    return layCrowded(count, { room, cardWidth, y, sizes: small ? [1] : SMALLER });
  const places = Array.from({ length: count }, (_, at): PlayPlace => {
    if (at === count - 1) return { x: topX, y, scale: 1, tilt: 2 };
    const back = earlier - 1 - at;
    const x =
      earlier === 1 ? Math.max((left + last) / 2, last - cardWidth * STRAY) : last - back * step;
    const lower = y + lowerBy(EARLIER, cardWidth);
    return { x, y: lower, scale: EARLIER, tilt: at % 2 === 0 ? -4 : 3 };
  });
  // A long name keeps out of the panel's way, and out of the name's beside it.
  const widest = cardWidth * (earlier > 1 ? TOP_NAME_AMONG : TOP_NAME);
  const topNameRoom = Math.min(widest, 2 * (room - topX) - NAME_GAP);
  const before = places.at(-2);
  const apart = before === undefined ? width : topX - before.x;
  const free = 2 * (apart - topNameRoom / 2 - NAME_GAP);
  return {
    cardWidth,
    places,
    chevron: before === undefined ? undefined : betweenPlays(before, topX, cardWidth),
    nameRoom: Math.min(earlier < 2 ? cardWidth * 1.7 : step - 4, free),
    topNameRoom,
  };
}

/** Where the top play lies: further from the earlier ones the more they are. */
function topXOf(earlier: number, room: number, cardWidth: number): number {
  if (earlier === 0) return room / 2;
  if (earlier === 1) return Math.min(room - cardWidth * 0.8, room * 0.74);
  return Math.min(room - cardWidth * (0.5 + FAN_STEP) - TOP_GAP, room * 0.82);
}

/** The middle of what two single cards leave free between them. */
const betweenPlays = ({ x, scale }: PlayPlace, topX: number, cardWidth: number): number =>
  (x + (cardWidth * scale) / 2 + topX - cardWidth / 2) / 2;

interface CrowdedSpace {
  /** The mat's width beside the panel. */
  readonly room: number;
  readonly cardWidth: number;
  readonly y: number;
  /** How large the cards may be, the largest first. */
  readonly sizes: readonly number[];
}

/** Many plays on a narrow mat: over its whole width, so that a finger finds each of them. */
function layCrowded(count: number, space: CrowdedSpace): RingPlan {
  const { sizes, cardWidth } = space;
  const apart = (size: number): boolean => crowdedAt(count, space, cardWidth * size).apart;
  return crowdedAt(count, space, cardWidth * (sizes.find(apart) ?? Math.min(...sizes))).plan;
}

function crowdedAt(
  count: number,
  { room, cardWidth: largest, y }: CrowdedSpace,
  cardWidth: number,
): { readonly plan: RingPlan; readonly apart: boolean } {
  const { scale, edge, gap } = CROWDED;
  const half = (cardWidth * scale) / 2;
  // The top play may have three cards, which cover a part of the play before it.
  const fan = (cardWidth * (1 + 2 * FAN_STEP)) / 2;
  const topX = room - fan + 1;
  const nearest = Math.min(topX - cardWidth / 2 - gap - half, topX - fan - LEAST_STRIP + half);
  // The first may have three cards too, and stays on the mat with them where it can.
  const inside = Math.min(edge + fan * scale, nearest - LEAST_STRIP * (count - 2));
  const first = Math.max(edge / 2 + half, inside);
  const step = Math.min(cardWidth * scale + gap, (nearest - first) / (count - 2));
  const topNameRoom = Math.min(cardWidth * TOP_NAME, 2 * (room - topX) - NAME_GAP);
  // What is left over keeps the names clear of the top play's.
  const clear = topX - (topNameRoom + step - 4) / 2 - NAME_GAP;
  const last = Math.min(nearest, Math.max(clear, first + step * (count - 2)));
  const places = Array.from({ length: count }, (_, at): PlayPlace => {
    // Smaller cards stand on the line of larger ones.
    const line = y + HALF * (largest - cardWidth);
    if (at === count - 1) return { x: topX, y: line, scale: 1, tilt: 2 };
    const x = last - (count - 2 - at) * step;
    return { x, y: line + lowerBy(scale, cardWidth), scale, tilt: at % 2 === 0 ? -3 : 2 };
  });
  const nameRoom = Math.min(step - 4, 2 * (topX - last - topNameRoom / 2 - NAME_GAP));
  return {
    plan: { cardWidth, places, chevron: undefined, nameRoom, topNameRoom },
    apart: step >= cardWidth * scale,
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
    topNameRoom: cardWidth * TOP_NAME,
  };
}

const TALL_MARGIN = 18;
