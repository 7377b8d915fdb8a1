/** What is heard and felt when a cover takes the table's place. Each beat brings it once. */

import { useEffect, useRef } from 'react';

import { useFeel } from '@/components/feel/feel-context';
import { COVER_CUES } from '@/components/maskmen/choreography/other-cues';
import { planCues } from '@/components/maskmen/choreography/plan-cues';
import { planMotion } from '@/components/maskmen/choreography/plan-motion';
import { useMotion } from '@/components/motion/motion-context';
import type { TableState } from '@/store/types';

/** The curtain falls after a move, not when the app only came back from elsewhere. */
export function useCoverCues({ beat, view }: TableState, covered: boolean): void {
  const { perform } = useFeel();
  const { pace, reduced } = useMotion();
  const seen = useRef(beat.id);
  useEffect(() => {
    if (!covered) return;
    const fresh = seen.current !== beat.id;
    seen.current = beat.id;
    if (!fresh || view === undefined) return;
    perform(COVER_CUES);
    if (pace > 0) return;
    // The table was gone before its last move could be seen on it: here it is heard.
    const turn = { before: undefined, after: view, viewer: undefined, pace, reduced };
    const plan = planMotion({ ...turn, events: beat.events });
    const actor = view.season.log.at(-1)?.seat;
    perform(planCues({ ...turn, plan, held: actor }));
  }, [covered, beat, view, pace, reduced, perform]);
}
