/**
 * Of several tabs one plays the kept match: the one that holds a lock of the browser, which is freed
 * however the tab ends. Where the browser has no locks (they want a secure address) every tab may
 * play, and the one that finds the save changed under it steps back.
 */

import type { Lease } from './ports';

const LOCK = 'maskmen.match';

export function createLease(): Lease | undefined {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (locks === undefined) return undefined;
  let held = false;
  let lost: () => void = () => undefined;

  /** Asks for the lock and keeps it until it is stolen; whether it was given. */
  const ask = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const keeping = locks.request(LOCK, options, (lock) => {
        held = lock !== null;
        resolve(held);
        return held ? new Promise<void>(() => undefined) : undefined;
      });
      keeping.catch(() => {
        // Stolen, or never given: a browser that refuses its locks must not keep anybody from playing.
        if (!held) resolve(true);
        else lost();
        held = false;
      });
    });
  return {
    take: async () => held || ask({ ifAvailable: true }),
    seize: async () => {
      if (!held) await ask({ steal: true });
    },
    onLost: (call) => {
      lost = call;
    },
  };
}
