/**
 * Second stage: how large the masks are, how far apart levels and lanes stand, and where names go.
 * The rules and their figures are the art direction's.
 */

import type { Levels } from './levels';
import type { DiagramBox, Lanes, LaneShape, Memory } from './plan';
import { AXIS, MASK_RATIO, NAME_GAP } from './plan';

export interface Frame {
  readonly box: DiagramBox;
  readonly levels: number;
  readonly maskWidth: number;
  /** From level to level. */
  readonly pitch: number;
  /** The strongest level's height. */
  readonly top: number;
  /** The left lane, and how far the right one is from it. */
  readonly left: number;
  readonly spread: number;
  /** How far neighbours on a level are staggered, of the usual; in flat boxes otherwise. */
  readonly stagger: number;
  /** Where ranked ones may be: right of the axis, left of the shelf. */
  readonly right: number;
  readonly names: 'bar' | 'side';
  readonly nameSize: number;
  /** Levels so close that masks stand in lanes, or rows above each other. */
  readonly lanes: boolean;
  readonly shape: LaneShape;
  /** The middle of three, off the centre where a name needs the wider half. */
  readonly middle: number;
  /** Whether the lanes are where they were. */
  readonly kept: boolean;
}

/** The longest name in heights of its letters, measured; letter spacing is apart. */
export const NAME_LENGTH = 2.43;
export const LETTER_SPACING = 3;
/** A bar allows every letter half its height, and a little at its ends. */
export const BAR_LENGTH = 1.29;
const NAME = { largest: 22, smallest: 15 } as const;
/** Below this width a name stands beside its mask. */
const BAR_LEAST = 0.74;
const BAR_NAME = { usual: 13, smallest: 11.5 } as const;
const SELECTED = 1.14;

const lengthOf = ({ nameLength }: DiagramBox): number => nameLength ?? NAME_LENGTH;

/** How wide the longest name is in letters of a size. */
export const nameWidth = (size: number, box: DiagramBox): number =>
  lengthOf(box) * size + LETTER_SPACING;

/** The size of a name under a mask that stands on no level: no wider than its place. */
export function shelfNameSize(mask: number, place: number, box: DiagramBox): number {
  const usual = Math.max(BAR_NAME.smallest, Math.min(BAR_NAME.usual * (mask / 42), 17));
  const room = (place - 4) / barWidth(usual, box);
  return usual * Math.max(1, Math.min(box.nameScale ?? 1, room));
}

/** How wide its bar is. */
export const barWidth = (size: number, box: DiagramBox): number =>
  BAR_LENGTH * lengthOf(box) * size;

export const smallestMask = (box: DiagramBox): number => Math.round(box.largestMask * 0.52);

/** The largest mask whose levels have room. */
export function largestWidth(found: Levels, box: DiagramBox, room: number): number {
  const count = found.items.length;
  const smallest = Math.round(smallestMask(box) * 0.6);
  for (let w = box.largestMask; w > smallest; w--) {
    const fitsDown = pitchOf(w, count, box, barRoom(count, w, box)) >= leastPitch(found, w, box);
    if (fitsDown && found.mostMasks * (w * 1.18 + 6) <= room)
      return withNamesOutside(found, { box, room, w });
  }
  return smallest;
}

/** How far apart lanes are at least, in mask widths. */
const LEAST_SPREAD = 1.3;
/** So much smaller masks may be so that a zigzag's names stand outside it and not between its masks. */
const GIVES = 0.85;

function withNamesOutside({ items, mostItems }: Levels, { box, room, w }: NameRoom): number {
  if (items.length < 4 || mostItems > 1) return w;
  const outside = 2 * (nameWidth(NAME.smallest, box) + NAME_GAP);
  const fits = Math.floor((room - outside) / (1 + LEAST_SPREAD));
  return fits < w && fits >= GIVES * w ? fits : w;
}

/** A name bar under the chin needs its own room below the last level. */
const barRoom = (levels: number, w: number, { nameScale = 1 }: DiagramBox): number =>
  levels <= 3 ? 8 + 0.1 * w + BAR_NAME.usual * 1.12 * (nameScale - 1) : 0;

const pitchOf = (w: number, levels: number, box: DiagramBox, bars: number): number =>
  (box.height - 8 - MASK_RATIO * SELECTED * w - bars) / (levels - 1);

