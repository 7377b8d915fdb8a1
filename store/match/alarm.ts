/** What happens by itself after a wait: one thing at a time, and a tap brings it on at once. */

import type { Cancel, Clock } from '../ports';

export interface Alarm {
  /** Lets something happen after so many milliseconds; nothing else may be waited for. */
  readonly set: (ms: number, act: () => void) => void;
  readonly stop: () => void;
  /** What is waited for happens now. */
  readonly hurry: () => void;
}

export function createAlarm(clock: Clock): Alarm {
  let waiting: { readonly cancel: Cancel; readonly act: () => void } | undefined;
  const stop = (): void => {
    waiting?.cancel();
    waiting = undefined;
  };
  return {
    set: (ms, act) => {
      const once = () => {
        stop();
        act();
      };
      waiting = { cancel: clock.after(ms, once), act: once };
    },
    stop,
    hurry: () => waiting?.act(),
  };
}
