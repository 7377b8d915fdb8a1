/** Whether things may travel: what the system wishes, now, and what the app was asked for. */

import { useEffect, useSyncExternalStore } from 'react';

export const ReduceMotion = { System: 'system', Always: 'always', Never: 'never' } as const;

export type Reduce = (typeof ReduceMotion)[keyof typeof ReduceMotion];

/** Pages are also made where there is no window. */
const wish =
  typeof window === 'undefined' ? undefined : window.matchMedia('(prefers-reduced-motion: reduce)');

let forced: Reduce = ReduceMotion.System;

/** Whether something that says so about itself stands still. */
export const isStill = (own: Reduce = ReduceMotion.System): boolean => {
  const asked = own === ReduceMotion.System ? forced : own;
  return asked === ReduceMotion.System ? wish?.matches === true : asked === ReduceMotion.Always;
};

/** For everything that does not say otherwise, as long as it is there. */
export function ReducedMotionConfig({ mode }: { readonly mode: Reduce }): null {
  useEffect(() => {
    const before = forced;
    forced = mode;
    return () => {
      forced = before;
    };
  }, [mode]);
  return null;
}

function listen(then: () => void): () => void {
  wish?.addEventListener('change', then);
  return () => wish?.removeEventListener('change', then);
}

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    listen,
    () => wish?.matches === true,
    () => false,
  );
