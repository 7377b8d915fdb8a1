/**
 * The choreography of a beat: from the views before and after and the events between them to steps.
 * Pure. The truth is shown before any of it is played; a plan that is cut short loses nothing.
 */

import type { MatchEvent, MatchView } from '@/engine/view';
import { NOBODY, countOf, WRESTLERS } from '@/engine/view';
import { motion } from '@/theme';

import { planOf, type Plan, type PlayStep, type Step } from './steps';

export interface MotionInput {
  /** What was shown before; undefined when nothing was. */
  readonly before: MatchView | undefined;
  readonly after: MatchView;
  readonly events: readonly MatchEvent[];
  /** Multiplies the times of what others do; 0 lets nothing travel. */
  readonly pace: number;
  readonly reduced: boolean;
  /** Whose hand is shown. */
  readonly viewer: number | undefined;
  /** How fast the finger was that played, in pixels a second. */
  readonly speed?: number | undefined;
}

/** Fingers slower and faster than these change the arc no more, in pixels a second. */
const SLOW = 600;
const FAST = 2400;

/** How long an own play's arc takes: the finger's speed goes on in it. */
export function arcTime(speed = 0): number {
  const { arc, arcLeast } = motion.swipeUpPlay;
  const part = Math.min(1, Math.max(0, (speed - SLOW) / (FAST - SLOW)));
  return arc - (arc - arcLeast) * part;
}

export function planMotion(input: MotionInput): Plan {
  const steps: Step[] = [];
  /** When what happens next may begin. */
  let now = 0;
  for (const event of input.events) now = addEvent(steps, event, { ...input, now });
  return planOf(steps);
}

interface Moment extends MotionInput {
  readonly now: number;
}

type Of<Kind extends MatchEvent['kind']> = Extract<MatchEvent, { readonly kind: Kind }>;

/** Adds an event's steps; returns when the next event's may begin. */
function addEvent(steps: Step[], event: MatchEvent, moment: Moment): number {
  const { now, pace, reduced } = moment;
  switch (event.kind) {
    case 'season-began':
      return addDeal(steps, moment);
    case 'played': {
      const play = playStep(event, moment);
      steps.push(play);
      const contact = play.at + play.flight + play.slam;
      // A debut takes its mask from among those not yet played.
      if (event.debut) steps.push({ name: 'relayout', at: contact, ...glide(moment, 'debut') });
      return contact;
    }
    case 'defeated': {
      const { winner, loser, implied } = event;
      const { reduced: still, total } = motion.newRope;
      const time = (reduced ? still.banner + still.hold : total) * pace;
      steps.push({ name: 'newRope', winner, loser, implied, pace, at: now, time });
      const after = reduced ? 0 : motion.relayout.after * pace;
      withoutRelayout(steps);
      steps.push({ name: 'relayout', at: now + after, ...glide(moment, 'proof') });
      return now;
    }
    case 'passed': {
      const time = (reduced ? motion.pass.reduced.time : PASS_TIME) * pace;
      steps.push({ name: 'pass', seat: event.seat, at: now, time, fades: reduced });
      return now + (reduced ? 0 : motion.pass.time * pace);
    }
    case 'went-out': {
      const { seat, place } = event;
      const token = moment.after.season.rules.tokens[place - 1] ?? 0;
      const time = (reduced ? motion.goingOut.reduced.time : OUT_TIME) * pace;
      steps.push({ name: 'goingOut', seat, place, token, at: now, time, fades: reduced });
      return now;
    }
    case 'round-won':
      return addRoundWon(steps, event, moment);
    case 'season-ended':
      steps.push({ name: 'seasonEnd', at: planOf(steps).total, time: 0 });
      return now;
    case 'match-ended':
      return now;
  }
}

/** A towel falls and swings out while the next player may already think. */
const PASS_TIME = motion.pass.time + motion.pass.swingTime;
const OUT_TIME = motion.goingOut.stamp + motion.goingOut.settle + 400;

/** A beat that proves something glides once, after its rope. */
function withoutRelayout(steps: Step[]): void {
  const at = steps.findIndex(({ name }) => name === 'relayout');
  if (at >= 0) steps.splice(at, 1);
}

/** How long masks glide: less after a proof, which took its own time. */
function glide({ pace, reduced }: Moment, cause: 'debut' | 'proof') {
  const { most, afterProof, reduced: still } = motion.relayout;
  return { time: (reduced ? still.fade : cause === 'proof' ? afterProof : most) * pace };
}

function addDeal(steps: Step[], { now, after, pace, reduced }: Moment): number {
  const { season } = after;
  if (season.kind !== 'seat' || pace === 0) return now;
  const groups = WRESTLERS.map((_, index) => countOf(season.hand, index)).filter(Boolean);
  const cards = groups.reduce((sum, held) => sum + held, 0);
  if (cards === 0) return now;
  const { apart, flight, most, reduced: still } = motion.deal;
  // The last card lands, and its group opens in what is left of the time for fifteen.
  const settle = most - (14 * apart + flight);
  const time = reduced ? still.fade : (cards - 1) * apart + flight + settle;
  steps.push({ name: 'deal', groups, at: now, time, fades: reduced });
  return now + time;
}

function playStep(event: Of<'played'>, moment: Moment): PlayStep {
  const { before, now, pace, reduced, viewer, speed } = moment;
  const { seat, wrestler, count } = event;
  const own = seat === viewer;
  const index = event.lead ? 0 : (before?.season.round.length ?? 0);
  const factor = own ? 1 : pace;
  const shared = { seat, wrestler, count, index, at: now, fades: reduced };
  if (reduced) {
    const { fade } = own ? motion.swipeUpPlay.reduced : motion.opponentPlay.reduced;
    const name = own ? ('swipeUpPlay' as const) : ('opponentPlay' as const);
    const time = fade * factor;
    return { name, ...shared, time, flight: time, slam: 0, flipAt: undefined };
  }
  if (own) {
    const flight = arcTime(speed);
    const { slam, dipTime } = motion.swipeUpPlay;
    const time = flight + slam + dipTime;
    return { name: 'swipeUpPlay', ...shared, time, flight, slam, flipAt: undefined };
  }
  const { opponentPlay } = motion;
  const flight = opponentPlay.flight * factor;
  const slam = opponentPlay.slam * factor;
  const flipAt = now + flight * opponentPlay.flipAt;
  // The ropes tremble on after the cards have landed.
  const time = flight + slam + motion.swipeUpPlay.dipTime * factor;
  return { name: 'opponentPlay', ...shared, time, flight, slam, flipAt };
}

function addRoundWon(steps: Step[], { seat, host }: Of<'round-won'>, moment: Moment): number {
  const { before, now, pace, reduced } = moment;
  // A round that ends its season stays on the mat.
  if (host === NOBODY) return now;
  // A play that nobody is left to answer is looked at before it goes.
  const last = steps.find(({ name }) => name === 'swipeUpPlay' || name === 'opponentPlay');
  const at = last === undefined ? now : last.at + last.time;
  const plays = (before?.season.round.length ?? 0) + (last === undefined ? 0 : 1);
  const { roundWon } = motion;
  const apart = reduced ? 0 : roundWon.apart * pace;
  const sweep = (reduced ? roundWon.reduced.fade : roundWon.sweep) * pace;
  const swept = sweep + apart * Math.max(0, plays - 1);
  const time = reduced ? swept : Math.max(swept, roundWon.hopTime * pace);
  const oldHost = before?.season.host ?? host;
  const shared = { seat, oldHost, host, plays, apart, sweep };
  steps.push({ name: 'roundWon', ...shared, at, time, fades: reduced });
  return at + time;
}