function leastPitch({ items, mostItems, mostMasks }: Levels, w: number, box: DiagramBox): number {
  // Bars, staggered neighbours and the ropes' run must all find room between two rows.
  if (items.length <= 3) {
    const tight = isFlat(box) ? (items.length === 3 ? 20 : mostMasks > 3 ? 52 : 0) : 0;
    return 1.2 * w + (w / 46) * (tight || (mostItems > 2 ? 31 : mostItems > 1 ? 28 : 20));
  }
  if (mostMasks === 1) return 0.64 * w + 3.5;
  return items.length >= 5 ? 0.9 * w : isFlat(box) ? 1.2 * w : 1.28 * w + 7;
}

interface NameRoom {
  readonly box: DiagramBox;
  readonly room: number;
  readonly w: number;
}

type Names = readonly Frame['names'][];

/** Where names may stand for masks of a width, the better place first. */
export function namesFor(found: Levels, facts: NameRoom): Names {
  if (found.items.length >= 4) return ['side'];
  if (hasBar(facts)) return ['bar'];
  if (fitBeside(found, facts)) return ['side', 'bar'];
  return isFlat(facts.box) ? ['bar', 'side'] : ['bar'];
}

/** Where a rope would run through a bar: beside the mask after all, if there is room. */
export const besideOnly = (found: Levels, facts: NameRoom): Names =>
  found.items.length < 4 && hasBar(facts) && fitBeside(found, facts) ? ['side'] : [];

/** Whether masks are so large that names stand on bars before anything else is tried. */
const hasBar = ({ w, box }: NameRoom): boolean => w >= box.largestMask * BAR_LEAST;

/** Where neighbours are staggered in a flat box, names may reach over and under them. */
const fitBeside = ({ mostMasks }: Levels, { box, room, w }: NameRoom): boolean =>
  mostMasks * (w + NAME_GAP + nameWidth(NAME.smallest, box) * (isFlat(box) ? 0.85 : 1) + 3) <= room;

interface FrameInput {
  readonly box: DiagramBox;
  /** The shelf's width. */
  readonly shelf: number;
  readonly maskWidth: number;
  readonly names: Frame['names'];
  /** How far apart the lanes are, of the usual. */
  readonly spreadBy?: number;
  /** How it stood before: its lanes stay if all finds its room in them. */
  readonly before?: Memory | undefined;
}

/** Everything about the space for masks of a width. */
export function frameFor(found: Levels, input: FrameInput): Frame {
  const { box, shelf, maskWidth: w, names } = input;
  const count = found.items.length;
  const lanes = count >= 4;
  const shape = shapeOf(found);
  const scale = box.largestMask / 46;
  const right = box.width - shelf - (shelf > 0 ? 8 : 0);
  const room = right - AXIS;
  const tallest = lanes
    ? Math.max(1.5 * w, 1.2 * w + 18)
    : Math.max((count === 3 ? 2.3 : 2.6) * w, 1.2 * w + 34);
  const bars = names === 'side' && isFlat(box) ? 0 : barRoom(count, w, box);
  const pitch = Math.min(pitchOf(w, count, box, bars), tallest);
  const used = pitch * (count - 1) + MASK_RATIO * SELECTED * w + bars;
  const usual = laneSpread(found, input, room);
  // Another number of levels moves everybody anyway.
  const stood = lanes && input.before?.levels === count ? input.before.lanes : undefined;
  // A fork is wider than the chain that it grows from.
  const known = stood?.shape === 'chain' && shape === 'fork' && !isFlat(box) ? undefined : stood;
  const kept = known !== undefined && fits(known, input, right);
  const { left, spread } = kept ? known : { left: AXIS + (room - usual) / 2, spread: usual };
  const nameRoom = Math.min(left - AXIS, right - left - spread) - w / 2 - NAME_GAP;
  const innerRoom = found.mostMasks > 2 ? spread - 1.25 * w - w - NAME_GAP - 6 : nameRoom;
  const namesRoom = Math.min(nameRoom, innerRoom) - LETTER_SPACING;
  const text = box.nameScale ?? 1;
  const side = Math.min(NAME.largest * scale * text, w * 0.5 * text, namesRoom / lengthOf(box));
  const nameSize =
    names === 'side'
      ? Math.max(NAME.smallest, side)
      : Math.max(BAR_NAME.smallest, BAR_NAME.usual * Math.min(1.3, w / 46)) * text;
  const inner = w + NAME_GAP + nameWidth(nameSize, box) + 5;
  return {
    box,
    levels: count,
    maskWidth: w,
    pitch,
    top: (box.height - used) / 2 + (MASK_RATIO * SELECTED * w) / 2,
    left,
    spread,
    stagger: staggerFor(found, box, w),
    right,
    names,
    nameSize,
    lanes,
    shape,
    middle: names === 'bar' ? 0.5 : Math.max(0.25, Math.min(0.5, 1 - inner / spread)),
    kept,
  };
}

