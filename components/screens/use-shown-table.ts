/**
 * The table as it is drawn. A move changes the whole picture: it is worked out in slices between
 * frames, and until it is ready the picture before it stands. What has to do with who may look is
 * never late: a hand is covered, and a screen changes, at once.
 */

import { useDeferredValue } from 'react';

import type { TableState } from '@/store/types';
import { useTable } from '@/store/use-table';

/** Whether the picture before may stand a moment longer. */
const mayStand = (shown: TableState, now: TableState): boolean =>
  shown.phase === 'table' && now.phase === 'table' && shown.viewer === now.viewer;

/** Of a match, or of a lesson that lies below. */
export function useShownTable(): TableState {
  const now = useTable((table) => table);
  const shown = useDeferredValue(now);
  return mayStand(shown, now) ? shown : now;
}
