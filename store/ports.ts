/** What the stores need of the world: a place for texts, chance, and a clock. Tests hand in their own. */

/** A small place for texts by key. Every promise may reject: disks fill up, browsers refuse. */
export interface TextStorage {
  /** The text under a key; undefined when there is none. */
  readonly read: (key: string) => Promise<string | undefined>;
  /** Resolves once the text would survive the death of the process. */
  readonly write: (key: string, text: string) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Removes everything the app has ever kept here. */
  readonly clear: () => Promise<void>;
}

export type Cancel = () => void;

export interface Clock {
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
  /** Calls once after so many milliseconds, unless cancelled before. Never at once. */
  readonly after: (ms: number, call: () => void) => Cancel;
}

/** So many words of 32 bits that nobody can guess. */
export type RandomWords = (count: number) => readonly number[];

export interface Ports {
  readonly storage: TextStorage;
  readonly randomWords: RandomWords;
  readonly clock: Clock;
}
