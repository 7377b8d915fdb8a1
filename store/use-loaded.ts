/** Whether what is kept has been read, and what of it could not be. */

import { useEffect, useState } from 'react';

import { loadStores } from './app-stores';
import type { SaveTrouble } from './types';

/** Undefined until everything is read; then the troubles to tell the player, mostly none. */
export function useLoaded(): readonly SaveTrouble[] | undefined {
  const [troubles, setTroubles] = useState<readonly SaveTrouble[]>();
  useEffect(() => {
    let mounted = true;
    void loadStores().then((found) => {
      if (mounted) setTroubles(found);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return troubles;
}
