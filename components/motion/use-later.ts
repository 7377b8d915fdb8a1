/**
 * What may be seen a frame later than the rest. A change that reaches many parts at once is drawn part
 * after part, what answers the finger first: no frame has to carry all of it.
 */

import { startTransition, useEffect, useState } from 'react';

/**
 * The value as it was, and in a later frame as it is. Where `of` is another than before, there is
 * nothing to wait with: the value is that of something else.
 */
export function useLater<T>(value: T, of: unknown): T {
  const [seen, setSeen] = useState({ value, of });
  useEffect(() => {
    startTransition(() =>
      setSeen((last) => (last.value === value && last.of === of ? last : { value, of })),
    );
  }, [value, of]);
  return seen.of === of ? seen.value : value;
}
