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
  /**
   * Writes (undefined: removes) only if `mayReplace` says so of what lies under the key at that very
   * moment; whether it did. Nothing else is written in between, by whatever window of the app.
   */
  readonly replace: (
    key: string,
    text: string | undefined,
    mayReplace: MayReplace,
  ) => Promise<boolean>;
}

export type MayReplace = (there: string | undefined) => boolean;

/** The right to play the kept match: of several windows of the app, one has it. */
export interface Lease {
  /** Takes it unless another window has it; whether it is held now. */
  readonly take: () => Promise<boolean>;
  /** Takes it, from whoever has it. */
  readonly seize: () => Promise<void>;
  /** Calls whenever another window has seized it. */
  readonly onLost: (call: () => void) => void;
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
  /** Left out where there can be no other window. */
  readonly lease?: Lease;
}
