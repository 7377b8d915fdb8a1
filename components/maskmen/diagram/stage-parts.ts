/** What the stage's parts take, on phones and in browsers. */

import type { ReactNode } from 'react';

import type { SharedValue } from '@/components/moving/animated';
import type { PathProps } from '@/components/ui/svg';

import type { DiagramTimes } from './motion-plan';
import type { RopeCurve } from './plan';
import type { Appearance, Carriage, Moving, Placement } from './stage-poses';
import type { Track } from './timing';

export interface Stage {
  /** Milliseconds; a motion begins at `base` and the clock stands before it until it does. */
  readonly clock: SharedValue<number>;
  readonly base: number;
  readonly times: DiagramTimes;
  /** What the pace multiplies the times by. */
  readonly factor: number;
}

export interface StageProps {
  /** Undefined while nothing moves. */
  readonly value: Stage | undefined;
  readonly children: ReactNode;
}

export interface CarriedProps {
  readonly at: Placement;
  readonly move: Carriage | undefined;
  readonly children: ReactNode;
}

export interface FadedProps {
  readonly track: Track<unknown>;
  /** Where in the track it is seen. */
  readonly nths: readonly number[];
  /** Whether it lies below the others and is there all the time. */
  readonly stays?: boolean;
  /** Whether each of the others covers it, so that it need not be drawn while one is there whole. */
  readonly covered?: boolean;
  readonly children: ReactNode;
}

export interface ShownProps extends Appearance {
  readonly children: ReactNode;
}

export interface DimmedProps {
  /** Whether it is at all. */
  readonly on: boolean;
  readonly children: ReactNode;
}

export interface LineProps extends Omit<PathProps, 'd'> {
  readonly curve: RopeCurve;
  /** Its way, when it goes anywhere. */
  readonly move: Moving | undefined;
  /** How its ink changes. */
  readonly style?: object;
}

export interface OnRopeProps {
  readonly curve: RopeCurve;
  readonly move: Moving | undefined;
  readonly share: number;
  /** Whether it is turned along the rope; otherwise it points down. */
  readonly turns: boolean;
  readonly children: ReactNode;
}
