/** The screen stays awake at the table, where the system lets it: a refusal is no reason to stop. */

import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'table';

export function useAwake(): void {
  useEffect(() => {
    const awake = activateKeepAwakeAsync(TAG).then(
      () => true,
      () => false,
    );
    return () => {
      // Leaving before the lock was granted must wait for it, or there is nothing to release.
      void awake.then((granted) =>
        granted ? deactivateKeepAwake(TAG).catch(() => undefined) : undefined,
      );
    };
  }, []);
}
