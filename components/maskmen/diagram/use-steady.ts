/** The same object as long as it says the same, whoever made it anew. */

import { useState } from 'react';

export function useSteady<T>(value: T, keyOf: (value: T) => string): T {
  const [kept, setKept] = useState(value);
  if (kept === value || keyOf(kept) === keyOf(value)) return kept;
  setKept(value);
  return value;
}
