/** Looking ahead: what is worked out before it is drawn is what would have been worked out then. */
import { foldDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { ghostIn, looseIn } from '@/components/maskmen/diagram/laid-loose';
import { isLaid, layStrength } from '@/components/maskmen/diagram/lay-strength';
import { isReady, lookAhead, storyAfter } from '@/components/maskmen/diagram/look-ahead';
import { layGhost, layLoose } from '@/components/maskmen/diagram/loose-ropes';
import type { Proved } from '@/components/maskmen/diagram/motion-plan';
import { planDiagramMotion } from '@/components/maskmen/diagram/plan-motion';
import type { Defeat } from '@/engine/view';
import { addDefeat, emptyOrder, impliedBy, wrestlerIndex } from '@/engine/view';
import { DESIGN } from '@/tools/diagram/boxes';
import { defeatsOfSeason } from '@/tools/diagram/seasons';

const pairOf = ([winner, loser]: Defeat) => ({
  winner: wrestlerIndex(winner),
  loser: wrestlerIndex(loser),
});

function storyOf(defeats: readonly Defeat[]) {
  const order = emptyOrder();
  for (const { winner, loser } of defeats.map(pairOf)) addDefeat(order, winner, loser);
  return { order, defeats, played: 63, box: DESIGN };
}

const SEASONS = Array.from({ length: 12 }, (_, season) =>
  defeatsOfSeason(season, 2 + (season % 5)),
).filter((defeats) => defeats.length > 1);

test('the season a play would lead to is the one it leads to', () => {
  for (const defeats of SEASONS) {
    const [before, after] = [storyOf(defeats.slice(0, -1)), storyOf(defeats)];
    const last = defeats.at(-1) as Defeat;
    expect(storyAfter(before, pairOf(last))).toEqual(after);
    // Nothing of the season that is played is touched.
    expect(before).toEqual(storyOf(defeats.slice(0, -1)));
  }
});

test('a mask that was not played yet is then', () => {
  const story = { ...storyOf([]), played: 0 };
  expect(storyAfter(story, { winner: 2, loser: 4 }).played).toBe(0b100);
});

test('step by step everything is laid that the motion needs, and it is the same as laid at once', () => {
  let steps = 0;
  for (const defeats of SEASONS) {
    const last = pairOf(defeats.at(-1) as Defeat);
    const before = storyOf(defeats.slice(0, -1));
    const after = storyAfter(before, last);
    const implied = impliedBy(before.order, last.winner, last.loser).map(pairOf);
    const proved: Proved = { ...last, implied };
    // A box of its own for each: what another season laid is not found by chance.
    const box = { ...DESIGN, width: DESIGN.width + (steps % 7) };
    const ahead = {
      shape: 'diagram' as const,
      before: { ...before, box },
      after: { ...after, box },
      proved,
    };
    for (const step of lookAhead(ahead)) {
      expect(step).toBeUndefined();
      steps++;
    }
    expect(isReady(ahead)).toBe(true);
    const plan = layStrength('diagram', ahead.after);
    expect(plan).toEqual(foldDiagram(ahead.after));
    const pictures = [ahead.before, ahead.after].map((story) => ({
      plan: layStrength('diagram', story),
      order: story.order,
      focused: undefined,
    }));
    const [from, to] = pictures;
    if (from === undefined || to === undefined) throw new Error('no pictures');
    const moves = planDiagramMotion({
      before: from,
      after: to,
      proved,
      start: 0,
      reduced: false,
    });
    if (moves?.kind !== 'moves') throw new Error('nothing moves');
    for (const ghost of moves.ghosts) {
      const nodeOf = (wrestler: number) => {
        const node = to.plan.nodes.find((found) => found.wrestler === wrestler);
        if (node === undefined) throw new Error('no mask');
        return node;
      };
      const [winner, loser] = [nodeOf(ghost.winner), nodeOf(ghost.loser)];
      expect(ghost.to).toEqual(layGhost(winner, loser, to.plan));
      expect(ghostIn(to.plan, ghost)).toBe(ghost.to);
      expect(looseIn(to.plan, ghost)).toEqual(layLoose(winner, loser, to.plan));
    }
  }
  expect(steps).toBeGreaterThan(SEASONS.length);
});

test('only the last drawings are kept', () => {
  const story = storyOf(SEASONS[0] ?? []);
  const boxes = Array.from({ length: 20 }, (_, nth) => ({ ...DESIGN, width: 420 + nth }));
  for (const box of boxes) layStrength('diagram', { ...story, box });
  const kept = boxes.map((box) => isLaid('diagram', { ...story, box }));
  expect(kept.at(-1)).toBe(true);
  expect(kept[0]).toBe(false);
  expect(layStrength('diagram', { ...story, box: DESIGN })).toBe(
    layStrength('diagram', { ...story, box: { ...DESIGN } }),
  );
});
