/**
 * What flies over the table for a moment: the towel of who passed, the bell on its way to the new
 * host, the ticket of who went out. Each is gone when its step is over; the seats tell it in words.
 */

import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import { PLAIN_LOOK, type Course } from '@/components/motion/clocked-props';
import { between, ease, passed, springAt } from '@/components/motion/curves';
import type { SharedValue } from '@/components/moving/animated';
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
  const course = useMemo((): Course => {
    const fall = (step.time * motion.pass.time) / (motion.pass.time + motion.pass.swingTime);
    const look = (time: number) => {
      'worklet';
      const down = ease('out', passed(time, step.at, fall));
      const swing = 1 - springAt('rope', time - step.at - fall * 0.4, step.time - fall * 0.4);
      return {
        ...PLAIN_LOOK,
        opacity: leftOf(time, step),
        y: between(-8, DROP, down),
        turn: motion.pass.swing * swing,
      };
    };
    return { look, until: step.at + step.time };
  }, [step]);
  return (
    <Sprite at={at} size={TOWEL} course={course} clock={clock} hangs>
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
  const course = useMemo((): Course => {
    const look = (time: number) => {
      'worklet';
      const along = ease('inOut', passed(time, step.at, step.sweep));
      return { ...PLAIN_LOOK, opacity: leftOf(time, step), x: x * along, y: y * along };
    };
    return { look, until: step.at + step.time };
  }, [step, x, y]);
  return (
    <Sprite at={from} size={BELL} course={course} clock={clock}>
      <Icon name="bell" size={BELL} strokeWidth={2} />
    </Sprite>
  );
}

const TICKET = 62;

function Stamp({ step, clock, at }: SpriteProps<GoingOutStep>) {
  const course = useMemo((): Course => {
    const { scale, tilt, stamp, settle } = motion.goingOut;
    const unit = step.time / (stamp + settle + HOLD);
    const look = (now: number) => {
      'worklet';
      const opacity = leftOf(now, step);
      if (step.fades) return { ...PLAIN_LOOK, opacity };
      const time = now - step.at;
      const down = ease('slam', passed(time, 0, stamp * unit));
      // It is pressed a little too deep, and springs back.
      const deep =
        time < stamp * unit ? 0 : 1 - springAt('lift', time - stamp * unit, settle * unit);
      const size = between(scale, 1, down) - 0.08 * deep;
      return { ...PLAIN_LOOK, opacity, scaleX: size, scaleY: size, turn: between(tilt, 0, down) };
    };
    return { look, until: step.at + step.time };
  }, [step]);
  return (
    <Sprite at={at} size={TICKET} course={course} clock={clock}>
      <Ticket token={step.token} width={TICKET} raised />
    </Sprite>
  );
}

/** How long a stamped ticket lies on its seat. */
const HOLD = 400;

interface SpriteFrame {
  readonly at: Spot;
  readonly size: number;
  readonly course: Course;
  readonly clock: SharedValue<number>;
  /** It swings from its upper edge. */
  readonly hangs?: true;
  readonly children: ReactNode;
}

function Sprite({ at, size, course, clock, hangs, children }: SpriteFrame) {
  return (
    <Clocked
      clock={clock}
      course={course}
      style={[
        styles.sprite,
        { left: at.x - size / 2, top: at.y - size / 2, width: size, height: size },
        hangs && styles.hanging,
      ]}
      mute
    >
      {children}
    </Clocked>
  );
}

const styles = StyleSheet.create({
  sprite: { position: 'absolute', zIndex: 40, alignItems: 'center', justifyContent: 'center' },
  hanging: { transformOrigin: 'top' },
});
