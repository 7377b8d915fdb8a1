/** The same object as long as it says the same, whoever made it anew. */

import { useState } from 'react';

export function useSteady<T>(value: T, keyOf: (value: T) => string): T {
  const [kept, setKept] = useState(value);
  if (kept === value || keyOf(kept) === keyOf(value)) return kept;
  setKept(value);
  return value;
}

/** A list of things that stay: each is the same object, and so is the list, as long as they say the same. */
export function useSteadyList<T>(list: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const [kept, setKept] = useState(list);
  if (kept === list) return kept;
  const before = new Map(kept.map((one) => [keyOf(one), one]));
  const now = list.map((one) => before.get(keyOf(one)) ?? one);
  if (now.length === kept.length && now.every((one, at) => one === kept[at])) return kept;
  setKept(now);
  return now;
}
