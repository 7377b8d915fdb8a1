/** What is to be drawn of strength. A phone draws beside the thread that works it out: at once. */

import type { FoldInput } from './diagram-layout';
import type { StrengthShape } from './lay-strength';
import type { Proved } from './motion-plan';

export interface Told {
  readonly shape: StrengthShape;
  readonly story: FoldInput;
  readonly beat: number;
  /** What the beat proved. */
  readonly proved: Proved | undefined;
  /** What a chosen play would prove. */
  readonly preview: Proved | undefined;
}

export const usePrepared = <T extends Told>(told: T): T => told;
