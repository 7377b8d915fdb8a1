/** The one place that decides how strength is laid out: whoever points at a mask asks here too. */

import { layColumns } from '../columns/lay-columns';
import { foldDiagram, type FoldInput } from './diagram-layout';
import type { DrawnPlan } from './motion-plan';

/** A diagram of ropes, or columns of plates as in the printed game. */
export type StrengthShape = 'diagram' | 'columns';

export const layStrength = (shape: StrengthShape, input: FoldInput): DrawnPlan =>
  shape === 'columns' ? layColumns(input) : foldDiagram(input);
