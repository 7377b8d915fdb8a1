/**
 * What a beat sounds and feels like: from its plan to cues. Pure, and made from what anybody at the
 * table can see: no cue depends on a card that is still hidden.
 */

import type { Cue } from '@/components/feel/cues';
import { NO_CUES } from '@/components/feel/cues';
import type { MatchView } from '@/engine/view';
import { wrestlerIndex } from '@/engine/view';
import { feel, motion, turnFeel } from '@/theme';

import { findLevels } from '../diagram/levels';
import { ghostTimes } from '../diagram/plan-motion';
import type { MotionInput } from './plan-motion';
import type { DealStep, NewRopeStep, Plan, PlayStep, RoundWonStep, Step } from './steps';

export interface CueInput extends Pick<
  MotionInput,
  'before' | 'after' | 'viewer' | 'pace' | 'reduced'
> {
  readonly plan: Plan;
  /** Whether the seat to move has something to decide, or passes by itself. */
  readonly asks?: boolean | undefined;
  /** Whose hand was shown before: on a shared phone whoever plays puts it down by playing. */
  readonly held?: number | undefined;
}

export function planCues(input: CueInput): readonly Cue[] {
  const cues = input.plan.steps.flatMap((step) => cuesOf(step, input));
  const turn = turnCue(input);
  return turn === undefined ? cues : [...cues, turn];
}

const isOwn = (seat: number, { viewer, held }: CueInput): boolean =>
  seat === viewer || seat === held;

const touched = (touch: Cue['touch']): Pick<Cue, 'touch'> => (touch === undefined ? {} : { touch });

function cuesOf(step: Step, input: CueInput): readonly Cue[] {
  switch (step.name) {
    case 'deal':
      return dealCues(step);
    case 'swipeUpPlay':
    case 'opponentPlay':
      return playCues(step, isOwn(step.seat, input));
    case 'pass': {
      const at = step.at + (step.fades ? 0 : feel.pass.flopAt * input.pace);
      const own = isOwn(step.seat, input);
      const { sound, ownTouch } = feel.pass;
      return [{ at, sound, ...touched(own ? ownTouch : undefined), kept: true }];
    }
    case 'newRope':
      return ropeCues(step, input);
    case 'relayout':
      return creakCues(step.at, input);
    case 'roundWon':
      return roundCues(step, isOwn(step.seat, input));
    case 'goingOut': {
      const { sound, crowd, crowdGain, ownTouch } = feel.goingOut;
      const at = step.at + (step.fades ? 0 : motion.goingOut.stamp * input.pace);
      const own = isOwn(step.seat, input);
      return [
        { at, sound, ...touched(own ? ownTouch : undefined), kept: true },
        { at, sound: crowd, gain: crowdGain },
      ];
    }
    case 'seasonEnd':
      // The poster that then comes down brings its own.
      return NO_CUES;
  }
}

/** A card every few milliseconds; where the hand only fades in, one sound for all of it. */
function dealCues({ at, groups, fades }: DealStep): readonly Cue[] {
  const { sound, gain, touch, touchEvery } = feel.deal;
  const cards = fades ? 1 : groups.reduce((sum, held) => sum + held, 0);
  return Array.from({ length: cards }, (_, nth) => ({
    at: at + nth * motion.deal.apart,
    sound,
    gain,
    ...touched((nth + 1) % touchEvery === 0 ? touch : undefined),
  }));
}

const contactOf = ({ at, flight, slam }: PlayStep): number => at + flight + slam;

function playCues(step: PlayStep, own: boolean): readonly Cue[] {
  const at = contactOf(step);
  if (!own) {
    const { sound, gain, touch } = feel.opponentPlay;
    return [{ at, sound, gain, touch, kept: true }];
  }
  const { sound, three, touch } = feel.swipeUpPlay;
  const [slap, thud] = sound;
  const cues: Cue[] = [
    { at, sound: slap, touch, kept: true },
    { at, sound: thud, kept: true },
  ];
  if (step.count === 3) cues.push({ at, sound: three, kept: true });
  return cues;
}

