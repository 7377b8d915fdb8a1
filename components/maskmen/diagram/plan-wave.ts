/** What moves when a mask was tapped: rims, ropes and badges recolour, from it outward. */

import { motion } from '@/theme';

import type { DiagramStep, MovingDiagram, NodeMotion, RopeLook, RopeMotion } from './motion-plan';
import type { MotionInput } from './plan-motion';
import { bodyOf, ropeStand, standOf, stepsFrom } from './relations';
import { NEVER, settled } from './timing';

export function planWave({ before, after, start }: MotionInput): MovingDiagram {
  const { step, each: fade } = motion.tapNode;
  const centre = after.focused ?? before.focused;
  const far = stepsFrom(after.plan.ropes, centre);
  const atOf = (wrestler: number): number => start + far(wrestler) * step;
  const nodes = after.plan.nodes.map((node): NodeMotion => {
    const first = standOf(before.order, before.focused, node.wrestler);
    const last = standOf(after.order, after.focused, node.wrestler);
    const at = atOf(node.wrestler);
    return {
      wrestler: node.wrestler,
      from: node,
      to: node,
      stands: settled([
        { look: first, at: 0 },
        { look: last, at },
      ]),
      bodies: settled([
        { look: bodyOf(node, first), at: 0 },
        { look: bodyOf(node, last), at },
      ]),
      ducks: undefined,
      dimmed: false,
    };
  });
  const ropes = after.plan.ropes.map((rope): RopeMotion => ({
    winner: rope.winner,
    loser: rope.loser,
    from: rope.curve,
    to: rope.curve,
    kind: rope.kind,
    looks: settled<RopeLook>([
      { look: ropeStand(before.order, before.focused, rope), at: 0 },
      {
        look: ropeStand(after.order, after.focused, rope),
        at: Math.max(atOf(rope.winner), atOf(rope.loser)),
      },
    ]),
    dimmed: false,
    fate: 'stays',
  }));
  const never = { at: NEVER, ms: 1 };
  const steps = nodes.map(({ wrestler }): DiagramStep => ({
    kind: 'recolour',
    at: atOf(wrestler),
    ms: fade,
    wrestler,
  }));
  return {
    kind: 'moves',
    steps,
    times: {
      start,
      draw: never,
      tremble: never,
      glide: never,
      tidy: never,
      ghostsOut: never,
      fade,
      end: Math.max(...steps.map(({ at, ms }) => at + ms)),
    },
    nodes,
    ropes,
    ghosts: [],
    shelves: [after.plan.shelf, after.plan.shelf],
    nameSizes: [after.plan.nameSize, after.plan.nameSize],
    before,
  };
}
