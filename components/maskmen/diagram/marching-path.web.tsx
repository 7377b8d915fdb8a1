/**
 * The same in a browser, beside the page's one thread: dashes that move along a curve would be painted
 * anew at every step, so every step is drawn once, and the browser shows one after the other.
 */

import { useEffect, useRef } from 'react';

import { useMotion } from '@/components/motion/motion-context';
import { isTouched, onTouched } from '@/components/moving/web/touched';

import type { Props } from './marching-path';

export function MarchingPath({ d, ink, width, dashes, way, time }: Props) {
  const { reduced } = useMotion();
  const ref = useRef<SVGPathElement>(null);
  useEffect(() => {
    const path = ref.current;
    if (reduced || path === null) return undefined;
    return whileUntouched(() => march(path, way, time));
    // The steps are copies of the line as it looks.
  }, [reduced, way, time, d, ink, width, dashes]);
  return (
    <path ref={ref} d={d} fill="none" stroke={ink} strokeWidth={width} strokeDasharray={dashes} />
  );
}

/** So long a line stands before its dashes set out: keys that step through a hand are on by then. */
const STANDS = 240;
/** And so long after a finger was on it: what that let go may be a play, which takes the line away. */
const RESTS = 900;
/** A step is about a pixel long. */
const STEP = 50;

/**
 * Does something from a moment on, but never while a finger is down, until what is returned is called.
 * Every step is a layer, and layers are sorted anew whenever anything else is dragged.
 */
function whileUntouched(begin: () => () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => {
      end = begin();
    }, ms);
  };
  const halt = (): void => {
    clearTimeout(timer);
    end?.();
    end = undefined;
  };
  const leave = onTouched((touched) => {
    halt();
    if (!touched) wait(RESTS);
  });
  if (!isTouched()) wait(STANDS);
  return () => {
    leave();
    halt();
  };
}

/** Lets a line's dashes march until what is returned is called. */
function march(path: SVGPathElement, way: number, time: number): () => void {
  const count = Math.round(time / STEP);
  const steps = Array.from({ length: count }, (_, nth) => {
    const step = path.cloneNode() as SVGPathElement;
    step.style.strokeDashoffset = String((way * nth) / count);
    step.style.opacity = '0';
    path.after(step);
    const shows = step.animate(showing(nth, count), { duration: time, iterations: Infinity });
    return { step, shows };
  });
  path.style.visibility = 'hidden';
  return () => {
    path.style.visibility = '';
    steps.forEach(({ step, shows }) => {
      // What never ends keeps its element for good.
      shows.cancel();
      step.remove();
    });
  };
}

/** Seen for one part of many, and not before or after. */
function showing(nth: number, count: number): Keyframe[] {
  const at = (part: number, opacity: number): Keyframe => ({
    offset: part / count,
    opacity,
    easing: 'step-end',
  });
  const shown = [at(nth, 1), at(nth + 1, 0)];
  return [...(nth > 0 ? [at(0, 0)] : []), ...shown, ...(nth + 1 < count ? [at(count, 0)] : [])];
}
