/**
 * The one place that decides how strength is laid out: whoever points at a mask asks here too. What
 * was laid out lately is kept, so that it can be laid out before it is drawn.
 */

import { layColumns } from '../columns/lay-columns';
import { foldDiagram, type FoldInput } from './diagram-layout';
import type { DrawnPlan } from './motion-plan';

/** A diagram of ropes, or columns of plates as in the printed game. */
export type StrengthShape = 'diagram' | 'columns';

const LAID = new Map<string, DrawnPlan>();
const MOST_LAID = 12;

function keyOf(shape: StrengthShape, { defeats, order, played, box }: FoldInput): string {
  const { width, height, largestMask, nameLength = '', nameScale = '' } = box;
  const room = `${width} ${height} ${largestMask} ${nameLength} ${nameScale}`;
  return `${shape} ${room} ${played} ${order.weaker.join()} ${defeats.join()}`;
}

export const isLaid = (shape: StrengthShape, input: FoldInput): boolean =>
  LAID.has(keyOf(shape, input));

/** The same drawing for the same season; the oldest is forgotten. */
export function layStrength(shape: StrengthShape, input: FoldInput): DrawnPlan {
  const key = keyOf(shape, input);
  const plan = LAID.get(key) ?? (shape === 'columns' ? layColumns(input) : foldDiagram(input));
  LAID.delete(key);
  LAID.set(key, plan);
  const [oldest] = LAID.keys();
  if (LAID.size > MOST_LAID && oldest !== undefined) LAID.delete(oldest);
  return plan;
}
