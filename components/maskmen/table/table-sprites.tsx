/**
 * What flies over the table for a moment: the towel of who passed, the bell on its way to the new
 * host, the ticket of who went out. Each is gone when its step is over; the seats tell it in words.
 */

import { memo, type ReactNode } from 'react';
import { StyleSheet, type ViewStyle } from 'react-native';
import Animated, {
  useAnimatedStyle,
  type AnimatedStyle,
  type SharedValue,
} from 'react-native-reanimated';

import { between, ease, passed, springAt } from '@/components/motion/curves';
import { Icon } from '@/components/ui/icon';
import { motion } from '@/theme';

import type { GoingOutStep, PassStep, Plan, RoundWonStep } from '../choreography/steps';
import { stepOf } from '../choreography/steps';
import { Ticket } from '../result/ticket';
import type { Spot } from './table-facts';

export interface Props {
  readonly plan: Plan;
  readonly clock: SharedValue<number>;
  /** The middle of a seat, or of the viewer's hand. */
  readonly spot: (seat: number) => Spot;
  /** Where a towel falls: at the seat, or on the viewer's own button, clear of the cards. */
  readonly towel: (seat: number) => Spot;
  /** Where a ticket is stamped: at the seat, or where the viewer's cards were. */
  readonly stamp: (seat: number) => Spot;
}

export const TableSprites = memo(function TableSprites({ plan, clock, spot, towel, stamp }: Props) {
  const pass = stepOf(plan, 'pass');
  const won = stepOf(plan, 'roundWon');
  const out = stepOf(plan, 'goingOut');
  return (
    <>
      {pass !== undefined && travels(pass) && (
        <Towel step={pass} clock={clock} at={towel(pass.seat)} />
      )}
      {won !== undefined && travels(won) && won.host !== won.oldHost && (
        <Bell step={won} clock={clock} from={spot(won.oldHost)} to={spot(won.host)} />
      )}
      {out !== undefined && out.time > 0 && <Stamp step={out} clock={clock} at={stamp(out.seat)} />}
    </>
  );
});

const travels = (step: { readonly fades: boolean; readonly time: number }): boolean =>
  !step.fades && step.time > 0;

interface SpriteProps<Step> {
  readonly step: Step;
  readonly clock: SharedValue<number>;
  readonly at: Spot;
}

const TOWEL = 34;
/** How far a towel falls from its spot. */
export const DROP = 30;
/** How much of a step its sprite takes to vanish. */
const VANISH = 0.2;

/** 1, and over the last part of a step down to 0. */
function leftOf(time: number, step: { readonly at: number; readonly time: number }): number {
  'worklet';
  const last = step.time * VANISH;
  return time < step.at ? 0 : 1 - passed(time, step.at + step.time - last, last);
}

function Towel({ step, clock, at }: SpriteProps<PassStep>) {
  const style = useAnimatedStyle(() => {
    const time = clock.get();
    const fall = (step.time * motion.pass.time) / (motion.pass.time + motion.pass.swingTime);
    const down = ease('out', passed(time, step.at, fall));
    const swing = 1 - springAt('rope', time - step.at - fall * 0.4, step.time - fall * 0.4);
    return {
      opacity: leftOf(time, step),
      transform: [
        { translateY: between(-8, DROP, down) },
        { rotate: `${motion.pass.swing * swing}deg` },
      ],
    };
  });
  return (
    <Sprite at={at} size={TOWEL} style={style} hangs>
      <Icon name="towel" size={TOWEL} strokeWidth={2.2} />
    </Sprite>
  );
}

const BELL = 26;

interface BellProps extends Omit<SpriteProps<RoundWonStep>, 'at'> {
  readonly from: Spot;
  readonly to: Spot;
}

function Bell({ step, clock, from, to }: BellProps) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const style = useAnimatedStyle(() => {
    const time = clock.get();
    const along = ease('inOut', passed(time, step.at, step.sweep));
    return {
      opacity: leftOf(time, step),
      transform: [{ translateX: x * along }, { translateY: y * along }],
    };
  });
  return (
    <Sprite at={from} size={BELL} style={style}>
      <Icon name="bell" size={BELL} strokeWidth={2} />
    </Sprite>
  );
}

const TICKET = 62;
const LYING = [{ scale: 1 }, { rotate: '0deg' }];

function Stamp({ step, clock, at }: SpriteProps<GoingOutStep>) {
  const style = useAnimatedStyle(() => {
    const { scale, tilt, stamp, settle } = motion.goingOut;
    const opacity = leftOf(clock.get(), step);
    if (step.fades) return { opacity, transform: LYING };
    const time = clock.get() - step.at;
    const unit = step.time / (stamp + settle + HOLD);
    const down = ease('slam', passed(time, 0, stamp * unit));
    // It is pressed a little too deep, and springs back.
    const deep = time < stamp * unit ? 0 : 1 - springAt('lift', time - stamp * unit, settle * unit);
    return {
      opacity,
      transform: [
        { scale: between(scale, 1, down) - 0.08 * deep },
        { rotate: `${between(tilt, 0, down)}deg` },
      ],
    };
  });
  return (
    <Sprite at={at} size={TICKET} style={style}>
      <Ticket token={step.token} width={TICKET} raised />
    </Sprite>
  );
}

/** How long a stamped ticket lies on its seat. */
const HOLD = 400;

interface SpriteFrame {
  readonly at: Spot;
  readonly size: number;
  readonly style: AnimatedStyle<ViewStyle>;
  /** It swings from its upper edge. */
  readonly hangs?: true;
  readonly children: ReactNode;
}

function Sprite({ at, size, style, hangs, children }: SpriteFrame) {
  return (
    <Animated.View
      aria-hidden
      pointerEvents="none"
      style={[
        styles.sprite,
        { left: at.x - size / 2, top: at.y - size / 2, width: size, height: size },
        hangs && styles.hanging,
        style,
      ]}
    >
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  sprite: { position: 'absolute', zIndex: 40, alignItems: 'center', justifyContent: 'center' },
  hanging: { transformOrigin: 'top' },
});
