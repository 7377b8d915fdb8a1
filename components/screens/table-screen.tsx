/** The table's address: the board, or what takes its place between players, seasons and matches. */

import { useEffect, useMemo, useState } from 'react';

import { planMotion } from '@/components/maskmen/choreography/plan-motion';
import type { SpotFacts } from '@/components/maskmen/coach/spots';
import { ClosingCurtain } from '@/components/maskmen/handover/closing-curtain';
import { useMotion } from '@/components/motion/motion-context';
import { tableIntents } from '@/store/use-table';

import { HandOverScreen, ResultScreen } from './between';
import { CoachedTable } from './coached-table';
import { ElsewhereScreen } from './elsewhere-screen';
import { onLeaving } from './leaving';
import { TablePlay } from './table-play';
import { useAwake } from './use-awake';
import { useCoverCues } from './use-cover-cues';
import { useSettledPhase } from './use-settled-phase';
import { useShownTable } from './use-shown-table';
import { useTold } from './use-told';

export interface Props {
  /** Nothing stands over it, so that the way back is the table's. */
  readonly focused: boolean;
  readonly onHome: () => void;
  readonly onSettings: () => void;
  readonly onRules: () => void;
}

const coached = (facts: () => SpotFacts) => <CoachedTable facts={facts} />;

export function TableScreen({ focused, onHome, onSettings, onRules }: Props) {
  useAwake();
  useTold();
  const table = useShownTable();
  const { phase: stored, view, elsewhere } = table;
  const { id: beat, events } = table.beat;
  const { pace, reduced } = useMotion();
  const length = useMemo(
    () =>
      view === undefined
        ? 0
        : planMotion({ before: undefined, after: view, events, pace, reduced, viewer: undefined })
            .total,
    [view, events, pace, reduced],
  );
  const { phase, closing, settle } = useSettledPhase({ phase: stored, beat, length });
  useCoverCues(table, closing || phase === 'hand-over');
  /** The beat at which somebody asked for a look at the public table. */
  const [looking, setLooking] = useState<number>();

  useEffect(() => {
    // Nobody looks at a phone that has left the foreground: whoever comes back may be somebody else.
    const stopListening = onLeaving(tableIntents().cover);
    return () => {
      stopListening();
      // The same goes for a table that was left for the poster.
      tableIntents().cover();
    };
  }, []);
  useEffect(() => {
    if (stored === 'none') onHome();
  }, [stored, onHome]);

  if (view === undefined) return null;
  if (elsewhere) return <ElsewhereScreen onHome={onHome} />;
  switch (phase) {
    case 'none':
      return null;
    case 'season-over':
    case 'match-over':
      return <ResultScreen onHome={onHome} />;
    case 'hand-over':
      if (looking !== beat) return <HandOverScreen onLook={() => setLooking(beat)} />;
      return (
        <TablePlay
          view={view}
          onLeave={onHome}
          onSettings={onSettings}
          onRules={onRules}
          ownsBack={focused}
          onBack={() => setLooking(undefined)}
        />
      );
    case 'table':
      return (
        <>
          <TablePlay
            view={view}
            onLeave={onHome}
            onSettings={onSettings}
            onRules={onRules}
            onTap={settle}
            over={coached}
            ownsBack={focused}
          />
          {closing && <ClosingCurtain />}
        </>
      );
  }
}
