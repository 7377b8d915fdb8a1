/** What follows from a new defeat: "so Umbra also beats Fango", with the masks where there is room. */

import { StyleSheet, View } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import type { Course } from '@/components/motion/clocked-props';
import type { SharedValue } from '@/components/moving/animated';
import { estimateWidth, fittingSize } from '@/components/ui/estimate-width';
import { Path, Svg } from '@/components/ui/svg';
import { Text } from '@/components/ui/text';
import { wrestlerAt } from '@/engine/view';
import { useT } from '@/i18n';
import { border, radius, smallestSize, useTableScale, useTheme } from '@/theme';

import { MaskShape } from '../art/mask-shape';
import type { Proved } from '../diagram/motion-plan';
import { MASK_RATIO } from '../diagram/plan';
import type { Band } from './band-of';

export interface Props {
  readonly clock: SharedValue<number>;
  readonly course: Course;
  readonly proved: Proved;
  /** What follows, in words. */
  readonly follows: string;
  readonly band: Band;
}

const SIZE = 13.5;
const LINE = 1.2;
const MOST_LINES = 3;
const SIDE = 14;
const MARK = 13;
const GAP = 8;
const EDGE = border.thin * 1.6;
/** A mask's width and its distance from its neighbours, in sizes of the words. */
const MASK = 1.5;
const MASK_GAP = 0.4;
const SIGN = 0.5;

/** As large as wished on as many lines as serve it best, as long as all of it can be read. */
function sizeIn(words: string, wished: number, { width, height }: Band['note']): number {
  const sizes = Array.from({ length: MOST_LINES }, (_, at) =>
    fittingSize(words, {
      width,
      lines: at + 1,
      largest: Math.max(smallestSize, Math.min(wished, height / ((at + 1) * LINE))),
      smallest: smallestSize,
    }),
  );
  return Math.max(...sizes);
}

export function FollowsChip({ clock, course, proved, follows, band }: Props) {
  const t = useT();
  const theme = useTheme();
  const { x, y, width, height } = band.note;
  const words = t('table.proof.so', { follows });
  const wished = SIZE * band.scale ** 0.5 * useTableScale();
  const room = { ...band.note, width: width - 2 * (SIDE + EDGE) - MARK - GAP, height: height - 4 };
  const fontSize = sizeIn(words, wished, room);
  const winners = [...new Set(proved.implied.map(({ winner }) => winner))];
  const losers = proved.implied.map(({ loser }) => loser);
  const masks = fontSize * (MASK + MASK_GAP) * (1 + losers.length) + fontSize * (SIGN + MASK_GAP);
  const pictured =
    winners.length === 1 && estimateWidth(words, fontSize) + GAP + masks <= room.width;
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
        <Svg width={MARK} height={12} viewBox="0 0 13 12">
          <Path
            d="M2 2.4L6.5 10L11 2.4Z"
            fill={theme.weaker}
            stroke={theme.weaker}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
        </Svg>
        <Text
          variant="small"
          numberOfLines={MOST_LINES}
          allowFontScaling={false}
          style={[styles.words, { fontSize, lineHeight: fontSize * LINE }]}
        >
          {words}
        </Text>
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
  masks: { flexDirection: 'row', alignItems: 'center' },
});
