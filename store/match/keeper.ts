/** Keeps the truth on the disk: written with a number that only grows, and waited for a moment at most. */

import { WRITE_WAIT_MS } from '../pacing';
import type { Clock } from '../ports';
import { createSaver, type Saving } from '../storage/saver';
import type { Loaded, Slot } from '../storage/slot';
import type { MatchSave } from './save';
import type { Truth } from './truth';

const READ_WAIT_MS = 1000;

export interface Keeper {
  /** Ends when the disk has it, has refused it, or has taken too long over it. */
  readonly write: (truth: Truth | undefined) => Promise<void>;
  /** Writes without being waited for. */
  readonly note: (truth: Truth) => void;
  readonly read: () => Promise<Loaded<Truth>>;
  /** What lies on the disk, if it answers soon: nobody waits long to begin a match. */
  readonly readSoon: () => Promise<Truth | undefined>;
  /** Whatever another window has written by now may be written over. */
  readonly overrule: () => void;
  readonly saving: () => Saving;
  /** Keeps a copy of what lies on the disk, where nothing writes over it. */
  readonly setAside: () => Promise<void>;
}

export interface KeeperOptions {
  readonly slot: Slot<MatchSave>;
  readonly clock: Clock;
  readonly onSettled: () => void;
  readonly onOvertaken: () => void;
}

export function createKeeper({ slot, clock, ...listeners }: KeeperOptions): Keeper {
  const saver = createSaver({ slot, clock, ...listeners });
  let revision = 0;
  const put = (truth: Truth | undefined): Promise<void> =>
    saver.put(truth && { revision: ++revision, truth });
  const read = async (): Promise<Loaded<Truth>> => {
    const { value, trouble } = await slot.load();
    revision = Math.max(revision, value?.revision ?? 0);
    return { value: value?.truth, trouble };
  };
  return {
    write: (truth) =>
      new Promise((resolve) => {
        const cancel = clock.after(WRITE_WAIT_MS, resolve);
        void put(truth).then(() => {
          cancel();
          resolve();
        });
      }),
    note: (truth) => void put(truth),
    read,
    readSoon: () =>
      new Promise((resolve) => {
        const cancel = clock.after(READ_WAIT_MS, () => resolve(undefined));
        void read().then(({ value }) => {
          cancel();
          resolve(value);
        });
      }),
    overrule: slot.overrule,
    saving: saver.saving,
    setAside: slot.setAside,
  };
}
