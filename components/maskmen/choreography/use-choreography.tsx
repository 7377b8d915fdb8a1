/**
 * Plays plans. One clock a beat runs on the UI thread from the beat's beginning to the plan's end;
 * whatever moves reads its place off it. A tap, the next beat, another window, the app's leaving and
 * a wish for less motion all do the same: the clock goes to its end at once.
 */

import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { AppState } from 'react-native';

import type { Cue } from '@/components/feel/cues';
import { useTelling } from '@/components/feel/feel-context';
import { useMotion } from '@/components/motion/motion-context';
import {
  cancelAnimation,
  Easing,
  makeMutable,
  ReduceMotion,
  withTiming,
  type SharedValue,
} from '@/components/moving/animated';
import type { MatchEvent, MatchView } from '@/engine/view';

import { missedCues } from './other-cues';
import { planCues } from './plan-cues';
import { planMotion } from './plan-motion';
import { NO_PLAN, stepOf, type Plan, type StepName } from './steps';

export interface Beat {
  readonly id: number;
  readonly events: readonly MatchEvent[];
  /** The few beats before it. */
  readonly recent?: readonly Omit<Beat, 'recent'>[];
}

export interface Choreography {
  readonly plan: Plan;
  /** Milliseconds since the beat began, at most the plan's total. */
  readonly clock: SharedValue<number>;
  /** The view before the beat. */
  readonly before: MatchView | undefined;
}

export interface Running extends Choreography {
  /** Puts everything to its end at once. */
  readonly finish: () => void;
}

export interface ChoreographyInput {
  readonly view: MatchView;
  readonly viewer: number | undefined;
  readonly beat: Beat;
  /** A person alone with bots. */
  readonly solo: boolean;
  /** Whether the seat to move has something to decide. */
  readonly asks?: boolean;
  /** The speed of the finger that made the next own play. */
  readonly speed: number | undefined;
  /** Changes with the window: what was on its way then has arrived. */
  readonly window: string;
}

interface Track extends Choreography {
  readonly beat: number;
  readonly view: MatchView;
  /** Whose hand was shown with it. */
  readonly viewer: number | undefined;
  readonly cues: readonly Cue[];
}

/** Beats whose deal has been seen: leaving the table and coming back deals no second time. */
const dealt = new WeakMap<Beat, Set<number | undefined>>();

/** The first plan of a table that comes on: a fresh deal, or nothing. */
function firstPlan(input: ChoreographyInput, wish: { pace: number; reduced: boolean }): Plan {
  const { view, viewer, beat, solo } = input;
  const { season } = view;
  const begins = beat.events.some(({ kind }) => kind === 'season-began');
  // A shared phone deals to each player at their first look; a kept match that is opened deals none.
  const first = beat.events.length > 0 && !season.log.some(({ seat }) => seat === viewer);
  const seen = dealt.get(beat)?.has(viewer) === true;
  // Where nothing may travel, the cards behind the curtain fade in at every look.
  const fades = wish.reduced && !solo;
  if (!fades && (seen || !(begins || (!solo && first)))) return NO_PLAN;
  const events: MatchEvent[] = [
    { kind: 'season-began', season: view.seasonNumber, host: season.host },
  ];
  return planMotion({ before: undefined, after: view, events, viewer, ...wish });
}

export function useChoreography(input: ChoreographyInput): Running {
  const { view, viewer, beat, speed, window, asks = true } = input;
  const { reduced, pace } = useMotion();
  const [track, setTrack] = useState<Track>(() => {
    const [before, first] = [undefined, firstPlan(input, { reduced, pace })];
    const cues = planCues({ plan: first, before, after: view, viewer, pace, reduced, asks });
    return { beat: beat.id, view, viewer, before, plan: first, cues, clock: makeMutable(0) };
  });
  if (track.beat !== beat.id) {
    const { events } = beat;
    const shared = { before: track.view, after: view, pace, reduced, viewer };
    const plan = planMotion({ ...shared, events, speed });
    const missed = (beat.recent ?? []).filter(({ id }) => id > track.beat);
    const cues = [
      ...missedCues(missed.flatMap((one) => one.events)),
      ...planCues({ ...shared, plan, held: track.viewer, asks }),
    ];
    const { view: before } = track;
    setTrack({ beat: beat.id, view, viewer, before, plan, cues, clock: makeMutable(0) });
  } else if (track.viewer !== viewer) {
    setTrack({ ...track, viewer });
  }
  const { plan, cues, clock, before } = track;
  const { total } = plan;
  const hasten = useTelling(cues);
  const finish = useCallback(() => {
    cancelAnimation(clock);
    clock.set(total);
    hasten();
  }, [clock, total, hasten]);

  useEffect(() => {
    if (total === 0) return undefined;
    clock.set(
      withTiming(total, {
        duration: total,
        easing: Easing.linear,
        // The plan itself is another one where nothing may travel.
        reduceMotion: ReduceMotion.Never,
      }),
    );
    const listening = AppState.addEventListener('change', (state) => {
      if (state !== 'active') finish();
    });
    // Another beat, another window, a wish for less: whatever was on its way has arrived.
    return () => {
      listening.remove();
      finish();
    };
  }, [clock, total, finish, window, reduced]);
  useEffect(() => {
    const seen = dealt.get(beat) ?? new Set();
    dealt.set(beat, seen.add(viewer));
  }, [beat, viewer]);

  return useMemo(() => ({ plan, clock, before, finish }), [plan, clock, before, finish]);
}

/** A clock that stands: for what is drawn without a table around it. */
const STILL: Choreography = { plan: NO_PLAN, clock: makeMutable(0), before: undefined };

export const ChoreographyContext = createContext<Choreography>(STILL);

/** The running step of a name, for one seat where seats are meant, and the clock it runs by. */
export function useStep<Name extends StepName>(name: Name, seat?: number) {
  const { plan, clock } = use(ChoreographyContext);
  return { step: stepOf(plan, name, seat), clock };
}
