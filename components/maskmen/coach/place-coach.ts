/**
 * The coach's place: where it hides least of what matters now. What the learner must touch weighs
 * most, then what is pointed at, then the picture and the ring, which are always worth seeing. Pure.
 */

import { estimateWidth } from '@/components/ui/estimate-width';
import { displayWidth } from '@/components/ui/name-width';
import { buttonSizes, textStyles } from '@/theme';

import type { Rect, TableLayout } from '../table/table-layout';
import { matOf } from './spots';

/** What decides how high a bubble is. */
export interface BubbleWords {
  readonly title: string;
  readonly text: string;
  /** The words of its button; none while the coach waits for a deed. */
  readonly next?: string | undefined;
}

/** What stands around the words, and the button. */
const EDGES = { beside: 32, above: 28, badge: 42, button: 64 } as const;
/** The badge stands out at the top. */
const BADGE = 14;
/** So much lower a title stands that has no room beside it. */
export const TITLE_BELOW = 10;
/** The estimate is of the bold face; the words are regular, the title condensed. */
const REGULAR = 0.86;
const CONDENSED = 0.62;
/** A line rarely fills to its end. */
const FILL = 0.92;

const linesOf = (needed: number, room: number): number => Math.ceil(needed / (room * FILL));

/** The longest word of a title, at the reader's text size. */
function longestWord(title: string, text: number): number {
  const { fontSize, letterSpacing } = buttonSizes.small;
  const words = title.split(/\s+/).map((word) => displayWidth(word, fontSize, letterSpacing));
  return Math.max(...words) * text;
}

/** Whether a title has no room beside the badge, and stands below it; at a phone's size. */
export const titleBelow = (title: string, width: number, text = 1): boolean =>
  longestWord(title, text) + EDGES.beside + EDGES.badge > width;

/** About how high a bubble of a width is, at a phone's size. */
export function estimateBubble({ title, text, next }: BubbleWords, width: number): number {
  const { fontSize, lineHeight } = textStyles.body;
  const room = width - EDGES.beside;
  const below = titleBelow(title, width);
  const words = linesOf(estimateWidth(text, fontSize) * REGULAR, room);
  const head = linesOf(
    estimateWidth(title, buttonSizes.small.fontSize) * CONDENSED,
    below ? room : room - EDGES.badge,
  );
  return (
    EDGES.above +
    (below ? TITLE_BELOW : 0) +
    head * buttonSizes.small.lineHeight +
    words * lineHeight +
    (next === undefined ? 0 : EDGES.button)
  );
}

/** No bubble is so narrow that a word of its title would break, at the reader's text size. */
export const leastWidth = ({ title }: BubbleWords, text = 1): number =>
  Math.max(LEAST, longestWord(title, text) + EDGES.beside);

export interface CoachSpace {
  readonly layout: TableLayout;
  /** The bubble's height at a width; both as they stand in the window. */
  readonly heightAt: (width: number) => number;
  /** The narrowest it may be, in the window too. */
  readonly least: number;
  /** What it should not hide. */
  readonly spots: readonly Rect[];
  /** What it must not hide: the learner needs it now. */
  readonly needed: readonly Rect[];
  /** The cards that are asked for: the coach may stand beside them, over the rest of the hand. */
  readonly groups?: readonly Rect[];
}

/** So much worse is it to hide what is needed than what is pointed at, and that than the table. */
const WEIGHT = { needed: 20, spots: 1, table: 0.15 } as const;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const hidden = (place: Rect, rects: readonly Rect[]): number => {
  const whole = { ...place, y: place.y - BADGE, height: place.height + BADGE };
  return rects.reduce((sum, rect) => sum + overlap(whole, rect), 0);
};

/** Where somebody stands and the way out are needed at every step. */
const alwaysNeeded = ({ strip, menu }: TableLayout): readonly Rect[] => [strip, menu];

export function placeCoach(space: CoachSpace): Rect {
  const { layout, spots } = space;
  const needed = [...space.needed, ...alwaysNeeded(layout)];
  const table = [layout.diagram, matOf(layout)];
  const asked = spots.at(-1);
  const costOf = (place: Rect): number =>
    WEIGHT.needed * hidden(place, needed) +
    WEIGHT.spots * hidden(place, spots) +
    WEIGHT.table * hidden(place, table) +
    awkwardness(place, asked, layout);
  const known = cheapest(candidates(space), costOf);
  if (hidden(known, needed) + hidden(known, spots) === 0) return known;
  return cheapest([known, ...anywhere(space)], costOf);
}

/** A wide bubble near what it asks for reads best: worth less than anything it would hide. */
const awkwardness = (place: Rect, asked: Rect | undefined, { scale }: TableLayout): number => {
  const narrow = Math.max(0, WIDEST * scale - place.width);
  const middle = ({ y, height }: Rect): number => y + height / 2;
  return 8 * narrow + (asked === undefined ? 0 : 4 * Math.abs(middle(place) - middle(asked)));
};

