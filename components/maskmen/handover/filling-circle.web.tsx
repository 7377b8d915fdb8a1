/** The same in a browser, written straight into its element. */

import { useRef } from 'react';

import { useAnimatedReaction } from '@/components/moving/animated';

import type { Props } from './filling-circle';

export function FillingCircle({ filled, centre, radius, width, ink }: Props) {
  const ref = useRef<SVGCircleElement>(null);
  const length = 2 * Math.PI * radius;
  useAnimatedReaction(
    () => filled.get(),
    (share) => ref.current?.setAttribute('stroke-dashoffset', String(length * (1 - share))),
  );
  return (
    <circle
      ref={ref}
      cx={centre}
      cy={centre}
      r={radius}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      strokeDasharray={`${length} ${length}`}
      // Empty from the first frame on: the value is written in the next one.
      strokeDashoffset={length}
      transform={`rotate(-90 ${centre} ${centre})`}
    />
  );
}
