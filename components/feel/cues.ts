/** What is to be heard and felt, as data: planned by pure functions, performed afterwards. */

import type { Sound, Touch } from '@/theme';

export interface Cue {
  /** Milliseconds from the beginning of what it belongs to. */
  readonly at: number;
  readonly sound?: Sound;
  /** Decibels over the sound's own level. */
  readonly gain?: number;
  readonly semitones?: number;
  readonly touch?: Touch;
  /** Comes at once, instead of never, when what it belongs to is cut short. */
  readonly kept?: boolean;
}

export const NO_CUES: readonly Cue[] = [];
