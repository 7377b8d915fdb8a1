/**
 * Curves and springs as functions of time, to be asked on any thread: what moves by a plan works out
 * its place from the plan's clock, so that it can be put anywhere in time, its end above all.
 */

import { bezierAt } from '@/components/moving/bezier';
import { curve, spring, type CurveName, type SpringName } from '@/theme';

/** How much of a span has passed, 0 to 1; a span of no length has passed. */
export function passed(time: number, at: number, span: number): number {
  'worklet';
  if (span <= 0) return time >= at ? 1 : 0;
  return Math.min(1, Math.max(0, (time - at) / span));
}

/** A bezier curve's height over x, both 0 to 1. */
export function ease(name: CurveName, x: number): number {
  'worklet';
  return bezierAt(curve[name], x);
}

/**
 * Where a spring pulled from 0 to 1 is after so many milliseconds of the span it is given. At the
 * span's end it is home, whatever was left of its swing.
 */
export function springAt(name: SpringName, time: number, span: number): number {
  'worklet';
  if (time <= 0) return span <= 0 ? 1 : 0;
  if (time >= span) return 1;
  const { mass, stiffness, damping } = spring[name];
  const pull = damping / (2 * mass);
  const swing = Math.sqrt(Math.max(1e-6, stiffness / mass - pull * pull));
  const s = time / 1000;
  const left = Math.exp(-pull * s) * (Math.cos(swing * s) + (pull / swing) * Math.sin(swing * s));
  // What is left of the swing fades over the last quarter.
  const fade = Math.min(1, (span - time) / (span / 4));
  return 1 - left * fade;
}

export function between(from: number, to: number, part: number): number {
  'worklet';
  return from + (to - from) * part;
}
