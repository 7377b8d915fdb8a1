/** A wrestler's cards in the hand: a small fan that rises when it is focused. */

import { memo, useEffect, useMemo } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withSpring,
  type SharedValue,
} from 'react-native-reanimated';

import { useMotion } from '@/components/motion/motion-context';
import { KEY, motion, spring, useTheme } from '@/theme';

import type { CardState } from '../art/card';
import type { Drag } from './drag';
import type { FanGroup } from './fan-layout';
import { HandCard, type CardDeal } from './hand-card';
import type { HandGroup } from './hand-groups';

/** A group's part in a deal: which of all cards its first one is, and when it opens. */
export interface GroupDeal {
  readonly clock: SharedValue<number>;
  readonly first: number;
  readonly fanAt: number;
  /** The ring's middle in the hand. */
  readonly x: number;
  readonly y: number;
  readonly fades: boolean;
}

export interface Props {
  readonly group: HandGroup;
  readonly fan: FanGroup;
  readonly index: number;
  readonly cardWidth: number;
  readonly focused: boolean;
  /** −1 or 1 beside the focused group, on its left or right. */
  readonly beside: number;
  /** How many cards are chosen; 0 when this group is not focused or cannot be played. */
  readonly chosen: number;
  readonly dimmed: boolean;
  /** How far groups rise, where height is short. */
  readonly lift: number;
  /** This group is what a hint points at. */
  readonly hinted: boolean;
  readonly drag: Drag;
  readonly deal: GroupDeal | undefined;
}

const RAISED = 13;
/** The width cards are drawn at in the design: ways grow with them. */
const DESIGN_CARD = 54;
/** Chosen cards lie so much further apart. */
const APART = 2.6;

/** How far a group's cards stand above their fan's line when they may be played. */
export const raiseOf = (dimmed: boolean, cardWidth: number): number =>
  dimmed ? 0 : (RAISED * cardWidth) / DESIGN_CARD;

export const HandGroupView = memo(function HandGroupView(props: Props) {
  const { group, fan, index, cardWidth, focused, beside, chosen, dimmed, lift, drag } = props;
  const { deal, hinted } = props;
  const { reduced } = useMotion();
  const theme = useTheme();
  const unit = (cardWidth / DESIGN_CARD) * lift;
  const homeY = fan.y - raiseOf(dimmed, cardWidth);
  const focus = useSharedValue(focused && !reduced ? 1 : 0);
  const picked = useSharedValue(chosen > 0 && !reduced ? 1 : 0);
  const aside = useSharedValue(0);
  const x = useSharedValue(fan.x);
  const y = useSharedValue(homeY);
  const tilt = useSharedValue(fan.tilt);

  useEffect(() => {
    const to = focused && !reduced ? 1 : 0;
    focus.set(reduced ? to : withSpring(to, spring[motion.focus.spring]));
  }, [focused, reduced, focus]);
  useEffect(() => {
    const to = chosen > 0 && !reduced ? 1 : 0;
    picked.set(reduced ? to : withSpring(to, spring[motion.select.spring]));
  }, [chosen, reduced, picked]);
  useEffect(() => {
    aside.set(reduced ? 0 : withSpring(beside, spring[motion.focus.spring]));
  }, [beside, reduced, aside]);
  useEffect(() => {
    // What was played leaves a gap, which the others close.
    const to = (value: number) => (reduced ? value : withSpring(value, spring.card));
    x.set(to(fan.x));
    y.set(to(homeY));
    tilt.set(to(fan.tilt));
  }, [fan.x, homeY, fan.tilt, reduced, x, y, tilt]);
  useEffect(() => {
    if (!hinted || reduced) return;
    const { lift: way } = spring;
    // Higher than any focus: it is seen of a group that is up already, too.
    const { high } = motion.hint;
    focus.set(withSequence(withSpring(high, way), withSpring(focused ? 1 : 0, way)));
  }, [hinted, reduced, focused, focus]);

  const groupStyle = useAnimatedStyle(() => ({
    transform: [
      { translateX: x.get() + motion.focus.aside * aside.get() },
      { translateY: y.get() - motion.focus.rise * unit * focus.get() },
      { scale: 1 + (motion.focus.scale - 1) * focus.get() },
      { rotate: `${tilt.get()}deg` },
    ],
  }));
  const held = useAnimatedStyle(() => {
    const gathered = drag.held.get() === index ? drag.gather.get() : 0;
    const lifted = drag.lifted.get() === index;
    const grown = 1 + (motion.focus.scale - 1) * focus.get();
    return {
      opacity: (reduced ? 1 : motion.lift.shadow) * gathered,
      transform: [
        { translateX: lifted ? drag.x.get() / grown : 0 },
        {
          translateY:
            (lifted ? drag.y.get() / grown : 0) -
            motion.select.rise * unit * picked.get() +
            (reduced ? 0 : 7),
        },
      ],
    };
  });

  const first = group.held - chosen;
  // What may not be played can be lifted too, a card of it: it stops at the ring's edge.
  const packet = group.held - (chosen > 0 ? chosen : focused ? 1 : 0);
  const state = (at: number): CardState => {
    if (at >= first) return 'chosen';
    if (!dimmed) return 'idle';
    return focused ? 'illegal-focused' : 'illegal';
  };
  const deals = useMemo(
    () =>
      deal &&
      Array.from({ length: group.held }, (_, at): CardDeal => {
        const { first: start, x: ringX, y: ringY, ...rest } = deal;
        return {
          ...rest,
          at: (start + at) * motion.deal.apart,
          x: ringX - fan.x,
          y: ringY - homeY,
        };
      }),
    [deal, group.held, fan.x, homeY],
  );
  const frame = {
    left: -cardWidth / 2 - 3,
    top: -0.7 * cardWidth - 3,
    width: cardWidth + 6,
    height: 1.4 * cardWidth + 6,
  };
  return (
    <Animated.View
      style={[styles.group, groupStyle, { zIndex: focused ? 10 : 1 }]}
      pointerEvents="none"
      aria-hidden
    >
      {chosen > 0 && (
        <Animated.View
          style={[
            styles.frame,
            frame,
            reduced ? [styles.outline, { borderColor: theme.lamp }] : styles.shadow,
            held,
          ]}
        />
      )}
      {fan.cards.map((card, at) => {
        const inPacket = at >= packet;
        return (
          <HandCard
            key={at}
            wrestler={group.wrestler}
            width={cardWidth}
            state={state(at)}
            card={card}
            spread={inPacket && chosen > 1 ? APART : 1}
            index={index}
            groupTilt={fan.tilt}
            rise={motion.select.rise * unit}
            drag={inPacket ? drag : undefined}
            picked={inPacket ? picked : undefined}
            focus={inPacket ? focus : undefined}
            deal={deals?.[at]}
          />
        );
      })}
      {reduced && focused && chosen === 0 && (
        <Animated.View style={[styles.frame, frame, styles.outline, { borderColor: theme.text }]} />
      )}
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  group: { position: 'absolute', left: 0, top: 0, width: 0, height: 0 },
  frame: { position: 'absolute', borderRadius: 8 },
  outline: { borderWidth: motion.lift.reduced.outline },
  shadow: { backgroundColor: KEY },
});
