/** Texts on a phone. */

import AsyncStorage from '@react-native-async-storage/async-storage';

import type { TextStorage } from '../ports';

export const createDeviceStorage = (): TextStorage => ({
  read: async (key) => (await AsyncStorage.getItem(key)) ?? undefined,
  write: (key, text) => AsyncStorage.setItem(key, text),
  remove: (key) => AsyncStorage.removeItem(key),
});
