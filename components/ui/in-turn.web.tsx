/**
 * A part of a large screen that comes some pictures after the rest: a browser draws and listens on one
 * thread, and no frame has to wait for everything at once.
 */

import { startTransition, useEffect, useState } from 'react';

import type { Props } from './in-turn';

export function InTurn({ after, children }: Props) {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < after) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, after]);
  return drawn < after ? null : children;
}
