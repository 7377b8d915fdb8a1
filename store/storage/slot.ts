/**
 * A slot: one kept value under one key, with a version. Reading it is parsing: an older version is
 * migrated step by step; what is damaged, or was written by a newer app, is set aside under a key of
 * its own before anything else is written in its place. A slot knows nothing of its neighbours.
 */

import type { SaveTrouble } from '../types';
import type { TextStorage } from '../ports';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a parse made of kept fields; not intact when a part had to be replaced by its default. */
export interface Parsed<T> {
  readonly value: T;
  readonly intact: boolean;
}

export interface SlotSpec<T> {
  readonly what: SaveTrouble['what'];
  readonly key: string;
  readonly version: number;
  /** `migrations[n]` turns fields of version n into fields of version n + 1. */
  readonly migrations: Readonly<Record<number, (old: Fields) => Fields>>;
  /** Fields of the present version as a value; undefined when they make none. */
  readonly parse: (fields: Fields) => Parsed<T> | undefined;
  /** The value as fields; the version is added here. */
  readonly make: (value: T) => Fields;
}

export interface Loaded<T> {
  readonly value: T | undefined;
  readonly trouble: SaveTrouble | undefined;
}

/**
 * Writes and removals answer whether they took place: they do not when another window of the app has
 * written meanwhile. What was wiped from outside is written anew.
 */
export interface Slot<T> {
  readonly load: () => Promise<Loaded<T>>;
  readonly write: (value: T) => Promise<boolean>;
  readonly remove: () => Promise<boolean>;
  /** Whatever another window has written by now may be written over. */
  readonly overrule: () => void;
  /** Keeps a copy of what lies there under a key of its own. */
  readonly setAside: () => Promise<void>;
}

/** What a kept text gave; `why` says what is wrong with it, also where a part could be saved. */
export interface Opened<T> {
  readonly value: T | undefined;
  readonly why: 'damaged' | 'newer-version' | undefined;
}

const NOTHING = { value: undefined, why: undefined } as const;

/** Reads a kept text. Never throws, whatever the text is. */
export function openText<T>(spec: SlotSpec<T>, text: string): Opened<T> {
  const damaged = { value: undefined, why: 'damaged' } as const;
  try {
    let fields: unknown = JSON.parse(text);
    if (!isFields(fields)) return damaged;
    const version = fields['version'];
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return damaged;
    if (version > spec.version) return { value: undefined, why: 'newer-version' };
    for (let from = version; from < spec.version; from++) {
      const migrate = spec.migrations[from];
      if (migrate === undefined || !isFields(fields)) return damaged;
      fields = migrate(fields);
    }
    const parsed = isFields(fields) ? spec.parse(fields) : undefined;
    if (parsed === undefined) return damaged;
    return { value: parsed.value, why: parsed.intact ? undefined : 'damaged' };
  } catch {
    return damaged;
  }
}

/** Where a text that could not be used is kept: the first free key, or the one that holds it already. */
async function setAside(storage: TextStorage, key: string, text: string): Promise<void> {
  for (let number = 1; ; number++) {
    const aside = `${key}.aside.${number}`;
    const there = await storage.read(aside);
    if (there === text) return;
    if (there !== undefined) continue;
    await storage.write(aside, text);
    return;
  }
}

export function openSlot<T>(storage: TextStorage, spec: SlotSpec<T>): Slot<T> {
  /** Whether what lies under the key may be written over: it was read and used, or set aside. */
  let free = false;
  /** The texts that may lie there by our own doing: the last read or written, and tries since. */
  let ours = new Set<string>();
  const know = (text: string | undefined): void => {
    ours = new Set(text === undefined ? [] : [text]);
    free = true;
  };
  const makeRoom = async () => {
    if (free) return;
    const text = await storage.read(spec.key);
    if (text !== undefined && openText(spec, text).why !== undefined)
      await setAside(storage, spec.key, text);
    know(text);
  };
  const replace = async (text: string | undefined): Promise<boolean> => {
    await makeRoom();
    // A write may be refused and land all the same.
    if (text !== undefined) ours.add(text);
    const mayReplace = (there: string | undefined) => there === undefined || ours.has(there);
    if (!(await storage.replace(spec.key, text, mayReplace))) return false;
    know(text);
    return true;
  };
  const tell = (why: SaveTrouble['why']): SaveTrouble => ({ what: spec.what, why });
  return {
    load: async () => {
      let text: string | undefined;
      try {
        text = await storage.read(spec.key);
      } catch {
        return { value: undefined, trouble: tell('unreadable') };
      }
      const { value, why } = text === undefined ? NOTHING : openText(spec, text);
      if (why === undefined) {
        know(text);
        return { value, trouble: undefined };
      }
      try {
        free = false;
        await replace(value === undefined ? undefined : textOf(spec, value));
      } catch {
        // It stays where it is; the first write tries again to set it aside.
      }
      return { value, trouble: tell(why) };
    },
    write: (value) => replace(textOf(spec, value)),
    remove: () => replace(undefined),
    overrule: () => {
      free = false;
    },
    setAside: async () => {
      const text = await storage.read(spec.key);
      if (text !== undefined) await setAside(storage, spec.key, text);
    },
  };
}

/** A value as it is kept. */
export const textOf = <T>(spec: SlotSpec<T>, value: T): string =>
  JSON.stringify({ version: spec.version, ...spec.make(value) });
