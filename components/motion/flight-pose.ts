/**
 * A play's way through the air as a function of time: from where it was let go along an arc to above
 * its place, then down onto it; and, once its round is won, away to the winner.
 */

import { motion } from '@/theme';

import type { Look } from './clocked-props';
import { between, ease, passed } from './curves';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Relative to the size it is drawn in. */
  readonly scale: number;
  /** Degrees. */
  readonly tilt: number;
}

export interface Arrival {
  readonly from: Pick<Place, 'x' | 'y'>;
  readonly at: number;
  readonly flight: number;
  readonly slam: number;
  /** 1 for one's own play, less for an opponent's. */
  readonly size: number;
  readonly fades: boolean;
  /** When the backs turn to faces. */
  readonly flipAt: number | undefined;
}

export interface Departure {
  readonly to: Pick<Place, 'x' | 'y'>;
  readonly at: number;
  readonly time: number;
  readonly fades: boolean;
}

/** How a play comes or goes in this beat; neither when it has been lying there. */
export interface Flight {
  readonly arrival: Arrival | undefined;
  readonly departure: Departure | undefined;
}

export interface Pose extends Place {
  readonly opacity: number;
  /** How wide the cards look, and which side of them. */
  readonly turn: number;
  readonly side: 'face' | 'back';
}

/** Where an arriving play is. Once it has arrived, exactly at its place. */
export function arrivalPose(place: Place, arrival: Arrival, time: number): Pose {
  'worklet';
  const { from, at, flight, slam, size, fades, flipAt } = arrival;
  const { apex, grown, scale, tilt } = motion.swipeUpPlay;
  if (fades) return { ...place, opacity: passed(time, at, flight), turn: 1, side: 'face' };
  const along = ease('out', passed(time, at, flight));
  const down = ease('slam', passed(time, at + flight, slam));
  const peak = 1 + (scale - 1) * size;
  const lean = from.x < place.x ? tilt : -tilt;
  const half = flipAt === undefined ? 0 : flipAt - at;
  const turned = half === 0 ? 1 : Math.min(1, (time - at) / (2 * half));
  return {
    x: between(from.x, place.x, along),
    y: between(from.y, place.y, along) - 4 * apex * size * along * (1 - along),
    scale: place.scale * between(between(1 + (grown - 1) * size, peak, along), 1, down),
    tilt: between(lean * along, place.tilt, down),
    opacity: 1,
    turn: half === 0 ? 1 : Math.abs(1 - 2 * Math.max(0, turned)),
    side: flipAt !== undefined && time < flipAt ? 'back' : 'face',
  };
}

/** Where a leaving play is; in the end it is gone. */
export function departurePose(place: Place, departure: Departure, time: number): Pose {
  'worklet';
  const { to, at, time: span, fades } = departure;
  const gone = passed(time, at, span);
  if (fades) return { ...place, opacity: 1 - gone, turn: 1, side: 'face' };
  const along = ease('in', gone);
  return {
    x: between(place.x, to.x, along),
    y: between(place.y, to.y, along),
    scale: place.scale * between(1, motion.roundWon.scale, along),
    tilt: place.tilt,
    opacity: gone >= 1 ? 0 : 1,
    turn: 1,
    side: 'face',
  };
}

/** How a play looks, lying, coming or going. */
export function flightLook(place: Place, { arrival, departure }: Flight, time: number): Look {
  'worklet';
  const { x, y, scale, tilt, opacity } =
    departure !== undefined
      ? departurePose(place, departure, time)
      : arrival !== undefined
        ? arrivalPose(place, arrival, time)
        : { ...place, opacity: 1 };
  return { x, y, scaleX: scale, scaleY: scale, turn: tilt, opacity };
}

/** When a play that comes or goes has come or gone. */
export function flightEnd({ arrival, departure }: Flight): number {
  if (departure !== undefined) return departure.at + departure.time;
  if (arrival === undefined) return 0;
  return arrival.at + arrival.flight + (arrival.fades ? 0 : arrival.slam);
}

/** A worklet carries what stands before it. */
const NOWHERE: Place = { x: 0, y: 0, scale: 1, tilt: 0 };

/** How one side of an arriving play's cards looks: it turns, and is not seen while the other is. */
export function sideLook(arrival: Arrival, of: Pose['side'], time: number): Look {
  'worklet';
  const { side, turn } = arrivalPose(NOWHERE, arrival, time);
  return { x: 0, y: 0, scaleX: turn, scaleY: 1, turn: 0, opacity: side === of ? 1 : 0 };
}
