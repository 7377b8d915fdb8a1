/** From two pictures and what was proved between them to what moves. Pure. */

import { motion } from '@/theme';

import type {
  DiagramMotion,
  DiagramStep,
  DiagramTimes,
  GhostMotion,
  MovingDiagram,
  NodeMotion,
  Pair,
  Picture,
  Proved,
  RopeLook,
  RopeMotion,
} from './motion-plan';
import type { NodePlan } from './plan';
import type { Stand } from './relations';
import { bodyOf, ropeStand, standOf } from './relations';
import { ghostIn, looseIn } from './laid-loose';
import { NEVER, settled, type Track } from './timing';
import { planWave } from './plan-wave';

export interface MotionInput {
  readonly before: Picture;
  readonly after: Picture;
  readonly proved: Proved | undefined;
  /** Milliseconds until it begins: what is shown is proved when the cards hit the mat. */
  readonly start: number;
  readonly reduced: boolean;
}

/** What moves from one picture to the next; nothing when they look the same. */
export function planDiagramMotion(input: MotionInput): DiagramMotion | undefined {
  const { before, after, proved, reduced } = input;
  const relaid = before.plan !== after.plan;
  if (!relaid && before.focused === after.focused) return undefined;
  if (!relaid) return reduced ? undefined : planWave(input);
  if (reduced) return planCrossFade(before, proved);
  return planMoves(input);
}

function planCrossFade(before: Picture, proved: Proved | undefined): DiagramMotion {
  const fade = motion.relayout.reduced.fade;
  const steps: DiagramStep[] = [{ kind: 'cross-fade', at: 0, ms: fade }];
  const { banner, hold } = motion.newRope.reduced;
  if (proved !== undefined)
    steps.push(
      { kind: 'banner-in', at: 0, ms: banner },
      { kind: 'banner-out', at: hold, ms: banner },
    );
  return { kind: 'cross-fade', steps, times: { end: fade, fade }, before };
}

/** When the relations that follow are shown, one by one, squeezed into their time. */
export function ghostTimes(count: number): { readonly at: number; readonly ms: number }[] {
  const { impliedAt, implied, impliedMost } = motion.newRope;
  const each = Math.min(implied, impliedMost / Math.max(1, count));
  return Array.from({ length: count }, (_, nth) => ({ at: impliedAt + nth * each, ms: each }));
}

/** The steps of a proof, from the moment the rope begins to be drawn. */
export function proofSteps(proved: Proved): DiagramStep[] {
  const { newRope } = motion;
  const { winner, loser, implied } = proved;
  const times = ghostTimes(implied.length);
  return [
    { kind: 'duck', at: 0, ms: newRope.duckTime, wrestler: loser },
    { kind: 'draw', at: 0, ms: newRope.draw, winner, loser },
    { kind: 'tremble', at: newRope.draw, ms: newRope.tremble, winner, loser },
    { kind: 'banner-in', at: newRope.bannerAt, ms: newRope.bannerIn },
    ...implied.map((pair, nth) => ({
      kind: 'ghost' as const,
      at: times[nth]?.at ?? 0,
      ms: times[nth]?.ms ?? 0,
      winner: pair.winner,
      loser: pair.loser,
    })),
    { kind: 'banner-out', at: newRope.bannerOutAt, ms: newRope.bannerOut },
  ];
}

export const sameRope = (a: Pair) => (b: Pair) => a.winner === b.winner && a.loser === b.loser;

function planMoves(input: MotionInput): MovingDiagram {
  const { before, after, proved, start } = input;
  const { relayout, focus } = motion;
  const glideAt = start + (proved === undefined ? 0 : relayout.after);
  const glide = { at: glideAt, ms: proved === undefined ? relayout.most : relayout.afterProof };
  const tidied = before.plan.ropes.filter((rope) => !after.plan.ropes.some(sameRope(rope)));
  const tidy = { at: glideAt, ms: relayout.tidy };
  const steps: DiagramStep[] = [
    ...(proved === undefined ? [] : proofSteps(proved)).map((step) => ({
      ...step,
      at: step.at + start,
    })),
    { kind: 'glide', ...glide },
    ...tidied.map(({ winner, loser }) => ({ kind: 'tidy' as const, ...tidy, winner, loser })),
  ];
  const find = (kind: DiagramStep['kind']) =>
    steps.find((step) => step.kind === kind) ?? { at: NEVER, ms: 1 };
  const times: DiagramTimes = {
    start,
    draw: find('draw'),
    tremble: find('tremble'),
    glide,
    tidy,
    ghostsOut: find('banner-out'),
    fade: focus.colours,
    end: Math.max(...steps.map(({ at, ms }) => at + ms)),
  };
  const tell = tellingOf(input, steps);
  return {
    kind: 'moves',
    steps,
    times,
    nodes: after.plan.nodes.map((to) => moveNode(input, { to, tell, glideAt })),
    ropes: moveRopes(input, tell, glideAt),
    ghosts: steps.flatMap((step) => (step.kind === 'ghost' ? [moveGhost(input, step)] : [])),
    shelves: [before.plan.shelf, after.plan.shelf],
    nameSizes: [before.plan.nameSize, after.plan.nameSize],
    before,
  };
}

