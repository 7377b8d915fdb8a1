/**
 * How far a group of the hand makes way so that none of its cards leaves the hand by its sides: grown
 * and spread, the first and the last group would. What a finger touches stays where it is. Pure.
 */

import type { FanGroup } from './fan-layout';

/** How a group is drawn: where its cards are, beside its fan at rest. */
export interface FanPose {
  readonly cardWidth: number;
  /** How much larger the whole group is. */
  readonly grown: number;
  /** How far it stands aside. */
  readonly aside: number;
  /** So many of its last cards are chosen: they lie further apart, and higher. */
  readonly chosen: number;
  readonly spread: number;
  readonly rise: number;
}

/** What stays free between a card and the hand's edge. */
export const EDGE = 3;
/** Half a card's height in its widths. */
const HALF = 0.7;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From where to where in the hand the cards of a group reach. */
export function reachOf(
  fan: FanGroup,
  pose: FanPose,
): { readonly left: number; readonly right: number } {
  const { cardWidth, grown, aside, chosen, spread, rise } = pose;
  const turned = radians(fan.tilt);
  let [left, right] = [Infinity, -Infinity];
  fan.cards.forEach(({ dx, dy, tilt }, at) => {
    const isChosen = at >= fan.cards.length - chosen;
    const x = dx * (isChosen ? spread : 1);
    const y = dy - (isChosen ? rise : 0);
    const centre = fan.x + aside + grown * (x * Math.cos(turned) - y * Math.sin(turned));
    const lies = radians(fan.tilt + tilt);
    const half =
      grown * cardWidth * (0.5 * Math.abs(Math.cos(lies)) + HALF * Math.abs(Math.sin(lies)));
    left = Math.min(left, centre - half);
    right = Math.max(right, centre + half);
  });
  return { left, right };
}

/** How far a group so drawn is to move, to the right if positive; 0 for one that is inside. */
export function keepInside(fan: FanGroup, pose: FanPose, width: number): number {
  const { left, right } = reachOf(fan, pose);
  if (left < EDGE) return EDGE - left;
  return Math.min(0, width - EDGE - right);
}
