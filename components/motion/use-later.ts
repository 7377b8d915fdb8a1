/**
 * What may be seen a frame later than the rest. A change that reaches many parts at once is drawn part
 * after part, what answers the finger first: no frame has to carry all of it.
 */

import { startTransition, useEffect, useMemo, useState } from 'react';

/** Values, each of which is seen in a later frame than the one before it. */
type Parts = readonly unknown[];

/**
 * The values as they were, and frame after frame as they are, the first of them first; one that did not
 * change takes no frame. The list is to be the same as long as they are. Where `of` is another than
 * before, there is nothing to wait with: the values are those of something else.
 */
export function useInTurn<T extends Parts>(values: T, of: unknown): T {
  const [seen, setSeen] = useState({ values, of });
  const next = seen.of === of ? values.findIndex((value, at) => value !== seen.values[at]) : 0;
  useEffect(() => {
    if (next < 0) return;
    startTransition(() =>
      setSeen((last) => {
        const whole = last.of !== of;
        const turned = values.map((value, at) => (whole || at <= next ? value : last.values[at]));
        return { values: turned as unknown as T, of };
      }),
    );
  }, [values, next, of]);
  return seen.of === of ? seen.values : values;
}

/** One value, a frame later. */
export function useLater<T>(value: T, of: unknown): T {
  return useInTurn(
    useMemo(() => [value] as const, [value]),
    of,
  )[0];
}
