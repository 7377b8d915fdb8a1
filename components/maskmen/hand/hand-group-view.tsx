/** A wrestler's cards in the hand: a small fan that rises when it is focused. */

import { memo, useEffect, useMemo, useState } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';

import { between } from '@/components/motion/curves';
import { useMotion } from '@/components/motion/motion-context';
import { Sprung } from '@/components/motion/sprung';
import { Animated, useAnimatedStyle, type SharedValue } from '@/components/moving/animated';
import { OWN_LAYER } from '@/components/moving/layer';
import { useSteadyList } from '@/components/ui/use-steady';
import type { Wrestler } from '@/engine/view';
import { KEY, motion, useTheme } from '@/theme';

import type { CardState } from '../art/card';
import type { Drag } from './drag';
import type { FanGroup } from './fan-layout';
import { HandCard, type CardDeal } from './hand-card';
import type { FanPose } from './keep-inside';

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
  readonly wrestler: Wrestler;
  readonly held: number;
  readonly fan: FanGroup;
  readonly index: number;
  readonly cardWidth: number;
  readonly focused: boolean;
  /** −1 or 1 beside the focused group, on its left or right. */
  readonly beside: number;
  /** How far it makes way so that none of its cards leaves the hand. */
  readonly shift: number;
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

interface Posed extends Pick<Props, 'cardWidth' | 'focused' | 'beside' | 'chosen' | 'lift'> {
  /** Nothing may travel. */
  readonly reduced: boolean;
}

/** How a group is drawn at rest in a state of the hand. */
export function poseOf(posed: Posed): FanPose {
  const { cardWidth, focused, beside, chosen, lift, reduced } = posed;
  return {
    cardWidth,
    grown: focused && !reduced ? motion.focus.scale : 1,
    aside: reduced ? 0 : motion.focus.aside * beside,
    chosen,
    spread: chosen > 1 ? APART : 1,
    rise: reduced || chosen === 0 ? 0 : (motion.select.rise * lift * cardWidth) / DESIGN_CARD,
  };
}

/** How far a group's cards stand above their fan's line when they may be played. */
export const raiseOf = (dimmed: boolean, cardWidth: number): number =>
  dimmed ? 0 : (RAISED * cardWidth) / DESIGN_CARD;

export const HandGroupView = memo(function HandGroupView(props: Props) {
  const { wrestler, held, fan, index, cardWidth, focused, shift, chosen, dimmed, lift, drag } =
    props;
  const { deal } = props;
  const { reduced } = useMotion();
  const unit = (cardWidth / DESIGN_CARD) * lift;
  const homeY = fan.y - raiseOf(dimmed, cardWidth);
  const raised = useRaised(props);
  // The group lies turned; its neighbours and the way up do not.
  const turned = (-fan.tilt * Math.PI) / 180;
  const { grown, rise, spread, ...pose } = poseOf({ ...props, reduced });
  const aside = pose.aside + shift;
  const up = reduced ? 0 : -motion.focus.rise * unit * raised;

  // Once there it stays: a finger that goes along the hand comes by again.
  const [shadowed, setShadowed] = useState(chosen > 0);
  if (chosen > 0 && !shadowed) setShadowed(true);

  const first = held - chosen;
  // What may not be played can be lifted too, a card of it: it stops at the ring's edge.
  const packet = held - (chosen > 0 ? chosen : focused ? 1 : 0);
  const state = (at: number): CardState => {
    if (at >= first) return 'chosen';
    if (!dimmed) return 'idle';
    return focused ? 'illegal-focused' : 'illegal';
  };
  const cards = useSteadyList(fan.cards, JSON.stringify);
  const deals = useMemo(
    () =>
      deal &&
      Array.from({ length: held }, (_, at): CardDeal => {
        const { first: start, x: ringX, y: ringY, ...rest } = deal;
        return {
          ...rest,
          at: (start + at) * motion.deal.apart,
          x: ringX - fan.x,
          y: ringY - homeY,
        };
      }),
    [deal, held, fan.x, homeY],
  );
  return (
    // What was played leaves a gap, which the others close.
    <Sprung
      x={fan.x}
      y={homeY}
      turn={fan.tilt}
      by="card"
      style={[styles.group, focused ? OVER : UNDER]}
      hidden
    >
      <Sprung
        x={aside * Math.cos(turned) - up * Math.sin(turned)}
        y={aside * Math.sin(turned) + up * Math.cos(turned)}
        scale={reduced ? 1 : between(1, motion.focus.scale, raised)}
        by={motion.focus.spring}
        style={styles.group}
      >
        {shadowed && <Shadow {...{ index, cardWidth, rise, grown, drag }} />}
        {cards.map((card, at) => {
          const inPacket = at >= packet;
          return (
            <HandCard
              key={at}
              wrestler={wrestler}
              width={cardWidth}
              state={state(at)}
              card={card}
              spread={inPacket ? spread : 1}
              index={index}
              groupTilt={inPacket ? fan.tilt : 0}
              rise={inPacket ? rise : 0}
              grown={inPacket ? grown : 1}
              drag={inPacket ? drag : undefined}
              deal={deals?.[at]}
            />
          );
        })}
        {reduced && focused && chosen === 0 && <Outline cardWidth={cardWidth} />}
      </Sprung>
    </Sprung>
  );
});

