/**
 * The table as it is drawn. A move changes the whole picture: it is worked out in slices between
 * frames, and until it is ready the picture before it stands, or the curtain before a hand. The other
 * way round nothing is ever late: a hand is covered at once.
 */

import { useDeferredValue } from 'react';

import type { TableState } from '@/store/types';
import { useTable } from '@/store/use-table';

/** Whether the picture before may stand a moment longer: it shows no hand but the one to be shown. */
const mayStand = (shown: TableState, now: TableState): boolean =>
  now.phase === 'table' &&
  // What another window has played on meanwhile is no picture to go on from.
  shown.elsewhere === now.elsewhere &&
  (shown.phase === 'table' || shown.phase === 'hand-over') &&
  (shown.viewer === undefined || shown.viewer === now.viewer);

/** Of a match, or of a lesson that lies below. */
export function useShownTable(): TableState {
  const now = useTable((table) => table);
  const shown = useDeferredValue(now);
  return mayStand(shown, now) ? shown : now;
}
