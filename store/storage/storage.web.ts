/**
 * Texts in a browser: IndexedDB, because localStorage loses the last writes when the browser dies
 * and its quota ends early. A write counts when its transaction is complete, on the disk where the
 * browser knows the difference.
 */

import type { TextStorage } from '../ports';

const DATABASE = 'maskmen';
const TEXTS = 'texts';

function openDatabase(forget: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TEXTS);
    };
    request.onerror = () => reject(request.error ?? new Error('no database'));
    request.onblocked = () => reject(new Error('database blocked'));
    request.onsuccess = () => {
      const database = request.result;
      // The browser closes it when it clears its data; a newer tab asks for it to upgrade it.
      database.onclose = forget;
      database.onversionchange = () => {
        forget();
        database.close();
      };
      resolve(database);
    };
  });
}

interface Work {
  readonly mode: IDBTransactionMode;
  readonly ask: (texts: IDBObjectStore) => IDBRequest;
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function run(database: IDBDatabase, { mode, ask }: Work): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TEXTS, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(TEXTS));
    const fail = () => reject(transaction.error ?? request.error ?? new Error('database refused'));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = fail;
    transaction.onerror = fail;
  });
}

export function createDeviceStorage(): TextStorage {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const work = async (wanted: Work): Promise<unknown> => {
    opening ??= openDatabase(forget);
    try {
      return await run(await opening, wanted);
    } catch (error) {
      // The next call opens it anew: what closed under us may open again.
      forget();
      throw error;
    }
  };
  return {
    read: async (key) => {
      return textIn(await work({ mode: 'readonly', ask: (texts) => texts.get(key) }));
    },
    write: async (key, text) => {
      await work({ mode: 'readwrite', ask: (texts) => texts.put(text, key) });
    },
    remove: async (key) => {
      await work({ mode: 'readwrite', ask: (texts) => texts.delete(key) });
    },
    clear: async () => {
      await work({ mode: 'readwrite', ask: (texts) => texts.clear() });
    },
    // One transaction: other windows' transactions come before it or after it, never in between.
    replace: async (key, text, mayReplace) => {
      let replaced = false;
      const ask = (texts: IDBObjectStore): IDBRequest => {
        const reading = texts.get(key);
        reading.onsuccess = () => {
          replaced = mayReplace(textIn(reading.result));
          if (!replaced) return;
          if (text === undefined) texts.delete(key);
          else texts.put(text, key);
        };
        return reading;
      };
      await work({ mode: 'readwrite', ask });
      return replaced;
    },
  };
}
