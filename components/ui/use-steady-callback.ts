/** The same function for good, which does what the last one given does: what is handed it stays still. */

import { useCallback, useLayoutEffect, useRef } from 'react';

export function useSteadyCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const last = useRef(callback);
  useLayoutEffect(() => {
    last.current = callback;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}
