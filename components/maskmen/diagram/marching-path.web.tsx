/**
 * The same in a browser, beside the page's one thread: dashes that move along a curve would be painted
 * anew at every step, so every step is drawn once, and the browser shows one after the other.
 */

import { useEffect, useRef } from 'react';

import { useMotion } from '@/components/motion/motion-context';
import { whileUntouched } from '@/components/moving/touched';
import '@/components/moving/web/touched';

import type { Props } from './marching-path';

export function MarchingPath({ d, ink, width, dashes, way, time }: Props) {
  const { reduced } = useMotion();
  const ref = useRef<SVGPathElement>(null);
  useEffect(() => {
    const path = ref.current;
    if (reduced || path === null) return undefined;
    // Every step is a layer, and layers are sorted anew whenever anything else is dragged.
    return whileUntouched(() => march(path, way, time));
    // The steps are copies of the line as it looks.
  }, [reduced, way, time, d, ink, width, dashes]);
  return (
    <path ref={ref} d={d} fill="none" stroke={ink} strokeWidth={width} strokeDasharray={dashes} />
  );
}

/** A step is about a pixel long. */
const STEP = 50;

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

/** Nothing marches over the drawing: here it does in it. */
export const MarchOver = () => null;
