/** When the app leaves the foreground, told as early as the system tells it. */

import { AppState } from 'react-native';

/** Calls whenever somebody may be about to leave; returns how to stop listening. */
export function onLeaving(call: () => void): () => void {
  const changes = AppState.addEventListener('change', (state) => {
    if (state === 'background' || state === 'inactive') call();
  });
  // Android has no state between: it tells that the window lost the focus, as when its list of open
  // apps comes up, before it takes the picture for it. Elsewhere this never comes.
  const blurs = AppState.addEventListener('blur', call);
  return () => {
    changes.remove();
    blurs.remove();
  };
}
