/** The coach's place, at every step of every lesson and every size: what it says hides nothing it is about. */

import { estimateBubble, leastWidth, placeCoach } from '@/components/maskmen/coach/place-coach';
import { rectOf } from '@/components/maskmen/coach/spots';
import type { StrengthShape } from '@/components/maskmen/diagram/lay-strength';
import { handGroups } from '@/components/maskmen/hand/hand-groups';
import { seatOrder, wholeTable } from '@/components/maskmen/seats/seat-facts';
import { spotFacts } from '@/components/maskmen/table/spot-facts';
import {
  hasRail,
  layTable,
  type Rect,
  type TableSpace,
} from '@/components/maskmen/table/table-layout';
import { COURSE } from '@/engine/maskmen/lessons/course';
import { LEARNER, type Lesson, type LessonStep } from '@/engine/view';
import { en } from '@/i18n/en';

import { viewAt } from '../helpers/lesson-view';

const LESSONS: readonly Lesson[] = COURSE;
const bare = (width: number, height: number): TableSpace => ({
  width,
  height,
  insets: { top: 0, bottom: 0, left: 0, right: 0 },
});

const WINDOWS: Readonly<Record<string, TableSpace>> = {
  '320×568': bare(320, 568),
  '360×640': { width: 360, height: 640, insets: { top: 24, bottom: 0, left: 0, right: 0 } },
  '390×844': { width: 390, height: 844, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  '844×390': { width: 844, height: 390, insets: { top: 0, bottom: 21, left: 50, right: 50 } },
  '1180×820': bare(1180, 820),
  '600×960': bare(600, 960),
  '694×834': bare(694, 834),
  '820×1180': bare(820, 1180),
  '1000×600': bare(1000, 600),
  '1024×768': bare(1024, 768),
  '2560×1440': bare(2560, 1440),
};

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const wordsOf = (lesson: Lesson, key: string): string =>
  (en.learn.lessons as Readonly<Record<string, Readonly<Record<string, string>>>>)[lesson.id]?.[
    key
  ] ?? '';

interface Case {
  readonly lesson: Lesson;
  readonly step: LessonStep;
  readonly at: number;
  readonly space: TableSpace;
  readonly shape: StrengthShape;
}

function placeIn({ lesson, step, at, space, shape }: Case) {
  const view = viewAt(lesson, at);
  const names = ['Ana', 'Lupe', 'Kenji'];
  const { players } = view.season;
  const seats = hasRail(space) ? wholeTable(players, LEARNER) : seatOrder(players, LEARNER);
  const layout = layTable(space, { names: seats.map((seat) => names[seat] ?? ''), hand: 'right' });
  const facts = spotFacts(layout, view, {
    groups: handGroups(view.season),
    leftHanded: false,
    strength: shape,
  });
  const spots = step.spots.flatMap((spot) => rectOf(spot, facts) ?? []);
  const groups = step.spots.flatMap((spot) =>
    spot.kind === 'group' ? (rectOf(spot, facts) ?? []) : [],
  );
  const doing = step.expects.kind === 'move' || step.expects.kind === 'focus';
  const words = {
    title: wordsOf(lesson, 'title'),
    text: wordsOf(lesson, step.key),
    next: step.expects.kind === 'read' ? en.learn.next : undefined,
  };
  const lit = step.expects.kind === 'move' ? [layout.pill, layout.actions] : [];
  const { scale } = layout;
  const place = placeCoach({
    layout,
    heightAt: (width) => scale * estimateBubble(words, width / scale),
    least: scale * leastWidth(words),
    spots,
    needed: doing ? [...lit, ...(groups.length > 0 ? groups : [layout.hand])] : [],
    groups,
  });
  return { place, spots, lit, layout };
}

const CASES = Object.entries(WINDOWS).flatMap(([said, space]) =>
  (['diagram', 'columns'] as const).flatMap((shape) =>
    LESSONS.flatMap((lesson) =>
      lesson.steps.map((step, at) => ({
        said: `${said}, ${shape}, ${lesson.id} ${step.key}`,
        ...{ lesson, step, at, space, shape },
      })),
    ),
  ),
);

/** What may be hidden: next to nothing of a spot; of plates, which are wide, the rim around them too. */
const MOST: Readonly<Record<StrengthShape, number>> = { diagram: 0.02, columns: 0.03 };
const RIM: Readonly<Record<StrengthShape, number>> = { diagram: 0, columns: 6 };

/** What a table keeps clear of the window's sides, at least. */
const MARGIN = 12 - 1e-9;

const within = ({ x, y, width, height }: Rect, rim: number): Rect => ({
  x: x + rim,
  y: y + rim,
  width: width - 2 * rim,
  height: height - 2 * rim,
});

const share = (place: Rect, rect: Rect): number =>
  overlap(place, rect) / (rect.width * rect.height);

const leaves = (rect: Rect, { width, height }: TableSpace): boolean =>
  rect.x < -8 ||
  rect.y < -8 ||
  rect.x + rect.width > width + 8 ||
  rect.y + rect.height > height + 8;

test('the coach hides nothing it points at, nothing that is needed, and never the way out', () => {
  const offenders = CASES.flatMap((one) => {
    const { place, spots, lit, layout } = placeIn(one);
    const { menu, strip } = layout;
    const faults = [
      ...(spots.length === one.step.spots.length ? [] : ['a spot is nowhere']),
      ...spots.flatMap((spot, at) => [
        ...(leaves(spot, one.space) ? [`spot ${at + 1} leaves the window`] : []),
        ...(share(place, within(spot, RIM[one.shape])) > MOST[one.shape]
          ? [`hides ${Math.ceil(100 * share(place, spot))} % of spot ${at + 1}`]
          : []),
      ]),
      ...(leaves(place, one.space) ? ['the coach leaves the window'] : []),
      ...(place.x < MARGIN || place.x + place.width > one.space.width - MARGIN
        ? ['the coach stands at the edge of the window']
        : []),
      ...lit.flatMap((rect) => (share(place, rect) > 0 ? ['hides what is needed'] : [])),
      ...[menu, strip].flatMap((rect) => (share(place, rect) > 0 ? ['hides the head'] : [])),
    ];
    return faults.map((fault) => `${one.said}: ${fault}`);
  });
  expect(offenders).toEqual([]);
});
