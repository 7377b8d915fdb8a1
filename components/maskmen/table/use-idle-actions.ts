/** Where pass and play stand on the table as long as nobody is asked for either. */

import { useMemo } from 'react';

import { actionsPlace } from './action-bar';
import type { Rect, TableLayout } from './table-layout';
import { isAsked, type Talk } from './talk';

export interface Bar {
  readonly layout: TableLayout;
  readonly leftHanded: boolean;
  /** Whether a button stands before them. */
  readonly first: boolean;
}

/** Undefined while they are asked for, and where something else stands there. */
export function useIdleActions(talk: Talk, { layout, leftHanded, first }: Bar): Rect | undefined {
  const waits = talk.viewer !== undefined && !talk.canSkip && !isAsked(talk);
  const { actions } = layout;
  return useMemo(() => {
    if (!waits) return undefined;
    const place = actionsPlace({ ...actions, leftHanded, first });
    return { ...place, x: actions.x + place.x, y: actions.y };
  }, [waits, actions, leftHanded, first]);
}
