/** The banner itself: a band across the table, tilted, with both masks; and what follows. */

import { useEffect, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import { PLAIN_LOOK, type Course } from '@/components/motion/clocked-props';
import { useMotion } from '@/components/motion/motion-context';
import {
  Easing,
  ReduceMotion,
  useSharedValue,
  withDelay,
  withTiming,
  type SharedValue,
} from '@/components/moving/animated';
import { Path, Svg } from '@/components/ui/svg';
import { fitDisplay } from '@/components/ui/name-width';
import { Text } from '@/components/ui/text';
import { wrestlerAt } from '@/engine/view';
import { useT, type Translate } from '@/i18n';
import { curve, LOOKS, maxScale, motion, smallestSize, textStyles, useTheme } from '@/theme';

import { MaskShape } from '../art/mask-shape';
import type { Proved } from '../diagram/motion-plan';
import { MASK_RATIO } from '../diagram/plan';
import { followsWords } from '../diagram/proof-words';
import { bezierAt, portion } from '../diagram/timing';
import type { Moment } from '../diagram/use-scene';
import { BAND_HEIGHT, type Band } from './band-of';
import type { Rect } from '../table/table-layout';
import { FollowsChip } from './follows-chip';
import { SkipNote } from './skip-note';

interface Props {
  /** How far its time is already. */
  readonly from: number;
  readonly moment: Moment;
  readonly proved: Proved;
  readonly by: { readonly name: string; readonly count: number } | undefined;
  readonly band: Band;
  /** Rises to 1 while what follows is told in the place of the sentence over the hand. */
  readonly veil: SharedValue<number>;
  /** Where actions wait that a note may lie over. */
  readonly idle: Rect | undefined;
}

const NEW_ROPE = motion.newRope;
const { out: OUT, in: IN } = curve;
const WINNER = 67;
const LOSER = 53;
const GAP = 10;
const PROVED_BY = 14;
const SIGN = 18;
const SIGN_GAP = 9;
/** What stays free at either end of the band. */
const EDGE = 6;

export function BannerBand({ from, moment, proved, by, band, veil, idle }: Props) {
  const t = useT();
  const theme = useTheme();
  const { reduced } = useMotion();
  const { start } = moment;
  const factor = reduced ? 1 : moment.factor;
  const end = reduced
    ? NEW_ROPE.reduced.hold + NEW_ROPE.reduced.banner
    : start + NEW_ROPE.bannerOutAt + NEW_ROPE.bannerOut;
  const clock = useSharedValue(from);
  useEffect(() => {
    // What is left where nothing may travel is told by the same clock.
    const reduceMotion = ReduceMotion.Never;
    const duration = (end - from) * factor;
    clock.set(withTiming(end, { duration, easing: Easing.linear, reduceMotion }));
  }, [clock, from, end, factor]);
  const { width } = band;
  const sliding = useMemo((): Course => {
    const look = (now: number) => {
      'worklet';
      if (reduced) {
        const { banner, hold } = NEW_ROPE.reduced;
        const opacity = portion(now, 0, banner) * (1 - portion(now, hold, banner));
        return { ...PLAIN_LOOK, opacity };
      }
      const t = now - start;
      const come = bezierAt(OUT, portion(t, NEW_ROPE.bannerAt, NEW_ROPE.bannerIn));
      const go = bezierAt(IN, portion(t, NEW_ROPE.bannerOutAt, NEW_ROPE.bannerOut));
      return { ...PLAIN_LOOK, x: 1.1 * width * (come - 1 + go) };
    };
    return { look, until: end, factor };
  }, [reduced, start, width, end, factor]);
  const following = useMemo((): Course => {
    const look = (now: number) => {
      'worklet';
      const t = now - start;
      const come = reduced ? 1 : portion(t, NEW_ROPE.impliedAt, NEW_ROPE.implied);
      const go = reduced ? 0 : portion(t, NEW_ROPE.bannerOutAt, NEW_ROPE.bannerOut);
      return { ...PLAIN_LOOK, opacity: come * (1 - go), y: reduced ? 0 : 6 * (1 - come) };
    };
    return { look, until: end, factor };
  }, [reduced, start, end, factor]);
  const noting = useMemo((): Course => {
    const look = (now: number) => {
      'worklet';
      const t = now - start;
      const come = reduced ? 1 : portion(t, NEW_ROPE.impliedAt, NEW_ROPE.implied);
      const go = reduced ? 0 : portion(t, NEW_ROPE.bannerOutAt, NEW_ROPE.bannerOut);
      return { ...PLAIN_LOOK, opacity: come * (1 - go) };
    };
    return { look, until: end, factor };
  }, [reduced, start, end, factor]);
  const veils = proved.implied.length > 0 && band.noteTurn === 0;
  useEffect(() => {
    if (!veils) return undefined;
    const reduceMotion = ReduceMotion.Never;
    const wait = reduced ? 0 : Math.max(0, start + NEW_ROPE.impliedAt - from) * factor;
    const duration = reduced ? 0 : NEW_ROPE.implied * factor;
    veil.set(withDelay(wait, withTiming(1, { duration, reduceMotion }), reduceMotion));
    return () => veil.set(0);
  }, [veils, veil, reduced, start, from, factor]);
  const height = BAND_HEIGHT * band.scale;
  const fontSize = Math.max(smallestSize, PROVED_BY * band.scale);
  const follows = followsWords(withStrongNames(t), proved);
  // Both names make way for what is told in the band.
  const aside = follows === undefined ? 0 : 2 * band.aside;
  return (
    <View style={StyleSheet.absoluteFill} aria-hidden>
      <View testID="proof" style={[styles.frame, { left: band.left, width }]}>
        <Clocked
          clock={clock}
          course={sliding}
          style={[
            styles.slide,
            { top: band.middle - height / 2, width: width * 1.12, left: -width * 0.06 },
          ]}
        >
          <View
            style={[
              styles.band,
              {
                height,
                gap: GAP * band.scale,
                paddingRight: aside,
                backgroundColor: theme.key,
                borderColor: theme.lamp,
                transform: [{ rotate: `${NEW_ROPE.bannerTurn}deg` }],
              },
            ]}
          >
            <BandMask wrestler={proved.winner} width={WINNER * band.scale} />
            <View style={styles.words}>
              <Headline proved={proved} scale={band.scale} room={width - aside} />
              {by !== undefined && (
                <Text
                  variant="small"
                  tone={theme.scheme === 'dark' ? 'text' : 'paper'}
                  numberOfLines={1}
                  maxFontSizeMultiplier={maxScale.node}
                  style={{ fontSize, lineHeight: fontSize * 1.29 }}
                >
                  {t('table.proof.by', { name: by.name, count: by.count })}
                </Text>
              )}
            </View>
            <BandMask wrestler={proved.loser} width={LOSER * band.scale} />
          </View>
        </Clocked>
      </View>
      {follows !== undefined && (
        <FollowsChip {...{ clock, proved, follows, band }} course={following} />
      )}
      {idle !== undefined && <SkipNote clock={clock} course={noting} place={idle} />}
    </View>
  );
}

/** The same words, with the wrestlers' names strong. */
const withStrongNames =
  (t: Translate): Translate =>
  (key, ...values) =>
    key.startsWith('wrestlers.') ? `**${t(key, ...values)}**` : t(key, ...values);

interface HeadlineProps {
  readonly proved: Proved;
  readonly scale: number;
  /** What there is of the band for both names and masks. */
  readonly room: number;
}

/** What both masks, the sign and the gaps leave of the band for the names, so that no mask is cut. */
const roomForNames = ({ room, scale }: HeadlineProps): number =>
  room - (WINNER + LOSER + 8 + 2 * GAP + SIGN) * scale - 2 * SIGN_GAP - 2 * EDGE;

/** Both names in their inks, with the sign between them. */
function Headline(props: HeadlineProps) {
  const { proved, scale } = props;
  const t = useT();
  const theme = useTheme();
  const [winner, loser] = [wrestlerAt(proved.winner), wrestlerAt(proved.loser)];
  const fontSize = fitDisplay(`${t(`wrestlers.${winner}`)}${t(`wrestlers.${loser}`)}`, {
    width: roomForNames(props),
    largest: 46 * scale,
    smallest: 24 * scale,
    tracking: textStyles.banner.letterSpacing,
  });
  const size = { fontSize, lineHeight: (50 * fontSize) / 46 };
  return (
    <View style={styles.headline}>
      <Text
        variant="banner"
        allowFontScaling={false}
        style={[size, { color: LOOKS[winner].light }]}
      >
        {t(`wrestlers.${winner}`)}
      </Text>
      <Svg width={SIGN * scale} height={30 * scale} viewBox="0 0 18 30">
        <Path
          d="M3 5L14 15L3 25"
          fill="none"
          stroke={theme.lamp}
          strokeWidth={5}
          strokeLinejoin="miter"
        />
      </Svg>
      <Text variant="banner" allowFontScaling={false} style={[size, { color: LOOKS[loser].light }]}>
        {t(`wrestlers.${loser}`)}
      </Text>
    </View>
  );
}

interface MaskProps {
  readonly wrestler: number;
  readonly width: number;
}

function BandMask({ wrestler, width }: MaskProps) {
  return (
    <Svg width={width + 4} height={width * MASK_RATIO + 4}>
      <MaskShape wrestler={wrestlerAt(wrestler)} x={2} y={2} width={width} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  frame: { position: 'absolute', top: 0, bottom: 0, overflow: 'hidden' },
  slide: { position: 'absolute' },
  band: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    borderTopWidth: 3.5,
    borderBottomWidth: 3.5,
  },
  words: { alignItems: 'center' },
  headline: { flexDirection: 'row', alignItems: 'center', gap: SIGN_GAP },
});
