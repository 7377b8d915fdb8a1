/** A file that is fetched when it is wanted: here, on its way, or not to be had just now. */

/** `missing` when it could not be fetched; undefined before that is known. */
export type Found<Content> = Content | 'missing' | undefined;

export interface Fetched<Content extends object> {
  readonly read: () => Found<Content>;
  /** Fetches it unless it is here; ends when it is, or cannot be had. Never throws. */
  readonly bring: () => Promise<void>;
  readonly listen: (listener: () => void) => () => void;
}

export function fetched<Content extends object>(load: () => Promise<Content>): Fetched<Content> {
  let found: Found<Content>;
  let coming: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const note = (now: Found<Content>): void => {
    found = now;
    for (const listener of listeners) listener();
  };
  const begin = async (): Promise<void> => {
    // Tried again after a failure: whoever looks sees the wait, not the failure before.
    if (found === 'missing') note(undefined);
    const now = await load().catch(() => 'missing' as const);
    coming = undefined;
    note(now);
  };
  return {
    read: () => found,
    bring: () => (typeof found === 'object' ? Promise.resolve() : (coming ??= begin())),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
