/** One play in the ring: its cards in a small fan, and whose it is. */

import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import { STANDING, type Course } from '@/components/motion/clocked-props';
import {
  flightEnd,
  sideLook,
  type Arrival,
  type Departure,
  type Place,
  type Pose,
} from '@/components/motion/flight-pose';
import { Flown } from '@/components/motion/flown';
import type { SharedValue } from '@/components/moving/animated';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { useTableScale } from '@/theme';

import { Card, CardBack } from '../art/card';
import { Pad } from '../seats/pad';
import { SeatName } from '../seats/seat-name';
import { FAN_STEP, NAME_BELOW } from './ring-layout';

export interface Props {
  readonly wrestler: Wrestler;
  readonly count: number;
  readonly seat: number;
  readonly who: string;
  readonly place: Place;
  readonly cardWidth: number;
  readonly isTop: boolean;
  /** How it comes, when it has just been played. */
  readonly arrival: Arrival | undefined;
  /** How it goes, when its round has just been won: it is only looked at then. */
  readonly departure: Departure | undefined;
  readonly clock: SharedValue<number>;
  /** Whether a button over it says what it is. */
  readonly named: boolean;
  /** Where it says whose it is: under its cards, or on a low mat above those of earlier plays. */
  readonly mark: 'below' | 'above' | 'none';
  /** Room for the name, in pixels; where there is too little, the seat's pad stands for it. */
  readonly nameRoom: number;
  /** How much larger than on a phone the name is. */
  readonly nameScale: number;
}

const LEAST_NAME = 26;
const NAME_SIZE = 12;
const ROOM_FOR_COUNT = 60;
/** A pad's width, its height in widths, and its distance from the cards. */
const PAD = 12.5;
const PAD_RATIO = 1.55;
const PAD_GAP = 2;

export const RingPlay = memo(function RingPlay(props: Props) {
  const { wrestler, count, who, place, cardWidth, isTop, named, mark, nameRoom } = props;
  const { arrival, departure, clock } = props;
  const t = useT();
  const text = useTableScale();
  const flight = useMemo(() => ({ arrival, departure }), [arrival, departure]);
  const face = useSide(arrival, 'face');
  const back = useSide(arrival, 'back');
  const height = cardWidth * 1.4;
  const spread = (count - 1) * cardWidth * FAN_STEP;
  // The play is drawn large and scaled: its name is set so that it comes out in its own size.
  const width = nameRoom / place.scale;
  const cardStyle = (at: number) => ({
    left: -cardWidth / 2 - spread / 2 + at * cardWidth * FAN_STEP,
    top: -height / 2 + (count - 1 - at) * 1.5,
    transform: [{ rotate: `${(at - (count - 1) / 2) * 4}deg` }],
  });
  // Cards lie askew, words never do.
  const straight = [{ rotate: `${-place.tilt}deg` }];
  const aside = (down: number): number => down * Math.tan((place.tilt * Math.PI) / 180);
  const nameBox = {
    top: height / 2 + NAME_BELOW,
    width,
    left: -width / 2 + aside(height / 2 + NAME_BELOW),
    transform: straight,
  };
  const pad = PAD * props.nameScale;
  const padMiddle =
    (height / 2 + (PAD_GAP + (pad * PAD_RATIO) / 2) / place.scale) * (mark === 'below' ? 1 : -1);
  const padBox = {
    // Scaled about its middle, it comes out in its own size.
    left: -pad / 2 + aside(padMiddle),
    top: padMiddle - (pad * PAD_RATIO) / 2,
    transform: [...straight, { scale: 1 / place.scale }],
  };
  const words =
    isTop || nameRoom >= ROOM_FOR_COUNT ? t('table.ring.play', { name: who, number: count }) : who;
  return (
    <Flown place={place} flight={flight} clock={clock} style={styles.play}>
      <View
        {...(departure === undefined && !named
          ? {
              accessible: true,
              role: 'img' as const,
              'aria-label': t('table.ring.playLabel', {
                who,
                wrestler: t(`wrestlers.${wrestler}`),
                number: count,
              }),
            }
          : { 'aria-hidden': true })}
      >
        <View aria-hidden>
          <Clocked clock={clock} course={face}>
            {Array.from({ length: count }, (_, at) => (
              <View key={at} style={[styles.card, cardStyle(at)]}>
                <Card wrestler={wrestler} width={cardWidth} />
              </View>
            ))}
          </Clocked>
          {arrival?.flipAt !== undefined && (
            <Clocked clock={clock} course={back}>
              {Array.from({ length: count }, (_, at) => (
                <View key={at} style={[styles.card, cardStyle(at)]}>
                  <CardBack width={cardWidth} />
                </View>
              ))}
            </Clocked>
          )}
          {mark !== 'none' && nameRoom < LEAST_NAME && !isTop && (
            <View testID="whose" style={[styles.name, padBox]}>
              <Pad seat={props.seat} name={who} width={pad} />
            </View>
          )}
          {mark === 'below' && nameRoom >= LEAST_NAME && (
            <View style={[styles.name, nameBox]}>
              <SeatName
                name={words}
                width={nameRoom}
                size={NAME_SIZE * props.nameScale * text}
                face="text"
                drawnAt={place.scale}
                centred
              />
            </View>
          )}
        </View>
      </View>
    </Flown>
  );
});

/** The turn of one side of the cards; what comes face up does not turn. */
function useSide(arrival: Arrival | undefined, side: Pose['side']): Course {
  return useMemo(() => {
    if (arrival?.flipAt === undefined) return STANDING;
    const look = (time: number) => {
      'worklet';
      return sideLook(arrival, side, time);
    };
    return { look, until: flightEnd({ arrival, departure: undefined }) };
  }, [arrival, side]);
}

const styles = StyleSheet.create({
  play: { position: 'absolute', left: 0, top: 0, width: 0, height: 0 },
  card: { position: 'absolute' },
  name: { position: 'absolute' },
});
