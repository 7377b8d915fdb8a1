/**
 * The phase a screen shows: the store's, but after a move only once it could be seen, and between
 * two people only once the curtain is shut. Covering a hand never waits, since the table that is
 * shown meanwhile is the public one.
 */

import { useEffect, useState } from 'react';

import { useMotion } from '@/components/motion/motion-context';
import type { TablePhase } from '@/store/types';
import { motion } from '@/theme';

/** How long a last play is looked at, at least, before something takes the table's place. */
const LOOK: Readonly<Record<TablePhase, number>> = {
  none: 0,
  table: 0,
  'hand-over': 900,
  'season-over': 1500,
  'match-over': 1500,
};

export interface SettledPhase {
  readonly phase: TablePhase;
  /** The curtain is closing over the table. */
  readonly closing: boolean;
  /** Ends the wait. */
  readonly settle: () => void;
}

export interface PhaseInput {
  readonly phase: TablePhase;
  /** The number of the last move, and how long it takes to be seen. */
  readonly beat: number;
  readonly length: number;
}

export function useSettledPhase({ phase, beat, length }: PhaseInput): SettledPhase {
  const { pace, reduced } = useMotion();
  /** The last beat after which nothing more was to be waited for, and was to be covered. */
  const [settled, setSettled] = useState(beat);
  const [shut, setShut] = useState(beat);
  const nothing = LOOK[phase] === 0;
  if (nothing && settled !== beat) setSettled(beat);
  if (nothing && shut !== beat) setShut(beat);
  const waiting = settled !== beat && pace > 0;
  const closing = !waiting && phase === 'hand-over' && shut !== beat && pace > 0 && !reduced;

  useEffect(() => {
    if (!waiting) return undefined;
    const look = Math.max(length, LOOK[phase] * Math.max(pace, 0.5));
    const wait = setTimeout(() => setSettled(beat), look);
    return () => clearTimeout(wait);
  }, [waiting, phase, beat, pace, length]);
  useEffect(() => {
    if (!closing) return undefined;
    const wait = setTimeout(() => setShut(beat), motion.handOverCover.time);
    return () => clearTimeout(wait);
  }, [closing, beat]);

  const settle = () => {
    setSettled(beat);
    // A second touch does not wait for the cloth either.
    if (closing) setShut(beat);
  };
  return { phase: waiting || closing ? 'table' : phase, closing, settle };
}