/** How far up it is, 1 where it is focused; a hint swings it higher than any focus, once. */
function useRaised({ focused, hinted }: Pick<Props, 'focused' | 'hinted'>): number {
  const [swung, setSwung] = useState(false);
  useEffect(() => {
    if (!hinted) return undefined;
    const down = setTimeout(() => setSwung(true), motion.hint.up);
    return () => {
      clearTimeout(down);
      setSwung(false);
    };
  }, [hinted]);
  if (hinted && !swung) return motion.hint.high;
  return focused ? 1 : 0;
}

/**
 * Over its neighbours while it is focused. Android takes views with another `zIndex` out and puts them
 * in again, and each card is drawn anew; of another `elevation` only the order is, and what has no
 * ground throws no shadow.
 */
const over = (order: number): ViewStyle =>
  Platform.OS === 'android' ? { elevation: order } : { zIndex: order };

const UNDER = over(1);
const OVER = over(2);

const frameOf = (cardWidth: number) => ({
  left: -cardWidth / 2 - 3,
  top: -0.7 * cardWidth - 3,
  width: cardWidth + 6,
  height: 1.4 * cardWidth + 6,
});

function Outline({ cardWidth }: { readonly cardWidth: number }) {
  const theme = useTheme();
  return (
    <View style={[styles.frame, frameOf(cardWidth), styles.outline, { borderColor: theme.text }]} />
  );
}

interface ShadowProps extends Pick<Props, 'index' | 'cardWidth' | 'drag'> {
  readonly rise: number;
  readonly grown: number;
}

/** What a gathered packet throws; where nothing may travel, an outline around it. */
function Shadow({ index, cardWidth, rise, grown, drag }: ShadowProps) {
  const theme = useTheme();
  const { reduced } = useMotion();
  const held = useAnimatedStyle(() => {
    const gathered = drag.held.get() === index ? drag.gather.get() : 0;
    const lifted = drag.lifted.get() === index;
    return {
      ...(lifted && OWN_LAYER),
      opacity: (reduced ? 1 : motion.lift.shadow) * gathered,
      transform: [
        { translateX: lifted ? drag.x.get() / grown : 0 },
        { translateY: (lifted ? drag.y.get() / grown : 0) + (reduced ? 0 : 7) },
      ],
    };
  });
  return (
    <Sprung x={0} y={-rise} by={motion.select.spring} style={styles.group}>
      <Animated.View
        style={[
          styles.frame,
          frameOf(cardWidth),
          reduced ? [styles.outline, { borderColor: theme.lamp }] : styles.shadow,
          held,
        ]}
      />
    </Sprung>
  );
}

const styles = StyleSheet.create({
  group: { position: 'absolute', left: 0, top: 0, width: 0, height: 0 },
  frame: { position: 'absolute', borderRadius: 8 },
  outline: { borderWidth: motion.lift.reduced.outline },
  shadow: { backgroundColor: KEY },
});
