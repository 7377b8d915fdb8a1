/**
 * How long things take, in milliseconds at brisk pace. Waits depend on what everybody saw happen and
 * on a random stream of their own, never on a hand.
 */

import type { Rng } from '@/engine/truth';
import { nextBelow } from '@/engine/truth';
import type { MatchEvent } from '@/engine/view';

import type { Pace } from './types';

/** What a pace multiplies waits and opponents' motion by. */
export const PACE_FACTOR: Readonly<Record<Pace, number>> = {
  calm: 1.4,
  brisk: 1,
  fast: 0.5,
  instant: 0,
};

/** A bot thinks for a time in this band. */
export const THINK_LEAST = 400;
export const THINK_MOST = 900;

/** A bot's answer is held back so long while a move can be taken back; not at instant pace. */
export const TAKE_BACK_MS = 900;

/** A move's write is awaited so long at most before the move is shown. */
export const WRITE_WAIT_MS = 150;

/** What it takes to see each event move, before the next seat may act by itself. */
export const MOTION_MS: Readonly<Record<MatchEvent['kind'], number>> = {
  played: 550,
  defeated: 1720,
  passed: 280,
  'went-out': 400,
  'round-won': 700,
  'season-ended': 400,
  'season-began': 950,
  'match-ended': 0,
};

/** How long a beat takes to be seen. */
export const motionOf = (events: readonly MatchEvent[], pace: Pace): number =>
  events.reduce((sum, { kind }) => sum + MOTION_MS[kind], 0) * PACE_FACTOR[pace];

/** How long a bot thinks, anywhere in the band. */
export const drawThinking = (rng: Rng, pace: Pace): number =>
  (THINK_LEAST + nextBelow(rng, THINK_MOST - THINK_LEAST + 1)) * PACE_FACTOR[pace];

/** How long a bot's answer is held back for taking back. */
export const holdBack = (pace: Pace): number => (pace === 'instant' ? 0 : TAKE_BACK_MS);
