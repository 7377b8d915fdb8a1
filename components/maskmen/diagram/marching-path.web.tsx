/**
 * The same in a browser, which marches by itself. The line is a layer of its own: what lies around
 * it is not painted again at every step.
 */

import { useEffect, useRef } from 'react';

import { useMotion } from '@/components/motion/motion-context';

import type { Props } from './marching-path';

export function MarchingPath({ d, ink, width, dashes, way, time }: Props) {
  const { reduced } = useMotion();
  const ref = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (reduced) return undefined;
    const frames = { strokeDashoffset: ['0', String(way)] };
    const easing = `steps(${Math.round(time / STEP)})`;
    const march = ref.current?.animate(frames, { duration: time, iterations: Infinity, easing });
    return () => march?.cancel();
  }, [reduced, way, time]);
  return (
    <path
      ref={ref}
      d={d}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      strokeDasharray={dashes}
      style={LAYER}
    />
  );
}

/** Dashes are painted anew at every step: about as often as they have gone a pixel, and no oftener. */
const STEP = 50;

const LAYER = { willChange: 'transform' } as const;
