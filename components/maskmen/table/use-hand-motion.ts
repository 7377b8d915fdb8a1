/** What the hand's motion needs of the table: where the ring is, and where a packet was let go. */

import { useCallback, useMemo } from 'react';

import type { Wrestler } from '@/engine/view';

import { useStep } from '../choreography/use-choreography';
import type { HandDeal } from '../hand/hand';
import type { LetGo } from '../hand/use-hand-gesture';
import type { Rect } from './table-layout';

export interface Places {
  readonly ring: Rect;
  readonly hand: Rect;
}

export interface Throwing {
  readonly onPlay: (wrestler: Wrestler) => void;
  /** Where on the table, and how fast. */
  readonly onLetGo: (letGo: LetGo) => void;
}

export function useHandMotion({ ring, hand }: Places, { onPlay, onLetGo }: Throwing) {
  const { step, clock } = useStep('deal');
  const x = ring.x + ring.width / 2 - hand.x;
  const y = ring.y + ring.height / 2 - hand.y;
  const deal = useMemo(
    (): HandDeal | undefined => step && { step, clock, x, y },
    [step, clock, x, y],
  );
  const swipe = useCallback(
    (wrestler: Wrestler, letGo: LetGo) => {
      onLetGo({ x: hand.x + letGo.x, y: hand.y + letGo.y, speed: letGo.speed });
      onPlay(wrestler);
    },
    [onLetGo, onPlay, hand.x, hand.y],
  );
  return { deal, swipe };
}
