/** The ports of a running app. The only file of the stores that knows a clock and real chance. */

import { getRandomValues } from 'expo-crypto';

import { createLease } from './lease';
import type { Ports } from './ports';
import { createDeviceStorage } from './storage/storage';

const leaseOf = (lease: Ports['lease']) => (lease === undefined ? {} : { lease });

export const createRealPorts = (): Ports => ({
  ...leaseOf(createLease()),
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
