/** Outside of its spans nothing on the stage changes: a browser does not ask in between. */
import { foldDiagram } from '@/components/maskmen/diagram/diagram-layout';
import type { MovingDiagram, Picture } from '@/components/maskmen/diagram/motion-plan';
import { planDiagramMotion } from '@/components/maskmen/diagram/plan-motion';
import { ropePath } from '@/components/maskmen/diagram/ropes';
import {
  carriedTo,
  curveAt,
  dimmedAt,
  shownAt,
  type Carriage,
} from '@/components/maskmen/diagram/stage-poses';
import {
  carriedSpans,
  coveredSpans,
  dimmedSpans,
  fadedSpans,
  ropeSpans,
  shownSpans,
  type Span,
} from '@/components/maskmen/diagram/stage-spans';
import { isCovered, layersOf, shareOfLayer } from '@/components/maskmen/diagram/timing';
import { addDefeat, emptyOrder, impliedBy, wrestlerAt, wrestlerIndex } from '@/engine/view';

const BOX = { width: 366, height: 270, largestMask: 46 };
const STEP = 4;

/** A season's pictures, and what leads from each to the next. */
function storyOf(defeats: readonly (readonly [number, number])[]): MovingDiagram[] {
  const order = emptyOrder();
  const told: [ReturnType<typeof wrestlerAt>, ReturnType<typeof wrestlerAt>][] = [];
  const picture = (focused: number): Picture => {
    const known = { stronger: [...order.stronger], weaker: [...order.weaker] };
    const plan = foldDiagram({ defeats: [...told], order: known, played: 63, box: BOX });
    return { plan, order: known, focused };
  };
  return defeats.map(([winner, loser], nth) => {
    const before = picture((nth + 1) % 6);
    const implied = impliedBy(order, winner, loser).map(([w, l]) => ({
      winner: wrestlerIndex(w),
      loser: wrestlerIndex(l),
    }));
    addDefeat(order, winner, loser);
    told.push([wrestlerAt(winner), wrestlerAt(loser)]);
    const after = picture(nth % 6);
    const proved = { winner, loser, implied };
    const moves = planDiagramMotion({
      before,
      after,
      proved,
      start: 350,
      reduced: false,
    });
    if (moves?.kind !== 'moves') throw new Error('nothing moves');
    return moves;
  });
}

const STORIES = [
  [
    [0, 1],
    [2, 3],
    [4, 5],
    [1, 2],
    [5, 0],
  ],
  [
    [3, 1],
    [3, 2],
    [1, 2],
    [0, 3],
    [5, 4],
    [4, 0],
  ],
  [
    [5, 0],
    [5, 1],
    [5, 2],
    [0, 1],
    [2, 3],
    [1, 2],
  ],
] as const;

const MOTIONS = STORIES.flatMap(storyOf);

/** The most that something changes by between two looks at it with no span between them. */
function unseen(spans: readonly Span[], end: number, at: (t: number) => readonly number[]): number {
  let most = 0;
  for (let t = 0; t < end; t += STEP) {
    const isBetween = spans.every(({ from, until }) => t + STEP <= from || t >= until);
    if (!isBetween) continue;
    const [now, next] = [at(t), at(t + STEP)];
    most = Math.max(most, ...now.map((value, nth) => Math.abs((next[nth] ?? 0) - value)));
  }
  return most;
}

test('masks stand still outside of their spans', () => {
  let carried = 0;
  for (const { nodes, times } of MOTIONS)
    for (const { from, to, ducks, stands } of nodes) {
      const move: Carriage = {
        from: { x: from.x, y: from.y, k: from.width / to.width },
        to: { x: to.x, y: to.y, k: 1 },
        ducks,
        grows: { stands, by: 0.14 },
      };
      const spans = carriedSpans(move, times);
      carried += spans.length;
      const at = (t: number) => {
        const { x, y, k } = carriedTo(move, t, times);
        return [x, y, 20 * k];
      };
      expect(unseen(spans, times.end, at)).toBeLessThan(0.05);
    }
  expect(carried).toBeGreaterThan(40);
});

test('ropes hang still outside of theirs', () => {
  let moved = 0;
  for (const { ropes, times } of MOTIONS)
    for (const rope of ropes) {
      const spans = ropeSpans(rope, times);
      moved += spans.length;
      for (let t = 0; t < times.end; t += STEP) {
        if (spans.some(({ from, until }) => t + STEP > from && t < until)) continue;
        expect(ropePath(curveAt(rope, t + STEP, times))).toBe(ropePath(curveAt(rope, t, times)));
      }
    }
  expect(moved).toBeGreaterThan(20);
});

test('looks, ghosts and what is set back change in theirs alone, and straight where it is said', () => {
  let fades = 0;
  const check = (spans: readonly Span[], end: number, at: (t: number) => number): void => {
    fades += spans.length;
    expect(unseen(spans, end, (t) => [at(t)])).toBe(0);
    for (const { from, until, single } of spans) {
      if (!single) continue;
      for (const share of [0.25, 0.5, 0.75]) {
        const way = at(from) + (at(until) - at(from)) * share;
        expect(at(from + (until - from) * share)).toBeCloseTo(way, 6);
      }
    }
  };
  for (const { nodes, ropes, ghosts, times } of MOTIONS) {
    const { fade, end } = times;
    for (const track of [...nodes.map(({ stands }) => stands), ...ropes.map(({ looks }) => looks)])
      for (const { nths } of layersOf<unknown>(track, (look) => JSON.stringify(look)))
        check(fadedSpans(track, times), end, (t) => shareOfLayer(track, nths, { t, fade }));
    for (const ghost of ghosts) {
      const when = { comes: ghost, goes: times.ghostsOut };
      check(shownSpans(when, times), end, (t) => shownAt(when, t));
    }
    check(dimmedSpans(times), end, (t) => dimmedAt(t, times));
  }
  expect(fades).toBeGreaterThan(100);
});

test('a look is covered or not between two spans of its own, and only while another is there whole', () => {
  let covered = 0;
  for (const { ropes, times } of MOTIONS)
    for (const { looks: track } of ropes)
      for (const { nths } of layersOf<unknown>(track, (look) => JSON.stringify(look))) {
        const isHidden = (t: number): boolean => isCovered(track, nths, { t, fade: times.fade });
        const spans = coveredSpans(track, times);
        for (let t = 0; t < times.end; t += STEP) {
          if (isHidden(t)) covered++;
          const isTurn = spans.some(({ from }) => t < from && from <= t + STEP);
          if (!isTurn) expect(isHidden(t + STEP)).toBe(isHidden(t));
          if (isHidden(t)) expect(shareOfLayer(track, nths, { t, fade: times.fade })).toBe(0);
        }
      }
  expect(covered).toBeGreaterThan(100);
});
