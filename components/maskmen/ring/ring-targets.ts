/** What a finger can touch of the plays on the mat, also where they lie over each other. Pure. */

import { FAN_STEP, LEAST_STRIP, type PlayPlace, type RingPlan } from './ring-layout';

/** What a finger can touch of a play. */
export interface PlayTarget {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A target over each play, at least so large where its neighbours leave the room: where plays lie over
 * each other, each has the part of it that can be seen.
 */
export function layTargets(
  { places, cardWidth }: Pick<RingPlan, 'places' | 'cardWidth'>,
  counts: readonly number[],
  {
    width,
    height,
    least,
  }: { readonly width: number; readonly height: number; readonly least: number },
): readonly PlayTarget[] {
  const rows = new Map<number, number[]>();
  places.forEach(({ y, scale }, at) => {
    // The row of the earlier plays on a tall mat lies wholly above the top play.
    const row = scale < 1 && places.some((one) => one.y - y > cardWidth * 0.7) ? 0 : 1;
    rows.set(row, [...(rows.get(row) ?? []), at]);
  });
  const targets: PlayTarget[] = [];
  const bottomOfRow = rows.size > 1 ? rowsApart(places, cardWidth) : 0;
  for (const [row, members] of rows) {
    const spans = members.map((at) => spanOf(places[at] as PlayPlace, counts[at] ?? 1, cardWidth));
    const shared = shareOut(
      spans.map((_, nth) => grown(spans, nth, { width, least })),
      width,
    );
    members.forEach((at, nth) => {
      const { y, scale } = places[at] as PlayPlace;
      const { left, right } = shared[nth] as Span;
      const tall = Math.max(least, cardWidth * 1.4 * scale);
      const [highest, lowest] =
        rows.size < 2 ? [0, height] : row === 0 ? [0, bottomOfRow] : [bottomOfRow, height];
      const top = Math.max(highest, y - tall / 2);
      const bottom = Math.min(lowest, y + tall / 2);
      targets[at] = { left, top, width: right - left, height: bottom - top };
    });
  }
  return targets;
}

/** Between the earlier plays' row and the top play. */
function rowsApart(places: readonly PlayPlace[], cardWidth: number): number {
  const last = places[places.length - 1] as PlayPlace;
  const first = places[0] as PlayPlace;
  return (first.y + cardWidth * 0.7 * first.scale + (last.y - cardWidth * 0.7)) / 2;
}

interface Span {
  readonly left: number;
  readonly right: number;
}

function spanOf({ x, scale }: PlayPlace, count: number, cardWidth: number): Span {
  const half = (cardWidth * scale * (1 + (count - 1) * FAN_STEP)) / 2;
  return { left: x - half, right: x + half };
}

/** A span no narrower than a finger, and no wider than what lies over it lets it be. */
function grown(
  spans: readonly Span[],
  nth: number,
  { width, least }: { readonly width: number; readonly least: number },
): Span {
  const { left, right } = spans[nth] as Span;
  const spare = Math.max(0, least - (right - left)) / 2;
  /** Where this play ends and the next one, which lies over it, begins. */
  const edge = (at: number): number | undefined => {
    const [one, two] = [spans[at], spans[at + 1]];
    if (one === undefined || two === undefined) return undefined;
    return two.left < one.right ? two.left : (one.right + two.left) / 2;
  };
  return {
    left: Math.max(edge(nth - 1) ?? 0, left - spare, 0),
    right: Math.min(edge(nth) ?? width, right + spare, width),
  };
}

/** What lies under a wide fan is seen too little of: its neighbours give it the rest of a strip. */
function shareOut(spans: readonly Span[], width: number): readonly Span[] {
  const shared: Span[] = [];
  let from = 0;
  for (const { left, right } of spans) {
    const start = Math.max(left, from);
    from = Math.max(right, start + LEAST_STRIP);
    shared.push({ left: start, right: from });
  }
  let to = width;
  for (let nth = shared.length - 1; nth >= 0; nth--) {
    const { left, right } = shared[nth] as Span;
    const end = Math.min(right, to);
    to = Math.max(0, Math.min(left, end - LEAST_STRIP));
    shared[nth] = { left: to, right: end };
  }
  return shared;
}