const shapeOf = ({ mostItems }: Levels): LaneShape =>
  mostItems < 2 ? 'chain' : mostItems < 3 ? 'fork' : 'rows';

/** Whether lanes leave room for masks between them and for names outside. */
function fits({ left, spread }: Lanes, { box, maskWidth: w }: FrameInput, right: number): boolean {
  const outside = w / 2 + NAME_GAP + nameWidth(NAME.smallest, box);
  return spread >= LEAST_SPREAD * w && left - outside >= AXIS && left + spread + outside <= right;
}

/** Boxes up to this height have little room for a stagger. */
const FLAT = 160;

export const isFlat = ({ height }: DiagramBox): boolean => height <= FLAT;

/** How far the neighbours of a level are staggered, of the usual. */
function staggerFor({ items, mostMasks }: Levels, box: DiagramBox, w: number): number {
  if (mostMasks > 2 || isFlat(box)) return Math.max(1, Math.min(1.3, w / 46));
  const usual = items.length > 4 ? 1.2 : items.length > 3 ? 1 : 1.8;
  return Math.max(1, usual * Math.min(1.3, w / 46));
}

function laneSpread({ mostItems, unranked }: Levels, facts: FrameInput, room: number): number {
  const { box, maskWidth: w, names, spreadBy = 1 } = facts;
  const least = LEAST_SPREAD * w;
  if (names === 'bar') {
    const wanted = Math.max(w * 5.6, 50 * (mostItems - 1));
    // Beside a shelf bars may come a little nearer to it.
    const bar = barWidth(BAR_NAME.smallest, box) + (facts.shelf > 0 ? -6 : 2);
    const margin = Math.max(w * 1.3, bar);
    return Math.max(least, Math.min(room - margin, wanted * spreadBy));
  }
  // A name needs its place outside either lane.
  const outside = room - w - 2 * (nameWidth(NAME.smallest, box) + NAME_GAP);
  const most = spreadBy > 1 && isFlat(box) && mostItems > 1 ? room - 1.3 * w : outside;
  const inner = 2 * (w + NAME_GAP + nameWidth(NAME.smallest, box) + 8);
  const wide = mostItems > 2 ? Math.max(3.9 * w, inner) : 3.9 * w;
  const wanted = mostItems > 1 ? wide : unranked.length > 0 ? 1.9 * w : w + 56;
  return Math.max(least, Math.min(wanted * spreadBy, most));
}

/** How far from the edges of its space a mask with its name bar keeps. */
export const marginOf = ({ maskWidth, nameSize, box }: Frame): number =>
  Math.max(0.6 * maskWidth, barWidth(nameSize, box) / 2) + 1;

/** The middle of the masks' space. */
export const middleOf = ({ right }: Frame): number => (AXIS + right) / 2;

/** Whether everybody may stay where they stood. Other lanes are for another number of levels. */
export const mayStay = ({ levels }: Memory, frame: Frame): boolean =>
  levels === frame.levels || (levels > 0 && levels < 4 && !frame.lanes);

/** Where a wrestler stood, or would stand if all moved with their space; below 0 without a rank. */
export function rememberedX(before: Memory, wrestler: number, frame: Frame): number {
  const stood = before.x[wrestler] as number;
  if (stood < 0) return stood;
  if (mayStay(before, frame)) return stood;
  // In wider or narrower lanes everybody's own is still their own.
  if (before.lanes !== undefined && frame.lanes) {
    const { left, spread } = before.lanes;
    return Math.max(0, frame.left + ((stood - left) / spread) * frame.spread);
  }
  return Math.max(0, stood + middleOf(frame) - before.middle);
}

/** The heights of levels, the weakest first. */
export const levelHeight = ({ top, pitch }: Frame, levels: number, depth: number): number =>
  top + pitch * (levels - 1 - depth);
