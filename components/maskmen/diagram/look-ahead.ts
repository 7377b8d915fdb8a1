/**
 * What drawing strength anew takes, before anybody draws it, in steps of which none takes long: the
 * layout, then the ropes that no order has laid. Whoever draws it then finds it done.
 */

import type { Order } from '@/engine/view';
import { addDefeat, wrestlerAt } from '@/engine/view';

import type { FoldInput } from './diagram-layout';
import { ghostIn, looseIn } from './laid-loose';
import { isLaid, layStrength, type StrengthShape } from './lay-strength';
import type { Pair, Proved } from './motion-plan';
import { sameRope } from './plan-motion';

export interface Ahead {
  readonly shape: StrengthShape;
  readonly before: FoldInput;
  readonly after: FoldInput;
  /** What is proved in between. */
  readonly proved: Proved | undefined;
}

export const isReady = ({ shape, after }: Ahead): boolean => isLaid(shape, after);

/** Goes on by a step at a time. */
export function* lookAhead({ shape, before, after, proved }: Ahead): Generator<undefined> {
  const to = layStrength(shape, after);
  yield;
  const from = layStrength(shape, before);
  const comes = to.ropes.filter((rope) => !from.ropes.some(sameRope(rope)));
  const goes = from.ropes.filter((rope) => !to.ropes.some(sameRope(rope)));
  for (const rope of comes) {
    looseIn(from, rope);
    yield;
  }
  for (const rope of goes) {
    looseIn(to, rope);
    yield;
  }
  for (const pair of proved?.implied ?? []) {
    ghostIn(from, pair);
    yield;
    ghostIn(to, pair);
    yield;
  }
}

/** The season a play would lead to that proves something. */
export function storyAfter(story: FoldInput, { winner, loser }: Pair): FoldInput {
  const { order, defeats, played } = story;
  return {
    ...story,
    order: orderAfter(order, { winner, loser }),
    defeats: [...defeats, [wrestlerAt(winner), wrestlerAt(loser)]],
    played: played | (1 << winner),
  };
}

function orderAfter({ stronger, weaker }: Order, { winner, loser }: Pair): Order {
  const order = { stronger: [...stronger], weaker: [...weaker] };
  addDefeat(order, winner, loser);
  return order;
}