/** The times of a proof are not multiplied when one's own play brought it. */
function factorOf(input: CueInput): number {
  const play = input.plan.steps.find(
    (step) => step.name === 'swipeUpPlay' || step.name === 'opponentPlay',
  );
  return play?.name === 'swipeUpPlay' ? 1 : input.pace;
}

function ropeCues(step: NewRopeStep, input: CueInput): readonly Cue[] {
  const { sound, semitonesALevel, touch, impliedTouch, crowd, fullCrowd, crowdStep } = feel.newRope;
  const factor = factorOf(input);
  const lands = step.at + (input.reduced ? 0 : motion.newRope.draw * factor);
  const level = findLevels(input.after.season).depth[wrestlerIndex(step.loser)] ?? 0;
  const learnt = 1 + step.implied.length;
  const gain = -crowdStep * Math.max(0, fullCrowd - learnt);
  const cues: Cue[] = [
    { at: lands, sound, semitones: semitonesALevel * Math.max(0, level), touch },
    { at: lands + motion.newRope.bannerIn * factor, sound: crowd, gain },
  ];
  if (input.reduced) return cues;
  const ghosts = ghostTimes(step.implied.length);
  return [...cues, ...ghosts.map(({ at }) => ({ at: step.at + at * factor, touch: impliedTouch }))];
}

/** Heard when the masks begin to glide, if one that had a level gets another. */
function creakCues(at: number, input: CueInput): readonly Cue[] {
  const { before, after, plan } = input;
  if (before === undefined || !changesLevel(before, after)) return NO_CUES;
  const rope = plan.steps.find((step) => step.name === 'newRope');
  const { sound } = feel.relayout;
  if (rope === undefined || input.reduced) return [{ at, sound }];
  return [{ at: rope.at + motion.newRope.bannerOutAt * factorOf(input), sound }];
}

function changesLevel(before: MatchView, after: MatchView): boolean {
  const [old, now] = [before, after].map(({ season }) => findLevels(season).depth);
  return (old ?? []).some((level, wrestler) => level >= 0 && now?.[wrestler] !== level);
}

function roundCues(step: RoundWonStep, own: boolean): readonly Cue[] {
  const { sound, gain, bell, ownTouch } = feel.roundWon;
  const plays = step.apart === 0 ? 1 : step.plays;
  return [
    ...Array.from({ length: plays }, (_, nth) => ({ at: step.at + nth * step.apart, sound, gain })),
    {
      at: step.at + step.sweep,
      sound: bell,
      ...touched(own ? ownTouch : undefined),
      kept: true,
    },
  ];
}

/** It has become the turn of the player whose hand is shown, by this beat. */
function turnCue({ before, after, viewer, plan, asks }: CueInput): Cue | undefined {
  if (asks === false) return undefined;
  if (viewer === undefined || after.season.turn !== viewer) return undefined;
  // A kept match that is opened again calls nobody.
  if (before === undefined && plan.steps.length === 0) return undefined;
  const same = before?.seasonNumber === after.seasonNumber;
  if (same && before?.season.turn === viewer) return undefined;
  const { sound, touch, after: pause } = turnFeel;
  return { at: seenBy(plan) + pause, sound, touch, kept: true };
}

/** When a move has been seen: told proofs and gliding masks may go on. */
const seenBy = ({ steps }: Plan): number =>
  steps.reduce((end, step) => {
    if (step.name === 'newRope' || step.name === 'relayout' || step.name === 'seasonEnd')
      return end;
    const over =
      step.name === 'swipeUpPlay' || step.name === 'opponentPlay'
        ? contactOf(step)
        : step.name === 'pass'
          ? step.at
          : step.at + step.time;
    return Math.max(end, over);
  }, 0);
