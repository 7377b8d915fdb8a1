/**
 * Texts in memory, for tests, with the faults real disks have: slow, failing, full, read-only, wiped.
 */

import type { Clock, TextStorage } from '../ports';

export interface Faults {
  /** Milliseconds each write takes, on the clock handed in. */
  slow: number;
  /** Every write is refused; reads work. */
  readOnly: boolean;
  /** Writes that would make the texts together longer than this are refused. */
  room: number;
  /** Everything is refused, reads too. */
  failing: boolean;
}

export interface MemoryStorage extends TextStorage {
  readonly texts: Map<string, string>;
  readonly faults: Faults;
  /** Every write and removal that succeeded, in the order in which it did. */
  readonly history: { readonly key: string; readonly text: string | undefined }[];
  /** All texts are gone, as when a player clears the app's data. */
  readonly wipe: () => void;
}

export function createMemoryStorage(
  texts: Iterable<readonly [string, string]> = [],
  clock?: Clock,
): MemoryStorage {
  const kept = new Map(texts);
  const faults: Faults = { slow: 0, readOnly: false, room: Infinity, failing: false };
  const history: { key: string; text: string | undefined }[] = [];
  const wait = (): Promise<void> =>
    faults.slow > 0 && clock !== undefined
      ? new Promise((resolve) => void clock.after(faults.slow, resolve))
      : Promise.resolve();
  const refuse = (why: string) => {
    throw new Error(`storage ${why}`);
  };
  const change = async (key: string, text: string | undefined): Promise<void> => {
    await wait();
    changeNow(key, text);
  };
  const changeNow = (key: string, text: string | undefined): void => {
    if (faults.failing) refuse('fails');
    if (faults.readOnly) refuse('is read-only');
    let length = text?.length ?? 0;
    for (const [other, there] of kept) if (other !== key) length += there.length;
    if (text !== undefined && length > faults.room) refuse('is full');
    if (text === undefined) kept.delete(key);
    else kept.set(key, text);
    history.push({ key, text });
  };
  return {
    texts: kept,
    faults,
    history,
    wipe: () => kept.clear(),
    read: async (key) => {
      if (faults.failing) refuse('fails');
      return kept.get(key);
    },
    write: change,
    remove: (key) => change(key, undefined),
    clear: async () => {
      for (const key of [...kept.keys()]) await change(key, undefined);
    },
    replace: async (key, text, mayReplace) => {
      await wait();
      if (faults.failing) refuse('fails');
      if (!mayReplace(kept.get(key))) return false;
      changeNow(key, text);
      return true;
    },
  };
}
