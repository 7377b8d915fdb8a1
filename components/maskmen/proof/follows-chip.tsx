/** What follows from a new defeat: "so **Umbra** also beats **Fango**", with the masks where there is room. */

import { StyleSheet, View } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import type { Course } from '@/components/motion/clocked-props';
import type { SharedValue } from '@/components/moving/animated';
import { plainText, RichText } from '@/components/ui/rich-text';
import { Path, Svg } from '@/components/ui/svg';
import { wrestlerAt } from '@/engine/view';
import { useT } from '@/i18n';
import { radius, useTableScale, useTheme } from '@/theme';

import { MaskShape } from '../art/mask-shape';
import type { Proved } from '../diagram/motion-plan';
import { MASK_RATIO } from '../diagram/plan';
import type { Band } from './band-of';
import {
  EDGE,
  fitFollows,
  GAP,
  LINE,
  MARK,
  MASK,
  MASK_GAP,
  MOST_LINES,
  SIDE,
  SIGN,
} from './fit-follows';

export interface Props {
  readonly clock: SharedValue<number>;
  readonly course: Course;
  readonly proved: Proved;
  /** What follows, in words; names between asterisks are strong. */
  readonly follows: string;
  readonly band: Band;
}

const SIZE = 13.5;

export function FollowsChip({ clock, course, proved, follows, band }: Props) {
  const t = useT();
  const theme = useTheme();
  const { x, y, width, height } = band.note;
  const words = t('table.proof.so', { follows });
  const wished = SIZE * band.scale ** 0.5 * useTableScale();
  const winners = [...new Set(proved.implied.map(({ winner }) => winner))];
  const losers = proved.implied.map(({ loser }) => loser);
  const { fontSize, pictured } = fitFollows(plainText(words), {
    room: band.note,
    wished,
    masks: winners.length === 1 ? 1 + losers.length : 0,
  });
  return (
    <Clocked
      clock={clock}
      course={course}
      style={[styles.place, { left: x, top: y, width, minHeight: height }]}
    >
      <View
        testID="follows"
        style={[
          styles.chip,
          {
            minHeight: height,
            backgroundColor: theme.bg2,
            borderColor: theme.weaker,
            transform: [{ rotate: `${band.noteTurn}deg` }],
          },
        ]}
      >
        <Svg width={MARK} height={12} viewBox="0 0 13 12" style={styles.whole}>
          <Path
            d="M2 2.4L6.5 10L11 2.4Z"
            fill={theme.weaker}
            stroke={theme.weaker}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
        </Svg>
        <RichText
          variant="small"
          numberOfLines={MOST_LINES}
          allowFontScaling={false}
          style={[styles.words, { fontSize, lineHeight: fontSize * LINE }]}
        >
          {words}
        </RichText>
        {pictured && <Masks winner={winners[0] ?? 0} losers={losers} size={fontSize} />}
      </View>
    </Clocked>
  );
}

interface MasksProps {
  readonly winner: number;
  readonly losers: readonly number[];
  /** Of the words beside them. */
  readonly size: number;
}

function Masks({ winner, losers, size }: MasksProps) {
  const theme = useTheme();
  return (
    <View testID="follows-masks" style={[styles.masks, { gap: size * MASK_GAP }]}>
      <SmallMask wrestler={winner} width={size * MASK} />
      <Svg width={size * SIGN} height={size * 0.8} viewBox="0 0 10 16">
        <Path
          d="M2 3L8 8L2 13"
          fill="none"
          stroke={theme.weaker}
          strokeWidth={3}
          strokeLinejoin="miter"
        />
      </Svg>
      {losers.map((loser) => (
        <SmallMask key={loser} wrestler={loser} width={size * MASK} />
      ))}
    </View>
  );
}

interface SmallMaskProps {
  readonly wrestler: number;
  readonly width: number;
}

const SmallMask = ({ wrestler, width }: SmallMaskProps) => (
  <Svg width={width} height={width * MASK_RATIO}>
    <MaskShape wrestler={wrestlerAt(wrestler)} x={0} y={0} width={width} />
  </Svg>
);

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: GAP,
    borderWidth: EDGE,
    borderRadius: radius.pill,
    paddingHorizontal: SIDE,
  },
  words: { flexShrink: 1 },
  whole: { flexShrink: 0 },
  masks: { flexDirection: 'row', alignItems: 'center', flexShrink: 0 },
});
