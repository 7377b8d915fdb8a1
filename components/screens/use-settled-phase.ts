/**
 * The phase a screen shows: the store's, but after a move only once it could be seen. Covering a
 * hand never waits, since the table that is shown meanwhile is the public one.
 */

import { useEffect, useState } from 'react';

import { useMotion } from '@/components/motion/motion-context';
import type { TablePhase } from '@/store/types';

/** How long a last play is looked at before something takes the table's place. */
const LOOK: Readonly<Record<TablePhase, number>> = {
  none: 0,
  table: 0,
  'hand-over': 900,
  'season-over': 1500,
  'match-over': 1500,
};

export interface SettledPhase {
  readonly phase: TablePhase;
  /** Ends the wait. */
  readonly settle: () => void;
}

/** `beat` is the number of the last move. */
export function useSettledPhase(phase: TablePhase, beat: number): SettledPhase {
  const { pace } = useMotion();
  /** The last beat after which nothing more was to be waited for. */
  const [settled, setSettled] = useState(beat);
  if (LOOK[phase] === 0 && settled !== beat) setSettled(beat);
  const waiting = settled !== beat && pace > 0;

  useEffect(() => {
    if (!waiting) return undefined;
    const wait = setTimeout(() => setSettled(beat), LOOK[phase] * Math.max(pace, 0.5));
    return () => clearTimeout(wait);
  }, [waiting, phase, beat, pace]);

  return { phase: waiting ? 'table' : phase, settle: () => setSettled(beat) };
}
