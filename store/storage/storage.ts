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
});
