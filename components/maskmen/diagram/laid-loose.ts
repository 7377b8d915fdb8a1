/** The loose ropes of a drawing, each laid once: by whoever looks ahead, or else by whoever draws it. */

import { layGhost, layLoose, type Placed } from './loose-ropes';
import type { DrawnPlan, Pair } from './motion-plan';
import type { RopeCurve } from './plan';

const LAID = new WeakMap<DrawnPlan, Map<string, RopeCurve>>();

const placeIn = (plan: DrawnPlan, wrestler: number): Placed =>
  plan.nodes.find((node) => node.wrestler === wrestler) ?? { wrestler, x: 0, y: 0, width: 0 };

const laidOnce =
  (kind: 'rope' | 'ghost', lay: typeof layLoose) =>
  (plan: DrawnPlan, { winner, loser }: Pair): RopeCurve => {
    const laid = LAID.get(plan) ?? new Map<string, RopeCurve>();
    LAID.set(plan, laid);
    const key = `${kind} ${winner} ${loser}`;
    const curve = laid.get(key) ?? lay(placeIn(plan, winner), placeIn(plan, loser), plan);
    laid.set(key, curve);
    return curve;
  };

/** A rope between two masks wherever they stand. */
export const looseIn = laidOnce('rope', layLoose);
/** The dotted one of what follows. */
export const ghostIn = laidOnce('ghost', layGhost);
