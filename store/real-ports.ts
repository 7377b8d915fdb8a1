/** The ports of a running app. The only file of the stores that knows a clock and real chance. */

import { getRandomValues } from 'expo-crypto';

import type { Ports } from './ports';
import { createDeviceStorage } from './storage/storage';

export const createRealPorts = (): Ports => ({
  storage: createDeviceStorage(),
  randomWords: (count) => Array.from(getRandomValues(new Uint32Array(count))),
  clock: {
    now: () => Date.now(),
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  },
});
