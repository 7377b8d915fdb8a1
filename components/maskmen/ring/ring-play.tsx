/** One play in the ring: its cards in a small fan, and whose it is. */

import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { type SharedValue } from 'react-native-reanimated';

import type { Arrival, Departure, Place } from '@/components/motion/flight-pose';
import { useFlight } from '@/components/motion/use-flight';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { useTableScale } from '@/theme';

import { Card, CardBack } from '../art/card';
import { SeatName } from '../seats/seat-name';
import { FAN_STEP } from './ring-layout';

export interface Props {
  readonly wrestler: Wrestler;
  readonly count: number;
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
  /** Room for the name under the cards, in pixels; short screens have none. */
  readonly nameRoom: number;
}

const LEAST_NAME = 26;
const NAME_SIZE = 12;
const ROOM_FOR_COUNT = 60;

export const RingPlay = memo(function RingPlay(props: Props) {
  const { wrestler, count, who, place, cardWidth, isTop, named, nameRoom } = props;
  const { arrival, departure, clock } = props;
  const t = useT();
  const text = useTableScale();
  const { style, face, back } = useFlight({ place, arrival, departure, clock });
  const height = cardWidth * 1.4;
  const spread = (count - 1) * cardWidth * FAN_STEP;
  // The play is drawn large and scaled: its name is set so that it comes out in its own size.
  const width = nameRoom / place.scale;
  const cardStyle = (at: number) => ({
    left: -cardWidth / 2 - spread / 2 + at * cardWidth * FAN_STEP,
    top: -height / 2 + (count - 1 - at) * 1.5,
    transform: [{ rotate: `${(at - (count - 1) / 2) * 4}deg` }],
  });
  const nameBox = { top: height / 2 + 4, width, left: -width / 2 };
  const words =
    isTop || nameRoom >= ROOM_FOR_COUNT ? t('table.ring.play', { name: who, number: count }) : who;
  return (
    <Animated.View style={[styles.play, style]} pointerEvents="none">
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
          <Animated.View style={face}>
            {Array.from({ length: count }, (_, at) => (
              <View key={at} style={[styles.card, cardStyle(at)]}>
                <Card wrestler={wrestler} width={cardWidth} />
              </View>
            ))}
          </Animated.View>
          {arrival?.flipAt !== undefined && (
            <Animated.View style={back}>
              {Array.from({ length: count }, (_, at) => (
                <View key={at} style={[styles.card, cardStyle(at)]}>
                  <CardBack width={cardWidth} />
                </View>
              ))}
            </Animated.View>
          )}
          {nameRoom >= LEAST_NAME && (
            <View style={[styles.name, nameBox]}>
              <SeatName
                name={words}
                width={nameRoom}
                size={NAME_SIZE * text}
                face="text"
                drawnAt={place.scale}
                centred
              />
            </View>
          )}
        </View>
      </View>
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  play: { position: 'absolute', left: 0, top: 0, width: 0, height: 0 },
  card: { position: 'absolute' },
  name: { position: 'absolute' },
});
