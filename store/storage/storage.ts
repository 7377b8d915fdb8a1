/** Texts on a phone. */

import AsyncStorage from '@react-native-async-storage/async-storage';

import type { TextStorage } from '../ports';

/** Every key of ours begins with this; a development shell keeps others beside them. */
const OURS = 'maskmen.';

export const createDeviceStorage = (): TextStorage => ({
  read: async (key) => (await AsyncStorage.getItem(key)) ?? undefined,
  write: (key, text) => AsyncStorage.setItem(key, text),
  remove: (key) => AsyncStorage.removeItem(key),
  clear: async () => {
    const keys = await AsyncStorage.getAllKeys();
    await AsyncStorage.multiRemove(keys.filter((key) => key.startsWith(OURS)));
  },
  // An app on a phone is one process: nobody writes in between.
  replace: async (key, text, mayReplace) => {
    if (!mayReplace((await AsyncStorage.getItem(key)) ?? undefined)) return false;
    await (text === undefined ? AsyncStorage.removeItem(key) : AsyncStorage.setItem(key, text));
    return true;
  },
});
