/** What is heard and felt when a season is over. Each beat brings it once. */

import { useEffect } from 'react';

import { useFeel } from '@/components/feel/feel-context';
import { seasonEndCues } from '@/components/maskmen/choreography/other-cues';
import { useMotion } from '@/components/motion/motion-context';
import type { Beat } from '@/store/types';
import { useTable } from '@/store/use-table';

/** Beats whose poster has come down: leaving it and coming back rings no second time. */
const rung = new WeakSet<Beat>();

/** Three bells when a season is over. */
export function useSeasonEndCues(): void {
  const { perform } = useFeel();
  const { reduced } = useMotion();
  const beat = useTable((table) => table.beat);
  const last = useTable((table) => table.view?.finished.at(-1));
  const viewer = useTable((table) => (table.solo ? table.viewer : undefined));
  useEffect(() => {
    const ended = beat.events.some(({ kind }) => kind === 'season-ended');
    if (!ended || last === undefined || rung.has(beat)) return;
    rung.add(beat);
    const tokens = last.places.map((seat) => last.tokens[seat] ?? 0);
    const own = viewer === undefined ? undefined : last.places.indexOf(viewer);
    perform(seasonEndCues({ tokens, own, reduced }));
  }, [beat, last, viewer, reduced, perform]);
}
