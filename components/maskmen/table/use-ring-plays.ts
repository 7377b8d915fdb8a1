/**
 * What lies in the ring: this round's plays, and for a moment those of the round just won, until
 * they are swept to the winner. The view is the truth; this only lets the eye catch up.
 */

import { useEffect, useState } from 'react';

import { useMotion } from '@/components/motion/motion-context';
import type { MatchEvent, MatchView, RoundPlay } from '@/engine/view';
import { NOBODY, wrestlerIndex } from '@/engine/view';
import { flight } from '@/theme';

export interface RingMoment {
  /** Season and round, so that a play keeps its identity until its round is gone. */
  readonly id: string;
  readonly plays: readonly RoundPlay[];
  /** The seat the cards are being swept to. */
  readonly sweptTo: number | undefined;
  /** Whether the last play is new and flies in. */
  readonly fresh: boolean;
}

export interface Beat {
  readonly id: number;
  readonly events: readonly MatchEvent[];
}

/** The plays of the round that a beat ended, its own play included. */
export function wonRound(before: readonly RoundPlay[], events: readonly MatchEvent[]): RoundPlay[] {
  const added = events.flatMap((event) =>
    event.kind === 'played'
      ? [{ seat: event.seat, wrestler: wrestlerIndex(event.wrestler), count: event.count }]
      : [],
  );
  return [...before, ...added];
}

interface Track {
  /** The beat that was last taken in, and what lay in the ring after it. */
  readonly beat: number;
  readonly plays: readonly RoundPlay[];
  /** A won round on its way out. */
  readonly ghost: RingMoment | undefined;
  readonly winner: number;
}

export function useRingPlays(view: MatchView, beat: Beat): RingMoment {
  const { season, seasonNumber } = view;
  const { reduced, pace } = useMotion();
  const rounds = season.roundWinners.length;
  const still = reduced || pace === 0;
  const [track, setTrack] = useState<Track>({
    beat: beat.id,
    plays: season.round,
    ghost: undefined,
    winner: NOBODY,
  });
  if (track.beat !== beat.id) {
    const won = beat.events.find((event) => event.kind === 'round-won');
    const plays = wonRound(track.plays, beat.events);
    const leaves = won !== undefined && season.round.length === 0 && !still;
    setTrack({
      beat: beat.id,
      plays: season.round,
      winner: won?.seat ?? NOBODY,
      ghost: leaves
        ? {
            id: `${seasonNumber}-${rounds - 1}`,
            plays,
            sweptTo: undefined,
            fresh: plays.length > track.plays.length,
          }
        : undefined,
    });
  }
  const { ghost, winner } = track;
  const leaving = ghost?.id;

  useEffect(() => {
    if (leaving === undefined) return undefined;
    const ifStill = (change: (ghost: RingMoment) => RingMoment | undefined) => () =>
      setTrack((now) => (now.ghost?.id === leaving ? { ...now, ghost: change(now.ghost) } : now));
    const sweep = ifStill((moment) => ({ ...moment, sweptTo: winner }));
    const timers = [
      setTimeout(sweep, flight.rest * pace),
      setTimeout(
        ifStill(() => undefined),
        (flight.rest + flight.sweep) * pace,
      ),
    ];
    return () => timers.forEach(clearTimeout);
  }, [leaving, winner, pace]);

  if (season.round.length === 0 && ghost !== undefined) return ghost;
  // A round that ended with the season stays on the mat under the number it was played in.
  const number = season.round.length > 0 && season.turn === NOBODY ? rounds - 1 : rounds;
  return {
    id: `${seasonNumber}-${number}`,
    plays: season.round,
    sweptTo: undefined,
    fresh: beat.events.some((event) => event.kind === 'played'),
  };
}
