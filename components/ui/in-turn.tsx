/** A part of a large screen. Phones draw all parts at once; a browser one after the other (in-turn.web.tsx). */

import type { ReactNode } from 'react';

export interface Props {
  /** How many pictures later it comes. */
  readonly after: number;
  readonly children: ReactNode;
}

export const InTurn = ({ children }: Props) => children;
