/**
 * What each row of docs/motion.md sounds and feels like, beside what it looks like in `motion`.
 * Sounds are named after what makes them; `gain` is in decibels over the file's own level. Neither
 * ever tells what the eye cannot see, and nothing here knows a card.
 */

import type { MotionName } from './motion';

export const SOUNDS = [
  'slap',
  'slide',
  'thud',
  'drum',
  'twang',
  'creak',
  'bell',
  'crowd',
  'towel',
  'stamp',
  'rip',
  'knock',
  'tick-1',
  'tick-2',
  'tick-3',
  'rub',
  'rub-back',
  'curtain',
  'notes',
  'note',
] as const;

export type Sound = (typeof SOUNDS)[number];

export const TOUCHES = ['tick', 'soft', 'light', 'medium', 'heavy', 'success', 'warning'] as const;

export type Touch = (typeof TOUCHES)[number];

/** `sound` and `touch` come with the row, the others in the cases they are named after. */
interface RowFeel {
  readonly sound?: Sound | readonly Sound[];
  readonly touch?: Touch;
  readonly [detail: string]: unknown;
}

export const feel = {
  /** A riffle, and something to feel of it. */
  deal: { sound: 'slide', gain: -8, touch: 'tick', touchEvery: 3 },
  focus: { touch: 'tick' },
  /** A semitone higher for each card. */
  select: { sound: ['tick-1', 'tick-2', 'tick-3'], touch: 'light' },
  lift: { sound: 'rub', touch: 'light' },
  /** Over the ring's edge, both ways. */
  drag: { touch: 'soft' },
  return: { sound: 'rub-back' },
  /** When the cards hit the mat. */
  swipeUpPlay: { sound: ['slap', 'thud'], three: 'drum', touch: 'heavy' },
  illegalSwipe: { sound: 'knock', touch: 'warning' },
  opponentPlay: { sound: 'slap', gain: -6, touch: 'light' },
  pass: { sound: 'towel', flopAt: 110, ownTouch: 'soft' },
  /** A rope higher up is a shorter string; the crowd is as loud as what it has learnt. */
  newRope: {
    sound: 'twang',
    semitonesALevel: 2,
    touch: 'medium',
    impliedTouch: 'tick',
    crowd: 'crowd',
    fullCrowd: 5,
    crowdStep: 2,
  },
  /** Only if a mask changes its level. */
  relayout: { sound: 'creak' },
  tapNode: { touch: 'tick' },
  roundWon: { sound: 'slide', gain: -4, bell: 'bell', ownTouch: 'medium' },
  goingOut: { sound: 'stamp', crowd: 'crowd', crowdGain: -4, ownTouch: 'success' },
  /** A lost token tears; nobody jeers. */
  seasonEnd: {
    sound: 'bell',
    bells: 3,
    bellsApart: 380,
    crowd: 'crowd',
    crowdAt: 420,
    lost: 'rip',
    firstTouch: 'success',
    lastTouch: 'soft',
  },
  handOverCover: { sound: 'curtain' },
  /** Felt by the hand that holds the phone, heard by nobody. */
  handOverReveal: { touches: ['tick', 'light', 'medium'] },
  appLosesFocus: {},
  hint: { sound: 'notes', touch: 'light' },
} as const satisfies Readonly<Record<MotionName, RowFeel>>;

/** It has become a person’s turn: no row of its own, the hand lights up with it. */
export const turnFeel = { sound: 'note', touch: 'light', after: 160 } as const;
