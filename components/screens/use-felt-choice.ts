/**
 * Choosing, heard and felt: a tick in the fingers for each group that comes under them, a light blow
 * and a note for cards that are chosen, a semitone higher for each card more.
 */

import { useCallback, useEffect, useMemo, useRef } from 'react';

import { useFeel } from '@/components/feel/feel-context';
import { FOCUS_CUES, selectCues } from '@/components/maskmen/choreography/other-cues';
import type { Wrestler } from '@/engine/view';

import type { Choice } from './use-choice';

export function useFeltChoice(choice: Choice): Choice {
  const { perform } = useFeel();
  const { focus, group, count, tap: plainTap } = choice;
  const last = useRef({ focus, count });
  const tapped = useRef(false);
  const playable = group !== undefined && group.counts.length > 0;
  useEffect(() => {
    const before = last.current;
    const byTap = tapped.current;
    last.current = { focus, count };
    tapped.current = false;
    if (focus === undefined || (before.focus === focus && before.count === count)) return;
    const chosen = playable && (byTap || before.focus === focus);
    perform(chosen ? selectCues(count) : FOCUS_CUES);
  }, [focus, count, playable, perform]);
  const tap = useCallback(
    (wrestler: Wrestler) => {
      tapped.current = true;
      plainTap(wrestler);
    },
    [plainTap],
  );
  return useMemo(() => ({ ...choice, tap }), [choice, tap]);
}
