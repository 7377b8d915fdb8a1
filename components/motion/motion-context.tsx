/** How much may move: the system's wish or the player's, and the pace of other players' moves. */

import { createContext, use, useMemo, type ReactNode } from 'react';

import { useReducedMotion } from '@/components/moving/animated';

export interface Motion {
  /** Nothing travels: things appear, with a short fade at most. */
  readonly reduced: boolean;
  /** Multiplies the durations of opponents' motion; 0 is instant. */
  readonly pace: number;
}

const MotionContext = createContext<Motion>({ reduced: false, pace: 1 });

export interface Props {
  /** The player forces reduced motion whatever the system says. */
  readonly forced: boolean;
  readonly pace: number;
  readonly children: ReactNode;
}

export function MotionProvider({ forced, pace, children }: Props) {
  const system = useReducedMotion();
  const motion = useMemo(() => ({ reduced: forced || system, pace }), [forced, system, pace]);
  return <MotionContext value={motion}>{children}</MotionContext>;
}

export const useMotion = (): Motion => use(MotionContext);