/** From when on the proof shows that the winner beats a wrestler. */
type Telling = (wrestler: number) => number;

function tellingOf({ before, proved, start }: MotionInput, steps: readonly DiagramStep[]): Telling {
  if (proved === undefined) return () => start;
  const known = before.order.weaker[proved.winner] ?? 0;
  return (wrestler) => {
    if ((known >> wrestler) & 1) return start;
    if (wrestler === proved.loser) return start + motion.newRope.draw;
    const step = steps.find((found) => found.kind === 'ghost' && found.loser === wrestler);
    return step?.at ?? start;
  };
}

interface NodeFacts {
  readonly to: NodePlan;
  readonly tell: Telling;
  readonly glideAt: number;
}

function moveNode(input: MotionInput, { to, tell, glideAt }: NodeFacts): NodeMotion {
  const { before, after, proved, start } = input;
  const { wrestler } = to;
  const from = before.plan.nodes.find((node) => node.wrestler === wrestler) ?? to;
  const first = standOf(before.order, before.focused, wrestler);
  const last = standOf(after.order, after.focused, wrestler);
  const told = proved && standOf(after.order, proved.winner, wrestler);
  const shown: Stand | undefined = told === 'unknown' ? 'neutral' : told;
  const stands: Track<Stand> = [
    { look: first, at: 0 },
    ...(shown === undefined ? [] : [{ look: 'neutral' as const, at: start }]),
    ...(shown === undefined ? [] : [{ look: shown, at: tell(wrestler) }]),
    { look: last, at: glideAt },
  ];
  return {
    wrestler,
    from,
    to,
    stands: settled(stands),
    bodies: settled([
      { look: bodyOf(from, first), at: 0 },
      { look: bodyOf(to, last), at: start },
    ]),
    ducks: wrestler === proved?.loser ? start : undefined,
    dimmed: shown === 'neutral',
  };
}

const NEW_ROPE: RopeLook = { stand: 'new', near: true };

function moveRopes(input: MotionInput, tell: Telling, glideAt: number): RopeMotion[] {
  const { before, after, proved, start } = input;
  const isProved = (rope: Pair): boolean => proved !== undefined && sameRope(proved)(rope);
  const stay = after.plan.ropes.map((rope): RopeMotion => {
    const old = before.plan.ropes.find(sameRope(rope));
    const first = old && ropeStand(before.order, before.focused, rope);
    const last = ropeStand(after.order, after.focused, rope);
    const told = proved && ropeStand(after.order, proved.winner, rope);
    const looks: Track<RopeLook> = isProved(rope)
      ? [
          { look: NEW_ROPE, at: 0 },
          { look: last, at: glideAt },
        ]
      : [
          { look: first ?? last, at: 0 },
          ...(told === undefined ? [] : [{ look: told, at: toldAt(rope, tell) }]),
          { look: last, at: glideAt },
        ];
    return {
      winner: rope.winner,
      loser: rope.loser,
      from: old?.curve ?? looseIn(before.plan, rope),
      to: rope.curve,
      kind: rope.kind,
      looks: settled(looks),
      dimmed: !isProved(rope) && told?.stand === 'neutral',
      fate: old !== undefined ? 'stays' : isProved(rope) ? 'drawn' : 'appears',
    };
  });
  const go = before.plan.ropes
    .filter((rope) => !after.plan.ropes.some(sameRope(rope)))
    .map((rope): RopeMotion => {
      const told = proved && ropeStand(after.order, proved.winner, rope);
      return {
        winner: rope.winner,
        loser: rope.loser,
        from: rope.curve,
        to: looseIn(after.plan, rope),
        kind: rope.kind,
        looks: settled([
          { look: ropeStand(before.order, before.focused, rope), at: 0 },
          ...(told === undefined ? [] : [{ look: told, at: toldAt(rope, tell) }]),
        ]),
        dimmed: told?.stand === 'neutral',
        fate: 'tidied',
      };
    });
  return [...stay, ...go];

  function toldAt(rope: Pair, telling: Telling): number {
    return Math.max(start, telling(rope.winner), telling(rope.loser));
  }
}

function moveGhost(
  { before, after }: MotionInput,
  step: Extract<DiagramStep, { kind: 'ghost' }>,
): GhostMotion {
  const { winner, loser, at, ms } = step;
  const [from, to] = [ghostIn(before.plan, step), ghostIn(after.plan, step)];
  return { winner, loser, at, ms, from, to };
}
