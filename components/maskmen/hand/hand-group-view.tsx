/** A wrestler's cards in the hand: a small fan; the chosen ones gather into a packet that can be lifted. */

import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSpring,
  withTiming,
} from 'react-native-reanimated';

import { useMotion } from '@/components/motion/motion-context';
import { spring } from '@/theme';

import { Card, type CardState } from '../art/card';
import type { FanGroup } from './fan-layout';
import type { HandGroup } from './hand-groups';
import type { Drag } from './use-hand-gesture';

export interface Props {
  readonly group: HandGroup;
  readonly fan: FanGroup;
  readonly index: number;
  readonly cardWidth: number;
  readonly focused: boolean;
  /** How many cards are chosen; 0 when this group is not focused or cannot be played. */
  readonly chosen: number;
  readonly dimmed: boolean;
  /** How far groups rise, where height is short. */
  readonly lift: number;
  readonly drag: Drag;
}

const RAISED = 13;
const RISE = 22;
const CHOSEN = 16;
const GROWN = 0.16;
const LIFTED = 1.08;

export const HandGroupView = memo(function HandGroupView(props: Props) {
  const { group, fan, index, cardWidth, focused, chosen, dimmed, lift, drag } = props;
  const { reduced } = useMotion();
  const unit = (cardWidth / 54) * lift;
  const focus = useSharedValue(focused ? 1 : 0);
  const picked = useSharedValue(chosen > 0 ? 1 : 0);
  const raise = dimmed ? 0 : (RAISED * cardWidth) / 54;

  useEffect(() => {
    const to = focused && !reduced ? 1 : 0;
    focus.set(reduced ? withTiming(to, { duration: 0 }) : withSpring(to, spring.lift));
  }, [focused, reduced, focus]);
  useEffect(() => {
    const to = chosen > 0 && !reduced ? 1 : 0;
    picked.set(reduced ? withTiming(to, { duration: 0 }) : withSpring(to, spring.lift));
  }, [chosen, reduced, picked]);

  const groupStyle = useAnimatedStyle(() => ({
    transform: [
      { translateX: fan.x },
      { translateY: fan.y - raise - RISE * unit * focus.value },
      { scale: 1 + GROWN * focus.value },
      { rotate: `${fan.tilt}deg` },
    ],
  }));
  const packetStyle = useAnimatedStyle(() => {
    const mine = drag.lifted.value === index;
    const grown = 1 + GROWN * focus.value;
    const turn = (-fan.tilt * Math.PI) / 180;
    // The group is turned and grown; the finger's way is not.
    const [dx, dy] = mine ? [drag.x.value / grown, drag.y.value / grown] : [0, 0];
    return {
      transform: [
        { translateX: dx * Math.cos(turn) - dy * Math.sin(turn) },
        { translateY: dx * Math.sin(turn) + dy * Math.cos(turn) - CHOSEN * unit * picked.value },
        { scale: mine ? LIFTED : 1 },
        { rotate: `${mine ? drag.tilt.value : 0}deg` },
      ],
    };
  });

  const first = group.held - chosen;
  const state = (at: number): CardState => {
    if (at >= first) return 'chosen';
    if (!dimmed) return 'idle';
    return focused ? 'illegal-focused' : 'illegal';
  };
  const cardAt = (at: number) => {
    const card = fan.cards[at];
    if (card === undefined) return null;
    const spread = at >= first && chosen > 1 ? 2.6 : 1;
    return (
      <View
        key={at}
        style={[
          styles.card,
          {
            left: card.dx * spread - cardWidth / 2,
            top: card.dy - cardWidth * 0.7,
            transform: [{ rotate: `${card.tilt}deg` }],
          },
        ]}
      >
        <Card wrestler={group.wrestler} width={cardWidth} state={state(at)} />
      </View>
    );
  };
  const cards = Array.from({ length: group.held }, (_, at) => at);
  return (
    <Animated.View
      style={[styles.group, groupStyle, { zIndex: focused ? 10 : 1 }]}
      pointerEvents="none"
      aria-hidden
    >
      {cards.slice(0, first).map(cardAt)}
      <Animated.View style={[styles.group, packetStyle]}>
        {cards.slice(first).map(cardAt)}
      </Animated.View>
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  group: { position: 'absolute', left: 0, top: 0, width: 0, height: 0 },
  card: { position: 'absolute' },
});
