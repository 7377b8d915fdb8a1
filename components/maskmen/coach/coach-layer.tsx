/**
 * The coach over the real table: everything but the spots goes dim, each spot has a rim and a number,
 * and the bubble stands where it hides least. Touches go through to the table.
 */

import { useId, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import {
  Svg,
  Circle,
  ClipPath,
  Defs,
  G,
  Path,
  Rect as SvgRect,
  Text as SvgText,
} from '@/components/ui/svg';
import { Zoom } from '@/components/ui/zoom';
import type { Spot } from '@/engine/view';
import { maxScale, useFontScale, useTheme } from '@/theme';

import type { Rect } from '../table/table-layout';
import { CoachBubble, type Props as BubbleProps } from './coach-bubble';
import { estimateBubble, leastWidth, placeCoach, titleBelow } from './place-coach';
import { rectOf, type SpotFacts } from './spots';

export interface Props extends Omit<BubbleProps, 'onLayout' | 'below'> {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  /** What stays lit besides, since it is needed to do what is asked. */
  readonly lit: readonly Rect[];
  /** Whether the learner is to do something, and not only to read. */
  readonly doing: boolean;
  readonly facts: SpotFacts;
}

const CORNER = 16;

/** A rectangle with round corners, as a path that can be cut out of another. */
function outline({ x, y, width, height }: Rect): string {
  const r = Math.min(CORNER, width / 2, height / 2);
  return [
    `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}`,
    `V${y + height - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}`,
    `H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}`,
    `V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`,
  ].join('');
}

export function CoachLayer({ width, height, spots, lit, doing, facts, ...bubble }: Props) {
  // Every width has its height: once measured it stands, so that the coach never wavers.
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const rects = spots.flatMap((spot) => rectOf(spot, facts) ?? []);
  const groups = spots.flatMap((spot) =>
    spot.kind === 'group' ? (rectOf(spot, facts) ?? []) : [],
  );
  const { layout } = facts;
  const { scale } = layout;
  const text = Math.min(useFontScale(), maxScale.table);
  const words = { title: bubble.title, text: bubble.text, next: bubble.next?.label };
  const place = placeCoach({
    layout,
    heightAt: (width) => heights.get(width) ?? scale * estimateBubble(words, width / scale),
    least: scale * leastWidth(words, text),
    spots: rects,
    needed: doing ? [...lit, ...(groups.length > 0 ? groups : [layout.hand])] : [],
    groups,
  });
  return (
    <View style={[StyleSheet.absoluteFill, styles.layer]} pointerEvents="box-none">
      <Spotlights width={width} height={height} rects={rects} lit={lit} />
      <View
        style={[styles.place, { left: place.x, top: place.y, width: place.width }]}
        // Where there is nothing to press, a finger reaches the cards that lie under the words.
        pointerEvents={bubble.next === undefined ? 'none' : 'box-none'}
      >
        <Zoom factor={scale}>
          <CoachBubble
            {...bubble}
            below={titleBelow(bubble.title, place.width / scale, text)}
            onLayout={({ nativeEvent }) =>
              setHeights((known) =>
                new Map(known).set(place.width, Math.round(nativeEvent.layout.height)),
              )
            }
          />
        </Zoom>
      </View>
    </View>
  );
}

interface LightsProps {
  readonly width: number;
  readonly height: number;
  readonly rects: readonly Rect[];
  readonly lit: readonly Rect[];
}

function Spotlights({ width, height, rects, lit }: LightsProps) {
  const theme = useTheme();
  const id = `spots${useId()}`;
  const whole = `M0 0H${width}V${height}H0Z`;
  const dark = <Path d={whole} fill={theme.bg0} fillOpacity={0.62} />;
  // Holes that lie over each other would be dark again where they meet: each is cut out by itself.
  const holes = [...rects, ...lit].map(outline);
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none" testID="coach-shade">
      <Svg width={width} height={height} aria-hidden>
        <Defs>
          {holes.map((hole, nth) => (
            <ClipPath key={nth} id={`${id}${nth}`}>
              <Path d={whole + hole} clipRule="evenodd" />
            </ClipPath>
          ))}
        </Defs>
        {holes.reduce(
          (veil, _, nth) => (
            <G clipPath={`url(#${id}${nth})`} clipRule="evenodd">
              {veil}
            </G>
          ),
          dark,
        )}
        {rects.map((rect, index) => (
          <G key={index}>
            <SvgRect {...rect} rx={CORNER} fill="none" stroke={theme.key} strokeWidth={6} />
            <SvgRect {...rect} rx={CORNER} fill="none" stroke={theme.lamp} strokeWidth={3} />
            {rects.length > 1 && <Number {...rect} number={index + 1} />}
          </G>
        ))}
      </Svg>
    </View>
  );
}

function Number({ x, y, number }: Rect & { readonly number: number }) {
  const theme = useTheme();
  // Low enough on the rim to leave the sentence over the hand alone.
  const [cx, cy] = [Math.max(16, x + 4), Math.max(16, y + 14)];
  return (
    <G>
      <Circle cx={cx} cy={cy} r={13} fill={theme.lamp} stroke={theme.key} strokeWidth={3} />
      <SvgText
        x={cx}
        y={cy + 6}
        fontFamily="SofiaSansExtraCondensed_900Black"
        fontSize={18}
        textAnchor="middle"
        fill={theme.key}
      >
        {number}
      </SvgText>
    </G>
  );
}

const styles = StyleSheet.create({
  layer: { zIndex: 60 },
  place: { position: 'absolute' },
});
