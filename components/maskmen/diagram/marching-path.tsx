/**
 * A dashed line whose dashes march along it. Whatever changes in a phone's drawing draws all of it anew:
 * so in the diagram they stand, and over it, in a drawing as large as the line alone, they take a few
 * steps a second. Under a finger, and where nothing may travel, they stand.
 */

import { useEffect, useState } from 'react';

import { useMotion } from '@/components/motion/motion-context';
import { whileUntouched } from '@/components/moving/touched';
import { Path, Svg } from '@/components/ui/svg';

import type { RopeCurve } from './plan';
import { pointOn, ropePath } from './ropes';

interface Dashes {
  readonly ink: string;
  readonly width: number;
  readonly dashes: string;
}

export interface Props extends Dashes {
  readonly d: string;
  /** How far they march, in pixels, and in what time; then again. */
  readonly way: number;
  readonly time: number;
}

/** In the drawing. */
export function MarchingPath({ d, ink, width, dashes }: Pick<Props, 'd' | keyof Dashes>) {
  return <Path d={d} fill="none" stroke={ink} strokeWidth={width} strokeDasharray={dashes} />;
}

export interface OverProps extends Omit<Props, 'd'> {
  /** Where it may be seen over the drawing. */
  readonly curve: () => RopeCurve | undefined;
  /** What the standing dashes are covered with: an edge around the marching ones. */
  readonly ground: string;
  readonly edge: number;
}

/** Over it. */
export function MarchOver(props: OverProps) {
  const { reduced } = useMotion();
  const [marches, setMarches] = useState(false);
  useEffect(() => {
    if (reduced) return undefined;
    return whileUntouched(() => {
      setMarches(true);
      return () => setMarches(false);
    });
  }, [reduced]);
  return marches && <March {...props} />;
}

/** Steps a second, at most. */
const PACE = 8;

function March({ curve: find, ground, edge, ink, width, dashes, way, time }: OverProps) {
  const [curve] = useState(find);
  const [step, setStep] = useState(0);
  const count = Math.floor((time * PACE) / 1000);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => (now + 1) % count), time / count);
    return () => clearInterval(timer);
  }, [time, count]);
  if (curve === undefined) return null;
  const d = ropePath(curve);
  const { x, y, wide, high } = boxAround(curve, (width + edge) / 2);
  const line = { d, fill: 'none', strokeWidth: width };
  return (
    <Svg
      width={wide}
      height={high}
      viewBox={`${x} ${y} ${wide} ${high}`}
      style={{ position: 'absolute', left: x, top: y }}
      pointerEvents="none"
      aria-hidden
    >
      <Path {...line} stroke={ground} strokeWidth={width + edge} />
      <Path
        {...line}
        stroke={ink}
        strokeDasharray={dashes}
        strokeDashoffset={(way * step) / count}
      />
    </Svg>
  );
}

const LOOKS = 24;

/** In whole points, with room for the line's thickness. */
function boxAround(curve: RopeCurve, room: number) {
  const points = Array.from({ length: LOOKS + 1 }, (_, nth) => pointOn(curve, nth / LOOKS));
  const [x, y] = (['x', 'y'] as const).map((axis) => {
    const values = points.map((point) => point[axis]);
    const from = Math.floor(Math.min(...values) - room - 1);
    return { from, long: Math.ceil(Math.max(...values) + room + 1) - from };
  }) as [Along, Along];
  return { x: x.from, y: y.from, wide: x.long, high: y.long };
}

interface Along {
  readonly from: number;
  readonly long: number;
}
