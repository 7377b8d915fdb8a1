/**
 * One card of the hand. It lies in its group's fan; chosen, it goes with the packet that rises,
 * gathers and follows the finger; dealt, it comes from the ring. It is never taken out of the tree
 * for any of that: drawing a card anew is the dearest thing a hand can do.
 */

import { memo } from 'react';
import { StyleSheet } from 'react-native';

import { between, ease, passed, springAt } from '@/components/motion/curves';
import { Sprung } from '@/components/motion/sprung';
import { Animated, useAnimatedStyle, type SharedValue } from '@/components/moving/animated';
import { OWN_LAYER } from '@/components/moving/layer';
import type { Wrestler } from '@/engine/view';
import { motion } from '@/theme';

import { Card, type CardState } from '../art/card';
import type { Drag } from './drag';
import type { FanCard } from './fan-layout';

/** A card's part in a deal. */
export interface CardDeal {
  readonly clock: SharedValue<number>;
  readonly at: number;
  readonly fanAt: number;
  /** Where it comes from, seen from its group's middle. */
  readonly x: number;
  readonly y: number;
  readonly fades: boolean;
}

export interface Props {
  readonly wrestler: Wrestler;
  readonly width: number;
  readonly state: CardState;
  readonly card: FanCard;
  /** Chosen cards lie further apart. */
  readonly spread: number;
  /** The group's number in the hand. */
  readonly index: number;
  /** How the group lies; of no account outside of the packet. */
  readonly groupTilt: number;
  /** How far it has risen to be played. */
  readonly rise: number;
  /** How much its group is grown. */
  readonly grown: number;
  /** Set for the cards of the packet alone: the others need not listen to a finger. */
  readonly drag: Drag | undefined;
  readonly deal: CardDeal | undefined;
}

export const HandCard = memo(function HandCard(props: Props) {
  const { wrestler, width, state, card, spread, index, groupTilt, rise, grown } = props;
  const { drag, deal } = props;
  // Seen from where it lies: what the finger and a deal make of that.
  const style = useAnimatedStyle(() => {
    const lies = card.dx * spread;
    let x = lies;
    let y = card.dy;
    let turn = card.tilt;
    let scale = 1;
    let opacity = 1;
    let layer = {};
    if (drag !== undefined) {
      const gathered = drag.held.get() === index ? drag.gather.get() : 0;
      x *= 1 - GATHERED * gathered;
      turn *= 1 - GATHERED * gathered;
      scale = between(1, motion.lift.scale, gathered);
      if (drag.lifted.get() === index) {
        layer = OWN_LAYER;
        // The group is turned and grown; the finger's way is not.
        const back = (-groupTilt * Math.PI) / 180;
        const [dx, dy] = [drag.x.get() / grown, drag.y.get() / grown];
        const lean = (drag.tilt.get() * Math.PI) / 180;
        const [px, py] = [x, y];
        x = px * Math.cos(lean) + dx * Math.cos(back) - dy * Math.sin(back);
        y = py + px * Math.sin(lean) + dx * Math.sin(back) + dy * Math.cos(back);
        turn += drag.tilt.get();
        opacity = drag.fade.get();
      }
    }
    if (deal !== undefined) {
      const time = deal.clock.get();
      if (deal.fades) opacity = passed(time, 0, motion.deal.reduced.fade);
      else {
        const along = ease('out', passed(time, deal.at, motion.deal.flight));
        const open = springAt('card', time - deal.fanAt, motion.deal.fan);
        x = between(deal.x, x * open, along);
        y = between(deal.y, y * open, along);
        turn = between(motion.deal.turn, turn * open, along);
        opacity = time > deal.at ? 1 : 0;
      }
    }
    return {
      ...layer,
      opacity,
      transform: [
        { rotate: `${-card.tilt}deg` },
        { translateX: x - lies },
        { translateY: y - card.dy },
        { scale },
        { rotate: `${turn}deg` },
      ],
    };
  });
  return (
    <Sprung
      x={card.dx * spread}
      y={card.dy - rise}
      turn={card.tilt}
      by={motion.select.spring}
      style={[styles.card, { left: -width / 2, top: -0.7 * width }]}
    >
      <Animated.View style={style}>
        <Card wrestler={wrestler} width={width} state={state} />
      </Animated.View>
    </Sprung>
  );
});

/** How much of their fan gathered cards give up. */
const GATHERED = 0.7;

const styles = StyleSheet.create({ card: { position: 'absolute' } });
