/** A plate of a column: one wrestler, across all neighbouring columns it stands in. */

import type { Point } from '../diagram/plan';

export interface Plate {
  readonly wrestler: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly mask: Point & { readonly width: number };
  /** Whether its mask is the one that can be touched; others are shown only. */
  readonly home: boolean;
  readonly name: {
    /** The whole name, or its letter where there is no room. */
    readonly text: 'name' | 'letter';
    readonly size: number;
    readonly x: number;
    readonly y: number;
    readonly anchor: 'start' | 'middle' | 'end';
  };
}
