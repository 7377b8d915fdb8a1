/**
 * Second stage: how large the masks are, how far apart levels and lanes stand, and where names go.
 * The rules and their figures are the art direction's.
 */

import type { Levels } from './levels';
import { PASSING } from './levels';
import type { DiagramBox } from './plan';
import { AXIS, MASK_RATIO } from './plan';

export interface Frame {
  readonly box: DiagramBox;
  readonly maskWidth: number;
  /** From level to level. */
  readonly pitch: number;
  /** The strongest level's height. */
  readonly top: number;
  /** The left lane, and how far the right one is from it. */
  readonly left: number;
  readonly spread: number;
  /** How far neighbours on a level are staggered. */
  readonly step: number;
  /** Where ranked ones may be: right of the axis, left of the shelf. */
  readonly right: number;
  readonly names: 'bar' | 'side';
  readonly nameSize: number;
  /** Levels so close that masks stand in lanes, or rows above each other. */
  readonly lanes: boolean;
  /** The middle of three, off the centre where a name needs the wider half. */
  readonly middle: number;
}

/** The longest name in heights of its letters, measured; letter spacing is apart. */
const NAME_LENGTH = 2.43;
const LETTER_SPACING = 3;
/** From a mask to the name beside it. */
export const NAME_GAP = 9;
const NAME = { largest: 22, smallest: 15 } as const;
/** Below this width a name stands beside its mask. */
const BAR_LEAST = 0.74;
const BAR_NAME = { usual: 13, smallest: 11.5 } as const;
const SELECTED = 1.14;

export const nameWidth = (size: number): number => NAME_LENGTH * size + LETTER_SPACING;

export const smallestMask = (box: DiagramBox): number => Math.round(box.largestMask * 0.52);

const masksOn = (level: readonly number[]): number => level.filter((item) => item < PASSING).length;

/** The largest mask whose levels have room. */
export function largestWidth({ items }: Levels, box: DiagramBox, room: number): number {
  const count = items.length;
  const widest = Math.max(...items.map(masksOn));
  const smallest = Math.round(smallestMask(box) * 0.6);
  for (let w = box.largestMask; w > smallest; w--) {
    const fitsDown = pitchOf(w, count, box.height) >= leastPitch(items, w);
    if (fitsDown && widest * (w * 1.18 + 6) <= room) return w;
  }
  return smallest;
}

/** A name bar under the chin needs its own room below the last level. */
const barRoom = (levels: number, w: number): number => (levels <= 3 ? 8 + 0.1 * w : 0);

const pitchOf = (w: number, levels: number, height: number): number =>
  (height - 8 - MASK_RATIO * SELECTED * w - barRoom(levels, w)) / (levels - 1);

function leastPitch(items: Levels['items'], w: number): number {
  const widest = Math.max(...items.map((level) => level.length));
  // Bars, staggered neighbours and the ropes' run must all find room between two rows.
  if (items.length <= 3) return 1.2 * w + (w / 46) * (widest > 2 ? 31 : widest > 1 ? 28 : 20);
  const forks = items.filter((level) => masksOn(level) > 1).length;
  if (forks === 0) return 0.64 * w + 3.5;
  return items.length >= 5 ? 0.9 * w : 1.28 * w + 7;
}

/** Where names may stand for masks of a width, the better place first. */
export function namesFor(
  { items }: Levels,
  { box, room, w }: { readonly box: DiagramBox; readonly room: number; readonly w: number },
): readonly Frame['names'][] {
  if (items.length >= 4) return ['side'];
  if (w >= box.largestMask * BAR_LEAST) return ['bar'];
  const widest = Math.max(...items.map(masksOn));
  const fits = widest * (w + NAME_GAP + nameWidth(NAME.smallest) + 3) <= room;
  return fits ? ['side', 'bar'] : ['bar'];
}

interface FrameInput {
  readonly box: DiagramBox;
  /** The shelf's width. */
  readonly shelf: number;
  readonly maskWidth: number;
  readonly names: Frame['names'];
}

/** Everything about the space for masks of a width. */
export function frameFor(
  { items, unranked }: Levels,
  { box, shelf, maskWidth: w, names }: FrameInput,
): Frame {
  const count = items.length;
  const lanes = count >= 4;
  const scale = box.largestMask / 46;
  const right = box.width - shelf - (shelf > 0 ? 8 : 0);
  const room = right - AXIS;
  const tallest = lanes
    ? Math.max(1.5 * w, 1.2 * w + 18)
    : Math.max((count === 3 ? 2.3 : 2.6) * w, 1.2 * w + 34);
  const pitch = Math.min(pitchOf(w, count, box.height), tallest);
  const used = pitch * (count - 1) + MASK_RATIO * SELECTED * w + barRoom(count, w);
  const spread = laneSpread({ items, w, room, besideShelf: unranked.length > 0, names });
  const left = AXIS + (room - spread) / 2;
  const nameRoom = left - w / 2 - NAME_GAP - AXIS;
  const three = items.some((level) => masksOn(level) > 2);
  const innerRoom = three ? spread - 1.25 * w - w - NAME_GAP - 6 : nameRoom;
  const namesRoom = Math.min(nameRoom, innerRoom) - LETTER_SPACING;
  const side = Math.min(NAME.largest * scale, w * 0.5, namesRoom / NAME_LENGTH);
  const nameSize =
    names === 'side'
      ? Math.max(NAME.smallest, side)
      : Math.max(BAR_NAME.smallest, BAR_NAME.usual * Math.min(1.3, w / 46));
  const inner = w + NAME_GAP + nameWidth(nameSize) + 5;
  return {
    box,
    maskWidth: w,
    pitch,
    top: (box.height - used) / 2 + (MASK_RATIO * SELECTED * w) / 2,
    left,
    spread,
    step: Math.max(
      8,
      (lanes || Math.max(...items.map(masksOn)) > 2 ? 10 : 16) * Math.min(1.3, w / 46),
    ),
    right,
    names,
    nameSize,
    lanes,
    middle: names === 'bar' ? 0.5 : Math.max(0.25, Math.min(0.5, 1 - inner / spread)),
  };
}

interface SpreadFacts {
  readonly items: Levels['items'];
  readonly w: number;
  readonly room: number;
  readonly besideShelf: boolean;
  readonly names: 'bar' | 'side';
}

function laneSpread({ items, w, room, besideShelf, names }: SpreadFacts): number {
  // A name needs its place outside either lane.
  const most = room - w - 2 * (nameWidth(NAME.smallest) + NAME_GAP);
  const widest = Math.max(...items.map((level) => level.length));
  if (names === 'bar')
    return Math.max(1.3 * w, Math.min(room - w * 1.3, Math.max(w * 5.6, 50 * (widest - 1))));
  const inner = 2 * (w + NAME_GAP + nameWidth(NAME.smallest) + 8);
  const wanted =
    widest > 2 ? Math.max(3.9 * w, inner) : widest > 1 ? 3.9 * w : besideShelf ? 1.9 * w : w + 56;
  return Math.max(1.3 * w, Math.min(wanted, most));
}

/** The heights of levels, the weakest first. */
export const levelHeight = ({ top, pitch }: Frame, levels: number, depth: number): number =>
  top + pitch * (levels - 1 - depth);
