/**
 * Writes one slot, one write at a time, the latest value only: values that came while a write was
 * under way are passed over for the newest, and an older one can never land on a newer one. A
 * refused write is tried again with the next value and by the clock.
 */

import type { Cancel, Clock } from '../ports';
import type { Slot } from './slot';

/** Where the latest value is: on the disk, on its way, or refused by the disk. */
export type Saving = 'saved' | 'pending' | 'failed';

export const RETRY_MS = 4000;

export interface Saver<T> {
  /** Keeps a value (undefined: keeps none). Resolves when the attempt that covers it has ended. */
  readonly put: (value: T | undefined) => Promise<void>;
  readonly saving: () => Saving;
}

export interface SaverOptions<T> {
  readonly slot: Slot<T>;
  readonly clock: Clock;
  /** An attempt has ended: `saving()` may say something new. */
  readonly onSettled: () => void;
  /** Another window has written meanwhile: nothing was, and nothing will be, until the next `put`. */
  readonly onOvertaken: () => void;
}

export function createSaver<T>(options: SaverOptions<T>): Saver<T> {
  const { slot, clock, onSettled, onOvertaken } = options;
  let wanted: { readonly value: T | undefined } | undefined;
  let writing = false;
  let failed = false;
  let waiting: (() => void)[] = [];
  let cancelRetry: Cancel = () => undefined;

  const pump = async (): Promise<void> => {
    cancelRetry();
    writing = true;
    let overtaken = false;
    while (wanted !== undefined) {
      const { value } = wanted;
      const covered = waiting;
      wanted = undefined;
      waiting = [];
      try {
        overtaken = !(await (value === undefined ? slot.remove() : slot.write(value)));
        failed = false;
        if (overtaken) {
          wanted = undefined;
          settle([...covered, ...waiting.splice(0)]);
          break;
        }
      } catch {
        failed = true;
        // A newer value needs no retry of this one: the loop goes on with it.
        if (wanted === undefined) {
          wanted = { value };
          settle(covered);
          break;
        }
      }
      settle(covered);
    }
    writing = false;
    if (failed && wanted !== undefined) cancelRetry = clock.after(RETRY_MS, () => void pump());
    if (overtaken) onOvertaken();
    else onSettled();
  };
  const settle = (covered: readonly (() => void)[]) => covered.forEach((resolve) => resolve());

  return {
    put: (value) =>
      new Promise((resolve) => {
        wanted = { value };
        waiting.push(resolve);
        if (!writing) void pump();
      }),
    saving: () => {
      if (failed) return 'failed';
      return writing || wanted !== undefined ? 'pending' : 'saved';
    },
  };
}
