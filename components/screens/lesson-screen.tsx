/** A lesson: the real table, with the coach over it. */

import { useMemo, useState } from 'react';

import { CoachLayer } from '@/components/maskmen/coach/coach-layer';
import { LessonHead } from '@/components/maskmen/coach/lesson-head';
import type { Rect } from '@/components/maskmen/table/table-layout';
import type { LessonStep } from '@/engine/view';
import { NOBODY } from '@/engine/view';
import { useT } from '@/i18n';
import { ownName } from '@/store/setup';
import {
  LESSON_IDS,
  finishLesson,
  stepToResume,
  useLesson,
  useLessonState,
  type LessonTable,
} from '@/store/use-learn';
import { useSettings } from '@/store/use-settings';
import { useLastSetups } from '@/store/use-setup';
import { TableSourceProvider } from '@/store/use-table';

import { lessonText } from './coach-words';
import { TablePlay } from './table-play';
import { useShownTable } from './use-shown-table';
import { useTold } from './use-told';

export interface Props {
  readonly lesson: string;
  /** The next lesson; undefined behind the last. */
  readonly onNext: (lesson: string | undefined) => void;
  readonly onLeave: () => void;
}

const RIVALS = ['Lupe', 'Kenji'];

export function LessonScreen({ lesson, onNext, onLeave }: Props) {
  const t = useT();
  // Whoever left in the middle comes back to the same step.
  const [step] = useState(() => stepToResume(lesson));
  const { solo } = useLastSetups();
  const own = ownName(solo) ?? t('setup.playerName', { number: 1 });
  const names = RIVALS.includes(own) ? [t('learn.learner'), ...RIVALS] : [own, ...RIVALS];
  const table = useLesson({ lesson, step, names });
  return (
    <TableSourceProvider value={table.table}>
      <CoachedTable
        table={table}
        onLeave={onLeave}
        onDone={() => {
          finishLesson(lesson);
          onNext(LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1]);
        }}
      />
    </TableSourceProvider>
  );
}

/** A sentence of two lines grows upward out of its pill; whoever leads may have a stepper there, which reaches lower. */
const raised = (pill: Rect, leads: boolean): Rect => ({
  ...pill,
  y: pill.y - 16,
  height: pill.height + (leads ? 26 : 18),
});

interface CoachedProps {
  readonly table: LessonTable;
  readonly onLeave: () => void;
  readonly onDone: () => void;
}

function CoachedTable({ table, onLeave, onDone }: CoachedProps) {
  const t = useT();
  const { view } = useShownTable();
  useTold();
  const { lesson, step, at, steps, strayed } = useLessonState(table);
  const number = LESSON_IDS.indexOf(lesson);
  const shape = useSettings((settings) => settings.strength);
  const text = (key: string): string => lessonText({ t, shape }, lesson, key);
  const shown = useMemo(
    () => step ?? { key: 'done', spots: [], expects: { kind: 'read' } },
    [step],
  ) as LessonStep;
  if (view === undefined) return null;
  const last = at >= steps - 1;
  const task = text(shown.key);
  const leads = view.season.top === NOBODY;
  const next =
    shown.expects.kind === 'read'
      ? {
          label: t(number === LESSON_IDS.length - 1 ? 'learn.finish' : 'learn.next'),
          onPress: last ? onDone : table.read,
        }
      : undefined;
  return (
    <TablePlay
      view={view}
      onLeave={onLeave}
      onSettings={onLeave}
      onRules={onLeave}
      focused={table.looked}
      onFocused={table.focus}
      head={(layout) => (
        <LessonHead layout={layout} lesson={number} lessons={LESSON_IDS.length} onLeave={onLeave} />
      )}
      over={(where, { width, height }) => {
        const facts = where();
        const { pill, actions } = facts.layout;
        return (
          <CoachLayer
            key={`${lesson} ${at}`}
            width={width}
            height={height}
            spots={shown.spots}
            lit={shown.expects.kind === 'move' ? [raised(pill, leads), actions] : []}
            doing={shown.expects.kind !== 'read' && shown.expects.kind !== 'others'}
            facts={facts}
            title={text('title')}
            text={strayed ? t('learn.strayed', { task }) : task}
            next={next}
          />
        );
      }}
    />
  );
}
