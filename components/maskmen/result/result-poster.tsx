/** The poster of a result: the winner's name, pad and ticket under the rays. It drops from the top. */

import { StyleSheet, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useEnter } from '@/components/motion/use-enter';
import { Animated } from '@/components/moving/animated';
import { FitText } from '@/components/ui/fit-text';
import { useLeadFocus } from '@/components/ui/lead-focus';
import { PosterBackground, type PosterEdge } from '@/components/ui/poster-background';
import { Text } from '@/components/ui/text';
import { useSize } from '@/components/ui/use-size';
import { useZoom } from '@/components/ui/zoom';
import type { Wrestler } from '@/engine/view';
import { KEY, maxScale, motion, useTheme } from '@/theme';

import { Card } from '../art/card';
import { Pad } from '../seats/pad';
import { Ticket } from './ticket';
import { TurningRays } from './turning-rays';

export interface Winner {
  readonly seat: number;
  readonly name: string;
}

export interface Props {
  readonly edge: PosterEdge;
  readonly label: string;
  readonly title: string;
  readonly winners: readonly Winner[];
  /** What the winner played last. */
  readonly lastPlay: { readonly wrestler: Wrestler; readonly count: number } | undefined;
  /** Points on the ticket; none for several winners. */
  readonly ticket: number | undefined;
  readonly width: number;
  readonly height: number;
  readonly style?: ViewStyle;
}

const FRAME = 4;
const LABEL = 30;
const HEAD_GAP = 4;
/** The drawings stand in a band as high as this at full size. */
const ART = 124;
const ART_WIDTH = 290;
const NO_ART = 110;

export function ResultPoster(props: Props) {
  const { edge, label, title, winners, lastPlay, ticket } = props;
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const [size, onLayout] = useSize({ width: props.width, height: props.height });
  const drop = useEnter({
    y: -props.height,
    duration: motion.seasonEnd.panel,
    curve: 'out',
  });
  const left = edge === 'right' ? insets.left : 0;
  const zoom = useZoom();
  const inner = Math.min(size.width - left - 40, 640 * zoom);
  const headline = useLeadFocus(title);
  const room = size.height - insets.top - 24;
  // Where there is no room for pictures, the name takes it.
  const largest = Math.min(room * (room < NO_ART ? 0.6 : 0.36), 110 * zoom);
  const art = Math.min(
    1.5 * zoom,
    inner / ART_WIDTH,
    Math.max(0, room - LABEL * zoom - largest - 14) / ART,
  );
  return (
    <Animated.View onLayout={onLayout} style={[styles.poster, props.style, drop]}>
      <View style={StyleSheet.absoluteFill} pointerEvents="none">
        <PosterBackground
          {...size}
          edge={edge}
          behind={theme.ground}
          rays={<TurningRays {...size} />}
        />
      </View>
      <View
        style={[
          styles.content,
          edge === 'right' && zoom > 1 && styles.together,
          { paddingTop: insets.top + 6, paddingLeft: left },
        ]}
      >
        <View style={{ gap: HEAD_GAP * zoom }}>
          <Text
            spoken
            variant="label"
            tone="key"
            maxFontSizeMultiplier={maxScale.picture}
            style={styles.label}
          >
            {label}
          </Text>
          <FitText
            ref={headline}
            width={inner}
            largest={largest}
            tone="key"
            role="heading"
            aria-level={1}
            style={styles.title}
          >
            {title}
          </FitText>
        </View>
        {art > 0.34 && (
          <View style={[styles.art, { gap: 14 * art }]} aria-hidden>
            {lastPlay !== undefined && <Fan {...lastPlay} scale={art} />}
            {winners.map(({ seat, name }) => (
              <View key={seat} style={[styles.frame, { borderRadius: 19 * art + FRAME }]}>
                <Pad seat={seat} name={name} width={62 * art} />
              </View>
            ))}
            {ticket !== undefined && (
              <View style={styles.tilted}>
                <Ticket token={ticket} width={96 * art} raised />
              </View>
            )}
          </View>
        )}
      </View>
    </Animated.View>
  );
}

interface FanProps {
  readonly wrestler: Wrestler;
  readonly count: number;
  readonly scale: number;
}

function Fan({ wrestler, count, scale }: FanProps) {
  const width = 52 * scale;
  return (
    <View style={styles.fan}>
      {Array.from({ length: count }, (_, at) => (
        <View
          key={at}
          style={{
            marginLeft: at === 0 ? 0 : -width * 0.54,
            transform: [{ rotate: `${-14 + (count === 1 ? 8 : (at * 12) / (count - 1))}deg` }],
          }}
        >
          <Card wrestler={wrestler} width={width} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  poster: { overflow: 'hidden' },
  content: { flex: 1, alignItems: 'center', justifyContent: 'space-evenly', paddingBottom: 14 },
  together: { justifyContent: 'center', gap: 36 },
  label: {
    fontFamily: 'SofiaSansExtraCondensed_800ExtraBold',
    fontSize: 24,
    lineHeight: 28,
    letterSpacing: 4,
    textAlign: 'center',
  },
  title: { textAlign: 'center' },
  art: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  frame: { backgroundColor: KEY, padding: FRAME },
  fan: { flexDirection: 'row', alignItems: 'center' },
  tilted: { transform: [{ rotate: '10deg' }] },
});