/** The first of those that cost least. There may be more of them than a call takes arguments. */
function cheapest(places: readonly Rect[], costOf: (place: Rect) => number): Rect {
  let best = places[0] as Rect;
  let least = costOf(best);
  for (const place of places) {
    const cost = costOf(place);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** At a phone's size. */
const WIDEST = 380;
/** Narrower than this a bubble would be a column of single words. */
const NARROWEST = 156;
/** So narrow it may be where a wider one would hide what it points at. */
const LEAST = 124;
const GAP = 8;
/** Nothing stands closer to the window's upper edge. */
const TOP = 4 + BADGE;

interface Span {
  readonly left: number;
  readonly right: number;
}

/** What the table itself keeps clear of the window's sides, the coach does too. */
function marginsOf({ seats, menu, actions, diagram }: TableLayout): Span {
  const all = [seats, menu, actions, diagram];
  return {
    left: Math.min(...all.map(({ x }) => x)),
    right: Math.max(...all.map(({ x, width }) => x + width)),
  };
}

/** The part of an area where a bubble may stand. */
const within = ({ x, width }: Rect, { left, right }: Span): Span => ({
  left: Math.max(left, x + GAP / 2),
  right: Math.min(right, x + width - GAP / 2),
});

/** In order of preference: beside the cards, over the hand, the ring, the picture, beside a rope. */
function candidates({ layout, heightAt, least, spots, groups = [] }: CoachSpace): Rect[] {
  const { diagram, ring, hand, seats, actions, scale } = layout;
  const widest = WIDEST * scale;
  const margins = marginsOf(layout);
  const low = Math.max(hand.y + hand.height, actions.x < hand.x + hand.width ? actions.y : 0);
  const boxAt = (x: number, width: number, topOf: (height: number) => number): Rect => {
    const height = heightAt(width);
    return { x, y: Math.max(TOP, topOf(height)), width, height };
  };
  const column = (area: Rect, tops: readonly ((height: number) => number)[]): Rect[] => {
    const { left, right } = within(area, margins);
    const width = Math.min(right - left, widest);
    return tops.map((topOf) => boxAt((left + right - width) / 2, width, topOf));
  };
  const overHand = (height: number): number => low - GAP / 2 - height;
  const beside = (rect: Rect, area: Rect, topOf: (height: number) => number): Rect[] => {
    const after = rect.x + rect.width + GAP;
    const { left, right } = within(area, margins);
    return [
      { x: after, width: right - after },
      { x: left, width: rect.x - GAP - left },
    ]
      .filter(({ width }) => width >= Math.max(NARROWEST * scale, least))
      .map(({ x, width }) => boxAt(x, Math.min(width, widest), topOf));
  };
  return [
    ...groups.flatMap((group) => beside(group, hand, overHand)),
    ...column(hand, [overHand]),
    ...column(ring, [(height) => ring.y + ring.height - height - 4, () => ring.y + 18]),
    ...column(diagram, [
      (height) => diagram.y + diagram.height - height - 4,
      () => diagram.y + BADGE,
      () => seats.y,
      (height) => hand.y - height - GAP,
    ]),
    ...spots.flatMap((spot) => beside(spot, diagram, () => diagram.y + BADGE)),
  ];
}

/** How far apart the places are that are tried when none of the preferred ones will do: at least. */
const STRIDE = 8;
/** A large window has larger steps, so that as many places are tried in every one. */
const STEPS = { width: 24, place: 72 } as const;

/** Every place in the window in steps, the widest first: a short bubble reads best. */
function anywhere({ layout, heightAt, least }: CoachSpace): Rect[] {
  const { diagram, hand, actions, strip, menu, ring, scale } = layout;
  const all = [diagram, hand, actions, strip, menu, ring];
  const { left, right } = marginsOf(layout);
  const bottom = Math.max(...all.map(({ y, height }) => y + height)) - GAP / 2;
  const places: Rect[] = [];
  const widest = Math.min(right - left, WIDEST * scale);
  const narrower = Math.max(STRIDE, (widest - least) / STEPS.width);
  const down = Math.max(STRIDE, (bottom - TOP) / STEPS.place);
  const across = Math.max(STRIDE, (right - left) / STEPS.place);
  for (let width = widest; width >= least; width -= narrower) {
    const height = heightAt(width);
    for (let y = TOP; y + height <= bottom; y += down)
      for (let x = left; x + width <= right; x += across) {
        // On whole points: the last digits of a sum are no overlap.
        places.push({ x, y: Math.floor(y), width, height });
      }
  }
  return places;
}
